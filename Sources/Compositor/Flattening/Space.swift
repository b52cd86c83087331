internal import CoreGraphics

/// The plane of a group on its way to the screen: where it lies, and what of it can be seen.
struct Space: Equatable {
  /// From the group's coordinates to device pixels; already snapped where `placement` is `unit`.
  var transform: Homography
  var placement: Placement
  var clip: PixelRect
  /// The opacity of groups above, handed down where that looks the same as fading the whole.
  var opacity = 1.0

  /// Nil where nothing of it can be drawn.
  init?(_ transform: Homography, unit: PixelScale, clip: PixelRect, opacity: Double = 1) {
    guard var map = transform.tidied else { return nil }
    placement = map.placement(unit: unit)
    if placement == .unit {
      (map.a, map.d) = (unit.x, unit.y)
      map.tx = map.tx.clampedToCoordinates.snapped
      map.ty = map.ty.clampedToCoordinates.snapped
    }
    self.transform = map
    self.clip = clip
    self.opacity = opacity
  }

  /// The space of a group in this one.
  func group(_ transform: Homography, unit: PixelScale) -> Space? {
    Space(
      transform.followed(by: self.transform), unit: unit, clip: clip, opacity: opacity)
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

  /// What a shape covers in this space; nil where that is nothing.
  func coverage(_ shape: RoundedRect) -> Coverage? {
    let coverage: Coverage
    if placement == .projected {
      guard let projected = ProjectedShape(shape, transform: transform) else { return nil }
      coverage = Coverage(projected, clip: clip)
    } else {
      guard
        let outline = AlignedOutline(shape, transform: transform, isSnapped: placement == .unit)
      else { return nil }
      coverage = Coverage(AlignedShape(outline), clip: clip)
    }
    return coverage.bounds.isEmpty ? nil : coverage
  }
}
