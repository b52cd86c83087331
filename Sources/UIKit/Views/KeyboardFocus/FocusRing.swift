import CoreGraphics
import QuartzCore

/// The line around the focused control, or around its ``UIView/focusRingPart``. It is a sublayer of
/// the control's layer and moves with it, but it is not a view.
@MainActor
final class FocusRing {
  /// The width of the line in points.
  private static let width: CGFloat = 2
  /// The distance in points between the control and the line. The line is inside a control that
  /// clips, and inside one whose ring an enclosing layer would clip.
  private static let gap: CGFloat = 2
  /// The least corner radius in points, for a control whose own corners are sharp.
  private static let leastRadius: CGFloat = 4
  private static let opacity: CGFloat = 0.6

  private let layer = CALayer()
  private let color: UIColor

  /// - Parameter color: nil for the tint colour of a control.
  init(color: UIColor?, tint: UIColor) {
    self.color = color ?? tint.withAlphaComponent(Self.opacity)
    layer.borderWidth = Self.width
    layer.zPosition = 1
  }

  /// How far a view's ring extends outside the part that it surrounds, in points.
  static func outset(of view: UIView) -> CGFloat { outset(of: view.focusRingPart.layer) }

  private static func outset(of control: CALayer) -> CGFloat {
    let outset = gap + width
    let ring = control.bounds.insetBy(dx: -outset, dy: -outset)
    let isCut = sequence(first: control, next: \.superlayer).contains { layer in
      // A part of the control that is scrolled out of sight takes its part of the ring with it.
      layer.masksToBounds && layer.contains(control.bounds, of: control)
        && !layer.contains(ring, of: control)
    }
    return isCut ? 0 : outset
  }

  func surround(_ view: UIView) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let (control, part) = (view.layer, view.focusRingPart.layer)
    let outset = Self.outset(of: part)
    let outline = part === control ? part.bounds : control.convert(part.bounds, from: part)
    layer.frame = outline.insetBy(dx: -outset, dy: -outset)
    layer.cornerRadius = max(part.cornerRadius, Self.leastRadius) + outset
    layer.borderColor = color.resolvedColor(with: view.traitCollection).cgColor
    if layer.superlayer !== control { control.addSublayer(layer) }
    CATransaction.commit()
  }

  func remove() { layer.removeFromSuperlayer() }
}

extension CALayer {
  /// Whether a rectangle of a descendant layer is within the bounds, with a tolerance.
  fileprivate func contains(_ rect: CGRect, of layer: CALayer) -> Bool {
    bounds.insetBy(dx: -0.01, dy: -0.01).contains(convert(rect, from: layer))
  }
}
