/// Memory to draw pixels into: rows from top to bottom of premultiplied 32-bit words `0xAARRGGBB`
/// in native byte order (pixman's `a8r8g8b8`, Cairo's `ARGB32`).
///
/// It refers to memory with another owner (a window surface, a bitmap), and is valid only during
/// the call that it is passed to.
package struct PixelBuffer {
  package var base: UnsafeMutableRawPointer
  /// The size in pixels.
  package var width, height: Int
  /// The distance between two rows in bytes, a multiple of 4.
  package var bytesPerRow: Int

  package init(base: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int) {
    self.base = base
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
  }
}

/// A rectangle of whole device pixels.
package struct PixelRect: Sendable, Hashable {
  package var x, y, width, height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  package init(left: Int, top: Int, right: Int, bottom: Int) {
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  package static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

  package var maxX: Int { x + width }
  package var maxY: Int { y + height }
  package var isEmpty: Bool { width <= 0 || height <= 0 }

  package func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return .empty }
    return PixelRect(left: left, top: top, right: right, bottom: bottom)
  }
}
