extension CGPoint {
  /// Returns the point that the transform maps this point to.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }

  /// Whether both coordinates are exactly equal; the same as `==`.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }

  package var isFinite: Bool { x.isFinite && y.isFinite }
}
