import UIKit

/// Shows, with a spinner, that a project's app is being built.
final class BuildingPill: UIView {
  private let label = UILabel("Building…", .systemFont(ofSize: 13, weight: .medium), .white)
  private let wheel = UIActivityIndicatorView(style: .medium)
  private static let height: CGFloat = 32
  private static let side: CGFloat = 16

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = UIColor(white: 0.08, alpha: 0.86)
    layer.cornerRadius = Self.height / 2
    wheel.color = .white
    addSubview(wheel)
    addSubview(label)
    wheel.startAnimating()
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: label.sizeThatFits(size).width.rounded(.up) + Self.side + 34, height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    wheel.center = CGPoint(x: 12 + Self.side / 2, y: bounds.midY)
    label.frame = CGRect(
      x: 20 + Self.side, y: 0, width: bounds.width - 34 - Self.side, height: bounds.height)
  }
}
