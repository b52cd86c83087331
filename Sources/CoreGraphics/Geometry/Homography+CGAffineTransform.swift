extension Homography {
  package init(_ transform: CGAffineTransform) {
    self.init(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d,
      tx: transform.tx, ty: transform.ty)
  }
}

extension CGAffineTransform {
  /// The affine part of a plane-to-plane map; exact where the map is affine.
  package init(_ map: Homography) {
    self.init(a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx, ty: map.ty)
  }
}
