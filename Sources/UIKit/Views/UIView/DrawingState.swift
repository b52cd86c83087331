/// What a view knows about its own drawing.
struct DrawingState {
  /// Set by `UIView.draw(_:)`, so that it is seen whether a class has one of its own.
  var reachedDefault = false
  /// Set by the view's user: a view that needs display has something to draw.
  var isRequested = false
}
