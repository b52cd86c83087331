package import CoreGraphics

/// Squares in one colour each, the mean of what they cover.
package struct Pixellation: PixelEffect {
  /// The squares' side in points; below one pixel nothing changes.
  package var blockWidth: Double
  /// Where two edges of squares cross, in the group's coordinates; nil for the middle of the group.
  package var corner: CGPoint?

  package init(blockWidth: Double, corner: CGPoint? = nil) {
    (self.blockWidth, self.corner) = (blockWidth, corner)
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
    let crossing = crossing(over: area, side: side)
    return (
      Self.edges(around: crossing.x, side: side, count: width),
      Self.edges(around: crossing.y, side: side, count: height)
    )
  }

  /// Where two edges cross, in the pixels of a picture of an area.
  ///
  /// - Parameter side: in pixels.
  private func crossing(over area: EffectArea, side: Double) -> (x: Double, y: Double) {
    func pixels(_ place: Double, from start: Double) -> Double { (place - start) * area.scale }
    if let corner {
      // The nearest corner to the origin: beside a large number, a side would be lost in rounding.
      let x = pixels(corner.x, from: area.rect.minX).remainder(dividingBy: side)
      let y = pixels(corner.y, from: area.rect.minY).remainder(dividingBy: side)
      if x.isFinite, y.isFinite { return (x, y) }
    }
    return (
      pixels(area.extent.midX, from: area.rect.minX),
      pixels(area.extent.midY, from: area.rect.minY)
    )
  }

  /// Where squares begin and end, from 0 to `count`; one of them at `place`.
  private static func edges(around place: Double, side: Double, count: Int) -> [Int] {
    var edges = [0]
    let first = (-place / side).rounded(.down)
    var step = 0.0
    while true {
      let edge = Int(clampingCoordinate: (place + (first + step) * side).rounded())
      step += 1
      if edge >= count { break }
      if edge > edges[edges.count - 1] { edges.append(edge) }
    }
    return edges + [count]
  }
}
