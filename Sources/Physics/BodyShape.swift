import CChipmunk
package import CoreGraphics

/// A part of a body's outline, in points about the body's centre.
package enum BodyShape: Hashable {
  /// A circle about a point.
  case circle(center: CGPoint, radius: CGFloat)
  /// The convex hull of some points, three at least.
  case polygon([CGPoint])

  /// In square points.
  package var area: CGFloat {
    switch self {
    case .circle(_, let radius): .pi * radius * radius
    case .polygon(let points):
      abs(Self.withVectors(points) { cpAreaForPoly(Int32(points.count), $0, 0) })
    }
  }

  /// The moment of inertia about the body's centre, in units of mass times square points.
  func moment(mass: CGFloat) -> CGFloat {
    switch self {
    case .circle(let center, let radius): cpMomentForCircle(mass, 0, radius, cpVect(center))
    case .polygon(let points):
      abs(Self.withVectors(points) { cpMomentForPoly(mass, Int32(points.count), $0, cpvzero, 0) })
    }
  }

  /// The shape for a body; the caller frees it.
  func makeHandle(on body: OpaquePointer) -> OpaquePointer {
    switch self {
    case .circle(let center, let radius): cpCircleShapeNew(body, radius, cpVect(center))
    case .polygon(let points):
      Self.withVectors(points) {
        cpPolyShapeNew(body, Int32(points.count), $0, cpTransformIdentity, 0)
      }
    }
  }

  /// The corners of the convex hull of some points; they lie on one line where it has no area.
  package static func convexHull(of points: [CGPoint]) -> [CGPoint] {
    guard points.count > 2 else { return points }
    var vectors = points.map { cpVect($0) }
    let count = vectors.withUnsafeMutableBufferPointer {
      cpConvexHull(Int32($0.count), $0.baseAddress, $0.baseAddress, nil, 0)
    }
    return vectors.prefix(Int(count)).map { CGPoint(x: $0.x, y: $0.y) }
  }

  private static func withVectors<Result>(
    _ points: [CGPoint], _ body: (UnsafePointer<cpVect>?) -> Result
  ) -> Result {
    points.map { cpVect($0) }.withUnsafeBufferPointer { body($0.baseAddress) }
  }
}

extension cpVect {
  init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
  init(_ vector: CGVector) { self.init(x: vector.dx, y: vector.dy) }
}

extension CGPoint {
  init(_ vector: cpVect) { self.init(x: vector.x, y: vector.y) }
}

extension CGVector {
  init(_ vector: cpVect) { self.init(dx: vector.x, dy: vector.y) }
}
