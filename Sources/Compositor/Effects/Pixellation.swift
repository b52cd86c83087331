internal import CoreGraphics

/// Squares in one colour each, the mean of what they cover; two of their edges cross in the middle
/// of the group.
package struct Pixellation: PixelEffect {
  /// The squares' side in points; below one pixel nothing changes.
  package var blockWidth: Double

  package init(blockWidth: Double) {
    self.blockWidth = blockWidth
  }

  var keepsOpacity: Bool { true }

  func isNeutral(at scale: Double) -> Bool { !(blockWidth * scale > 1) }

  func rows(
    of sources: [PixelBuffer], area: EffectArea, on workers: EffectWorkers
  ) -> any EffectRows {
    let source = sources[0]
    let grid = grid(over: area, width: source.width, height: source.height)
    return PixellationKernel(
      source: source, columns: grid.columns, bands: grid.bands, on: workers)
  }

  /// Where the columns and the bands of squares begin and end in a picture of an area.
  func grid(over area: EffectArea, width: Int, height: Int) -> (columns: [Int], bands: [Int]) {
    let side = min(blockWidth * area.scale, Double(Int.coordinateLimit))
    let columns = Self.edges(
      middle: (area.extent.midX - area.rect.minX) * area.scale, side: side, count: width)
    let bands = Self.edges(
      middle: (area.extent.midY - area.rect.minY) * area.scale, side: side, count: height)
    return (columns, bands)
  }

  /// Where squares begin and end, from 0 to `count`.
  private static func edges(middle: Double, side: Double, count: Int) -> [Int] {
    var edges = [0]
    let first = (-middle / side).rounded(.down)
    var step = 0.0
    while true {
      let edge = Int(clampingCoordinate: (middle + (first + step) * side).rounded())
      step += 1
      if edge >= count { break }
      if edge > edges[edges.count - 1] { edges.append(edge) }
    }
    return edges + [count]
  }
}
