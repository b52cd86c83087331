/// From destination pixels, counted from `originX`, `originY`, to source pixels, along the axes
/// only, in pixman's 16.16 fixed point.
struct Scaling: Hashable, Sendable {
  /// Where the counting starts, in device pixels.
  var originX, originY: Int
  var xStep, yStep: Int32
  var xStart, yStart: Int32

  /// Nil where the numbers do not fit, or where the picture is mirrored.
  init?(
    originX: Int, originY: Int, xStep: Double, yStep: Double, xStart: Double, yStart: Double
  ) {
    /// Pixman's coordinates end at 32,768 source pixels.
    let limit = 32_000.0
    guard
      xStep > 0, yStep > 0, xStep < limit, yStep < limit, abs(xStart) < limit, abs(yStart) < limit
    else { return nil }
    func fixed(_ value: Double) -> Int32 { Int32((value * 65536).rounded()) }
    self.originX = originX
    self.originY = originY
    self.xStep = max(1, fixed(xStep))
    self.yStep = max(1, fixed(yStep))
    self.xStart = fixed(xStart)
    self.yStart = fixed(yStart)
  }
}
