package import CoreGraphics

/// Squares in one colour each, the mean of what they cover; two of their edges cross in the middle
/// of the group.
package struct Pixellation: PixelEffect {
  /// The squares' side in points; below one pixel nothing changes.
  package var blockWidth: Double

  package init(blockWidth: Double) {
    self.blockWidth = blockWidth
  }

  package var keepsOpacity: Bool { true }

  package func isNeutral(at scale: Double) -> Bool { !(blockWidth * scale > 1) }

  package func apply(
    _ sources: [PixelBuffer], to target: PixelBuffer, area: EffectArea, on workers: EffectWorkers
  ) {
    let source = sources[0]
    let side = min(blockWidth * area.scale, Double(Int.coordinateLimit))
    let columns = Self.edges(
      middle: (area.extent.midX - area.rect.minX) * area.scale, side: side, count: target.width)
    let rows = Self.edges(
      middle: (area.extent.midY - area.rect.minY) * area.scale, side: side, count: target.height)
    workers.share(rows.count - 1) { range in
      for index in range {
        Self.fill(rows[index]..<rows[index + 1], columns, from: source, to: target)
      }
    }
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

  private static func fill(
    _ rows: Range<Int>, _ columns: [Int], from source: PixelBuffer, to target: PixelBuffer
  ) {
    let first = target.row(rows.lowerBound)
    for index in 0..<columns.count - 1 {
      let span = columns[index]..<columns[index + 1]
      let mean = mean(of: source, span, rows)
      (first + span.lowerBound).update(repeating: mean, count: span.count)
    }
    for y in rows.dropFirst() { target.row(y).update(from: first, count: target.width) }
  }

  private static func mean(
    of source: PixelBuffer, _ columns: Range<Int>, _ rows: Range<Int>
  ) -> UInt32 {
    let mask: UInt32 = 0x00FF_00FF
    /// More would overflow sixteen bits.
    let longestRun = 256
    var (blue, green, red, alpha) = (0, 0, 0, 0)
    for y in rows {
      let row = source.row(y)
      var x = columns.lowerBound
      while x < columns.upperBound {
        let end = min(columns.upperBound, x + longestRun)
        var even: UInt32 = 0
        var odd: UInt32 = 0
        for index in x..<end {
          even &+= row[index] & mask
          odd &+= (row[index] &>> 8) & mask
        }
        blue &+= Int(even & 0xFFFF)
        red &+= Int(even &>> 16)
        green &+= Int(odd & 0xFFFF)
        alpha &+= Int(odd &>> 16)
        x = end
      }
    }
    let count = columns.count * rows.count
    func mean(_ sum: Int) -> UInt32 { UInt32((sum + count / 2) / count) }
    return mean(alpha) << 24 | mean(red) << 16 | mean(green) << 8 | mean(blue)
  }
}
