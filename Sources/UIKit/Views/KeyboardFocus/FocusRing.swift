import CoreGraphics
import QuartzCore

/// The quiet line around the control that the keyboard is at. It belongs to the control's layer and
/// moves with it, and takes no part in its views.
@MainActor
final class FocusRing {
  /// Points.
  private static let width: CGFloat = 2
  /// Points between the control and the line; in a control that cuts off what is outside, the line
  /// is inside.
  private static let gap: CGFloat = 2
  /// Points; where the control's own corners are sharp.
  private static let leastRadius: CGFloat = 4
  private static let opacity: CGFloat = 0.6

  private let layer = CALayer()

  init(color: UIColor) {
    layer.borderWidth = Self.width
    layer.borderColor = color.withAlphaComponent(Self.opacity).cgColor
    layer.zPosition = 1
  }

  /// How far it reaches out of a layer, in points.
  static func outset(of control: CALayer) -> CGFloat { control.masksToBounds ? 0 : gap + width }

  func surround(_ control: CALayer) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let outset = Self.outset(of: control)
    layer.frame = control.bounds.insetBy(dx: -outset, dy: -outset)
    layer.cornerRadius = max(control.cornerRadius, Self.leastRadius) + outset
    if layer.superlayer !== control { control.addSublayer(layer) }
    CATransaction.commit()
  }

  func remove() { layer.removeFromSuperlayer() }
}
