internal import CoreGraphics

/// From one plane of whole pixels to another that lies in it, moved only.
struct PixelOffset: Hashable, Sendable {
  var x, y: Int

  static let zero = PixelOffset(x: 0, y: 0)

  static func + (a: PixelOffset, b: PixelOffset) -> PixelOffset {
    PixelOffset(x: a.x + b.x, y: a.y + b.y)
  }

  static prefix func - (offset: PixelOffset) -> PixelOffset {
    PixelOffset(x: -offset.x, y: -offset.y)
  }
}

extension PixelRect {
  func translated(by offset: PixelOffset) -> PixelRect { translated(x: offset.x, y: offset.y) }
}
