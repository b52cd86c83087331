internal import CoreGraphics

/// The numbers by which a shader finds a projected shape's round corners, and its hole.
struct ShapeUniforms: Equatable {
  /// Vectors of four numbers in the shader's array.
  static let vectorCount = 10

  /// The shader's array: see `ShaderSource.roundedShape`.
  private(set) var numbers: [Float] = []

  /// Nil where the four sides are all that there is.
  init?(_ shape: ProjectedShape) {
    guard shape.radius > 0 || shape.hole != nil else { return nil }
    add(shape.shape, radius: shape.radius, isThere: true)
    let hole = shape.hole
    add(hole ?? shape.shape, radius: hole?.clampedRadius ?? 0, isThere: hole != nil)
    let sides = shape.holeSides.map { [$0.left, $0.right, $0.top, $0.bottom] }
    for index in 0..<4 {
      let line = sides?[index]
      add(line?.a ?? 0, line?.b ?? 0, line?.c ?? 0, 0)
    }
    let m = shape.inverse
    add(m.a, m.c, m.b, m.d)
    add(m.p, m.q, 0, 0)
  }

  private mutating func add(_ shape: RoundedRect, radius: Double, isThere: Bool) {
    let rect = shape.rect
    let curve = shape.curve
    let reach =
      curve > 0 ? ContinuousCorner.reach(Double(curve) / Double(CornerTable.levels)) : 1
    add(rect.minX, rect.minY, rect.maxX, rect.maxY)
    add(radius * reach, Double(shape.corners.rawValue), Double(curve), isThere ? 1 : 0)
  }

  private mutating func add(_ a: Double, _ b: Double, _ c: Double, _ d: Double) {
    numbers += [Float(a), Float(b), Float(c), Float(d)]
  }
}
