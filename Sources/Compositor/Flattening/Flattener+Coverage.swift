internal import CoreGraphics

extension Flattener {
  /// The coverage of a shape in a space, within a rectangle. Nil if it covers nothing, or nothing
  /// that has to be drawn.
  func coverage(
    _ shape: RoundedRect, in space: Space, within bounds: PixelRect = .unbounded
  ) -> Coverage? {
    let coverage: Coverage
    if space.placement == .projected {
      guard let projected = ProjectedShape(shape, transform: space.transform),
        space.mayShow(projected.bounds)
      else { return nil }
      coverage = Coverage(projected, clip: bounds)
    } else {
      guard
        let outline = AlignedOutline(
          shape, transform: space.transform, isSnapped: space.placement == .unit),
        space.mayShow(outline.bounds)
      else { return nil }
      coverage = resources.coverage(of: AlignedShape(outline), in: bounds)
    }
    return coverage.bounds.isEmpty ? nil : coverage
  }

  /// The coverage of a border in a space.
  func coverage(_ border: Border, in space: Space) -> Coverage? {
    let map = space.transform
    if space.placement == .projected {
      return ProjectedShape(border.shape, transform: map, ringWidth: border.width).map {
        Coverage($0, clip: .unbounded)
      }
    }
    let isSnapped = space.placement == .unit
    guard let outline = AlignedOutline(border.shape, transform: map, isSnapped: isSnapped),
      space.mayShow(outline.bounds)
    else { return nil }
    var x = border.width * abs(map.a)
    var y = border.width * abs(map.d)
    // A hairline stays visible, and lines at rest are whole pixels.
    if isSnapped { (x, y) = (max(1, x.snapped), max(1, y.snapped)) }
    let ring = AlignedShape(outline, hole: outline.inset(x: x, y: y))
    return resources.coverage(of: ring, in: .unbounded)
  }
}
