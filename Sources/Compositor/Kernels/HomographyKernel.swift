internal import CPixelKernels
internal import CoreGraphics

/// Paints what is rotated, skewed or seen in perspective, for which pixman has no fast path.
///
/// Each row of pixels splits into those at the figure's edge, done one by one with their coverage,
/// and those wholly inside. What a pixel becomes depends on its position alone, never on where a
/// row is cut.
enum HomographyKernel {
  // MARK: Colours

  static func paint(
    _ color: PremultipliedColor, _ shape: ProjectedShape, in rect: PixelRect, on surface: Surface
  ) {
    for y in rect.y..<rect.maxY {
      let (outer, full, empty) = shape.spans(y: y)
      let all = outer.clamped(to: rect.x..<rect.maxX)
      guard !all.isEmpty else { continue }
      let row = surface.pixel(x: rect.x, y: y) - rect.x
      let middle = full.isEmpty ? empty : full
      let (head, core, tail) = all.split(around: middle)
      for x in head { blendEdge(row + x, color.word, shape.coverage(x: x, y: y)) }
      if !full.isEmpty { lay(color.word, on: row + core.lowerBound, count: core.count) }
      for x in tail { blendEdge(row + x, color.word, shape.coverage(x: x, y: y)) }
    }
  }

  /// Lays a colour over pixels of a row.
  static func lay(_ color: UInt32, on target: UnsafeMutablePointer<UInt32>, count: Int) {
    if color >> 24 == 255 {
      target.update(repeating: color, count: count)
    } else if color != 0 {
      composite_color(color, target, Int64(count), Int64(count), 1)
    }
  }

  @inline(__always)
  private static func blendEdge(
    _ target: UnsafeMutablePointer<UInt32>, _ color: UInt32, _ coverage: Double
  ) {
    let alpha = coverageByte(coverage)
    if alpha > 0 { target.pointee = over(faded(color, alpha), target.pointee) }
  }

  // MARK: Pixels

  /// A premultiplied pixel times an opacity.
  @inline(__always)
  static func faded(_ pixel: UInt32, _ opacity: UInt8) -> UInt32 {
    guard opacity < 255 else { return pixel }
    let mask: UInt32 = 0x00FF_00FF
    let k = UInt32(opacity)
    var even = (pixel & mask) &* k &+ 0x0080_0080
    even = ((even &+ ((even &>> 8) & mask)) &>> 8) & mask
    var odd = ((pixel &>> 8) & mask) &* k &+ 0x0080_0080
    odd = (odd &+ ((odd &>> 8) & mask)) & ~mask
    return even | odd
  }

  /// One premultiplied pixel over another.
  @inline(__always)
  static func over(_ source: UInt32, _ target: UInt32) -> UInt32 {
    let rest = UInt8(truncatingIfNeeded: 255 &- (source &>> 24))
    return rest == 255 ? sum(source, target) : source &+ faded(target, rest)
  }

  /// The sum of two pixels. The first has no alpha, and brightens the second.
  @inline(__always)
  private static func sum(_ source: UInt32, _ target: UInt32) -> UInt32 {
    let mask: UInt32 = 0x00FF_00FF
    func part(_ shift: UInt32) -> UInt32 {
      let sum = ((source &>> shift) & mask) &+ ((target &>> shift) & mask)
      // 255 in each lane that has gone beyond it.
      let beyond = (sum &>> 8) & 0x0001_0001
      return (sum | (beyond &<< 8) &- beyond) & mask
    }
    return part(0) | part(8) &<< 8
  }
}

extension Range<Int> {
  /// Splits this range into the parts before, inside and after another range. If the other range is
  /// empty, all of this one is before it.
  func split(
    around middle: Range<Int>
  ) -> (head: Range<Int>, core: Range<Int>, tail: Range<Int>) {
    let core = middle.clamped(to: self)
    guard !middle.isEmpty, !core.isEmpty else {
      return (self, upperBound..<upperBound, upperBound..<upperBound)
    }
    return (lowerBound..<core.lowerBound, core, core.upperBound..<upperBound)
  }
}
