import CoreGraphics
import QuartzCore

extension UIView {
  /// Views with a smaller alpha receive no touches, as in UIKit.
  private static let leastTouchableAlpha: CGFloat = 0.01
  /// The number of nested hit tests.
  private static var hitTestDepth = 0

  /// The frontmost view that receives touches in this view or a descendant, using the model frames.
  /// An animated view receives none unless its animation has `.allowUserInteraction`. For views
  /// that a property animator moves, the frames on the screen are used, unless
  /// `isManualHitTestingEnabled` is set.
  ///
  /// Each level calls `hitTest(_:with:)`, which apps can override, inside the call of the level
  /// above. Therefore the depth is limited, with a warning: views deeper than
  /// `MainStack.deepestCalls` receive no touches.
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
      // A view with a singular transform, or one that is seen edge-on, cannot be touched.
      let place =
        child.layer.isHitWhereShown
        ? child.layer.shownHomographyToParent : child.layer.homographyToParent
      guard let inner = place.inverse?.apply(point) else { continue }
      if let hit = child.hitTest(inner, with: event) { return hit }
    }
    return self
  }

  /// Whether a point is inside the view. Animated bounds are those on the screen.
  private func shows(_ point: CGPoint, with event: UIEvent?) -> Bool {
    if layer.isHitWhereShown {
      let isSeen = layer.shownBounds.contains(point)
      if isSeen != bounds.contains(point) { return isSeen }
    }
    return self.point(inside: point, with: event)
  }
}
