import CoreGraphics

/// The decomposition of a transform into perspective, translation, rotation, skew and scale.
/// Transforms are interpolated and added component by component.
///
/// The matrix is the product scale × skew × rotation × translation × perspective, for row vectors.
/// A collapsed transform (scale 0) can be decomposed, too: axes of zero length count as unrotated,
/// so that an animation from it grows out of a point.
struct TransformComponents: Sendable, Hashable {
  var translation = SIMD3<Double>(repeating: 0)
  var scale = SIMD3<Double>(repeating: 1)
  /// Shear of y along x, of z along x, of z along y.
  var skew = SIMD3<Double>(repeating: 0)
  var perspective = SIMD4<Double>(0, 0, 0, 1)
  var rotation = Quaternion.identity

  static let identity = TransformComponents()

  init() {}

  init(_ transform: CATransform3D) {
    let matrix = transform.rows
    var upper = transform
    (upper.m14, upper.m24, upper.m34, upper.m44) = (0, 0, 0, 1)
    let column = SIMD4(matrix.0.w, matrix.1.w, matrix.2.w, matrix.3.w)
    if column != SIMD4(0, 0, 0, 1) {
      perspective = column
      if let inverse = upper.inverse {
        // The column is upper × perspective: solve for the perspective.
        let r = inverse.rows
        perspective = SIMD4(
          (r.0 * column).sum(), (r.1 * column).sum(), (r.2 * column).sum(), (r.3 * column).sum())
      }
    }
    translation = SIMD3(transform.m41, transform.m42, transform.m43)
    orthogonalize(
      SIMD3(transform.m11, transform.m12, transform.m13),
      SIMD3(transform.m21, transform.m22, transform.m23),
      SIMD3(transform.m31, transform.m32, transform.m33))
  }

  /// Gram–Schmidt on the rows: what is left over is skew, the lengths are scale.
  private mutating func orthogonalize(
    _ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>
  ) {
    var (r0, r1, r2) = (first, second, third)
    scale.x = (r0 * r0).sum().squareRoot()
    if scale.x > 0 { r0 /= scale.x }
    let shearXY = (r0 * r1).sum()
    r1 -= shearXY * r0
    scale.y = (r1 * r1).sum().squareRoot()
    if scale.y > 0 {
      r1 /= scale.y
      skew.x = shearXY / scale.y
    }
    let shearXZ = (r0 * r2).sum()
    let shearYZ = (r1 * r2).sum()
    r2 -= shearXZ * r0 + shearYZ * r1
    scale.z = (r2 * r2).sum().squareRoot()
    if scale.z > 0 {
      r2 /= scale.z
      skew.y = shearXZ / scale.z
      skew.z = shearYZ / scale.z
    }
    completeBasis(&r0, &r1, &r2)
    if (cross(r0, r1) * r2).sum() < 0 {
      // A mirror image: there is no such rotation, so one axis counts as flipped. Of the three
      // that could be, take one that leaves a plane transform's rotation about z.
      if r2.z < 0 {
        scale.z = -scale.z
        skew.y = -skew.y
        skew.z = -skew.z
        r2 = -r2
      } else {
        scale.x = -scale.x
        skew.y = -skew.y
        r0 = -r0
        skew.x = -skew.x
      }
    }
    rotation = Quaternion(rows: r0, r1, r2)
  }

  /// Gives the axes of zero length a direction.
  private func completeBasis(
    _ r0: inout SIMD3<Double>, _ r1: inout SIMD3<Double>, _ r2: inout SIMD3<Double>
  ) {
    switch (scale.x > 0, scale.y > 0, scale.z > 0) {
    case (true, true, true): break
    case (false, true, true): r0 = cross(r1, r2)
    case (true, false, true): r1 = cross(r2, r0)
    case (true, true, false): r2 = cross(r0, r1)
    case (false, false, true):
      (r0, r1) = r2.z >= 0 ? (SIMD3(1, 0, 0), SIMD3(0, 1, 0)) : (SIMD3(-1, 0, 0), SIMD3(0, 1, 0))
      if abs(r2.z) < 1 - 1e-9 { (r0, r1, r2) = axes }
    default: (r0, r1, r2) = axes
    }
  }

  private var axes: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
    (SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1))
  }

  private func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }

  /// The matrix that these parts make up.
  var transform: CATransform3D {
    var shape = CATransform3DIdentity
    (shape.m11, shape.m22, shape.m33) = (scale.x, scale.y, scale.z)
    // scale × (unit lower triangle of skews), written out.
    shape.m21 = scale.y * skew.x
    shape.m31 = scale.z * skew.y
    shape.m32 = scale.z * skew.z
    var result = CATransform3DConcat(shape, rotation.matrix)
    (result.m41, result.m42, result.m43) = (translation.x, translation.y, translation.z)
    guard perspective != SIMD4(0, 0, 0, 1) else { return result }
    var projection = CATransform3DIdentity
    (projection.m14, projection.m24, projection.m34, projection.m44) = (
      perspective.x, perspective.y, perspective.z, perspective.w
    )
    return CATransform3DConcat(result, projection)
  }

  /// The difference to `other`, component by component; for the rotation, the shortest arc.
  func difference(from other: TransformComponents) -> TransformDelta {
    TransformDelta(
      translation: translation - other.translation, scale: scale - other.scale,
      skew: skew - other.skew, perspective: perspective - other.perspective,
      rotation: (rotation * other.rotation.conjugate).rotationVector)
  }

  func adding(_ delta: TransformDelta) -> TransformComponents {
    var result = self
    result.translation += delta.translation
    result.scale += delta.scale
    result.skew += delta.skew
    result.perspective += delta.perspective
    result.rotation = Quaternion(rotationVector: delta.rotation) * rotation
    return result
  }
}

/// The difference of two transforms, part by part: a vector, so it can be scaled and added.
struct TransformDelta: Sendable, Hashable {
  var translation, scale, skew: SIMD3<Double>
  var perspective: SIMD4<Double>
  /// Axis times angle in radians.
  var rotation: SIMD3<Double>

  static let zero = TransformDelta(
    translation: .zero, scale: .zero, skew: .zero, perspective: .zero, rotation: .zero)

  static func * (delta: TransformDelta, factor: Double) -> TransformDelta {
    TransformDelta(
      translation: delta.translation * factor, scale: delta.scale * factor,
      skew: delta.skew * factor, perspective: delta.perspective * factor,
      rotation: delta.rotation * factor)
  }

  static func + (a: TransformDelta, b: TransformDelta) -> TransformDelta {
    TransformDelta(
      translation: a.translation + b.translation, scale: a.scale + b.scale, skew: a.skew + b.skew,
      perspective: a.perspective + b.perspective, rotation: a.rotation + b.rotation)
  }

  /// All parts in one measure: points, radians and factors count alike.
  var length: Double {
    let sums =
      (translation * translation).sum() + (scale * scale).sum() + (skew * skew).sum()
      + (perspective * perspective).sum() + (rotation * rotation).sum()
    return sums.squareRoot()
  }
}
