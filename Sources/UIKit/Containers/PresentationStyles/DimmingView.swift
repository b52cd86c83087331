import CoreGraphics

/// Covers what lies behind a presentation, darkens it, and reports presses outside what is
/// presented.
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

  /// Covers a container, behind everything in it.
  func cover(_ container: UIView) {
    frame = container.bounds
    container.insertSubview(self, at: 0)
  }
}
