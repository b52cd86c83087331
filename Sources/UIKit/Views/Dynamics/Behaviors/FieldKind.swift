import CoreGraphics
import Physics

/// What a field is asked about.
struct FieldSample {
  /// From the field's position, in points.
  let offset: CGVector
  /// In the coordinates of the reference, in points.
  let place: CGPoint
  /// In points a second.
  let velocity: CGVector
  let mass: CGFloat
  let charge: CGFloat
  /// Seconds that the animator has simulated.
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

  /// Points of a unit of distance.
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
    // These act on the velocity itself.
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

  /// Points from one value of the noise to the next, without and with all smoothness; ours.
  private static let grains: (noisy: CGFloat, smooth: CGFloat) = (40, 400)

  @MainActor
  private func noise(
    _ sample: FieldSample, in field: UIFieldBehavior, _ amount: CGFloat
  ) -> CGVector {
    let grain = Self.grains.noisy + (Self.grains.smooth - Self.grains.noisy) * field.smoothness
    let (x, y) = (sample.place.x / grain, sample.place.y / grain)
    let z = CGFloat(sample.time) * field.animationSpeed
    return scaled(
      CGVector(dx: GradientNoise.value(x, y, z), dy: GradientNoise.value(x + 57, y + 113, z)),
      amount)
  }
}
