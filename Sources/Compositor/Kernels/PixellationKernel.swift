internal import CPixelKernels
internal import CoreGraphics

/// Fills the rectangles of a grid with the mean of what they cover.
struct PixellationKernel: EffectRows {
  /// Four channels of sixteen bits: a pixel, or a sum of pixels.
  private typealias Wide = SIMD4<UInt16>
  /// The number of rows whose sum fits into sixteen bits.
  private static let mostRows = 257

  private let source: PixelBuffer
  /// Where the grid's columns and its bands begin, and where the last ones end.
  private let columns, bands: [Int]
  /// A row of means for each band, of those with more than one row.
  private let means: Bitmap
  private let cells: Int

  /// Computes the means.
  init(source: PixelBuffer, columns: [Int], bands: [Int], on workers: EffectWorkers) {
    self.source = source
    self.columns = columns
    self.bands = bands
    cells = columns.count - 1
    means = Bitmap(width: cells, height: bands.count - 1, from: workers.pool)
    workers.share(bands.count - 1) { addUp($0) }
  }

  private func addUp(_ range: Range<Int>) {
    let line = UnsafeMutablePointer<Wide>.allocate(capacity: source.width)
    let totals = UnsafeMutablePointer<SIMD4<UInt32>>.allocate(capacity: cells)
    columns.withUnsafeBufferPointer { columns in
      guard let edges = columns.baseAddress else { return }
      for index in range {
        let band = bands[index]..<bands[index + 1]
        guard band.count > 1 else { continue }
        var y = band.lowerBound
        while y < band.upperBound {
          let rows = y..<min(band.upperBound, y + Self.mostRows)
          addRows(rows, line)
          addColumns(line, edges, totals, isFirst: y == band.lowerBound)
          y = rows.upperBound
        }
        divide(totals, edges, means.buffer.row(index), height: band.count)
      }
    }
    line.deallocate()
    totals.deallocate()
  }

  func write(_ rows: Range<Int>, to target: PixelBuffer) {
    columns.withUnsafeBufferPointer { columns in
      guard let edges = columns.baseAddress else { return }
      var index = bands.partitioningIndex { $0 > rows.lowerBound } - 1
      var y = rows.lowerBound
      while y < rows.upperBound {
        let band = bands[index]..<bands[index + 1]
        let first = target.row(y)
        if band.count == 1 {
          writeLine(y, edges, first)
        } else {
          let means = means.buffer.row(index)
          for cell in 0..<cells {
            (first + edges[cell]).update(
              repeating: means[cell], count: edges[cell &+ 1] &- edges[cell])
          }
        }
        let end = min(rows.upperBound, band.upperBound)
        for next in y + 1..<end { target.row(next).update(from: first, count: target.width) }
        y = end
        index += 1
      }
    }
  }

  /// A band of one row, most of whose pixels stay what they are.
  private func writeLine(
    _ y: Int, _ edges: UnsafePointer<Int>, _ to: UnsafeMutablePointer<UInt32>
  ) {
    let from = source.row(y)
    to.update(from: from, count: source.width)
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
    let sums = UnsafeMutableRawPointer(line).assumingMemoryBound(to: UInt16.self)
    let (stride, width) = (Int64(source.bytesPerRow / 4), Int64(source.width))
    var y = rows.lowerBound
    while y < rows.upperBound {
      let count = min(rows.upperBound - y, together)
      if y == rows.lowerBound {
        add_rows(source.row(y), stride, Int64(count), 0, sums, width)
      } else {
        add_more_rows(source.row(y), stride, Int64(count), sums, width)
      }
      y += count
    }
  }

  private func addColumns(
    _ line: UnsafePointer<Wide>, _ edges: UnsafePointer<Int>,
    _ totals: UnsafeMutablePointer<SIMD4<UInt32>>, isFirst: Bool
  ) {
    for cell in 0..<cells {
      var total = isFirst ? SIMD4<UInt32>(repeating: 0) : totals[cell]
      for x in edges[cell]..<edges[cell &+ 1] {
        total &+= SIMD4(truncatingIfNeeded: line[x])
      }
      totals[cell] = total
    }
  }

  private func divide(
    _ totals: UnsafePointer<SIMD4<UInt32>>, _ edges: UnsafePointer<Int>,
    _ means: UnsafeMutablePointer<UInt32>, height: Int
  ) {
    var width = 0
    var share: Float = 0
    for cell in 0..<cells {
      let count = edges[cell &+ 1] &- edges[cell]
      if count != width {
        width = count
        share = 1 / Float(width * height)
      }
      means[cell] = Self.pixel(totals[cell], share: share)
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

extension [Int] {
  /// The first index of a sorted array from which on a condition holds.
  fileprivate func partitioningIndex(where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
