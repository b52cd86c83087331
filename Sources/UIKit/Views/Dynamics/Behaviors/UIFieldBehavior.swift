public import CoreGraphics
import Physics

/// A field of force that acts on items in a region.
///
/// Forces are in UIKit's newtons (see ``UIPushBehavior``). Where UIKit does not document its units,
/// distances are in units of 100 points, and velocities in units of 100 points per second.
public final class UIFieldBehavior: UIDynamicBehavior {
  private let kind: FieldKind
  private var list = DynamicItemList([])

  private init(_ kind: FieldKind) {
    self.kind = kind
    super.init()
  }

  /// A force that is opposite and proportional to the velocity.
  public class func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }
  /// An acceleration that circles the position counterclockwise and is proportional to the
  /// distance.
  public class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }
  /// An acceleration towards a point. A strength of 1 is that of ``UIGravityBehavior``.
  public class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let field = UIFieldBehavior(.radialGravity)
    field.position = position
    return field
  }
  /// An acceleration in a direction. A vector of length 1 is that of ``UIGravityBehavior``.
  public class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.linearGravity)
    field.direction = direction
    return field
  }
  /// A velocity, in points per second, that items have regardless of other forces.
  public class func velocityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.velocity)
    field.direction = direction
    return field
  }
  /// An acceleration that varies smoothly and without a visible pattern with place and time. It is
  /// the same in every run.
  ///
  /// - Parameters:
  ///   - smoothness: from 0, noisy, to 1, smooth.
  ///   - speed: the changes per second; 0 means that the field does not change.
  public class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat)
    -> UIFieldBehavior
  {
    let field = UIFieldBehavior(.noise)
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }
  /// A noise field whose acceleration is also proportional to the item's velocity.
  public class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat)
    -> UIFieldBehavior
  {
    let field = UIFieldBehavior(.turbulence)
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }
  /// A force that points to the position and is proportional to the distance.
  public class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }
  /// A force that points away from the position and is proportional to the item's charge.
  public class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }
  /// A force that is perpendicular to the velocity, and proportional to it and to the item's
  /// charge. With a positive strength and charge, items move counterclockwise in circles.
  public class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }
  /// A field that the program defines. Its force is in newtons.
  ///
  /// - Parameter block: is called in each step for each item in the region, with the position in
  ///   points, the velocity in points per second, the mass, the charge, and the seconds of the
  ///   step.
  public class func field(
    evaluationBlock block:
      @escaping (
        UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
      ) -> CGVector
  ) -> UIFieldBehavior { UIFieldBehavior(.custom(block)) }

  // MARK: Items

  /// The items, in the order in which they were added.
  public var items: [any UIDynamicItem] { list.items }
  /// Adds an item. An item that has already been added is ignored.
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
  /// The region in which the field acts, relative to its position; infinite by default.
  public var region = UIRegion.infinite { didSet { setNeedsUpdate() } }
  /// The factor of the field's effect; 1 by default.
  public var strength: CGFloat = 1 {
    didSet { strength = checked(strength, oldValue, "The strength of a field") }
  }
  /// The exponent with which the field decreases with the distance. With 0, the default, it is
  /// uniform. At 100 points from the position the field has its strength for any exponent.
  public var falloff: CGFloat = 0 {
    didSet { falloff = checked(falloff, oldValue, "The falloff of a field") }
  }
  /// The distance in points below which a field with a falloff does not increase; 1 by default.
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
  /// The changes per second of noise and turbulence; 0 for other fields.
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
    // The unit of distance is 100 points.
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
