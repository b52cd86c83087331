extension CGSize {
  /// Returns the size, transformed as a vector: the translation is ignored, and sides may become
  /// negative.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }

  /// Whether width and height are exactly equal; the same as `==`.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }

  package var isFinite: Bool { width.isFinite && height.isFinite }
}
