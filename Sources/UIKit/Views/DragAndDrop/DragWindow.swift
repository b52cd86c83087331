import CoreGraphics

/// The window of what is dragged, in front of all others and of the keyboard. It is not among the
/// windows of its scene, never the key window, and takes no touches.
final class DragWindow: UIWindow {
  /// In front of the window of the keyboard.
  private static let level = UIWindow.Level(10_000_002)

  /// Holds the previews; its origin is at the touch.
  let stack = UIView(frame: .zero)

  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    windowLevel = Self.level
    isUserInteractionEnabled = false
    addSubview(stack)
  }

  required init?(coder: NSCoder) { nil }
}
