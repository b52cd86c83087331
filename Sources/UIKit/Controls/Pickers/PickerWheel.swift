import CoreGraphics
import QuartzCore

/// The curved surface of a picker's rows, seen from the front: pure geometry.
///
/// The rows are on a cylinder with a horizontal axis, and the row in the middle faces the viewer.
struct PickerWheel: Equatable {
  /// The radius as a fraction of the visible height. With it about nine rows of 32 points are
  /// visible in 216, as on a device with iOS 17.
  private static let radiusShare: CGFloat = 0.6
  /// The viewing distance in points, chosen by eye.
  private static let distance: CGFloat = 1000
  /// The opacity of a row next to the middle one, chosen by eye to match iOS 17.
  private static let outerOpacity: CGFloat = 0.55

  let radius: CGFloat
  let rowHeight: CGFloat

  init(height: CGFloat, rowHeight: CGFloat) {
    radius = max(height * Self.radiusShare, 1)
    self.rowHeight = rowHeight
  }

  /// The maximum distance of a visible point from the middle along the surface, in points.
  var reach: CGFloat { radius * .pi / 2 }

  /// Returns the transform of a row about its centre.
  ///
  /// - Parameters:
  ///   - offset: the distance of the row from the middle along the surface, in points.
  ///   - aside: the distance of the row to the right of the vanishing point.
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

  /// Returns the opacity of a row: full in the middle, less around it, and 0 at the horizon.
  func opacity(at offset: CGFloat) -> CGFloat {
    let turn = cos(min(abs(offset), reach) / radius)
    let outer = Self.outerOpacity * turn * turn
    let nearness = max(1 - abs(offset) / max(rowHeight, 1), 0)
    return outer + (1 - outer) * nearness
  }

  /// Returns the distance from the middle along the surface of a point that appears `distance`
  /// points below the middle.
  func offset(seenAt distance: CGFloat) -> CGFloat {
    asin(min(max(distance / radius, -1), 1)) * radius
  }
}
