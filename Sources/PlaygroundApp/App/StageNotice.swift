import UIKit

/// A message above the stage for a short time, in its own window.
@MainActor
final class StageNotice {
  private let label = UILabel()
  private var window: UIWindow?
  private var message: String?

  private static let origin = CGPoint(x: 8, y: 8)
  private static let height: CGFloat = 32
  private static let padding: CGFloat = 16
  /// The seconds for which a message is shown, enough to read a file's name (our choice).
  private static let duration: TimeInterval = 3

  init() {
    label.font = .systemFont(ofSize: 13, weight: .medium)
    label.textColor = .white
  }

  /// Shows a message, which replaces the previous one.
  ///
  /// - Parameter zoom: the scale of the message, on a screen that is shown reduced.
  func show(_ message: String, zoom: CGFloat) {
    self.message = message
    label.text = message
    let width = label.sizeThatFits(.zero).width.rounded(.up)
    let window = window ?? makeWindow()
    let size = CGSize(width: width + 2 * Self.padding, height: Self.height)
    window.bounds.size = size
    window.center = CGPoint(
      x: Self.origin.x + size.width / 2 * zoom, y: Self.origin.y + size.height / 2 * zoom)
    window.transform = CGAffineTransform(scaleX: zoom, y: zoom)
    // The scaled text has as many pixels as the rest of the screen.
    label.contentScaleFactor = UIScreen.main.scale * zoom
    label.frame = CGRect(x: Self.padding, y: 0, width: width, height: Self.height)
    window.isHidden = false
    UIWindowScene.current.frameTimers.schedule(after: Self.duration) { [weak self] in
      if self?.message == message { self?.hide() }
    }
  }

  private func hide() {
    message = nil
    window?.isHidden = true
    window = nil
  }

  private func makeWindow() -> UIWindow {
    let window = UIWindow(frame: .zero)
    window.windowLevel = .alert
    window.isUserInteractionEnabled = false
    window.backgroundColor = UIColor(white: 0.08, alpha: 0.72)
    window.layer.cornerRadius = Self.height / 2
    window.addSubview(label)
    self.window = window
    return window
  }
}
