import CoreGraphics
import Physics

/// An item and its body in the simulation.
@MainActor
final class DynamicBody {
  let item: any UIDynamicItem
  let body: RigidBody
  /// The behaviours that act on the body in every step, in the order in which they were added.
  var forces: [UIDynamicBehavior] = []
  var charge: CGFloat = 0
  /// The number of consecutive steps in which the body has been slow.
  private var slowSteps = 0
  /// The state before the last step.
  private var before = (position: CGPoint.zero, angle: CGFloat(0))
  /// The item's transform when it was last read, and the rotation in it.
  private var base = (transform: CGAffineTransform.identity, angle: CGFloat(0))

  init(_ item: any UIDynamicItem, _ body: RigidBody, in reference: UIView?) {
    (self.item, self.body) = (item, body)
    read(in: reference)
  }

  // MARK: The item

  /// Whether an item can be moved: its geometry is finite, and a view is inside the reference view.
  static func isPlaced(_ item: any UIDynamicItem, in reference: UIView?) -> Bool {
    if let group = item as? UIDynamicItemGroup {
      return group.items.allSatisfy { isPlaced($0, in: reference) }
    }
    guard let view = item as? UIView, let reference else { return item.center.isFinite }
    return view !== reference && view.isDescendant(of: reference)
  }

  /// Moves the body to the item's position.
  func read(in reference: UIView?) {
    let transform = item.transform
    let isUsable = transform.isFinite && (transform.a != 0 || transform.b != 0)
    base = (transform, isUsable ? atan2(transform.b, transform.a) : 0)
    let position = Self.superview(of: item, below: reference).map {
      $0.convert(item.center, to: reference)
    }
    let point = position ?? item.center
    let limit = RigidBody.greatestDistance
    body.position = CGPoint(
      x: min(max(point.x, -limit), limit), y: min(max(point.y, -limit), limit))
    body.angle = base.angle
    before = (body.position, body.angle)
    slowSteps = 0
  }

  /// The view whose coordinates the item's centre is in; nil if they are the reference's.
  private static func superview(of item: any UIDynamicItem, below reference: UIView?) -> UIView? {
    let view = item as? UIView ?? (item as? UIDynamicItemGroup)?.items.first as? UIView
    guard let superview = view?.superview, let reference, superview !== reference else {
      return nil
    }
    return superview
  }

  /// Moves the item to the body's position.
  ///
  /// - Parameter part: the fraction of the last step, from 0, its beginning, to 1, its end.
  func show(_ part: CGFloat, in reference: UIView?) {
    guard body.isDynamic else { return }
    let (old, new) = (before, (position: body.position, angle: body.angle))
    var position = CGPoint(
      x: old.position.x + (new.position.x - old.position.x) * part,
      y: old.position.y + (new.position.y - old.position.y) * part)
    if part == 1 { position = new.position }
    let angle = part == 1 ? new.angle : old.angle + (new.angle - old.angle) * part
    if let superview = Self.superview(of: item, below: reference) {
      position = superview.convert(position, from: reference)
    }
    if item.center != position { item.center = position }
    guard angle != base.angle else {
      if item.transform != base.transform { item.transform = base.transform }
      return
    }
    var transform = base.transform
    (transform.tx, transform.ty) = (0, 0)
    transform = transform.concatenating(CGAffineTransform(rotationAngle: angle - base.angle))
    (transform.tx, transform.ty) = (base.transform.tx, base.transform.ty)
    item.transform = transform
  }

  // MARK: The body

  func configure(_ settings: DynamicItemSettings, in world: PhysicsWorld) {
    var next = body.configuration
    next.density = settings.density ?? 1
    next.isAnchored = settings.isAnchored ?? false
    next.allowsRotation = settings.allowsRotation ?? true
    if next != body.configuration { world.configure(body, next) }
    body.elasticity = settings.elasticity ?? DynamicItemSettings.usual.elasticity
    body.friction = settings.friction ?? DynamicItemSettings.usual.friction
    body.resistance = settings.resistance ?? 0
    body.angularResistance = settings.angularResistance ?? 0
    charge = settings.charge ?? 0
  }

  /// The changes of the velocity and the angular velocity per second that a force causes. The force
  /// is in units of mass times points per second squared.
  ///
  /// - Parameter offset: the offset of the point of action, in the item's own coordinates.
  func effect(of force: CGVector, at offset: UIOffset) -> (CGVector, CGFloat) {
    guard body.isDynamic else { return (.zero, 0) }
    let (cosine, sine) = (cos(body.angle), sin(body.angle))
    let arm = CGVector(
      dx: offset.horizontal * cosine - offset.vertical * sine,
      dy: offset.horizontal * sine + offset.vertical * cosine)
    let torque = arm.dx * force.dy - arm.dy * force.dx
    return (CGVector(dx: force.dx / body.mass, dy: force.dy / body.mass), torque / body.moment)
  }

  // MARK: Rest

  /// An item that is slower than these limits, in points and radians per second, for this time is
  /// at rest (our choice). The motion that it makes in that time is not visible.
  private static let rest = (speed: CGFloat(1.5), spin: CGFloat(0.02), seconds: 0.25)

  var isAtRest: Bool {
    !body.isDynamic || Double(slowSteps) * PhysicsWorld.step >= Self.rest.seconds
  }

  /// Stores the state before a step.
  func storeState() { before = (body.position, body.angle) }

  /// Counts the slow steps, after a step.
  func countSlowSteps() {
    let (v, a) = (body.solvedVelocity, body.motion.acceleration)
    // An item at the highest point of its flight is slow, too, but not at rest.
    let flies = body.isFree && hypot(a.dx, a.dy) * Self.rest.seconds > Self.rest.speed
    let isSlow =
      hypot(v.dx, v.dy) < Self.rest.speed && abs(body.solvedAngularVelocity) < Self.rest.spin
    slowSteps = isSlow && !flies ? slowSteps + 1 : 0
  }

  func wake() { slowSteps = 0 }
}
