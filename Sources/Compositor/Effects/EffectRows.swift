internal import CoreGraphics

/// The result of an effect, whose rows are made where they are needed: in any order, several at a
/// time, on several threads. The whole result exists in memory only if a caller requests it.
protocol EffectRows {
  /// Whether a call takes time besides that of its rows, so that few calls with many rows are
  /// better.
  var prefersManyRows: Bool { get }

  /// Writes rows of the result, every pixel of them.
  ///
  /// - Parameter target: has the size of the result, and memory for these rows alone.
  func write(_ rows: Range<Int>, to target: PixelBuffer)

  /// Composites rows of the result over the pixels of the target, if it can do so without an
  /// intermediate buffer.
  ///
  /// - Parameter target: as for `write`, with the pixels below.
  /// - Returns: whether it did; the target is as it was otherwise.
  func compositeRows(_ rows: Range<Int>, over target: PixelBuffer) -> Bool
}

extension EffectRows {
  var prefersManyRows: Bool { false }

  func compositeRows(_ rows: Range<Int>, over target: PixelBuffer) -> Bool { false }

  /// Writes all rows on several threads.
  func writeAll(to target: PixelBuffer, on workers: EffectWorkers) {
    workers.share(target.height) { write($0, to: target) }
  }
}

extension EffectRows {
  /// The rows of a part of the result.
  ///
  /// - Parameter frame: What the result shows, in the pixels of `part`.
  func part(_ part: PixelRect, of frame: PixelRect) -> any EffectRows {
    guard part != frame else { return self }
    return PartialRows(
      rows: self, width: frame.width, height: frame.height,
      part: part.translated(x: -frame.x, y: -frame.y))
  }
}

/// A part of a result. Only the rows of the part are made.
private struct PartialRows: EffectRows {
  let rows: any EffectRows
  /// The size of the result, in pixels.
  let width, height: Int
  /// In the pixels of the result.
  let part: PixelRect

  var prefersManyRows: Bool { rows.prefersManyRows }

  func write(_ range: Range<Int>, to target: PixelBuffer) {
    let line = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
    for y in range {
      let row = part.y + y
      let whole = PixelBuffer(
        memory: line, firstRow: row, width: width, height: height, bytesPerRow: width * 4)
      rows.write(row..<(row + 1), to: whole)
      target.row(y).update(from: line + part.x, count: part.width)
    }
    line.deallocate()
  }
}

/// The input of an effect.
enum EffectSource {
  case pixels(PixelBuffer)
  /// The result of another effect.
  case rows(any EffectRows)
}

extension PixelBuffer {
  /// A picture with only some of its rows in memory.
  ///
  /// - Parameter memory: the first pixel of `firstRow`.
  init(
    memory: UnsafeMutableRawPointer, firstRow: Int, width: Int, height: Int, bytesPerRow: Int
  ) {
    self.init(
      base: memory - firstRow * bytesPerRow, width: width, height: height,
      bytesPerRow: bytesPerRow)
  }
}

/// Transparent pixels.
struct BlankRows: EffectRows {
  func write(_ rows: Range<Int>, to target: PixelBuffer) {
    for y in rows { target.row(y).update(repeating: 0, count: target.width) }
  }
}
