internal import CoreGraphics

/// The result of an effect, whose rows are made where they are needed: in any order, several at a
/// time, on several threads. It never exists as a whole unless that is asked for.
protocol EffectRows {
  /// Whether a call takes time besides that of its rows, so that few calls with many rows are
  /// better.
  var prefersManyRows: Bool { get }

  /// Writes rows of the result, every pixel of them.
  ///
  /// - Parameter target: has the size of the result, and memory for these rows alone.
  func write(_ rows: Range<Int>, to target: PixelBuffer)

  /// Lays rows of the result over those that are there, if it can do so without memory for them.
  ///
  /// - Parameter target: as for `write`, with the pixels below.
  /// - Returns: whether it did; the target is as it was otherwise.
  func lay(_ rows: Range<Int>, over target: PixelBuffer) -> Bool
}

extension EffectRows {
  var prefersManyRows: Bool { false }

  func lay(_ rows: Range<Int>, over target: PixelBuffer) -> Bool { false }

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

/// A part of a result, of which only its rows are made.
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

/// What an effect reads.
enum EffectSource {
  case pixels(PixelBuffer)
  /// The result of another effect.
  case rows(any EffectRows)
}

extension PixelBuffer {
  /// A picture of which only some rows are in memory.
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

/// See-through pixels.
struct BlankRows: EffectRows {
  func write(_ rows: Range<Int>, to target: PixelBuffer) {
    for y in rows { target.row(y).update(repeating: 0, count: target.width) }
  }
}
