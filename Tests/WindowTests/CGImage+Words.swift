import CoreGraphics

extension CGImage {
  /// All of it, in pixels.
  var bounds: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }

  /// The pixels of a part, row by row, `0xRRGGBB`.
  func words(in part: CGRect) -> [UInt32] { words(in: part, rows: Array(part.rows)) }

  /// The pixels of all of it, from the lowest row up.
  var wordsUpsideDown: [UInt32] { words(in: bounds, rows: bounds.rows.reversed()) }

  private func words(in part: CGRect, rows: [Int]) -> [UInt32] {
    rows.flatMap { y in
      (Int(part.minX)..<Int(part.maxX)).map { pixel(x: $0, y: y) & 0xFF_FFFF }
    }
  }
}

extension CGRect {
  fileprivate var rows: Range<Int> { Int(minY)..<Int(maxY) }
}
