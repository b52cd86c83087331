import CoreGraphics
import QuartzCore

extension UIView {
  /// Views with an alpha below this take no touches, as in UIKit.
  private static let leastTouchableAlpha: CGFloat = 0.01
  /// How many searches run, one inside the other.
  private static var hitTestDepth = 0

  /// The frontmost view that takes touches here or below, by model frames. An animated view takes
  /// none unless its animation has `.allowUserInteraction`. For views that a property animator
  /// moves the frames on the screen are used, unless `isManualHitTestingEnabled` is set.
  ///
  /// Each level calls `hitTest(_:with:)`, which apps override, inside that of the level above. So
  /// there is a limit, with a warning: what lies deeper than `MainStack.deepestCalls` takes
  /// no touches.
  func descendant(at point: CGPoint, with event: UIEvent?) -> UIView? {
    Self.hitTestDepth += 1
    defer { Self.hitTestDepth -= 1 }
    guard Self.hitTestDepth <= MainStack.deepestCalls else {
      Diagnostics.warn(
        "Views more than \(MainStack.deepestCalls) levels deep take no touches; one of them is of "
          + "\(type(of: self)).")
      return nil
    }
    guard isUserInteractionEnabled, !isHidden, alpha >= Self.leastTouchableAlpha, point.isFinite,
      !layer.blocksTouches, shows(point, with: event)
    else { return nil }
    for child in subviews.reversed() {
      // A view with a singular transform, or seen edge-on, cannot be touched.
      let place =
        child.layer.isHitWhereShown
        ? child.layer.shownHomographyToParent : child.layer.homographyToParent
      guard let inner = place.inverse?.apply(point) else { continue }
      if let hit = child.hitTest(inner, with: event) { return hit }
    }
    return self
  }

  /// Whether a point is inside; animated bounds are those on the screen.
  private func shows(_ point: CGPoint, with event: UIEvent?) -> Bool {
    if layer.isHitWhereShown {
      let isSeen = layer.shownBounds.contains(point)
      if isSeen != bounds.contains(point) { return isSeen }
    }
    return self.point(inside: point, with: event)
  }
}
