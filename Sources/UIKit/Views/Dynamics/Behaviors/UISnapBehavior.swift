public import CoreGraphics
import Physics

/// Moves an item to a point and rotates it upright, like a spring. Gravity and fields do not
/// displace the item.
open class UISnapBehavior: UIDynamicBehavior {
  /// The oscillations per second without damping (our choice). An item arrives within about half a
  /// second.
  private static let frequency: CGFloat = 3
  /// The distance in points within which an item at rest is placed exactly on the point.
  private static let reach: CGFloat = 1

  private let item: any UIDynamicItem

  /// Snaps an item to a point in the coordinates of the animator's reference.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = DynamicInput.checked(point, or: item.center, "A point to snap to")
    super.init()
  }

  /// The point, in the coordinates of the animator's reference.
  open var snapPoint: CGPoint {
    didSet {
      snapPoint = DynamicInput.checked(snapPoint, or: oldValue, "A point to snap to")
      setNeedsUpdate()
    }
  }

  /// The damping from 0, the most oscillation, to 1, no oscillation; 0.5 by default. Other numbers
  /// are limited to this range.
  open var damping: CGFloat = 0.5 {
    didSet {
      damping = DynamicInput.checked(damping, or: oldValue, in: 0...1, "The damping of a snap")
      setNeedsUpdate()
    }
  }

  // MARK: Effect

  override var affectedItems: [any UIDynamicItem] { [item] }
  override var isForce: Bool { true }

  override func act(on body: DynamicBody, as motion: inout BodyMotion, at time: TimeInterval) {
    let rate = 2 * CGFloat.pi * Self.frequency
    // Without any damping an item would never settle.
    let loss = 2 * (0.1 + 0.9 * damping) * rate
    let (p, v) = (body.body.position, body.body.solvedVelocity)
    motion.acceleration = CGVector(
      dx: rate * rate * (snapPoint.x - p.x) - loss * v.dx,
      dy: rate * rate * (snapPoint.y - p.y) - loss * v.dy)
    motion.velocity = nil
    let turns = body.body.angle.remainder(dividingBy: 2 * .pi)
    motion.angularAcceleration = -rate * rate * turns - loss * body.body.solvedAngularVelocity
  }

  override func settle(_ body: DynamicBody) {
    guard !body.body.isTouching, body.body.isDynamic else { return }
    let p = body.body.position
    guard hypot(p.x - snapPoint.x, p.y - snapPoint.y) < Self.reach else { return }
    body.body.position = snapPoint
    if body.body.configuration.allowsRotation {
      body.body.angle = (body.body.angle / (2 * .pi)).rounded() * 2 * .pi
    }
  }
}
