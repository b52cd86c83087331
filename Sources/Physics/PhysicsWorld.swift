import CChipmunk
package import CoreGraphics

/// Bodies, joints and boundaries, and what happens between them in steps of constant length.
/// Lengths are in points, y points down.
///
/// The same calls have the same results, to the last bit.
package final class PhysicsWorld {
  /// Seconds of a step.
  package static let step: TimeInterval = 1.0 / 240

  private let handle: OpaquePointer
  private let ground: OpaquePointer
  private var lastIdentifier = 0

  package private(set) var bodies: [RigidBody] = []
  package private(set) var boundaries: [Boundary] = []
  package private(set) var joints: [Joint] = []

  /// Those of the last step and, while a step is made, those found in it.
  private var contacts: [ContactPair: Contact] = [:]
  private var found: [ContactPair: Contact] = [:]
  /// What acts on the bodies, while a step is made.
  private var source: ((RigidBody) -> BodyMotion)?

  /// How often the solver passes over all contacts and joints in a step. Chipmunk's own number, 10,
  /// leaves stacks of ten views soft.
  private static let iterations: Int32 = 20
  /// Points that touching bodies overlap, so that their contact persists.
  private static let slop = 0.1
  /// The part of a deeper overlap that is left after a second.
  private static let overlapLeft = pow(0.85, 240.0)

  package init() {
    handle = cpSpaceNew()
    ground = cpSpaceGetStaticBody(handle)
    cpSpaceSetIterations(handle, Self.iterations)
    cpSpaceSetCollisionSlop(handle, Self.slop)
    cpSpaceSetCollisionBias(handle, Self.overlapLeft)
    cpSpaceSetUserData(handle, Unmanaged.passUnretained(self).toOpaque())
    cpSpaceAddDefaultCollisionHandler(handle).pointee.preSolveFunc = { arbiter, space, _ in
      guard let arbiter, let world = PhysicsWorld.of(space) else { return 0 }
      return world.note(arbiter) ? 1 : 0
    }
  }

  deinit {
    for joint in joints { cpSpaceRemoveConstraint(handle, joint.handle) }
    for boundary in boundaries { takeOut(boundary) }
    for body in bodies {
      takeOut(body)
      cpSpaceRemoveBody(handle, body.handle)
    }
    cpSpaceFree(handle)
  }

  private static func of(_ space: OpaquePointer?) -> PhysicsWorld? {
    guard let space, let data = cpSpaceGetUserData(space) else { return nil }
    return Unmanaged<PhysicsWorld>.fromOpaque(data).takeUnretainedValue()
  }

  private func nextIdentifier() -> Int {
    lastIdentifier += 1
    return lastIdentifier
  }

  // MARK: Bodies

  package func makeBody(_ configuration: RigidBody.Configuration) -> RigidBody {
    let body = RigidBody(identifier: nextIdentifier())
    bodies.append(body)
    cpSpaceAddBody(handle, body.handle)
    cpBodySetVelocityUpdateFunc(body.handle) { body, _, _, time in
      guard let body, let world = PhysicsWorld.of(cpBodyGetSpace(body)) else { return }
      world.accelerate(body, for: time)
    }
    cpBodySetUserData(body.handle, Unmanaged.passUnretained(body).toOpaque())
    configure(body, configuration)
    return body
  }

  /// Changes what a body is made of.
  package func configure(_ body: RigidBody, _ configuration: RigidBody.Configuration) {
    takeOut(body)
    body.configure(configuration)
    for shape in body.shapes { cpSpaceAddShape(handle, shape) }
  }

  /// Removes a body and the joints that hold it.
  package func remove(_ body: RigidBody) {
    guard let index = bodies.firstIndex(where: { $0 === body }) else { return }
    for joint in joints where joint.first === body || joint.second === body { remove(joint) }
    takeOut(body)
    cpSpaceRemoveBody(handle, body.handle)
    bodies.remove(at: index)
  }

  private func takeOut(_ collider: Collider) {
    for shape in collider.shapes where cpSpaceContainsShape(handle, shape) != 0 {
      cpSpaceRemoveShape(handle, shape)
    }
    forgetContacts(of: collider)
  }

  private func forgetContacts(of collider: Collider) {
    let identifier = collider.identifier
    contacts = contacts.filter { $0.key.first != identifier && $0.key.second != identifier }
  }

  /// Other accelerations act on the bodies from now on.
  package func accelerationsWillChange() {
    for body in bodies { body.synchronize() }
  }

  // MARK: Boundaries

  package func makeBoundary(_ outline: Boundary.Outline, group: Int) -> Boundary {
    let boundary = Boundary(
      identifier: nextIdentifier(), outline: outline, group: group, on: ground)
    boundaries.append(boundary)
    for shape in boundary.shapes { cpSpaceAddShape(handle, shape) }
    return boundary
  }

  package func remove(_ boundary: Boundary) {
    guard let index = boundaries.firstIndex(where: { $0 === boundary }) else { return }
    takeOut(boundary)
    boundaries.remove(at: index)
  }

  // MARK: Joints

  /// Nil where nothing can move: two anchored bodies, an angle between bodies that do not turn, or
  /// a body and itself.
  package func makeJoint(
    _ kind: Joint.Kind, _ first: RigidBody?, _ second: RigidBody,
    anchors: (CGPoint, CGPoint) = (.zero, .zero)
  ) -> Joint? {
    guard first !== second,
      let joint = Joint(kind, first: first, second: second, anchors: anchors, ground: ground)
    else { return nil }
    joints.append(joint)
    for body in [first, second] { body?.jointCount += 1 }
    cpSpaceAddConstraint(handle, joint.handle)
    return joint
  }

  package func remove(_ joint: Joint) {
    guard let index = joints.firstIndex(where: { $0 === joint }) else { return }
    for body in [joint.first, joint.second] { body?.jointCount -= 1 }
    cpSpaceRemoveConstraint(handle, joint.handle)
    joints.remove(at: index)
  }

  // MARK: A step

  /// Makes a step.
  ///
  /// - Parameter source: what acts on a body. It is asked at the positions at which it acts, and
  ///   must not change the world.
  package func advance(_ source: @escaping (RigidBody) -> BodyMotion) -> ContactChanges {
    for body in bodies where body.isDynamic { body.begin(source) }
    self.source = source
    found = [:]
    cpSpaceStep(handle, Self.step)
    self.source = nil
    for body in bodies { body.stopWhereItIsTooFar() }
    var changes = ContactChanges()
    changes.began = found.filter { contacts[$0.key] == nil }.sorted { $0.key < $1.key }
      .map(\.value)
    changes.ended = contacts.filter { found[$0.key] == nil }.sorted { $0.key < $1.key }
      .map(\.value)
    contacts = found
    return changes
  }

  private func accelerate(_ handle: OpaquePointer, for time: TimeInterval) {
    guard let data = cpBodyGetUserData(handle), let source else { return }
    let body = Unmanaged<RigidBody>.fromOpaque(data).takeUnretainedValue()
    if body.isDynamic { body.accelerate(source(body), for: time) }
  }

  /// Decides whether two shapes that overlap collide, and sets the properties of their contact.
  private func note(_ arbiter: OpaquePointer) -> Bool {
    var (a, b): (OpaquePointer?, OpaquePointer?) = (nil, nil)
    cpArbiterGetShapes(arbiter, &a, &b)
    guard var first = Collider.of(a), var second = Collider.of(b) else { return false }
    if first.identifier > second.identifier { swap(&first, &second) }
    guard Self.collide(first, second) else { return false }
    cpArbiterSetRestitution(arbiter, Collider.elasticity(of: first, second))
    cpArbiterSetFriction(arbiter, Collider.friction(of: first, second))
    for body in [first, second] { (body as? RigidBody)?.isTouching = true }
    let contact = Contact(
      first: first, second: second, point: CGPoint(cpArbiterGetPointA(arbiter, 0)))
    if found[contact.pair] == nil { found[contact.pair] = contact }
    return true
  }

  private static func collide(_ first: Collider, _ second: Collider) -> Bool {
    switch (first, second) {
    case (let a as RigidBody, let b as RigidBody):
      (a.isDynamic || b.isDynamic) && !a.bodyGroups.isDisjoint(with: b.bodyGroups)
    case (let body as RigidBody, let boundary as Boundary),
      (let boundary as Boundary, let body as RigidBody):
      body.isDynamic && body.boundaryGroups.contains(boundary.group)
    default: false
    }
  }
}
