internal import CoreGraphics

extension PixelRect {
  /// Everything that could ever be drawn to; leaves room to add two coordinates in 32 bits.
  static let unbounded = PixelRect(
    x: -Int.coordinateLimit, y: -Int.coordinateLimit,
    width: 2 * Int.coordinateLimit, height: 2 * Int.coordinateLimit)

  /// The whole pixels that the given edges touch; a sliver below a thousandth of a pixel is none.
  init(coveringLeft left: Double, top: Double, right: Double, bottom: Double) {
    self.init(
      left: Int(floor: left + 0.001),
      top: Int(floor: top + 0.001),
      right: Int(ceiling: right - 0.001),
      bottom: Int(ceiling: bottom - 0.001))
  }

  var area: Int { isEmpty ? 0 : width * height }

  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      left: min(x, other.x), top: min(y, other.y),
      right: max(maxX, other.maxX), bottom: max(maxY, other.maxY))
  }

  func contains(_ other: PixelRect) -> Bool {
    x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY
  }

  func intersects(_ other: PixelRect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  /// With so many pixels more on each side.
  func enlarged(by margin: Int) -> PixelRect {
    PixelRect(left: x - margin, top: y - margin, right: maxX + margin, bottom: maxY + margin)
  }

  func translated(x dx: Int, y dy: Int) -> PixelRect {
    PixelRect(x: x + dx, y: y + dy, width: width, height: height)
  }
}
