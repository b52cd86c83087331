import CoreGraphics

/// A unit quaternion: a rotation in space.
struct Quaternion: Sendable, Hashable {
  var x, y, z, w: Double

  static let identity = Quaternion(x: 0, y: 0, z: 0, w: 1)

  init(x: Double, y: Double, z: Double, w: Double) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }

  /// A rotation by `angle` radians about a unit axis.
  init(angle: Double, axis: SIMD3<Double>) {
    let s = sin(angle / 2)
    self.init(x: axis.x * s, y: axis.y * s, z: axis.z * s, w: cos(angle / 2))
  }

  /// The rotation whose axis is the vector's direction and whose angle is its length.
  init(rotationVector v: SIMD3<Double>) {
    let angle = (v * v).sum().squareRoot()
    self = angle > 1e-12 ? Quaternion(angle: angle, axis: v / angle) : .identity
  }

  /// The rotation of three orthonormal rows.
  init(rows r0: SIMD3<Double>, _ r1: SIMD3<Double>, _ r2: SIMD3<Double>) {
    let trace = r0.x + r1.y + r2.z
    if trace > 0 {
      let s = 2 * (trace + 1).squareRoot()
      self.init(x: (r1.z - r2.y) / s, y: (r2.x - r0.z) / s, z: (r0.y - r1.x) / s, w: s / 4)
    } else if r0.x > r1.y && r0.x > r2.z {
      let s = 2 * (1 + r0.x - r1.y - r2.z).squareRoot()
      self.init(x: s / 4, y: (r1.x + r0.y) / s, z: (r2.x + r0.z) / s, w: (r1.z - r2.y) / s)
    } else if r1.y > r2.z {
      let s = 2 * (1 + r1.y - r0.x - r2.z).squareRoot()
      self.init(x: (r1.x + r0.y) / s, y: s / 4, z: (r2.y + r1.z) / s, w: (r2.x - r0.z) / s)
    } else {
      let s = 2 * (1 + r2.z - r0.x - r1.y).squareRoot()
      self.init(x: (r2.x + r0.z) / s, y: (r2.y + r1.z) / s, z: s / 4, w: (r0.y - r1.x) / s)
    }
  }

  /// The shortest rotation vector: its length is at most π.
  var rotationVector: SIMD3<Double> {
    let sign: Double = w < 0 ? -1 : 1
    let v = SIMD3(x, y, z) * sign
    let s = (v * v).sum().squareRoot()
    guard s > 1e-12 else { return v * 2 }
    return v * (2 * atan2(s, w * sign) / s)
  }

  var conjugate: Quaternion { Quaternion(x: -x, y: -y, z: -z, w: w) }

  /// Rotates by `b` first, then by `a`.
  static func * (a: Quaternion, b: Quaternion) -> Quaternion {
    Quaternion(
      x: a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
      y: a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
      z: a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w,
      w: a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z)
  }

  /// The rotation as a matrix for row vectors.
  var matrix: CATransform3D {
    var t = CATransform3DIdentity
    t.m11 = 1 - 2 * (y * y + z * z)
    t.m12 = 2 * (x * y + z * w)
    t.m13 = 2 * (x * z - y * w)
    t.m21 = 2 * (x * y - z * w)
    t.m22 = 1 - 2 * (x * x + z * z)
    t.m23 = 2 * (y * z + x * w)
    t.m31 = 2 * (x * z + y * w)
    t.m32 = 2 * (y * z - x * w)
    t.m33 = 1 - 2 * (x * x + y * y)
    return t
  }
}
