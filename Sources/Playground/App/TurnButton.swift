import Platform
import UIKit

/// The round button beside the pill that turns the device to the left.
final class TurnButton: UIControl {
  private let arrow = TurnArrow()
  private static let side: CGFloat = 32

  override init(frame: CGRect) {
    super.init(frame: frame)
    hoverCursor = .pointingHand
    backgroundColor = UIColor(white: 0.08, alpha: 0.72)
    layer.cornerRadius = Self.side / 2
    arrow.isUserInteractionEnabled = false
    addSubview(arrow)
  }

  required init?(coder: NSCoder) { nil }

  /// Pixels a point of what it draws; 0 is the screen's.
  var drawingScale: CGFloat = 0 { didSet { arrow.contentScaleFactor = drawingScale } }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: Self.side, height: Self.side)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    arrow.frame = bounds.insetBy(dx: 7, dy: 7)
  }

  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { alpha = isHighlighted ? 0.6 : 1 } }
  }
}

/// A circle's arc that ends in an arrow head, to the left.
private final class TurnArrow: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    backgroundColor = .clear
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let center = CGPoint(x: bounds.midX, y: bounds.midY + 1)
    let radius = min(bounds.width, bounds.height) / 2 - 3
    // From the left, below and at the right, to the top.
    let arc = UIBezierPath(
      arcCenter: center, radius: radius, startAngle: .pi * 1.1, endAngle: -.pi / 2,
      clockwise: false)
    let top = CGPoint(x: center.x, y: center.y - radius)
    let head = UIBezierPath()
    head.move(to: CGPoint(x: top.x + 3.5, y: top.y - 3.5))
    head.addLine(to: CGPoint(x: top.x, y: top.y))
    head.addLine(to: CGPoint(x: top.x + 3.5, y: top.y + 3.5))
    UIColor.white.setStroke()
    for path in [arc, head] {
      path.lineWidth = 2
      path.lineCapStyle = .round
      path.lineJoinStyle = .round
      path.stroke()
    }
  }
}

extension DisplayOrientation {
  /// The orientation after a quarter turn; that of an upright display where it lies flat.
  func turned(clockwise: Bool) -> DisplayOrientation {
    let order: [DisplayOrientation] = [
      .portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft,
    ]
    let index = order.firstIndex(of: self) ?? 0
    return order[(index + (clockwise ? 1 : 3)) % 4]
  }
}

extension UIWindowScene {
  /// How the device of the scene is held.
  var heldOrientation: DisplayOrientation { device.orientation.display ?? .portrait }
}
