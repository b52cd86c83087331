internal import CoreGraphics

/// From destination pixels, counted from `originX`, `originY`, to source pixels, along the axes
/// only; for pixman's 16.16 fixed point.
struct Scaling: Hashable, Sendable {
  /// Pixels after which the counting starts again from the exact place: fixed point is off by no
  /// more than a 64th of a source pixel by then.
  static let blockLength = 2048

  /// Where the counting starts, in the operation's pixels.
  let originX, originY: Int
  /// Source pixels per pixel.
  let xStep, yStep: Double
  /// The source's place at the edge of the first pixel.
  let xStart, yStart: Double

  /// Nil where the numbers do not fit, or where the picture is mirrored.
  init?(
    originX: Int, originY: Int, xStep: Double, yStep: Double, xStart: Double, yStart: Double
  ) {
    guard
      xStep > 0, yStep > 0, xStep < Self.limit, yStep < Self.limit, abs(xStart) < Self.limit,
      abs(yStart) < Self.limit
    else { return nil }
    (self.originX, self.originY) = (originX, originY)
    (self.xStep, self.yStep) = (xStep, yStep)
    (self.xStart, self.yStart) = (xStart, yStart)
  }

  /// Pixman's coordinates end at 32,768 source pixels.
  private static let limit = 32_000.0

  /// The way of columns or rows through the source, in source pixels with 16 bits behind the point.
  struct Path {
    /// The place of the first one's edge, counted from the edge of the source.
    let start: Int32
    /// The step from one column or row to the next.
    let step: Int32

    fileprivate init(_ start: Double, step: Double, after count: Int) {
      self.start = fixedStart(start, step: step, after: count)
      self.step = fixedStep(step)
    }

    /// The place of the first one's centre. Half of a step is rounded up, as pixman does.
    var center: Int { Int(start) + (Int(step) + 1) / 2 }
  }

  /// The way of the columns from one on, within a block.
  func across(from x: Int) -> Path { Path(xStart, step: xStep, after: x - originX) }

  /// The way of the rows from one on, within a block.
  func down(from y: Int) -> Path { Path(yStart, step: yStep, after: y - originY) }

  /// The step between pixels in fixed point.
  private static func fixedStep(_ step: Double) -> Int32 { max(1, Int32((step * 65536).rounded())) }

  /// The source's place in fixed point at the edge of a pixel `count` pixels from where counting
  /// starts: a function of that pixel alone, for any part of the picture that is painted.
  private static func fixedStart(_ start: Double, step: Double, after count: Int) -> Int32 {
    let block = Int((Double(count) / Double(blockLength)).rounded(.down))
    let place = start + Double(block * blockLength) * step
    let rest = Int(fixedStep(step)) * (count - block * blockLength)
    let fixed = (max(-limit, min(limit, place)) * 65536).rounded() + Double(rest)
    return Int32(max(-Double(Int32.max), min(Double(Int32.max), fixed)))
  }
}

extension Scaling {
  /// Calls back with the parts of a rectangle in which counting continues without starting again.
  func forEachBlock<Failure: Error>(
    of rect: PixelRect, _ body: (PixelRect) throws(Failure) -> Void
  ) throws(Failure) {
    func end(after position: Int, _ origin: Int) -> Int {
      let block = (Double(position - origin) / Double(Self.blockLength)).rounded(.down)
      return origin + (Int(block) + 1) * Self.blockLength
    }
    var y = rect.y
    while y < rect.maxY {
      let bottom = min(rect.maxY, end(after: y, originY))
      var x = rect.x
      while x < rect.maxX {
        let right = min(rect.maxX, end(after: x, originX))
        try body(PixelRect(left: x, top: y, right: right, bottom: bottom))
        x = right
      }
      y = bottom
    }
  }
}
