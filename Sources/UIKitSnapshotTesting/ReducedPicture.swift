import CoreGraphics

/// The means of a picture's cells.
struct ReducedPicture {
  let columns, rows: Int
  /// The side of a cell, and how far around it to look, in pixels.
  private let cell, reach: Int
  private let width, height: Int
  /// Four channels of each cell, from 0 to 255.
  private let means: [UInt8]
  /// Sums of each channel over all pixels above and to the left: row by row, one more than pixels.
  private let sums: [UInt32]

  init(_ image: CGImage, cell: Int, reach: Int) {
    self.cell = cell
    self.reach = reach
    (width, height) = (image.width, image.height)
    columns = (width + cell - 1) / cell
    rows = (height + cell - 1) / cell
    sums = Self.sums(of: image)
    var means = [UInt8](repeating: 0, count: columns * rows * 4)
    for y in 0..<rows {
      for x in 0..<columns {
        for channel in 0..<4 {
          means[(y * columns + x) * 4 + channel] = UInt8(
            Self.mean(
              of: sums, width, height, left: x * cell, top: y * cell, side: cell, channel: channel))
        }
      }
    }
    self.means = means
  }

  private static func sums(of image: CGImage) -> [UInt32] {
    let stride = (image.width + 1) * 4
    return [UInt32](unsafeUninitializedCapacity: stride * (image.height + 1)) { buffer, count in
      buffer[0..<stride].initialize(repeating: 0)
      for y in 0..<image.height {
        let row = (image.pixels + y * image.bytesPerRow).assumingMemoryBound(to: UInt8.self)
        let above = y * stride
        let own = above + stride
        for channel in 0..<4 { buffer.initializeElement(at: own + channel, to: 0) }
        for index in 0..<image.width * 4 {
          let sum =
            buffer[own + index] &+ buffer[above + index + 4] &- buffer[above + index]
            &+ UInt32(row[index])
          buffer.initializeElement(at: own + index + 4, to: sum)
        }
      }
      count = stride * (image.height + 1)
    }
  }

  /// The mean of a square, as far as it lies in the picture.
  private static func mean(
    of sums: [UInt32], _ width: Int, _ height: Int, left: Int, top: Int, side: Int, channel: Int
  ) -> Int {
    let (right, bottom) = (min(left + side, width), min(top + side, height))
    let (left, top) = (max(left, 0), max(top, 0))
    let area = (right - left) * (bottom - top)
    guard right > left, bottom > top else { return 0 }
    func sum(_ x: Int, _ y: Int) -> UInt32 { sums[(y * (width + 1) + x) * 4 + channel] }
    let total = sum(right, bottom) &- sum(left, bottom) &- sum(right, top) &+ sum(left, top)
    return (Int(total) + area / 2) / area
  }

  /// The largest difference of a cell's channels.
  func difference(to other: ReducedPicture, x: Int, y: Int) -> Int {
    let start = (y * columns + x) * 4
    var largest = 0
    for index in start..<start + 4 {
      largest = max(largest, abs(Int(means[index]) - Int(other.means[index])))
    }
    return largest
  }

  /// How far a cell of another picture is from all that is here around its place: 0 where each
  /// channel lies between the least and the most that a square has here, at most `reach` pixels
  /// away. The squares are a pixel smaller than cells: letters may be drawn less sharply here.
  func distanceAround(to other: ReducedPicture, x: Int, y: Int) -> Int {
    var largest = 0
    for channel in 0..<4 {
      let value = Int(other.means[(y * columns + x) * 4 + channel])
      var (least, most) = (255, 0)
      for top in places(around: y * cell, end: height) {
        for left in places(around: x * cell, end: width) {
          let mean = Self.mean(
            of: sums, width, height, left: left, top: top, side: cell - 1, channel: channel)
          least = min(least, mean)
          most = max(most, mean)
        }
      }
      largest = max(largest, least - value, value - most)
    }
    return largest
  }

  /// Where squares begin that lie in a cell which is at most `reach` pixels from one.
  private func places(around start: Int, end: Int) -> ClosedRange<Int> {
    let first = max(start - reach, 0)
    return first...max(min(start + reach + 1, end - 1), first)
  }
}
