import CoreGraphics
import QuartzCore

/// The curved surface that a picker's rows lie on, seen from in front: pure geometry.
///
/// The rows lie on a cylinder with a horizontal axis, and the row in the middle faces the viewer.
struct PickerWheel: Equatable {
  /// The radius as a fraction of the visible height, so that about nine rows of 32 points are
  /// visible in 216, as iOS 17 on a device.
  private static let radiusShare: CGFloat = 0.6
  /// Points from which the wheel is seen; by eye.
  private static let distance: CGFloat = 1000
  /// The opacity of a row just outside of the middle one; by eye on iOS 17.
  private static let outerOpacity: CGFloat = 0.55

  let radius: CGFloat
  let rowHeight: CGFloat

  init(height: CGFloat, rowHeight: CGFloat) {
    radius = max(height * Self.radiusShare, 1)
    self.rowHeight = rowHeight
  }

  /// How far along the surface a point may be from the middle to be visible, in points.
  var reach: CGFloat { radius * .pi / 2 }

  /// The transform of a row, about its own middle.
  ///
  /// - Parameters:
  ///   - offset: of the row from the middle along the surface, in points.
  ///   - aside: how far the row lies to the right of the point that the viewer looks at.
  func transform(at offset: CGFloat, aside: CGFloat) -> CATransform3D {
    guard offset != 0 else { return CATransform3DIdentity }
    let angle = offset / radius
    var view = CATransform3DIdentity
    view.m34 = -1 / Self.distance
    let turned = CATransform3DMakeRotation(-angle, 1, 0, 0)
    let placed = CATransform3DConcat(
      turned,
      CATransform3DMakeTranslation(aside, radius * sin(angle), radius * (cos(angle) - 1)))
    return CATransform3DConcat(
      CATransform3DConcat(placed, view), CATransform3DMakeTranslation(-aside, 0, 0))
  }

  /// The opacity of a row: full in the middle, less around it, and none at the horizon.
  func opacity(at offset: CGFloat) -> CGFloat {
    let turn = cos(min(abs(offset), reach) / radius)
    let outer = Self.outerOpacity * turn * turn
    let nearness = max(1 - abs(offset) / max(rowHeight, 1), 0)
    return outer + (1 - outer) * nearness
  }

  /// How far along the surface from the middle a point lies that is seen `distance` points below
  /// the middle.
  func offset(seenAt distance: CGFloat) -> CGFloat {
    asin(min(max(distance / radius, -1), 1)) * radius
  }
}
