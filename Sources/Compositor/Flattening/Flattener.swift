internal import CoreGraphics

/// Turns the tree of groups into operations in pixels.
///
/// What they draw is a function of the display list and the screen's size. Two things depend on
/// earlier frames, and neither changes a pixel: the content of the caches, and whether a moving
/// group is drawn as a bitmap, which is done only if the result is identical.
struct Flattener {
  /// The greatest depth of nested groups that are faded, clipped or masked. Deeper ones are drawn
  /// as pictures first, so that a thread never needs more bitmaps than this at a time. Where such a
  /// picture would be too large, the opacity is applied to the nodes, and round clips and masks are
  /// left out.
  static let deepestFade = 12

  /// The screen's scale, or that of the bitmap to draw.
  var unit: PixelScale
  let resources: RasterCache
  /// Whether groups that move may be drawn as pictures; not inside of pictures.
  var followsMotion: Bool
  var depth = 0
  var fades = 0
  /// What lies below the group that is being flattened, if a backdrop in the group shows it; nil
  /// for nothing.
  var below: Underlay?

  init(unit: PixelScale, resources: RasterCache, followsMotion: Bool) {
    self.unit = unit
    self.resources = resources
    self.followsMotion = followsMotion
  }

  func operations(_ nodes: [DisplayNode], in space: Space) -> [DrawOperation] {
    var result: [DrawOperation] = []
    result.reserveCapacity(nodes.count)
    for node in nodes {
      switch node {
      case .fill(let fill): append(self.fill(fill, in: space), space, to: &result)
      case .picture(let picture): append(self.picture(picture, in: space), space, to: &result)
      case .border(let border): append(self.border(border, in: space), space, to: &result)
      case .shadow(let shadow): append(self.shadow(shadow, in: space), space, to: &result)
      case .drawing(let drawing): append(self.drawing(drawing, in: space), space, to: &result)
      case .backdrop(let backdrop):
        let below = (below ?? .nothing()).covered(by: result)
        append(self.backdrop(backdrop, over: below, in: space), space, to: &result)
      case .group(let group) where group.hasBackdrop:
        var inner = self
        inner.below = (below ?? .nothing()).covered(by: result)
        append(inner.group(group, in: space), space, to: &result)
      case .group(let group): append(self.group(group, in: space), space, to: &result)
      case .run(let run): append(run, in: space, to: &result)
      }
    }
    return result
  }

  func append(
    _ operation: DrawOperation?, _ space: Space, to result: inout [DrawOperation]
  ) {
    guard let operation, !operation.bounds.isEmpty,
      space.mayShow(operation.bounds)
    else { return }
    result.append(operation)
  }

  func fill(_ fill: Fill, in space: Space) -> DrawOperation? {
    let color = PremultipliedColor(fill.color, opacity: space.opacity)
    guard
      color.alpha > 0, let space = space.node(fill.transform, unit: unit),
      let coverage = coverage(fill.shape, in: space)
    else { return nil }
    return DrawOperation(
      bounds: coverage.bounds, kind: .solid(SolidOperation(color: color, coverage: coverage)))
  }

  func border(_ border: Border, in space: Space) -> DrawOperation? {
    let color = PremultipliedColor(border.color, opacity: space.opacity)
    guard
      color.alpha > 0, border.width > 0, let space = space.node(border.transform, unit: unit),
      let coverage = coverage(border, in: space), !coverage.bounds.isEmpty
    else { return nil }
    return DrawOperation(
      bounds: coverage.bounds, kind: .solid(SolidOperation(color: color, coverage: coverage)))
  }
}
