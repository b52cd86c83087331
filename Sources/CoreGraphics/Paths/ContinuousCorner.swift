/// The curve of a continuous corner, which begins more gradually than a circle of the same radius.
///
/// Its three cubic curves are those of iOS, measured on a path of
/// `UIBezierPath(roundedRect:cornerRadius:)` there. If a side is too short for it, the three curves
/// are interpolated towards those of a circle.
package enum ContinuousCorner {
  /// The distance from the corner at which the curve begins, in radii.
  package static let reach = 1.528665

  /// A control point, given by its distances from the two sides that meet in the corner, in radii.
  package typealias Point = SIMD2<Double>

  /// The first half of the continuous curve, from the side on which `y` is 0 to the end of its
  /// middle part.
  private static let continuous: [Point] = [
    Point(1.528665, 0), Point(1.088493, 0), Point(0.868407, 0), Point(0.631494, 0.074911),
    Point(0.372824, 0.169060), Point(0.169060, 0.372824), Point(0.074911, 0.631494),
    Point(0, 0.868407), Point(0, 1.088493), Point(0, 1.528665),
  ]

  /// Three arcs of a circle that end at the same angles as the continuous curves.
  private static let circular: [Point] = {
    let joint = continuous[3]
    // The angle around the circle's centre, clockwise from the normal of the side.
    let angle = atan2(1 - joint.x, 1 - joint.y)
    let angles = [0, angle, Double.pi / 2 - angle, Double.pi / 2]
    func point(_ angle: Double) -> Point { Point(1 - sin(angle), 1 - cos(angle)) }
    func tangent(_ angle: Double) -> Point { Point(-cos(angle), sin(angle)) }
    var points = [point(0)]
    for index in 0..<3 {
      let (from, to) = (angles[index], angles[index + 1])
      let length = 4.0 / 3 * tan((to - from) / 4)
      points.append(point(from) + tangent(from) * length)
      points.append(point(to) - tangent(to) * length)
      points.append(point(to))
    }
    return points
  }()

  /// Returns the ten points of the three curves.
  ///
  /// - Parameter smoothness: 1 for the continuous curve, 0 for the circle.
  package static func points(_ smoothness: Double) -> [Point] {
    guard smoothness < 1 else { return continuous }
    guard smoothness > 0 else { return circular }
    return zip(circular, continuous).map { $0 + ($1 - $0) * smoothness }
  }

  /// Returns the smoothness for which there is room: 1 if the whole curve fits into half of each
  /// side, 0 for the circle.
  package static func smoothness(radius: Double, width: Double, height: Double) -> Double {
    guard radius > 0 else { return 0 }
    let room = min(width, height) / 2 / radius
    return min(max((room - 1) / (reach - 1), 0), 1)
  }

  /// Returns the distance from the corner at which the curve begins, in radii.
  package static func reach(_ smoothness: Double) -> Double { 1 + (reach - 1) * smoothness }
}
