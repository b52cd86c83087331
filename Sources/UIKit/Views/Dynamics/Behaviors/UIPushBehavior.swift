public import CoreGraphics
import Physics

/// Pushes items with a force, once or continuously.
///
/// The unit of force is UIKit's newton. It accelerates a view of 100 × 100 points and density 1 by
/// 100 points per second squared. An instantaneous push changes the velocity as much as its force
/// does in a second.
open class UIPushBehavior: UIDynamicBehavior {
  /// How long a push lasts.
  public enum Mode: Int, Sendable {
    /// The force acts as long as the behaviour is active.
    case continuous
    /// The force acts once. Then the behaviour is no longer active.
    case instantaneous
  }

  /// The acceleration of a unit of mass by a newton, in points per second squared, as UIKit
  /// documents it.
  static let newton: CGFloat = 100

  private var list: DynamicItemList
  private var direction = DynamicDirection(.zero)
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// Whether the push acts once or continuously.
  public let mode: Mode

  /// A push of some items. Its force is zero at first.
  public init(items: [any UIDynamicItem], mode: Mode) {
    list = DynamicItemList(items)
    self.mode = mode
    super.init()
  }

  /// The items, in the order in which they were added.
  open var items: [any UIDynamicItem] { list.items }
  /// Adds an item. An item that has already been added is ignored.
  open func addItem(_ item: any UIDynamicItem) { if list.add(item) { setNeedsUpdate() } }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = nil
    if list.remove(item) { setNeedsUpdate() }
  }

  /// Whether the behaviour pushes. An instantaneous push sets it to false, and setting it to true
  /// repeats the push.
  open var active = true { didSet { setNeedsUpdate() } }

  /// The force in newtons.
  open var pushDirection: CGVector {
    get { direction.vector }
    set {
      direction.set(DynamicInput.checked(newValue, or: direction.vector, "A push"))
      setNeedsUpdate()
    }
  }
  /// The direction in radians from the x axis, clockwise.
  open var angle: CGFloat {
    get { direction.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// The force in newtons.
  open var magnitude: CGFloat {
    get { direction.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }
  /// Sets the direction, in radians from the x axis, clockwise, and the force in newtons.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    direction.set(angle: angle, magnitude: magnitude, of: "a push")
    setNeedsUpdate()
  }

  /// The point of an item at which the force acts, relative to its centre, in the item's own
  /// coordinates. The default is zero.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }
  /// Sets the point of an item at which the force acts. Away from the centre it rotates the item.
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
    let point = DynamicInput.checked(
      CGPoint(x: offset.horizontal, y: offset.vertical), or: .zero, "The target of a push")
    guard list.contains(item) else {
      return Diagnostics.warn(
        "A push has no effect on an item that was not added to it; its target is ignored.")
    }
    offsets[ObjectIdentifier(item)] = UIOffset(horizontal: point.x, vertical: point.y)
    setNeedsUpdate()
  }

  // MARK: Effect

  override var affectedItems: [any UIDynamicItem] { list.items }
  override var isForce: Bool { mode == .continuous && active && direction.magnitude > 0 }
  override func act(on body: DynamicBody, as motion: inout BodyMotion, at time: TimeInterval) {
    let (change, spin) = effect(on: body)
    motion.acceleration.dx += change.dx
    motion.acceleration.dy += change.dy
    motion.angularAcceleration += spin
  }

  override func connect(in simulation: DynamicSimulation) {
    guard mode == .instantaneous, active else { return }
    for item in items {
      guard let body = simulation.body(of: item) else { continue }
      let (change, spin) = effect(on: body)
      body.body.push(change, spin: spin)
    }
    active = false
  }

  /// The change of the velocities per second.
  private func effect(on body: DynamicBody) -> (CGVector, CGFloat) {
    let force = CGVector(
      dx: direction.vector.dx * Self.newton, dy: direction.vector.dy * Self.newton)
    return body.effect(of: force, at: targetOffsetFromCenter(for: body.item))
  }
}
