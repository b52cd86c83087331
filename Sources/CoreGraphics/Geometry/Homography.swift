/// A plane-to-plane projective map: the 3 × 3 matrix that a layer's 4 × 4 transform becomes once
/// the layer is flattened into its parent's plane.
///
/// A point (x, y) is mapped to ((a·x + c·y + tx) / w, (b·x + d·y + ty) / w) with w = p·x + q·y + r.
/// The first six fields have the names and the meaning that they have in `CGAffineTransform`.
///
/// The functions that a display list calls for each layer can be inlined: otherwise other modules
/// would pass nine numbers through memory for each of a few multiplications.
@usableFromInline package struct Homography: Sendable, Hashable {
  @usableFromInline package var a, b, c, d, tx, ty: Double
  /// The projective row. It is (0, 0, 1) for every affine map.
  @usableFromInline package var p, q, r: Double

  @inlinable
  package init(
    a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double,
    p: Double = 0, q: Double = 0, r: Double = 1
  ) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    (self.p, self.q, self.r) = (p, q, r)
  }

  package static let identity = Homography(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  package static func translation(x: Double, y: Double) -> Homography {
    Homography(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  package static func scale(x: Double, y: Double) -> Homography {
    Homography(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  package var isAffine: Bool { p == 0 && q == 0 && r == 1 }

  /// Whether rectangles stay axis-aligned: there is no rotation except half turns, no skew and no
  /// perspective.
  package var isAxisAligned: Bool { isAffine && b == 0 && c == 0 }

  /// Whether every coefficient is finite. Other maps cannot be drawn.
  @inlinable package var isFinite: Bool {
    (a + b + c + d + tx + ty + p + q + r).isFinite
  }

  /// Returns the map that applies `self` first, and then `next`.
  @inlinable
  package func followed(by next: Homography) -> Homography {
    Homography(
      a: next.a * a + next.c * b + next.tx * p,
      b: next.b * a + next.d * b + next.ty * p,
      c: next.a * c + next.c * d + next.tx * q,
      d: next.b * c + next.d * d + next.ty * q,
      tx: next.a * tx + next.c * ty + next.tx * r,
      ty: next.b * tx + next.d * ty + next.ty * r,
      p: next.p * a + next.q * b + next.r * p,
      q: next.p * c + next.q * d + next.r * q,
      r: next.p * tx + next.q * ty + next.r * r)
  }

  package var determinant: Double {
    a * (d * r - ty * q) - c * (b * r - ty * p) + tx * (b * q - d * p)
  }

  /// The inverse map; nil if the plane is edge-on or mapped to a line or a point.
  package var inverse: Homography? {
    let det = determinant
    guard det.isFinite, abs(det) > .leastNormalMagnitude else { return nil }
    let k = 1 / det
    let inverted = Homography(
      a: (d * r - ty * q) * k, b: (ty * p - b * r) * k,
      c: (tx * q - c * r) * k, d: (a * r - tx * p) * k,
      tx: (c * ty - tx * d) * k, ty: (tx * b - a * ty) * k,
      p: (b * q - d * p) * k, q: (c * p - a * q) * k, r: (a * d - b * c) * k)
    return inverted.isFinite ? inverted : nil
  }

  /// Returns the image of a point; nil if it is on or behind the plane of the eye (w ≤ 0).
  package func apply(_ point: CGPoint) -> CGPoint? {
    let w = p * point.x + q * point.y + r
    guard w > 1e-9 else { return nil }
    return CGPoint(x: (a * point.x + c * point.y + tx) / w, y: (b * point.x + d * point.y + ty) / w)
  }
}
