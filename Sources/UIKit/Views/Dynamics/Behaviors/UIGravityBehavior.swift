public import CoreGraphics
import Physics

/// Accelerates all its items equally.
open class UIGravityBehavior: UIDynamicBehavior {
  /// The acceleration of a vector of length 1, in points per second squared, as UIKit documents it.
  static let unit: CGFloat = 1000

  private var list: DynamicItemList
  private var direction = DynamicDirection(CGVector(dx: 0, dy: 1))

  /// Gravity for some items, downwards with a magnitude of 1.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItemList(items)
    super.init()
  }

  /// Gravity without items.
  public convenience override init() { self.init(items: []) }

  /// The items, in the order in which they were added.
  open var items: [any UIDynamicItem] { list.items }
  /// Adds an item. An item that has already been added is ignored.
  open func addItem(_ item: any UIDynamicItem) { if list.add(item) { setNeedsUpdate() } }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { if list.remove(item) { setNeedsUpdate() } }

  /// The direction and magnitude. A vector of length 1 accelerates by 1,000 points per second
  /// squared.
  open var gravityDirection: CGVector {
    get { direction.vector }
    set { change(DynamicDirection(checked(newValue))) }
  }
  /// The direction in radians from the x axis, clockwise. The default is down: π / 2.
  open var angle: CGFloat {
    get { direction.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// The magnitude in units of 1,000 points per second squared.
  open var magnitude: CGFloat {
    get { direction.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }
  /// Sets the direction, in radians from the x axis, clockwise, and the magnitude.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    var next = direction
    next.set(angle: angle, magnitude: magnitude, of: "gravity")
    change(next)
  }

  private func checked(_ vector: CGVector) -> CGVector {
    DynamicInput.checked(vector, or: direction.vector, "The direction of gravity")
  }

  private func change(_ next: DynamicDirection) {
    direction = next
    setNeedsUpdate()
  }

  override var affectedItems: [any UIDynamicItem] { list.items }
  override var isForce: Bool { true }
  override func act(on body: DynamicBody, as motion: inout BodyMotion, at time: TimeInterval) {
    motion.acceleration.dx += direction.vector.dx * Self.unit
    motion.acceleration.dy += direction.vector.dy * Self.unit
  }
}
