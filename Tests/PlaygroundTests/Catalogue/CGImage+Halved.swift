import CoreGraphics

extension CGImage {
  /// The picture at half the size: each pixel is the mean of four, rounded to the nearest. An odd
  /// last row or column is left out.
  var halved: CGImage? {
    CGImage(width: width / 2, height: height / 2, isOpaque: isOpaque, drawsAll: true) { target in
      for y in 0..<target.height {
        let upper = (pixels + 2 * y * rowStride).assumingMemoryBound(to: UInt32.self)
        let lower = (pixels + (2 * y + 1) * rowStride).assumingMemoryBound(to: UInt32.self)
        let row = (target.base + y * target.bytesPerRow).assumingMemoryBound(to: UInt32.self)
        var x = 0
        while x < target.width {
          row[x] = Self.mean(upper[2 &* x], upper[2 &* x &+ 1], lower[2 &* x], lower[2 &* x &+ 1])
          x &+= 1
        }
      }
    }
  }

  /// Two sums of channels in one word, of 16 bits each.
  private static func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
    let mask: UInt32 = 0x00FF_00FF
    let half: UInt32 = 0x0002_0002
    let even = (a & mask) &+ (b & mask) &+ (c & mask) &+ (d & mask) &+ half
    let odd =
      (a &>> 8 & mask) &+ (b &>> 8 & mask) &+ (c &>> 8 & mask) &+ (d &>> 8 & mask) &+ half
    return (even &>> 2 & mask) | (odd &>> 2 & mask) &<< 8
  }
}
