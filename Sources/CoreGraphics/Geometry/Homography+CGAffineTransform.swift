extension Homography {
  package init(_ transform: CGAffineTransform) {
    self.init(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d,
      tx: transform.tx, ty: transform.ty)
  }
}

extension CGAffineTransform {
  /// Makes the affine part of a projective map. It is exact if the map is affine.
  package init(_ map: Homography) {
    self.init(a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx, ty: map.ty)
  }
}
