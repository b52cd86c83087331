internal import CoreGraphics

/// An effect that makes each row of the result of the same row of its sources, so that a chain of
/// such effects needs no memory for what is between them.
protocol RowwiseEffect: PixelEffect {
  /// The function that makes a row of the result from the rows of the sources.
  var rowMap: any RowMap { get }
}

/// Makes rows of pixels of those of the sources.
protocol RowMap {
  /// - Parameter sources: the row of each source, of `count` pixels.
  func map(
    _ sources: [UnsafePointer<UInt32>], _ target: UnsafeMutablePointer<UInt32>, count: Int)
}

extension RowwiseEffect {
  var isMadeByRows: Bool { true }

  func rows(
    of sources: [PixelBuffer], area: EffectArea, on workers: EffectWorkers
  ) -> any EffectRows {
    RowwiseRows(sources: sources.map { .pixels($0) }, rowMap: rowMap)
  }
}

/// The rows of such an effect. Those of its sources that are results of other effects are made a
/// few rows at a time.
struct RowwiseRows: EffectRows {
  /// Bytes of a source's rows that are made at a time: what is read right after is in the cache.
  private static let bandBytes = 1 << 16

  let sources: [EffectSource]
  let rowMap: any RowMap

  func write(_ rows: Range<Int>, to target: PixelBuffer) {
    let bytesPerRow = target.width * 4
    let bandRows = max(1, Self.bandBytes / max(4, bytesPerRow))
    let isMade = sources.map { if case .rows = $0 { true } else { false } }
    let bandCount = isMade.count { $0 }
    guard bandCount > 0 else { return write(rows, of: sources, to: target) }
    let size = bandRows * bytesPerRow
    let memory = UnsafeMutableRawPointer.allocate(byteCount: bandCount * size, alignment: 64)
    defer { memory.deallocate() }
    for top in stride(from: rows.lowerBound, to: rows.upperBound, by: bandRows) {
      let band = top..<min(rows.upperBound, top + bandRows)
      var next = memory
      let pixels = sources.map { source -> EffectSource in
        guard case .rows(let inner) = source else { return source }
        let buffer = PixelBuffer(
          memory: next, firstRow: top, width: target.width, height: target.height,
          bytesPerRow: bytesPerRow)
        inner.write(band, to: buffer)
        next += size
        return .pixels(buffer)
      }
      write(band, of: pixels, to: target)
    }
  }

  private func write(_ rows: Range<Int>, of sources: [EffectSource], to target: PixelBuffer) {
    let pixels = sources.compactMap { if case .pixels(let buffer) = $0 { buffer } else { nil } }
    for y in rows {
      rowMap.map(
        pixels.map { UnsafePointer($0.row(y)) }, target.row(y), count: target.width)
    }
  }
}
