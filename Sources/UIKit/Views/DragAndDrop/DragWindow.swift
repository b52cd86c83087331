import CoreGraphics

/// The window of dragged items, in front of all other windows and of the keyboard. It is not one of
/// the scene's windows, never becomes the key window, and takes no touches.
final class DragWindow: UIWindow {
  /// The level in front of the keyboard's window.
  private static let level = UIWindow.Level(10_000_002)

  /// Contains the previews. Its origin is at the touch.
  let stack = UIView(frame: .zero)

  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    windowLevel = Self.level
    isUserInteractionEnabled = false
    addSubview(stack)
  }

  required init?(coder: NSCoder) { nil }
}
