import CoreGraphics
import QuartzCore

extension UIView {
  /// Views with an alpha below this take no touches, as in UIKit.
  private static let leastTouchableAlpha: CGFloat = 0.01

  /// The frontmost view that takes touches here or below, by where the views will be once nothing
  /// moves. A view that moves takes none unless its animation was made with
  /// `.allowUserInteraction`. What a property animator moves is found where it is seen, unless that
  /// hit tests manually.
  func descendant(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= Self.leastTouchableAlpha, point.isFinite,
      !layer.blocksTouches, shows(point, with: event)
    else { return nil }
    for child in subviews.reversed() {
      // A view that has collapsed, or is seen edge-on, has no place for a finger.
      let place =
        child.layer.isHitWhereShown
        ? child.layer.shownHomographyToParent : child.layer.homographyToParent
      guard let inner = place.inverse?.apply(point) else { continue }
      if let hit = child.hitTest(inner, with: event) { return hit }
    }
    return self
  }

  /// Whether a point is inside, by the bounds on screen where they animate to others.
  private func shows(_ point: CGPoint, with event: UIEvent?) -> Bool {
    if layer.isHitWhereShown {
      let isSeen = layer.shownBounds.contains(point)
      if isSeen != bounds.contains(point) { return isSeen }
    }
    return self.point(inside: point, with: event)
  }
}
