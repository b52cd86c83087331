internal import CPixelKernels
internal import CoreGraphics

/// An optimization of paint plans: a translucent colour over another colour is painted as the
/// single colour that results.
///
/// For example, most of a page below a dimming view is its background. Without folding, these
/// pixels would be written, read and written again in each frame. The result is exactly the same,
/// because the same function computes it, but once instead of for each pixel.
struct ColorFolding {
  /// The least area, in pixels, of a translucent colour that is folded.
  private static let smallestCover = 1 << 15
  /// The least area, in pixels, of a piece that is folded; for smaller ones the bookkeeping takes
  /// longer.
  private static let smallestPiece = 2048
  /// Limits that keep the time linear in the number of steps: an area of more rectangles is
  /// dropped, and so is the lowest area if there are too many.
  private static let mostRects = 64
  private static let mostAreas = 4

  /// Pixels of one colour; on the surface.
  private struct Area {
    let region: Region
    let color: PremultipliedColor
    /// The number of the step that paints them.
    let step: Int
    /// Whether nothing lies below them.
    let isLowest: Bool
  }

  /// In the order of painting. Their numbers are their indices.
  private let steps: [PaintPlan.Step]
  /// The added steps, which paint two colours at once, each with the index of the step that it
  /// follows. They are numbered after the original steps.
  private var added: [(index: Int, step: PaintPlan.Step)] = []
  /// The pixels of an original step that an added one paints instead, by the number of the original
  /// step; in pixels of the surface.
  private var taken: [Int: [PixelRect]] = [:]
  private var areas: [Area] = []

  private init(steps: [PaintPlan.Step]) { self.steps = steps }

  /// Folds colours in steps, which are in the order of painting.
  static func fold(_ steps: inout [PaintPlan.Step]) {
    let last = steps.lastIndex { $0.isCover(ofAtLeast: smallestCover) }
    guard let last else { return }
    var folding = ColorFolding(steps: steps)
    for index in 0...last { folding.visit(index) }
    if !folding.added.isEmpty { steps = folding.result() }
  }

  private mutating func visit(_ index: Int) {
    let step = steps[index]
    var changed: [Area] = []
    if step.isCover(ofAtLeast: Self.smallestCover), let color = step.color {
      changed = fold(step.evenRegion, with: color, index)
    }
    if !areas.isEmpty {
      let region = step.region
      for area in areas { area.region.subtract(region) }
    }
    areas += changed
    if let color = step.color, color.isOpaque || step.isLowest {
      let even = step.evenRegion
      if even.bounds.area >= Self.smallestCover {
        areas.append(Area(region: even, color: color, step: index, isLowest: step.isLowest))
      }
    }
    areas.removeAll { $0.region.isEmpty || $0.region.count > Self.mostRects }
    if areas.count > Self.mostAreas { areas.removeFirst(areas.count - Self.mostAreas) }
  }

  /// - Returns: The areas that get another colour.
  private mutating func fold(
    _ cover: Region, with color: PremultipliedColor, _ index: Int
  ) -> [Area] {
    var changed: [Area] = []
    for area in areas {
      let pieces = area.region.intersection(cover).rects.filter { $0.area >= Self.smallestPiece }
      guard !pieces.isEmpty else { continue }
      taken[area.step, default: []] += pieces
      taken[index, default: []] += pieces
      let both = color.laid(over: area.color)
      let region = Region(pieces)
      let solid = SolidOperation(color: both, coverage: Coverage(rect: region.bounds))
      let operation = DrawOperation(bounds: region.bounds, kind: .solid(solid))
      changed.append(
        Area(
          region: region, color: both, step: steps.count + added.count, isLowest: area.isLowest))
      added.append(
        (index, PaintPlan.Step(operation: operation, rects: pieces, isLowest: area.isLowest)))
    }
    return changed
  }

  private func result() -> [PaintPlan.Step] {
    var result: [PaintPlan.Step] = []
    var next = 0
    for index in steps.indices {
      append(steps[index], index, to: &result)
      while next < added.count, added[next].index == index {
        append(added[next].step, steps.count + next, to: &result)
        next += 1
      }
    }
    return result
  }

  /// Adds what a step still paints itself.
  private func append(_ step: PaintPlan.Step, _ number: Int, to result: inout [PaintPlan.Step]) {
    guard let pieces = taken[number] else { return result.append(step) }
    let region = step.region
    region.subtract(Region(pieces))
    region.translate(by: -step.origin)
    var step = step
    step.rects = region.rects
    if !step.rects.isEmpty { result.append(step) }
  }
}

extension PaintPlan.Step {
  /// Its colour, where it has one.
  fileprivate var color: PremultipliedColor? {
    if case .solid(let solid) = operation.kind { solid.color } else { nil }
  }

  /// The pixels that it may change, on the surface.
  fileprivate var region: Region {
    let region = Region(rects)
    region.translate(by: origin)
    return region
  }

  /// The pixels that it covers wholly with its colour, on the surface; none for a picture.
  fileprivate var evenRegion: Region {
    guard case .solid(let solid) = operation.kind else { return Region() }
    let region = Region(rects)
    region.formIntersection(Region(solid.coverage.full))
    region.translate(by: origin)
    return region
  }

  /// Whether it lays a translucent colour over as many pixels.
  fileprivate func isCover(ofAtLeast area: Int) -> Bool {
    guard case .solid(let solid) = operation.kind, !isLowest, !solid.color.isOpaque else {
      return false
    }
    return solid.coverage.full.contains { $0.intersection(operation.bounds).area >= area }
      && rects.contains { $0.area >= area / 4 }
  }
}

extension PremultipliedColor {
  /// This colour over another one, as it comes out in pixels.
  fileprivate func laid(over other: PremultipliedColor) -> PremultipliedColor {
    var pixel = other.word
    composite_color(word, &pixel, 1, 1, 1)
    return PremultipliedColor(pixel: pixel)
  }
}
