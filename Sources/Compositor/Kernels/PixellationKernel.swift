internal import CoreGraphics

/// Fills the rectangles of a grid with the mean of what they cover.
struct PixellationKernel {
  /// Four channels of sixteen bits: a pixel, or a sum of pixels.
  private typealias Wide = SIMD4<UInt16>
  /// Rows of which sixteen bits hold the sum.
  private static let mostRows = 257

  let source, target: PixelBuffer
  /// Where the grid's columns begin, and where the last one ends.
  let columns: [Int]

  /// Paints bands of the grid; each goes over the picture's whole width.
  func paint(_ bands: [Range<Int>]) {
    let width = target.width
    let cells = columns.count - 1
    let line = UnsafeMutablePointer<Wide>.allocate(capacity: width)
    let totals = UnsafeMutablePointer<SIMD4<UInt32>>.allocate(capacity: cells)
    columns.withUnsafeBufferPointer { columns in
      guard let edges = columns.baseAddress else { return }
      for band in bands {
        if band.count == 1 {
          paintLine(band.lowerBound, edges, cells: cells)
          continue
        }
        var y = band.lowerBound
        while y < band.upperBound {
          let rows = y..<min(band.upperBound, y + Self.mostRows)
          addRows(rows, line)
          addColumns(line, edges, totals, cells: cells, isFirst: y == band.lowerBound)
          y = rows.upperBound
        }
        let first = target.row(band.lowerBound)
        write(totals, edges, first, cells: cells, height: band.count)
        for y in band.dropFirst() { target.row(y).update(from: first, count: width) }
      }
    }
    line.deallocate()
    totals.deallocate()
  }

  /// A band of one row, most of whose pixels stay what they are.
  private func paintLine(_ y: Int, _ edges: UnsafePointer<Int>, cells: Int) {
    let (from, to) = (source.row(y), target.row(y))
    to.update(from: from, count: target.width)
    for cell in 0..<cells {
      let span = edges[cell]..<edges[cell &+ 1]
      guard span.count > 1 else { continue }
      var total = SIMD4<UInt32>(repeating: 0)
      for x in span {
        let pixel = unsafeBitCast(from[x], to: SIMD4<UInt8>.self)
        total &+= SIMD4<UInt32>(truncatingIfNeeded: pixel)
      }
      let mean = Self.pixel(total, share: 1 / Float(span.count))
      for x in span { to[x] = mean }
    }
  }

  /// Adds rows up, a few at a time, so that memory is read along its rows.
  private func addRows(_ rows: Range<Int>, _ line: UnsafeMutablePointer<Wide>) {
    let together = 4
    var y = rows.lowerBound
    while y < rows.upperBound {
      let end = min(rows.upperBound, y + together)
      addRows(source.row(y), count: end - y, line, isFirst: y == rows.lowerBound)
      y = end
    }
  }

  private func addRows(
    _ first: UnsafePointer<UInt32>, count: Int, _ line: UnsafeMutablePointer<Wide>, isFirst: Bool
  ) {
    let width = target.width
    let memory = UnsafeRawPointer(first)
    var x = 0
    while x &+ 4 <= width {
      let place = UnsafeMutableRawPointer(line + x)
      var (low, high) = (SIMD8<UInt16>(repeating: 0), SIMD8<UInt16>(repeating: 0))
      if !isFirst {
        low = place.loadUnaligned(as: SIMD8<UInt16>.self)
        high = (place + 16).loadUnaligned(as: SIMD8<UInt16>.self)
      }
      var pixels = memory + x &* 4
      for _ in 0..<count {
        let four = pixels.loadUnaligned(as: SIMD16<UInt8>.self)
        low &+= SIMD8(truncatingIfNeeded: four.lowHalf)
        high &+= SIMD8(truncatingIfNeeded: four.highHalf)
        pixels += source.bytesPerRow
      }
      place.storeBytes(of: low, as: SIMD8<UInt16>.self)
      (place + 16).storeBytes(of: high, as: SIMD8<UInt16>.self)
      x &+= 4
    }
    while x < width {
      var sum = isFirst ? Wide(repeating: 0) : line[x]
      var pixels = memory + x &* 4
      for _ in 0..<count {
        sum &+= Wide(truncatingIfNeeded: pixels.load(as: SIMD4<UInt8>.self))
        pixels += source.bytesPerRow
      }
      line[x] = sum
      x &+= 1
    }
  }

  private func addColumns(
    _ line: UnsafePointer<Wide>, _ edges: UnsafePointer<Int>,
    _ totals: UnsafeMutablePointer<SIMD4<UInt32>>, cells: Int, isFirst: Bool
  ) {
    for cell in 0..<cells {
      var total = isFirst ? SIMD4<UInt32>(repeating: 0) : totals[cell]
      for x in edges[cell]..<edges[cell &+ 1] {
        total &+= SIMD4(truncatingIfNeeded: line[x])
      }
      totals[cell] = total
    }
  }

  private func write(
    _ totals: UnsafePointer<SIMD4<UInt32>>, _ edges: UnsafePointer<Int>,
    _ row: UnsafeMutablePointer<UInt32>, cells: Int, height: Int
  ) {
    var width = 0
    var share: Float = 0
    for cell in 0..<cells {
      let span = edges[cell]..<edges[cell &+ 1]
      if span.count != width {
        width = span.count
        share = 1 / Float(width * height)
      }
      let mean = Self.pixel(totals[cell], share: share)
      for x in span { row[x] = mean }
    }
  }

  @inline(__always)
  private static func pixel(_ total: SIMD4<UInt32>, share: Float) -> UInt32 {
    /// At this size a Float's last bit is a whole number: adding it rounds, and the bits are it.
    let magic: Float = 8_388_608
    let sum = SIMD4<Float>(SIMD4<Int32>(truncatingIfNeeded: total))
    let mean = unsafeBitCast(sum * share + magic, to: SIMD4<UInt32>.self)
    return unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: mean), to: UInt32.self)
  }
}
