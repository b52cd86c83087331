import UIKit

/// The small button over a demo that leads back, with the demo's title and the speed of its clock.
final class BackPill: PillControl {
  private let label = UILabel()
  private let arrow = BackArrow()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 13, weight: .medium)
    label.textColor = .white
    for view in [arrow, label] as [UIView] { addContent(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Its text.
  var text: String {
    get { label.text ?? "" }
    set {
      label.text = newValue
      sizeToFit()
      setNeedsLayout()
    }
  }

  /// Pixels a point of what it draws; 0 is the screen's.
  var drawingScale: CGFloat = 0 {
    didSet { for view in [arrow, label] { view.contentScaleFactor = drawingScale } }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: label.sizeThatFits(size).width.rounded(.up) + 44, height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    arrow.frame = CGRect(x: 12, y: (bounds.size.height - 12) / 2, width: 8, height: 12)
    label.frame = CGRect(x: 28, y: 0, width: bounds.size.width - 40, height: bounds.size.height)
  }
}

/// An angle that points to the left.
private final class BackArrow: LineView {
  override var lines: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: bounds.maxX - 1.5, y: 1.5))
    path.addLine(to: CGPoint(x: 1.5, y: bounds.midY))
    path.addLine(to: CGPoint(x: bounds.maxX - 1.5, y: bounds.maxY - 1.5))
    return path
  }
}
