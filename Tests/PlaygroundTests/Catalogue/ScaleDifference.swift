import CoreGraphics

/// The difference of a page drawn at one pixel a point and of the same page at two.
///
/// At one pixel a point, what lies between pixels is moved to the nearest one, by half a point at
/// most: a view, and what is in it once more. So each cell of four by four points has to have the
/// mean of the larger picture's pixels there, or of those up to a point beside. What is not scaled,
/// such as a radius, the width of a line or a text, covers other parts of its cells.
struct ScaleDifference: CustomStringConvertible {
  /// The side of a cell, in points.
  private static let cell = 4
  /// The most that the mean of a cell may differ, of 255, as in coarse comparisons: letters are
  /// drawn less sharply at one pixel a point.
  private static let tolerance = 16

  /// How many cells differ, and the most that one does, of 255.
  private(set) var count = 0
  private(set) var largest = 0
  /// Where they are, in points.
  private(set) var frame = CGRect.null

  /// - Parameters:
  ///   - single: the page at one pixel a point.
  ///   - double: the page at two.
  init(from single: CGImage, to double: CGImage) {
    let cell = Self.cell
    // What is a point inside of the page at two pixels a point may be outside of it at one.
    for y in stride(from: cell, to: single.height - 2 * cell + 1, by: cell) {
      for x in stride(from: cell, to: single.width - 2 * cell + 1, by: cell) {
        let difference = Self.difference(single, double, x: x, y: y)
        guard difference > Self.tolerance else { continue }
        count += 1
        largest = max(largest, difference)
        frame = frame.union(CGRect(x: x, y: y, width: cell, height: cell))
      }
    }
  }

  var description: String {
    "\(count) cells of \(Self.cell) × \(Self.cell) points differ, by at most \(largest) of 255, "
      + "in \(frame)."
  }

  /// The least difference of a cell to one beside.
  private static func difference(_ single: CGImage, _ double: CGImage, x: Int, y: Int) -> Int {
    let own = sums(single, x: x, y: y, side: cell)
    var least = Int.max
    for (dx, dy) in shifts where least > tolerance {
      let other = sums(double, x: 2 * x + dx, y: 2 * y + dy, side: 2 * cell)
      // Four times as many pixels.
      let differences = (0..<3).map { channel in
        let (one, two) = (own >> (16 * channel) & 0xFFFF, other >> (16 * channel) & 0xFFFF)
        return abs(Int(one) * 4 - Int(two))
      }
      least = min(least, ((differences.max() ?? 0) + 32) / (4 * cell * cell))
    }
    return least
  }

  /// No shift first: most cells have none.
  private static let shifts: [(Int, Int)] = (-2...2).flatMap { y in (-2...2).map { ($0, y) } }
    .sorted { abs($0.0) + abs($0.1) < abs($1.0) + abs($1.1) }

  /// The sums of blue, green and red in a square, each in 16 bits.
  private static func sums(_ image: CGImage, x left: Int, y top: Int, side: Int) -> UInt64 {
    var sums: UInt64 = 0
    var y = top
    while y < top + side {
      let row = (image.pixels + y * image.rowStride).assumingMemoryBound(to: UInt32.self)
      var x = left
      while x < left + side {
        let word = UInt64(row[x])
        sums &+= (word & 0xFF) | (word & 0xFF00) << 8 | (word & 0xFF_0000) << 16
        x &+= 1
      }
      y &+= 1
    }
    return sums
  }
}
