public import CoreGraphics

/// Sets properties of items and changes their velocities.
///
/// Several behaviours can have the same item. For each property, the behaviour counts that was
/// added to the animator last among those that set the property.
open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var list: DynamicItemList
  /// The properties that were set.
  private(set) var settings = DynamicItemSettings()
  /// Changes of velocities, by item, that wait until the item has a body.
  private var pending: [ObjectIdentifier: (linear: CGPoint, angular: CGFloat)] = [:]

  /// An item behaviour for some items.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItemList(items)
    super.init()
  }

  /// An item behaviour without items.
  public convenience override init() { self.init(items: []) }

  /// The items, in the order in which they were added.
  open var items: [any UIDynamicItem] { list.items }
  /// Adds an item. An item that has already been added is ignored.
  open func addItem(_ item: any UIDynamicItem) { if list.add(item) { setNeedsUpdate() } }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    pending[ObjectIdentifier(item)] = nil
    if list.remove(item) { setNeedsUpdate() }
  }

  // MARK: Properties

  /// The elasticity from 0, inelastic, to 1, elastic; 0 by default. In a collision the greater one
  /// counts.
  open var elasticity: CGFloat {
    get { settings.elasticity ?? 0 }
    set { set(\.elasticity, newValue, 0...1, "Elasticity") }
  }
  /// The friction; with 0, the default, items slide freely. In a contact the geometric mean counts.
  open var friction: CGFloat {
    get { settings.friction ?? 0 }
    set { set(\.friction, newValue, 0...100, "Friction") }
  }
  /// The mass of 100 × 100 points, in units of mass; 1 by default.
  open var density: CGFloat {
    get { settings.density ?? 1 }
    set { set(\.density, newValue, 1e-3...1e4, "Density") }
  }
  /// How quickly velocity is lost: after a second the fraction e^−resistance is left. 0 by default.
  open var resistance: CGFloat {
    get { settings.resistance ?? 0 }
    set { set(\.resistance, newValue, 0...1e4, "Resistance") }
  }
  /// How quickly angular velocity is lost; 0 by default.
  open var angularResistance: CGFloat {
    get { settings.angularResistance ?? 0 }
    set { set(\.angularResistance, newValue, 0...1e4, "Angular resistance") }
  }
  /// The strength with which electric and magnetic fields act on the items; 0 by default.
  open var charge: CGFloat {
    get { settings.charge ?? 0 }
    set { set(\.charge, newValue, -1e4...1e4, "A charge") }
  }
  /// Whether the items stay in place and others collide with them; false by default.
  open var isAnchored: Bool {
    get { settings.isAnchored ?? false }
    set { set(\.isAnchored, newValue) }
  }
  /// Whether the items can rotate; true by default.
  open var allowsRotation: Bool {
    get { settings.allowsRotation ?? true }
    set { set(\.allowsRotation, newValue) }
  }

  private func set(
    _ property: WritableKeyPath<DynamicItemSettings, CGFloat?>, _ value: CGFloat,
    _ range: ClosedRange<CGFloat>, _ name: String
  ) {
    guard value.isFinite else {
      _ = DynamicInput.checked(value, or: 0, name)
      return
    }
    settings[keyPath: property] = DynamicInput.checked(value, or: 0, in: range, name)
    setNeedsUpdate()
  }

  private func set(_ property: WritableKeyPath<DynamicItemSettings, Bool?>, _ value: Bool) {
    settings[keyPath: property] = value
    setNeedsUpdate()
  }

  // MARK: Velocities

  /// Adds to the velocity of an item, in points per second. The changes are collected until the
  /// behaviour has an animator.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    let checked = DynamicInput.checked(velocity, or: .zero, "A velocity")
    change(item) { $0.linear = CGPoint(x: $0.linear.x + checked.x, y: $0.linear.y + checked.y) }
  }

  /// The velocity of an item in points per second; zero for an item that was not added.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    guard let body = dynamicAnimator?.body(of: item) else {
      return pending[ObjectIdentifier(item)]?.linear ?? .zero
    }
    let velocity = body.body.velocity
    return CGPoint(x: velocity.dx, y: velocity.dy)
  }

  /// Adds to the angular velocity of an item, in radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    let checked = DynamicInput.checked(velocity, or: 0, "An angular velocity")
    change(item) { $0.angular += checked }
  }

  /// The angular velocity of an item in radians per second; zero for an item that was not added.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    dynamicAnimator?.body(of: item)?.body.angularVelocity
      ?? pending[ObjectIdentifier(item)]?.angular ?? 0
  }

  private func change(
    _ item: any UIDynamicItem, _ body: (inout (linear: CGPoint, angular: CGFloat)) -> Void
  ) {
    guard list.contains(item) else {
      return Diagnostics.warn(
        "The velocity of an item cannot be changed by a behaviour to which it was not added.")
    }
    body(&pending[ObjectIdentifier(item), default: (.zero, 0)])
    setNeedsUpdate()
  }

  // MARK: Effect

  override var affectedItems: [any UIDynamicItem] { list.items }

  override func connect(in simulation: DynamicSimulation) {
    for item in list.items {
      guard let body = simulation.body(of: item),
        let change = pending.removeValue(forKey: ObjectIdentifier(item))
      else { continue }
      body.body.push(CGVector(dx: change.linear.x, dy: change.linear.y), spin: change.angular)
    }
  }
}
