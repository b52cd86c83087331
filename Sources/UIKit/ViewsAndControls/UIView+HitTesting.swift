import CoreGraphics
import QuartzCore

extension UIView {
  /// Views with an alpha below this take no touches, as in UIKit.
  private static let leastTouchableAlpha: CGFloat = 0.01

  /// The frontmost view that takes touches here or below, by where the views will be once nothing
  /// moves. A view that moves takes none unless its animation was made with `.allowUserInteraction`.
  func descendant(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= Self.leastTouchableAlpha, point.isFinite,
      !layer.blocksTouches, self.point(inside: point, with: event)
    else { return nil }
    for child in subviews.reversed() {
      // A view that has collapsed, or is seen edge-on, has no place for a finger.
      guard let inner = child.layer.homographyToParent.inverse?.apply(point) else { continue }
      if let hit = child.hitTest(inner, with: event) { return hit }
    }
    return self
  }
}
