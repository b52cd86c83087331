public import CoreGraphics
import Physics

/// Lets items collide with each other and with boundaries.
open class UICollisionBehavior: UIDynamicBehavior {
  /// The kinds of objects with which items collide.
  public struct Mode: OptionSet, Sendable {
    /// The bits, one for each member.
    public let rawValue: UInt
    /// A set of any bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The items collide with each other.
    public static let items = Mode(rawValue: 1)
    /// The items collide with boundaries.
    public static let boundaries = Mode(rawValue: 2)
    /// The items collide with each other and with boundaries.
    public static let everything = Mode(rawValue: .max)
  }

  private var list: DynamicItemList

  /// A collision behaviour for some items.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItemList(items)
    super.init()
  }

  /// A collision behaviour without items.
  public convenience override init() { self.init(items: []) }

  /// The items, in the order in which they were added.
  open var items: [any UIDynamicItem] { list.items }
  /// Adds an item. An item that has already been added is ignored.
  open func addItem(_ item: any UIDynamicItem) { if list.add(item) { setNeedsUpdate() } }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { if list.remove(item) { setNeedsUpdate() } }

  /// The objects with which the items collide; everything by default.
  open var collisionMode = Mode.everything { didSet { setNeedsUpdate() } }
  /// The delegate, which is notified of contacts.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  // MARK: Boundaries

  /// Whether the reference view's bounds, or a collection's content, are a boundary that items
  /// cannot leave. Its identifier is nil.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { referenceInsets != nil }
    set { referenceInsets = newValue ? .zero : nil }
  }
  /// Makes the reference's bounds, reduced by insets, a boundary.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    guard (insets.top + insets.left + insets.bottom + insets.right).isFinite else {
      return Diagnostics.warn("The insets of a boundary must be finite; \(insets) is ignored.")
    }
    referenceInsets = insets
  }
  private(set) var referenceInsets: UIEdgeInsets? { didSet { setNeedsUpdate() } }

  /// The boundaries with an identifier, in the order in which they were added.
  private(set) var boundaries: [NamedBoundary] = [] { didSet { setNeedsUpdate() } }

  /// Adds the outline of a path, in the reference's coordinates, as a boundary. Items bounce off
  /// both of its sides. A boundary with the same identifier is replaced.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    add(NamedBoundary(identifier, path: bezierPath))
  }
  /// Adds a line between two points, in the reference's coordinates, as a boundary.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    guard p1.isFinite, p2.isFinite else {
      return Diagnostics.warn("The ends of a boundary must be finite; it is not added.")
    }
    let line = UIBezierPath()
    line.move(to: p1)
    line.addLine(to: p2)
    add(NamedBoundary(identifier, path: line))
  }
  private func add(_ boundary: NamedBoundary) {
    boundaries = boundaries.filter { $0.key != boundary.key } + [boundary]
  }

  /// The path of a boundary; nil for an unknown identifier.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { $0.key == NamedBoundary.key(identifier) }?.path
  }
  /// Removes a boundary. An unknown identifier is ignored.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { $0.key == NamedBoundary.key(identifier) }
  }
  /// The identifiers of the boundaries, in the order in which they were added; nil if there are
  /// none.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.identifier)
  }
  /// Removes all boundaries that have an identifier.
  open func removeAllBoundaries() { boundaries = [] }

  // MARK: Effect

  override var affectedItems: [any UIDynamicItem] { list.items }

  override func connect(in simulation: DynamicSimulation) {
    let walls = referenceInsets.flatMap { simulation.referenceBounds?.inset(by: $0) }
    simulation.connect(self, as: AnyHashable([walls as AnyHashable, boundaries.map(\.serial)])) {
      world, group in
      var result = DynamicConnection()
      if let walls, walls.isFinite {
        result.boundaries.append((world.makeBoundary(.walls(walls), group: group), nil))
      }
      for boundary in boundaries {
        let made = world.makeBoundary(.lines(boundary.path.flattened), group: group)
        result.boundaries.append((made, boundary.identifier))
      }
      return result
    }
  }
}
