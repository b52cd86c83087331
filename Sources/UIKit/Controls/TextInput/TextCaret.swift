import CoreGraphics

/// The insertion point. It blinks by the screen's clock, and stays visible for a short time after
/// each key.
@MainActor
final class TextCaret: UIView {
  /// The width in points.
  static let width: CGFloat = 2
  /// The seconds for which it is visible, and then hidden, as on iOS.
  private static let blink: TimeInterval = 0.5

  private var timer: FrameTimer?

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerRadius = Self.width / 2
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  /// Shows it, and restarts blinking.
  func show(at rect: CGRect, color: UIColor) {
    UIView.performWithoutAnimation {
      frame = rect
      backgroundColor = color
      isHidden = false
      alpha = 1
    }
    schedule()
  }

  func hide() {
    timer?.cancel()
    timer = nil
    isHidden = true
  }

  private func schedule() {
    timer?.cancel()
    timer = hostScene.frameTimers.schedule(after: Self.blink, keepsAwake: false) {
      [weak self] in
      guard let self, !isHidden, window != nil else { return }
      UIView.performWithoutAnimation { self.alpha = self.alpha > 0 ? 0 : 1 }
      schedule()
    }
  }
}
