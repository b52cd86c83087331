/// How two pictures of the same size differ.
struct PixelDifference: CustomStringConvertible {
  /// The largest difference of a channel, and the pixels of which a channel differs by more than 2.
  private(set) var largest = 0
  private(set) var visible = 0
  private(set) var first: Int?
  private let count: Int

  init(_ a: [UInt32], _ b: [UInt32]) {
    count = a.count
    for index in a.indices where a[index] != b[index] {
      let difference = Self.difference(a[index], b[index])
      largest = max(largest, difference)
      guard difference > 2 else { continue }
      visible += 1
      if first == nil { first = index }
    }
  }

  /// The largest difference of a channel.
  private static func difference(_ a: UInt32, _ b: UInt32) -> Int {
    [UInt32(0), 8, 16, 24].reduce(0) { largest, shift in
      let (x, y) = (Int((a >> shift) & 255), Int((b >> shift) & 255))
      return max(largest, abs(x - y))
    }
  }

  /// Whether 99.9 % of the pixels differ by 2 of 255 at most.
  var isInvisible: Bool { visible * 1000 <= count }

  var description: String {
    "\(visible) of \(count) pixels differ by more than 2, the largest by \(largest)"
      + (first.map { ", the first at \($0)" } ?? "")
  }
}
