import CoreGraphics
import Physics

/// The bodies of an animator's items, with their joints and the forces that act on them.
@MainActor
final class DynamicSimulation {
  private let world = PhysicsWorld()
  private(set) var bodies: [DynamicBody] = []
  private var byItem: [ObjectIdentifier: DynamicBody] = [:]
  private var byIdentifier: [Int: DynamicBody] = [:]
  /// The items that cannot be moved at present.
  private var waiting: [any UIDynamicItem] = []
  private var collisions: [UICollisionBehavior] = []
  private var snaps: [UIDynamicBehavior] = []

  /// The connection of a behaviour, and the state of the behaviour for which it was made.
  private struct Record {
    /// Weak, because a new behaviour can have the address, and so the key, of a released one.
    weak var behavior: UIDynamicBehavior?
    let signature: AnyHashable
    let connection: DynamicConnection
    let group: Int
  }
  private var records: [ObjectIdentifier: Record] = [:]
  private var lastGroup = 0

  private weak var reference: (any DynamicReference)?
  private var view: UIView? { reference as? UIView }
  /// The reference's bounds, at the last update.
  private(set) var referenceBounds: CGRect?

  /// The number of steps.
  private(set) var steps = 0
  /// Whether a step is running. During a step nothing may be changed.
  private(set) var isStepping = false

  func body(of item: any UIDynamicItem) -> DynamicBody? { byItem[ObjectIdentifier(item)] }

  // MARK: Changes

  /// Whether items have entered or left the reference, or its size has changed.
  func isOutdated(in reference: (any DynamicReference)?) -> Bool {
    let view = reference as? UIView
    return reference?.dynamicsBounds != referenceBounds
      || bodies.contains { !DynamicBody.isPlaced($0.item, in: view) }
      || waiting.contains { DynamicBody.isPlaced($0, in: view) }
  }

  /// Applies all changes in the behaviours.
  func update(_ behaviors: [UIDynamicBehavior], in reference: (any DynamicReference)?) {
    self.reference = reference
    referenceBounds = reference?.dynamicsBounds
    world.accelerationsWillChange()
    updateBodies(of: behaviors)
    updateSettings(behaviors)
    for body in bodies {
      body.wake()
      body.forces = []
    }
    snaps = behaviors.filter { $0 is UISnapBehavior }
    // A snap behaviour acts last, because it overrides the effect of the others.
    for behavior in behaviors.filter({ !($0 is UISnapBehavior) }) + snaps where behavior.isForce {
      for item in behavior.affectedItems { self.body(of: item)?.forces.append(behavior) }
    }
    let present = Set(behaviors.map(ObjectIdentifier.init))
    for key in records.keys.sorted(by: { records[$0]!.group < records[$1]!.group })
    where !present.contains(key) || records[key]?.behavior == nil {
      disconnect(key)
    }
    for behavior in behaviors { behavior.connect(in: self) }
    updateCollisions(behaviors)
  }

  private func updateBodies(of behaviors: [UIDynamicBehavior]) {
    let items = DynamicItemList(behaviors.flatMap(\.affectedItems)).items
    waiting = items.filter { !DynamicBody.isPlaced($0, in: view) }
    for item in waiting { warn(ofUnplaced: item) }
    let unplaced = Set(waiting.map { ObjectIdentifier($0) })
    let present = Set(items.map { ObjectIdentifier($0) }).subtracting(unplaced)
    for body in bodies where !present.contains(ObjectIdentifier(body.item)) {
      world.remove(body.body)
      byItem[ObjectIdentifier(body.item)] = nil
      byIdentifier[body.body.identifier] = nil
    }
    bodies.removeAll { byItem[ObjectIdentifier($0.item)] == nil }
    for item in items where present.contains(ObjectIdentifier(item)) && body(of: item) == nil {
      var configuration = RigidBody.Configuration()
      configuration.shapes = DynamicOutline.shapes(of: item)
      let body = DynamicBody(item, world.makeBody(configuration), in: view)
      bodies.append(body)
      byItem[ObjectIdentifier(item)] = body
      byIdentifier[body.body.identifier] = body
    }
  }

  private func warn(ofUnplaced item: any UIDynamicItem) {
    if item.center.isFinite {
      Diagnostics.warn(
        "A dynamic animator cannot move \(type(of: item)), which is not inside its reference view; "
          + "it is left out until it is.")
    } else {
      Diagnostics.warn(
        "A dynamic animator cannot move \(type(of: item)), whose centre is no finite point.")
    }
  }

  private func updateSettings(_ behaviors: [UIDynamicBehavior]) {
    var settings: [ObjectIdentifier: DynamicItemSettings] = [:]
    for case let behavior as UIDynamicItemBehavior in behaviors {
      for item in behavior.items {
        let key = ObjectIdentifier(item)
        settings[key] = (settings[key] ?? DynamicItemSettings(elasticity: 0, friction: 0))
          .overridden(by: behavior.settings)
      }
    }
    for body in bodies {
      body.configure(settings[ObjectIdentifier(body.item)] ?? DynamicItemSettings(), in: world)
    }
  }

  private func updateCollisions(_ behaviors: [UIDynamicBehavior]) {
    collisions = behaviors.compactMap { $0 as? UICollisionBehavior }
    var groups: [ObjectIdentifier: (bodies: Set<Int>, boundaries: Set<Int>)] = [:]
    for collision in collisions {
      guard let group = records[ObjectIdentifier(collision)]?.group else { continue }
      for item in collision.items {
        let mode = collision.collisionMode
        if mode.contains(.items) {
          groups[ObjectIdentifier(item), default: ([], [])].bodies.insert(group)
        }
        if mode.contains(.boundaries) {
          groups[ObjectIdentifier(item), default: ([], [])].boundaries.insert(group)
        }
      }
    }
    for body in bodies {
      let own = groups[ObjectIdentifier(body.item)] ?? ([], [])
      if body.body.bodyGroups != own.bodies { body.body.bodyGroups = own.bodies }
      if body.body.boundaryGroups != own.boundaries { body.body.boundaryGroups = own.boundaries }
    }
  }

  /// Reads an item again: its position, its rotation and its outline.
  func read(_ item: any UIDynamicItem) {
    guard let body = body(of: item), DynamicBody.isPlaced(item, in: view) else { return }
    var configuration = body.body.configuration
    configuration.shapes = DynamicOutline.shapes(of: item)
    if configuration != body.body.configuration { world.configure(body.body, configuration) }
    body.read(in: view)
  }

  // MARK: Connections

  /// Makes the joints and boundaries of a behaviour, unless they exist for the same state.
  func connect(
    _ behavior: UIDynamicBehavior, as signature: AnyHashable,
    _ make: (PhysicsWorld, Int) -> DynamicConnection
  ) {
    let key = ObjectIdentifier(behavior)
    let present = records[key]
    guard present?.signature != signature else { return }
    if let present { disconnect(present.connection) }
    if present == nil { lastGroup += 1 }
    let group = present?.group ?? lastGroup
    records[key] = Record(
      behavior: behavior, signature: signature, connection: make(world, group), group: group)
  }

  func disconnect(_ behavior: UIDynamicBehavior) { disconnect(ObjectIdentifier(behavior)) }

  private func disconnect(_ key: ObjectIdentifier) {
    if let record = records.removeValue(forKey: key) { disconnect(record.connection) }
  }

  private func disconnect(_ connection: DynamicConnection) {
    for joint in connection.joints { world.remove(joint) }
    for (boundary, _) in connection.boundaries { world.remove(boundary) }
  }

  func joints(of behavior: UIDynamicBehavior) -> [Joint] {
    records[ObjectIdentifier(behavior)]?.connection.joints ?? []
  }

  // MARK: Time

  /// Makes a step. Returns closures that make the resulting calls to the collision delegates.
  func advance() -> [() -> Void] {
    for body in bodies { body.storeState() }
    isStepping = true
    let time = Double(steps) * PhysicsWorld.step
    let changes = world.advance { [byIdentifier] body in
      var motion = BodyMotion()
      guard let own = byIdentifier[body.identifier] else { return motion }
      for force in own.forces { force.act(on: own, as: &motion, at: time) }
      return motion
    }
    isStepping = false
    steps += 1
    for body in bodies { body.countSlowSteps() }
    return notifications(of: changes)
  }

  var isAtRest: Bool { bodies.allSatisfy(\.isAtRest) }

  /// Stops items that are at rest.
  func settle() {
    for snap in snaps {
      for item in snap.affectedItems {
        if let body = body(of: item) { snap.settle(body) }
      }
    }
  }

  /// Moves the items to the positions of their bodies.
  func show(_ part: CGFloat) {
    for body in bodies { body.show(part, in: view) }
  }

  // MARK: Contacts

  private func notifications(of changes: ContactChanges) -> [() -> Void] {
    changes.ended.flatMap { notifications(of: $0, began: false) }
      + changes.began.flatMap { notifications(of: $0, began: true) }
  }

  private func notifications(of contact: Contact, began: Bool) -> [() -> Void] {
    let items = [contact.first, contact.second].compactMap { byIdentifier[$0.identifier]?.item }
    return collisions.compactMap { collision in
      guard collision.collisionDelegate != nil, let first = items.first,
        items.allSatisfy({ item in collision.items.contains { $0 === item } })
      else { return nil }
      guard items.count == 1 else {
        guard collision.collisionMode.contains(.items) else { return nil }
        return collision.notification(of: first, items[1], at: contact.point, began: began)
      }
      let own = records[ObjectIdentifier(collision)]?.connection.boundaries.first {
        $0.boundary === contact.first || $0.boundary === contact.second
      }
      return own.map {
        collision.notification(of: first, $0.identifier, at: contact.point, began: began)
      }
    }
  }
}

extension UICollisionBehavior {
  fileprivate func notification(
    of first: any UIDynamicItem, _ second: any UIDynamicItem, at point: CGPoint, began: Bool
  ) -> () -> Void {
    {
      if began {
        self.collisionDelegate?.collisionBehavior(
          self, beganContactFor: first, with: second, at: point)
      } else {
        self.collisionDelegate?.collisionBehavior(self, endedContactFor: first, with: second)
      }
    }
  }

  fileprivate func notification(
    of item: any UIDynamicItem, _ identifier: (any NSCopying)?, at point: CGPoint, began: Bool
  ) -> () -> Void {
    {
      if began {
        self.collisionDelegate?.collisionBehavior(
          self, beganContactFor: item, withBoundaryIdentifier: identifier, at: point)
      } else {
        self.collisionDelegate?.collisionBehavior(
          self, endedContactFor: item, withBoundaryIdentifier: identifier)
      }
    }
  }
}
