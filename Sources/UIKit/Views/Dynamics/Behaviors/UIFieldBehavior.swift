public import CoreGraphics
import Physics

/// A field of force that acts on items in a region.
///
/// Forces are in UIKit's newtons (see ``UIPushBehavior``); distances in them are in units of 100
/// points, and velocities in units of 100 points a second, where UIKit does not document its own.
public final class UIFieldBehavior: UIDynamicBehavior {
  private let kind: FieldKind
  private var list = DynamicItemList([])

  private init(_ kind: FieldKind) {
    self.kind = kind
    super.init()
  }

  /// A force against the velocity and proportional to it.
  public class func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }
  /// An acceleration about the position, counterclockwise and proportional to the distance.
  public class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }
  /// An acceleration towards a point: a strength of 1 is that of ``UIGravityBehavior``.
  public class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let field = UIFieldBehavior(.radialGravity)
    field.position = position
    return field
  }
  /// An acceleration in a direction: a vector of length 1 is that of ``UIGravityBehavior``.
  public class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.linearGravity)
    field.direction = direction
    return field
  }
  /// A velocity, in points a second, that items have whether other forces act on them or not.
  public class func velocityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.velocity)
    field.direction = direction
    return field
  }
  /// An acceleration that varies smoothly and without a pattern, from place to place and with time.
  /// It is the same in every run.
  ///
  /// - Parameters:
  ///   - smoothness: from 0, noisy, to 1, smooth.
  ///   - speed: changes a second; 0 stands still.
  public class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat)
    -> UIFieldBehavior
  {
    let field = UIFieldBehavior(.noise)
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }
  /// As a noise field, and proportional to the velocity of the item.
  public class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat)
    -> UIFieldBehavior
  {
    let field = UIFieldBehavior(.turbulence)
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }
  /// A force towards the position and proportional to the distance.
  public class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }
  /// A force away from the position and proportional to the item's charge.
  public class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }
  /// A force across the velocity, proportional to it and to the item's charge: with a positive
  /// strength and charge, items move on circles, counterclockwise.
  public class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }
  /// A field of a program's own, whose force is in newtons.
  ///
  /// - Parameter block: is called in each step for each item in the region, with the position in
  ///   points, the velocity in points a second, mass, charge, and the seconds of the step.
  public class func field(
    evaluationBlock block:
      @escaping (
        UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
      ) -> CGVector
  ) -> UIFieldBehavior { UIFieldBehavior(.custom(block)) }

  // MARK: Items

  /// The items, in the order of their addition.
  public var items: [any UIDynamicItem] { list.items }
  /// Adds an item; one that is there already is left as it is.
  public func addItem(_ item: any UIDynamicItem) { if list.add(item) { setNeedsUpdate() } }
  /// Removes an item.
  public func removeItem(_ item: any UIDynamicItem) { if list.remove(item) { setNeedsUpdate() } }

  // MARK: Properties

  /// The field's origin, in the coordinates of the animator's reference.
  public var position = CGPoint.zero {
    didSet {
      position = DynamicInput.checked(position, or: oldValue, "The position of a field")
      setNeedsUpdate()
    }
  }
  /// Where the field acts, about its position; everywhere by default.
  public var region = UIRegion.infinite { didSet { setNeedsUpdate() } }
  /// Scales the field; 1 by default.
  public var strength: CGFloat = 1 {
    didSet { strength = checked(strength, oldValue, "The strength of a field") }
  }
  /// The exponent with which the field decreases with the distance; 0, the default, is uniform. At
  /// 100 points from the position the field has its strength, with any exponent.
  public var falloff: CGFloat = 0 {
    didSet { falloff = checked(falloff, oldValue, "The falloff of a field") }
  }
  /// Nearer than this, in points, a field with a falloff increases no more; 1 by default.
  public var minimumRadius: CGFloat = 1 {
    didSet { minimumRadius = max(checked(minimumRadius, oldValue, "A radius"), 0) }
  }
  /// The direction of a linear gravity or velocity field; zero for other fields.
  public var direction: CGVector = .zero {
    didSet {
      direction =
        kind.hasDirection
        ? DynamicInput.checked(direction, or: oldValue, "The direction of a field") : .zero
      setNeedsUpdate()
    }
  }
  /// The smoothness of noise and turbulence; 0 for other fields.
  public var smoothness: CGFloat = 0 {
    didSet {
      smoothness = kind.isNoise ? min(max(checked(smoothness, oldValue, "Smoothness"), 0), 1) : 0
    }
  }
  /// The changes a second of noise and turbulence; 0 for other fields.
  public var animationSpeed: CGFloat = 0 {
    didSet {
      animationSpeed = kind.isNoise ? checked(animationSpeed, oldValue, "A speed") : 0
    }
  }

  private func checked(_ value: CGFloat, _ old: CGFloat, _ name: String) -> CGFloat {
    setNeedsUpdate()
    return DynamicInput.checked(value, or: old, name)
  }

  // MARK: Effect

  override var affectedItems: [any UIDynamicItem] { list.items }
  override var isForce: Bool { true }

  override func act(on body: DynamicBody, as motion: inout BodyMotion, at time: TimeInterval) {
    guard body.body.isDynamic else { return }
    let place = body.body.position
    let offset = CGVector(dx: place.x - position.x, dy: place.y - position.y)
    guard region.contains(CGPoint(x: offset.dx, y: offset.dy)) else { return }
    let distance = hypot(offset.dx, offset.dy)
    // 100 points are the unit of distance.
    let scale = strength * pow(max(distance, minimumRadius, 1) / 100, -falloff)
    guard scale.isFinite else { return }
    if case .velocity = kind {
      motion.velocity = CGVector(dx: direction.dx * scale, dy: direction.dy * scale)
      return
    }
    if case .magnetic = kind {
      motion.turning -= scale * body.charge / body.body.mass
      return
    }
    let sample = FieldSample(
      offset: offset, place: place, velocity: body.body.solvedVelocity, mass: body.body.mass,
      charge: body.charge, time: time)
    let result = kind.acceleration(of: sample, in: self)
    let (dx, dy) = (result.dx * scale, result.dy * scale)
    guard dx.isFinite, dy.isFinite else {
      return Diagnostics.warn("The force of a field must be finite; it is ignored.")
    }
    let limit = DynamicInput.greatest
    motion.acceleration.dx += min(max(dx, -limit), limit)
    motion.acceleration.dy += min(max(dy, -limit), limit)
  }
}
