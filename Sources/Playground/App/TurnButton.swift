import Platform
import UIKit

/// The round button beside the pill that turns the device to the left.
final class TurnButton: PillControl {
  private let arrow = TurnArrow()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addContent(arrow)
  }

  required init?(coder: NSCoder) { nil }

  /// Pixels a point of what it draws; 0 is the screen's.
  var drawingScale: CGFloat = 0 { didSet { arrow.contentScaleFactor = drawingScale } }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: Self.height, height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    arrow.frame = bounds.insetBy(dx: 7, dy: 7)
  }
}

/// A circle's arc that ends in an arrow head, to the left.
private final class TurnArrow: LineView {
  override var lines: UIBezierPath {
    let center = CGPoint(x: bounds.midX, y: bounds.midY + 1)
    let radius = min(bounds.width, bounds.height) / 2 - 3
    // From the left, below and at the right, to the top.
    let lines = UIBezierPath(
      arcCenter: center, radius: radius, startAngle: .pi * 1.1, endAngle: -.pi / 2,
      clockwise: false)
    let top = CGPoint(x: center.x, y: center.y - radius)
    lines.move(to: CGPoint(x: top.x + 3.5, y: top.y - 3.5))
    lines.addLine(to: top)
    lines.addLine(to: CGPoint(x: top.x + 3.5, y: top.y + 3.5))
    return lines
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
