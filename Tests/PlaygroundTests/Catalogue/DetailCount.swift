import CoreGraphics

/// How much a page at two pixels a point shows that one pixel a point cannot.
///
/// An enlarged picture has little of it. Interpolated between pixels, the four that a pixel becomes
/// lie a quarter of the way to its neighbours: they differ by at most a quarter of 255 in a row and
/// as much in a column, 128 in all. Text and edges at two pixels a point differ by more.
struct DetailCount {
  /// The most that the four pixels of an enlarged one differ, of 255.
  private static let mostOfEnlarged = 128

  /// How many squares of two by two pixels have more detail than an enlarged pixel.
  private(set) var squares = 0

  init(of double: CGImage) {
    for y in stride(from: 0, to: double.height - 1, by: 2) {
      let upper = (double.pixels + y * double.rowStride).assumingMemoryBound(to: UInt32.self)
      let lower = (double.pixels + (y + 1) * double.rowStride).assumingMemoryBound(to: UInt32.self)
      var x = 0
      while x < double.width - 1 {
        let first = upper[x]
        // Most squares are plain.
        if upper[x &+ 1] != first || lower[x] != first || lower[x &+ 1] != first,
          Self.range([first, upper[x + 1], lower[x], lower[x + 1]]) > Self.mostOfEnlarged
        {
          squares += 1
        }
        x &+= 2
      }
    }
  }

  /// The largest difference of a channel.
  private static func range(_ words: [UInt32]) -> Int {
    [UInt32(0), 8, 16].map { shift in
      let values = words.map { Int($0 >> shift & 0xFF) }
      return (values.max() ?? 0) - (values.min() ?? 0)
    }.max() ?? 0
  }
}
