internal import CPixelKernels
internal import CoreGraphics

/// Paints a colour that lies over another one as the one colour that comes of both.
///
/// Below a dimming view most of a page is its background: its pixels would be written, read and
/// written again in each frame. The result is the same to the bit, because the same function
/// computes it, once instead of for each pixel.
struct ColorFolding {
  /// See-through colours that cover less are left as they are, in pixels.
  private static let smallestCover = 1 << 15
  /// Smaller pieces are not worth the bookkeeping, in pixels.
  private static let smallestPiece = 2048
  /// An area that falls into more rectangles is given up, and so is the lowest of more areas: the
  /// time grows with the number of steps, and not faster.
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
  /// Those that paint two colours at once, with the index of the step after which they come. Their
  /// numbers follow those of the others.
  private var added: [(index: Int, step: PaintPlan.Step)] = []
  /// The pixels that a step leaves to one of these, by its number; on the surface.
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

  /// What it may touch, on the surface.
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

  /// Whether it lays a see-through colour over as many pixels.
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
    lay_color(word, &pixel, 1, 1, 1)
    return PremultipliedColor(pixel: pixel)
  }
}
