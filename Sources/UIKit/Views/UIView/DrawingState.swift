/// The state of a view's drawing.
struct DrawingState {
  /// Whether `UIView.draw(_:)` was called, which shows that the class does not override it or calls
  /// super.
  var calledDefault = false
  /// Whether the app has requested display, which means that the view draws something.
  var isRequested = false
}
