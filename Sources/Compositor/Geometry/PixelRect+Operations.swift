internal import CoreGraphics

extension PixelRect {
  static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

  /// Everything that could ever be drawn to; leaves room to add two coordinates in 32 bits.
  static let unbounded = PixelRect(
    x: -Int.coordinateLimit, y: -Int.coordinateLimit,
    width: 2 * Int.coordinateLimit, height: 2 * Int.coordinateLimit)

  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The whole pixels that the given edges touch; a sliver below a thousandth of a pixel is none.
  init(coveringLeft left: Double, top: Double, right: Double, bottom: Double) {
    self.init(
      left: Int(clampingCoordinate: (left + 0.001).rounded(.down)),
      top: Int(clampingCoordinate: (top + 0.001).rounded(.down)),
      right: Int(clampingCoordinate: (right - 0.001).rounded(.up)),
      bottom: Int(clampingCoordinate: (bottom - 0.001).rounded(.up)))
  }

  var area: Int { isEmpty ? 0 : width * height }

  func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return .empty }
    return PixelRect(left: left, top: top, right: right, bottom: bottom)
  }

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
