internal import CPixelKernels
internal import CoreGraphics

/// A picture halved a number of times along each axis, so that drawing it much smaller neither
/// flickers nor skips pixels.
final class Reduction {
  let source: PixelSource
  /// The part of the source that is halved.
  let window: PixelRect
  let halvingsX, halvingsY: Int
  let width, height: Int
  var bitmap: Bitmap?
  var lastUse = 0

  init(_ source: PixelSource, in window: PixelRect, halvingsX: Int, halvingsY: Int) {
    self.source = source
    self.window = window
    self.halvingsX = halvingsX
    self.halvingsY = halvingsY
    width = Self.reduced(window.width, halvingsX)
    height = Self.reduced(window.height, halvingsY)
  }

  private static func reduced(_ size: Int, _ halvings: Int) -> Int {
    (0..<halvings).reduce(size) { value, _ in (value + 1) / 2 }
  }

  /// So few pixels are halved before other threads have woken up.
  private static let shortArea = 1 << 15

  /// Averages the source's pixels, which must be there by now.
  func prepare(on workers: EffectWorkers) {
    guard bitmap == nil, let whole = source.pixels else { return }
    var pixels = SourcePixels(
      base: whole.base + window.y * whole.bytesPerRow + window.x * 4, width: window.width,
      height: window.height, bytesPerRow: whole.bytesPerRow)
    var current: Bitmap?
    for step in 0..<max(halvingsX, halvingsY) {
      // Only the former one's address is in use meanwhile.
      let half = withExtendedLifetime(current) {
        Self.halved(pixels, x: step < halvingsX, y: step < halvingsY, on: workers)
      }
      current = half
      pixels = half.source
    }
    bitmap = current
  }

  /// Each pixel is the mean of the up to four it replaces; an odd last row or column counts twice.
  private static func halved(
    _ source: SourcePixels, x: Bool, y: Bool, on workers: EffectWorkers
  ) -> Bitmap {
    let result = Bitmap(
      width: x ? (source.width + 1) / 2 : source.width,
      height: y ? (source.height + 1) / 2 : source.height, from: workers.pool)
    let pixels = PixelBuffer(reading: source)
    let halve = x ? halve_rows : average_rows
    let isShort = source.width * source.height < shortArea
    workers.share(result.height, isShort: isShort) { rows in
      for row in rows {
        let first = y ? 2 * row : row
        let last = y ? min(first + 1, source.height - 1) : row
        halve(
          pixels.row(first), pixels.row(last), result.buffer.row(row), Int64(source.width))
      }
    }
    return result
  }
}
