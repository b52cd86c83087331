import CoreGraphics
import Physics

/// The state of an item for which a field is evaluated.
struct FieldSample {
  /// The offset from the field's position, in points.
  let offset: CGVector
  /// The position in the reference's coordinates, in points.
  let place: CGPoint
  /// The velocity in points per second.
  let velocity: CGVector
  let mass: CGFloat
  let charge: CGFloat
  /// The seconds that the animator has simulated.
  let time: TimeInterval
}

/// The formula of a field.
enum FieldKind {
  typealias Evaluation = (
    UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
  ) -> CGVector

  case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric
  case magnetic
  case custom(Evaluation)

  var hasDirection: Bool {
    switch self {
    case .linearGravity, .velocity: true
    default: false
    }
  }

  var isNoise: Bool {
    switch self {
    case .noise, .turbulence: true
    default: false
    }
  }

  /// The points per unit of distance.
  private static let unit: CGFloat = 100

  /// The acceleration at a strength of 1, in points per second squared.
  @MainActor
  func acceleration(of sample: FieldSample, in field: UIFieldBehavior) -> CGVector {
    let (offset, v) = (sample.offset, sample.velocity)
    let distance = hypot(offset.dx, offset.dy)
    let outwards =
      distance > 0
      ? CGVector(dx: offset.dx / distance, dy: offset.dy / distance) : .zero
    let newton = UIPushBehavior.newton / sample.mass
    switch self {
    case .drag: return scaled(v, -newton / Self.unit)
    case .vortex: return CGVector(dx: offset.dy, dy: -offset.dx)
    case .radialGravity: return scaled(outwards, -UIGravityBehavior.unit)
    case .linearGravity: return scaled(field.direction, UIGravityBehavior.unit)
    // These fields act on the velocity itself.
    case .velocity, .magnetic: return .zero
    case .noise: return noise(sample, in: field, UIPushBehavior.newton)
    case .turbulence:
      return noise(sample, in: field, UIPushBehavior.newton * hypot(v.dx, v.dy) / Self.unit)
    case .spring: return scaled(offset, -newton / Self.unit)
    case .electric: return scaled(outwards, newton * sample.charge)
    case .custom(let block):
      let force = block(
        field, sample.place, v, sample.mass, sample.charge, PhysicsWorld.step)
      return scaled(force, newton)
    }
  }

  private func scaled(_ vector: CGVector, _ factor: CGFloat) -> CGVector {
    CGVector(dx: vector.dx * factor, dy: vector.dy * factor)
  }

  /// The distance of two values of the noise in points, with a smoothness of 0 and of 1 (our
  /// choice).
  private static let noiseSpacings: (noisy: CGFloat, smooth: CGFloat) = (40, 400)

  @MainActor
  private func noise(
    _ sample: FieldSample, in field: UIFieldBehavior, _ amount: CGFloat
  ) -> CGVector {
    let spacing =
      Self.noiseSpacings.noisy + (Self.noiseSpacings.smooth - Self.noiseSpacings.noisy)
      * field.smoothness
    let (x, y) = (sample.place.x / spacing, sample.place.y / spacing)
    let z = CGFloat(sample.time) * field.animationSpeed
    return scaled(
      CGVector(dx: GradientNoise.value(x, y, z), dy: GradientNoise.value(x + 57, y + 113, z)),
      amount)
  }
}
