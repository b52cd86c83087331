import CChipmunk
package import CoreGraphics

/// A body that moves and turns about its centre.
///
/// Its velocity is kept half a step ahead of its position while it moves (leapfrog integration), so
/// that a constant acceleration moves it exactly by ½·a·t². Readers and writers of ``velocity`` see
/// the value at the time of the position.
package final class RigidBody: Collider {
  /// What the body is made of.
  package struct Configuration: Hashable {
    package var shapes: [BodyShape] = []
    /// Mass of 10,000 square points.
    package var density: CGFloat = 1
    /// Whether it is hit by others without moving itself.
    package var isAnchored = false
    /// Whether it may turn.
    package var allowsRotation = true

    package init() {}
  }

  let handle: OpaquePointer
  package private(set) var configuration = Configuration()

  /// The groups in which it collides with other bodies.
  package var bodyGroups: Set<Int> = [] { didSet { updateFilter() } }
  /// The groups in which it collides with boundaries.
  package var boundaryGroups: Set<Int> = [] { didSet { updateFilter() } }
  /// The part of the velocity that is lost in a second is 1 − exp(−resistance).
  package var resistance: CGFloat = 0
  package var angularResistance: CGFloat = 0

  /// Square points of a unit of mass at a density of 1.
  package static let unitArea: CGFloat = 10_000
  /// The limits of a mass; beyond them the solver loses its precision. Ours.
  private static let masses: ClosedRange<CGFloat> = 1e-4...1e8

  /// Points and radians a second that no body exceeds. Ours.
  package static let greatestSpeed: CGFloat = 100_000
  package static let greatestSpin: CGFloat = 1_000
  /// Points from the origin at which a body is stopped. Ours.
  package static let greatestDistance: CGFloat = 1_000_000

  /// Whether it touched a collider in the last step.
  package internal(set) var isTouching = false
  /// How many joints hold it.
  var jointCount = 0
  /// What acted on it last.
  package private(set) var motion = BodyMotion()
  /// Whether the velocity belongs to half a step after the position.
  private var isAhead = false

  override init(identifier: Int) {
    handle = cpBodyNew(1, 1)
    super.init(identifier: identifier)
  }

  deinit { cpBodyFree(handle) }

  // MARK: Substance

  package var isDynamic: Bool { !configuration.isAnchored }
  /// Infinite for an anchored body.
  package var mass: CGFloat { cpBodyGetMass(handle) }
  /// In units of mass times square points; infinite for a body that does not turn.
  package var moment: CGFloat { cpBodyGetMoment(handle) }

  /// The world takes the shapes out of its space before, and puts the new ones in after it.
  func configure(_ next: Configuration) {
    if next.shapes != configuration.shapes || shapes.isEmpty {
      setShapes(next.shapes.map { $0.makeHandle(on: handle) })
      updateFilter()
    }
    configuration = next
    cpBodySetType(handle, next.isAnchored ? CP_BODY_TYPE_KINEMATIC : CP_BODY_TYPE_DYNAMIC)
    guard isDynamic else {
      isAhead = false
      return
    }
    let (density, area) = (next.density, next.shapes.reduce(0) { $0 + $1.area })
    let mass = min(
      max(density * area / Self.unitArea, Self.masses.lowerBound), Self.masses.upperBound)
    let moment = next.shapes.reduce(0) { $0 + $1.moment(mass: mass * $1.area / area) }
    cpBodySetMass(handle, mass)
    cpBodySetMoment(handle, next.allowsRotation ? moment : .infinity)
    if !next.allowsRotation { cpBodySetAngularVelocity(handle, 0) }
  }

  private func updateFilter() {
    let collides = !bodyGroups.isEmpty || !boundaryGroups.isEmpty
    for shape in shapes {
      cpShapeSetFilter(shape, collides ? CP_SHAPE_FILTER_ALL : CP_SHAPE_FILTER_NONE)
    }
  }

  // MARK: State

  /// Of the centre, in points.
  package var position: CGPoint {
    get { CGPoint(cpBodyGetPosition(handle)) }
    set { cpBodySetPosition(handle, cpVect(newValue)) }
  }

  /// In radians.
  package var angle: CGFloat {
    get { cpBodyGetAngle(handle) }
    set { cpBodySetAngle(handle, newValue) }
  }

  /// Whether nothing but accelerations moves it.
  package var isFree: Bool { !isTouching && jointCount == 0 }

  /// The velocity that half a step of the last acceleration has added, where that can be undone.
  private var lead: BodyMotion { isAhead && isFree ? motion : BodyMotion() }

  /// In points a second.
  package var velocity: CGVector {
    get {
      let (v, lead) = (cpBodyGetVelocity(handle), lead.acceleration)
      return CGVector(
        dx: v.x - lead.dx * PhysicsWorld.step / 2, dy: v.y - lead.dy * PhysicsWorld.step / 2)
    }
    set {
      synchronize()
      cpBodySetVelocity(handle, Self.limited(cpVect(newValue)))
      isAhead = false
    }
  }

  /// In radians a second.
  package var angularVelocity: CGFloat {
    get { cpBodyGetAngularVelocity(handle) - lead.angularAcceleration * PhysicsWorld.step / 2 }
    set {
      synchronize()
      cpBodySetAngularVelocity(handle, Self.limited(newValue))
      isAhead = false
    }
  }

  /// Adds to the velocities at once.
  package func push(_ change: CGVector, spin: CGFloat) {
    let v = cpBodyGetVelocity(handle)
    cpBodySetVelocity(handle, Self.limited(cpVect(x: v.x + change.dx, y: v.y + change.dy)))
    if configuration.allowsRotation {
      cpBodySetAngularVelocity(handle, Self.limited(cpBodyGetAngularVelocity(handle) + spin))
    }
  }

  /// The velocity as the solver has left it: zero for a body at rest on another.
  package var solvedVelocity: CGVector { CGVector(cpBodyGetVelocity(handle)) }
  package var solvedAngularVelocity: CGFloat { cpBodyGetAngularVelocity(handle) }

  /// Sets the velocity back to the time of the position, because other accelerations act from now.
  func synchronize() {
    guard isAhead, isFree else { return }
    let (v, w) = (velocity, angularVelocity)
    cpBodySetVelocity(handle, cpVect(v))
    cpBodySetAngularVelocity(handle, w)
    isAhead = false
  }

  // MARK: A step

  /// Moves the velocity half a step ahead, in the first step after it was set.
  func begin(_ source: (RigidBody) -> BodyMotion) {
    isTouching = false
    guard !isAhead else { return }
    isAhead = true
    accelerate(source(self), for: PhysicsWorld.step / 2)
  }

  func accelerate(_ motion: BodyMotion, for time: TimeInterval) {
    self.motion = motion
    // Springs have acted before.
    CChipmunkStopUnlessFinite(handle)
    let loss = exp(-resistance * time)
    let v = cpvrotate(cpBodyGetVelocity(handle), cpvforangle(motion.turning * time))
    let (a, imposed) = (motion.acceleration, motion.velocity)
    let next =
      imposed.map { cpVect($0) }
      ?? cpVect(x: v.x * loss + a.dx * time, y: v.y * loss + a.dy * time)
    cpBodySetVelocity(handle, Self.limited(next))
    let spin =
      cpBodyGetAngularVelocity(handle) * exp(-angularResistance * time)
      + motion.angularAcceleration * time
    cpBodySetAngularVelocity(handle, configuration.allowsRotation ? Self.limited(spin) : 0)
  }

  /// Stops a body that has gone too far to be seen ever again.
  func stopWhereItIsTooFar() {
    CChipmunkStopUnlessFinite(handle)
    let (p, limit) = (position, Self.greatestDistance)
    guard abs(p.x) > limit || abs(p.y) > limit else { return }
    position = CGPoint(x: min(max(p.x, -limit), limit), y: min(max(p.y, -limit), limit))
    cpBodySetVelocity(handle, cpvzero)
    cpBodySetAngularVelocity(handle, 0)
  }

  private static func limited(_ velocity: cpVect) -> cpVect {
    // `cpvclamp` squares: it has no result for the greatest numbers.
    let speed = hypot(velocity.x, velocity.y)
    guard speed > greatestSpeed else { return velocity }
    return speed.isFinite ? cpvmult(velocity, greatestSpeed / speed) : cpvzero
  }
  private static func limited(_ spin: CGFloat) -> CGFloat {
    min(max(spin, -greatestSpin), greatestSpin)
  }
}
