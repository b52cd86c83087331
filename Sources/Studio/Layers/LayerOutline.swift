package import CoreGraphics

/// The outline of a rectangle that a homography has placed.
package enum LayerOutline {
  /// The least divisor of a point that counts as in front of the viewer.
  private static let nearest = 1e-3

  /// The corners in order; fewer than three where nothing is in front of the viewer, and up to five
  /// where a part is behind.
  package static func corners(of rect: CGRect, at place: Homography) -> [CGPoint] {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ].map { point in
      SIMD3(
        place.a * point.x + place.c * point.y + place.tx,
        place.b * point.x + place.d * point.y + place.ty,
        place.p * point.x + place.q * point.y + place.r)
    }
    var result: [CGPoint] = []
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      if corner.z > nearest { result.append(CGPoint(corner)) }
      if (corner.z > nearest) != (next.z > nearest) {
        let part = (nearest - corner.z) / (next.z - corner.z)
        result.append(CGPoint(corner + (next - corner) * part))
      }
    }
    return result
  }
}

extension CGPoint {
  fileprivate init(_ point: SIMD3<Double>) {
    self.init(x: point.x / point.z, y: point.y / point.z)
  }
}
