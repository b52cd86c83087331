/// How near a window must come to a picture.
struct PixelTolerance {
  /// The most that a channel may differ, of 255.
  let channel: Int
  /// The share of the pixels that may differ by more.
  let share: Double

  static let exact = PixelTolerance(channel: 0, share: 0)
  /// What OpenGL ES draws beside what the processor does, as in the tests of its compositor.
  static let openGL = PixelTolerance(channel: 2, share: 0.001)

  /// The number of pixels that differ by more. Both pictures are of one size, `0xRRGGBB`.
  func differing(_ a: [UInt32], _ b: [UInt32]) -> Int {
    zip(a, b).count { $0 != $1 && !isNear($0, $1) }
  }

  private func isNear(_ a: UInt32, _ b: UInt32) -> Bool {
    [UInt32(0), 8, 16].allSatisfy { shift in
      abs(Int((a >> shift) & 255) - Int((b >> shift) & 255)) <= channel
    }
  }

  /// Whether so many pixels may differ.
  func permits(_ differing: Int, of count: Int) -> Bool {
    Double(differing) <= Double(count) * share
  }
}
