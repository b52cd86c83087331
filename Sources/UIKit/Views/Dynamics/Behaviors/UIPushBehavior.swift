public import CoreGraphics
import Physics

/// Pushes items with a force: once, or all the time.
///
/// The unit is UIKit's newton: it accelerates a view of 100 × 100 points and density 1 by 100
/// points per second squared. An instantaneous push has the effect of a second of that force, at
/// once.
open class UIPushBehavior: UIDynamicBehavior {
  /// How long a push acts.
  public enum Mode: Int, Sendable {
    /// All the time while it is active.
    case continuous
    /// Once; then the behaviour is no longer active.
    case instantaneous
  }

  /// Points per second squared of a newton on a unit of mass. The source is UIKit's documentation.
  static let newton: CGFloat = 100

  private var list: DynamicItemList
  private var direction = DynamicDirection(.zero)
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// Once, or all the time.
  public let mode: Mode

  /// A push of some items, by no force yet.
  public init(items: [any UIDynamicItem], mode: Mode) {
    list = DynamicItemList(items)
    self.mode = mode
    super.init()
  }

  /// The items, in the order of their addition.
  open var items: [any UIDynamicItem] { list.items }
  /// Adds an item; one that is there already is left as it is.
  open func addItem(_ item: any UIDynamicItem) { if list.add(item) { setNeedsUpdate() } }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = nil
    if list.remove(item) { setNeedsUpdate() }
  }

  /// Whether it pushes. An instantaneous push ends by itself, and is repeated when this is set.
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

  /// The point of an item that is pushed, from its centre, in the item's own coordinates; zero
  /// unless set.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }
  /// Pushes an item beside its centre, so that it turns.
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

  /// The change of the velocities in a second.
  private func effect(on body: DynamicBody) -> (CGVector, CGFloat) {
    let force = CGVector(
      dx: direction.vector.dx * Self.newton, dy: direction.vector.dy * Self.newton)
    return body.effect(of: force, at: targetOffsetFromCenter(for: body.item))
  }
}
