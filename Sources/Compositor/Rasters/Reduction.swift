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

  /// Averages the source's pixels, which must be there by now.
  func prepare(from pool: BitmapAccount) {
    guard bitmap == nil, let whole = source.pixels else { return }
    var pixels = SourcePixels(
      base: whole.base + window.y * whole.bytesPerRow + window.x * 4, width: window.width,
      height: window.height, bytesPerRow: whole.bytesPerRow)
    var current: Bitmap?
    for step in 0..<max(halvingsX, halvingsY) {
      // Only the former one's address is in use meanwhile.
      let half = withExtendedLifetime(current) {
        Self.halved(pixels, x: step < halvingsX, y: step < halvingsY, from: pool)
      }
      current = half
      pixels = half.source
    }
    bitmap = current
  }

  /// Each pixel is the mean of the up to four it replaces; an odd last row or column counts twice.
  private static func halved(
    _ source: SourcePixels, x: Bool, y: Bool, from pool: BitmapAccount
  ) -> Bitmap {
    let result = Bitmap(
      width: x ? (source.width + 1) / 2 : source.width,
      height: y ? (source.height + 1) / 2 : source.height, from: pool)
    let lastX = source.width - 1
    let lastY = source.height - 1
    for row in 0..<result.height {
      let y0 = y ? 2 * row : row
      let y1 = y ? min(y0 + 1, lastY) : row
      let upper = (source.base + y0 * source.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      let lower = (source.base + y1 * source.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      let line = result.buffer.row(row)
      for column in 0..<result.width {
        let x0 = x ? 2 * column : column
        let x1 = x ? min(x0 + 1, lastX) : column
        line[column] = mean(upper[x0], upper[x1], lower[x0], lower[x1])
      }
    }
    return result
  }

  @inline(__always)
  private static func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
    let mask: UInt32 = 0x00FF_00FF
    let even = (a & mask) &+ (b & mask) &+ (c & mask) &+ (d & mask) &+ 0x0002_0002
    let odd =
      ((a &>> 8) & mask) &+ ((b &>> 8) & mask) &+ ((c &>> 8) & mask) &+ ((d &>> 8) & mask)
      &+ 0x0002_0002
    return ((even &>> 2) & mask) | (((odd &>> 2) & mask) &<< 8)
  }
}
