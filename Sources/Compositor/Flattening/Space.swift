internal import CoreGraphics

/// The plane of a group on the path to the screen: its position, and its visible part.
///
/// A group that is only translated has pixel coordinates of its own, relative to its origin, which
/// is rounded to whole pixels. Its contents are computed in these coordinates, so that they are
/// identical at every position. A group that is scaled or rotated uses the coordinates of the
/// enclosing group.
struct Space: Equatable {
  /// From the group's coordinates to the space's pixels.
  var transform: Homography
  var placement: Placement
  /// Where the space's pixels begin, in the pixels of the space around.
  var origin = PixelOffset.zero
  /// Where they begin on the screen, or in the picture that is drawn.
  var distance = PixelOffset.zero
  /// Nothing outside is seen; in the space's pixels.
  var visible: PixelRect
  /// Whether invisible parts may be left out. They may not be left out if they affect how the rest
  /// is drawn, because that must not depend on the screen's edges.
  var culls: Bool
  /// The opacity of the groups above that is applied to the nodes, where that looks the same as
  /// fading the groups.
  var opacity = 1.0

  /// Nil where nothing of it can be drawn.
  init?(
    _ transform: Homography, unit: PixelScale, visible: PixelRect, culls: Bool,
    opacity: Double = 1
  ) {
    guard var map = transform.tidied else { return nil }
    placement = map.placement(unit: unit)
    self.visible = visible
    self.culls = culls && placement == .unit
    if placement == .unit {
      origin = PixelOffset(
        x: Int(clampingCoordinate: map.tx.clampedToCoordinates.snapped),
        y: Int(clampingCoordinate: map.ty.clampedToCoordinates.snapped))
      (map.a, map.d, map.tx, map.ty) = (unit.x, unit.y, 0, 0)
      distance = origin
      self.visible = visible.translated(by: -origin)
    }
    self.transform = map
    self.opacity = opacity
  }

  /// The space of a group in this one.
  func group(_ transform: Homography, unit: PixelScale) -> Space? {
    let space = Space(
      transform.followed(by: self.transform), unit: unit, visible: visible, culls: culls,
      opacity: opacity)
    guard var space else { return nil }
    space.distance = distance + space.origin
    return space
  }

  /// The space of a node in this one: its translation stays as it is, its edges get rounded.
  func node(_ transform: Homography, unit: PixelScale) -> Space? {
    if transform == .identity { return self }
    guard var map = transform.followed(by: self.transform).tidied else { return nil }
    var space = self
    space.placement = map.placement(unit: unit)
    if space.placement == .unit { (map.a, map.d) = (unit.x, unit.y) }
    space.transform = map
    return space
  }

  /// Whether what lies in a rectangle has to be drawn.
  func mayShow(_ bounds: PixelRect) -> Bool { !culls || bounds.intersects(visible) }
}
