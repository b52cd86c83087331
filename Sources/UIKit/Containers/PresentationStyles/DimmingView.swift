import CoreGraphics

/// Covers and darkens the views behind a presentation, and reports presses outside the presented
/// view.
final class DimmingView: UIView {
  /// Called when it is pressed.
  var onPress: (() -> Void)?

  /// - Parameter color: of full dimming.
  init(color: UIColor) {
    super.init(frame: .zero)
    backgroundColor = color
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(DimmingView.press)))
  }

  required init?(coder: NSCoder) { nil }

  private func press() { onPress?() }

  /// Fills a container, behind all of its other subviews.
  func cover(_ container: UIView) {
    frame = container.bounds
    container.insertSubview(self, at: 0)
  }
}
