/// The state of a view's drawing.
struct DrawingState {
  /// Set by `UIView.draw(_:)`, to detect whether a class overrides it.
  var reachedDefault = false
  /// Set if the app has requested display, which means that the view draws something.
  var isRequested = false
}
