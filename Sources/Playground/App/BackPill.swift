import UIKit

/// The small button over a demo that leads back, with the demo's title and the speed of its clock.
final class BackPill: UIControl {
  private let label = UILabel()
  private let arrow = BackArrow()
  private static let height: CGFloat = 32

  override init(frame: CGRect) {
    super.init(frame: frame)
    hoverCursor = .pointingHand
    backgroundColor = UIColor(white: 0.08, alpha: 0.72)
    layer.cornerRadius = Self.height / 2
    label.font = .systemFont(ofSize: 13, weight: .medium)
    label.textColor = .white
    for view in [arrow, label] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
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

  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { alpha = isHighlighted ? 0.6 : 1 } }
  }
}

/// An angle that points to the left.
private final class BackArrow: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    backgroundColor = .clear
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: bounds.maxX - 1.5, y: 1.5))
    path.addLine(to: CGPoint(x: 1.5, y: bounds.midY))
    path.addLine(to: CGPoint(x: bounds.maxX - 1.5, y: bounds.maxY - 1.5))
    path.lineWidth = 2
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    UIColor.white.setStroke()
    path.stroke()
  }
}
