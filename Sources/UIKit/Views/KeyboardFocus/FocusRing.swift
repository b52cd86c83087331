import CoreGraphics
import QuartzCore

/// The line around the focused control. It is a sublayer of the control's layer and moves with it,
/// but is not a view.
@MainActor
final class FocusRing {
  /// Points.
  private static let width: CGFloat = 2
  /// Points between the control and the line; in a control that clips, the line is inside.
  private static let gap: CGFloat = 2
  /// The corner radius in points, if the control's own corners are sharp.
  private static let leastRadius: CGFloat = 4
  private static let opacity: CGFloat = 0.6

  private let layer = CALayer()

  init(color: UIColor) {
    layer.borderWidth = Self.width
    layer.borderColor = color.withAlphaComponent(Self.opacity).cgColor
    layer.zPosition = 1
  }

  /// The extent of the ring outside a layer, in points.
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
