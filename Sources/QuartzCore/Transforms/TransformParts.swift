import CoreGraphics

/// The decomposition of a transform in units for display.
package struct TransformParts: Sendable, Equatable {
  /// Points.
  package let translation: (x: Double, y: Double, z: Double)
  package let scale: (x: Double, y: Double, z: Double)
  /// Degrees about ``axis``, from 0 to 180; about the viewing axis from -180 to 180, positive where
  /// it is clockwise on the screen.
  package let rotation: Double
  /// A unit vector; (0, 0, 1) where there is no rotation.
  package let axis: (x: Double, y: Double, z: Double)
  /// How much y, and z twice, are sheared; 0 for most transforms.
  package let skew: (xy: Double, xz: Double, yz: Double)
  /// `m34`: -1 / d for a viewer d points away, 0 without perspective.
  package let perspective: Double

  package init(_ transform: CATransform3D) {
    let parts = TransformComponents(transform)
    translation = (parts.translation.x, parts.translation.y, parts.translation.z)
    scale = (parts.scale.x, parts.scale.y, parts.scale.z)
    skew = (parts.skew.x, parts.skew.y, parts.skew.z)
    perspective = transform.m34
    let vector = parts.rotation.rotationVector
    let angle = (vector * vector).sum().squareRoot()
    guard angle > 1e-9 else {
      (rotation, axis) = (0, (0, 0, 1))
      return
    }
    let unit = vector / angle
    let degrees = angle * 180 / .pi
    if abs(unit.z) > 1 - 1e-9 {
      (rotation, axis) = (unit.z < 0 ? -degrees : degrees, (0, 0, 1))
    } else {
      (rotation, axis) = (degrees, (unit.x, unit.y, unit.z))
    }
  }

  package static func == (a: TransformParts, b: TransformParts) -> Bool {
    a.translation == b.translation && a.scale == b.scale && a.rotation == b.rotation
      && a.axis == b.axis && a.skew == b.skew && a.perspective == b.perspective
  }
}
