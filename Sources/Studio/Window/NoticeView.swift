import UIKit

/// A message that stands over the stage for a moment.
final class NoticeView: UIView {
  /// Seconds: enough to read the name of a file (our choice).
  private static let duration: TimeInterval = 4
  private static let padding = CGSize(width: 16, height: 10)

  private let label = UILabel(StudioStyle.body, StudioStyle.panel)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = StudioStyle.ink
    layer.cornerRadius = 10
    label.numberOfLines = 2
    label.lineBreakMode = .byTruncatingMiddle
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ message: String) {
    label.text = message
    layer.removeAllAnimations()
    UIView.performWithoutAnimation { alpha = 1 }
    UIView.animate(
      withDuration: 0.4, delay: Self.duration, options: [.allowUserInteraction],
      animations: { self.alpha = 0 },
      completion: { isOver in if isOver { self.removeFromSuperview() } })
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = label.sizeThatFits(
      CGSize(width: max(size.width - 2 * Self.padding.width, 0), height: 40))
    return CGSize(
      width: text.width.rounded(.up) + 2 * Self.padding.width,
      height: text.height.rounded(.up) + 2 * Self.padding.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: Self.padding.width, dy: Self.padding.height)
  }
}
