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
  /// The same picture halved once less, if its pixels were there when this one was made: they are
  /// a quarter of those that its own source had.
  private weak var larger: Reduction?

  /// - Parameter larger: the one that is halved as often as `sizeBefore` says for these numbers.
  init(
    _ source: PixelSource, in window: PixelRect, halvingsX: Int, halvingsY: Int,
    larger: Reduction? = nil
  ) {
    self.source = source
    self.window = window
    self.halvingsX = halvingsX
    self.halvingsY = halvingsY
    self.larger = larger?.bitmap == nil ? nil : larger
    width = Self.reduced(window.width, halvingsX)
    height = Self.reduced(window.height, halvingsY)
  }

  private static func reduced(_ size: Int, _ halvings: Int) -> Int {
    (0..<halvings).reduce(size) { value, _ in (value + 1) / 2 }
  }

  /// How often a picture has been halved before the last step that leads to these numbers: each
  /// step halves it along both axes until one of them has been halved often enough.
  static func sizeBefore(x: Int, y: Int) -> (x: Int, y: Int) {
    let steps = max(x, y) - 1
    return (min(x, steps), min(y, steps))
  }

  /// What has to have pixels before it is halved; nil where a larger reduction has them.
  var neededSource: PixelSource? { larger?.bitmap == nil ? source : nil }

  /// The larger reduction, where this one is made of its pixels.
  var neededReduction: Reduction? { larger?.bitmap == nil ? nil : larger }

  /// The number of pixels that one thread halves before another one would be awake.
  private static let shortArea = 1 << 15

  /// Averages the pixels of what is needed, which must be there by now.
  func prepare(on workers: EffectWorkers) {
    guard bitmap == nil else { return }
    let steps = max(halvingsX, halvingsY)
    if let larger = neededReduction?.bitmap {
      bitmap = withExtendedLifetime(larger) {
        halved(larger.source, inSteps: steps - 1..<steps, on: workers)
      }
    } else if let whole = source.pixels {
      let part = SourcePixels(
        base: whole.base + window.y * whole.bytesPerRow + window.x * 4, width: window.width,
        height: window.height, bytesPerRow: whole.bytesPerRow)
      bitmap = halved(part, inSteps: 0..<steps, on: workers)
    }
  }

  private func halved(
    _ source: SourcePixels, inSteps steps: Range<Int>, on workers: EffectWorkers
  ) -> Bitmap? {
    var pixels = source
    var current: Bitmap?
    for step in steps {
      // Only the former one's address is in use meanwhile.
      let half = withExtendedLifetime(current) {
        Self.halved(pixels, x: step < halvingsX, y: step < halvingsY, on: workers)
      }
      current = half
      pixels = half.source
    }
    return current
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
