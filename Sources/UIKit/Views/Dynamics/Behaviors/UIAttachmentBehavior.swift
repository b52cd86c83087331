public import CoreGraphics
import Physics

/// Attaches an item to a point, or two items to each other.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The kind of object that an item is attached to.
  public enum AttachmentType: Int, Sendable {
    /// The item is attached to another item.
    case items
    /// The item is attached to a point.
    case anchor
  }

  /// How the attached points may move relative to each other.
  enum Kind {
    /// The points keep a constant distance, or are connected by a spring.
    case distance
    /// The points are at most at a distance.
    case limit
    /// The items move along an axis without rotating.
    case sliding(axis: CGVector)
    /// The items do not move relative to each other.
    case fixed
    /// The items rotate about a common point.
    case pin
  }

  let kind: Kind
  private let first: any UIDynamicItem
  private let second: (any UIDynamicItem)?
  private let offsets: (UIOffset, UIOffset)
  /// The relative positions of the items when the attachment began; nil before it begins.
  var beginning: AttachmentBeginning?
  /// The number of changes after which new joints are needed.
  private var revision = 0

  init(
    _ kind: Kind, _ first: any UIDynamicItem, _ second: (any UIDynamicItem)? = nil,
    offsets: (UIOffset, UIOffset) = (.zero, .zero), anchor: CGPoint = .zero
  ) {
    (self.kind, self.first, self.second) = (kind, first, second)
    self.offsets = (Self.checked(offsets.0), Self.checked(offsets.1))
    anchorPoint = DynamicInput.checked(anchor, or: first.center, "An anchor")
    super.init()
    let other = second.map { Self.point($0, self.offsets.1) } ?? anchorPoint
    let point = Self.point(first, self.offsets.0)
    if second === first {
      Diagnostics.warn(
        "\(type(of: first)) cannot be attached to itself; the attachment has no effect.")
    }
    length = DynamicInput.checked(
      hypot(point.x - other.x, point.y - other.y), or: 0, "The distance of attached items")
  }

  /// Attaches the centre of an item to a point, at their current distance.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(.distance, item, anchor: point)
  }

  /// Attaches a point of an item to another point, at their current distance.
  ///
  /// - Parameters:
  ///   - item: the item that is attached.
  ///   - offset: from the item's centre, in the item's own coordinates.
  ///   - point: in the coordinates of the animator's reference.
  public convenience init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    self.init(.distance, item, offsets: (offset, .zero), anchor: point)
  }

  /// Attaches the centres of two items to each other, at their current distance.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(.distance, item1, item2)
  }

  /// Attaches points of two items to each other, at their current distance.
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    self.init(.distance, item1, item2, offsets: (offset1, offset2))
  }

  /// Two items that move relative to each other along an axis, and rotate together.
  public class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.sliding(axis: unit(axis)), item1, item2, anchor: point)
  }

  /// An item that moves along an axis through a point, without rotating.
  public class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.sliding(axis: unit(axis)), item, anchor: point)
  }

  /// Two items with points whose distance is at most the current one.
  public class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.limit, item1, item2, offsets: (offset1, offset2))
  }

  /// Two items that move and rotate as one.
  public class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.fixed, item1, item2, anchor: point)
  }

  /// Two items that rotate about a common point.
  public class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.pin, item1, item2, anchor: point)
  }

  // MARK: Properties

  /// The attached items: one or two.
  open var items: [any UIDynamicItem] { [first] + (second.map { [$0] } ?? []) }
  /// Whether the item is attached to a point or to another item.
  open var attachedBehaviorType: AttachmentType { second == nil ? .anchor : .items }

  /// The point to which an item is attached, in the coordinates of the animator's reference. Moving
  /// the point moves the item. Between two items it is the point at which they were attached.
  open var anchorPoint: CGPoint {
    didSet {
      anchorPoint = DynamicInput.checked(anchorPoint, or: oldValue, "An anchor")
      setNeedsUpdate()
    }
  }

  /// The distance of the attached points, in points. At first it is their distance when the
  /// attachment was made. For a limit attachment it is the greatest distance.
  open var length: CGFloat = 0 {
    didSet {
      length = DynamicInput.checked(
        length, or: oldValue, in: 0...DynamicInput.greatest, "The length of an attachment")
      reconnect()
    }
  }

  /// How quickly a spring settles: 0, the default, means never, and 1 means without oscillation. It
  /// has an effect only with a ``frequency``.
  open var damping: CGFloat = 0 {
    didSet {
      damping = DynamicInput.checked(damping, or: oldValue, in: 0...100, "Damping")
      reconnect()
    }
  }

  /// The oscillations per second of an attachment at a distance. It is rigid at 0, the default, and
  /// above 30.
  open var frequency: CGFloat = 0 {
    didSet {
      frequency = DynamicInput.checked(
        frequency, or: oldValue, in: 0...DynamicInput.greatest, "A frequency")
      reconnect()
    }
  }
  /// A spring with a higher frequency, in oscillations per second, is unstable with our time steps.
  private static let greatestFrequency: CGFloat = 30
  var isSpring: Bool { frequency > 0 && frequency <= Self.greatestFrequency }

  /// The greatest torque with which a pin slows the rotation of its items, in newtons times 100
  /// points. The default is 0.
  open var frictionTorque: CGFloat = 0 {
    didSet {
      frictionTorque = DynamicInput.checked(
        frictionTorque, or: oldValue, in: 0...DynamicInput.greatest, "A torque")
      reconnect()
    }
  }

  /// How far the items can move from where they were attached: points along the axis of a sliding
  /// attachment, or radians about a pin. The default is infinite.
  ///
  /// The points of a sliding attachment are those that the second item, or the anchor, moves along
  /// the axis relative to the first item. A single item moves against the axis by positive ones.
  open var attachmentRange = UIFloatRange.infinite {
    didSet {
      if attachmentRange.minimum.isNaN || attachmentRange.maximum.isNaN {
        Diagnostics.warn("The range of an attachment must be numbers; it is ignored.")
        attachmentRange = oldValue
      }
      reconnect()
    }
  }

  // MARK: Effect

  private func reconnect() {
    revision += 1
    setNeedsUpdate()
  }

  override var affectedItems: [any UIDynamicItem] { items }

  override func move(to animator: UIDynamicAnimator?) {
    beginning = nil
    super.move(to: animator)
  }

  override func connect(in simulation: DynamicSimulation) {
    guard let body = simulation.body(of: first)?.body else { return simulation.disconnect(self) }
    let other = second.flatMap { simulation.body(of: $0)?.body }
    guard second == nil || other != nil else { return simulation.disconnect(self) }
    let now = beginning ?? AttachmentBeginning(anchorPoint, body, other)
    beginning = now
    var signature = [revision, body.identifier, other?.identifier ?? 0, body.code]
    signature.append(other?.code ?? 0)
    simulation.connect(self, as: AnyHashable(signature)) { world, _ in
      DynamicConnection(joints: makeJoints(in: world, body, other, now))
    }
    guard second == nil else { return }
    for joint in simulation.joints(of: self) { joint.setFirstAnchor(anchorPoint) }
  }

  private func makeJoints(
    in world: PhysicsWorld, _ body: RigidBody, _ other: RigidBody?,
    _ beginning: AttachmentBeginning
  ) -> [Joint] {
    let offset = CGPoint(x: offsets.0.horizontal, y: offsets.0.vertical)
    let anchors =
      other == nil
      ? (anchorPoint, offset) : (offset, CGPoint(x: offsets.1.horizontal, y: offsets.1.vertical))
    let (a, b) = other.map { (body, $0) } ?? (nil, body)
    return parts(beginning, a, b, at: anchors).compactMap { kind, anchors in
      world.makeJoint(kind, a, b, anchors: anchors)
    }
  }

  private static func point(_ item: any UIDynamicItem, _ offset: UIOffset) -> CGPoint {
    var turn = item.transform
    (turn.tx, turn.ty) = (0, 0)
    let arm = CGPoint(x: offset.horizontal, y: offset.vertical).applying(turn)
    return CGPoint(x: item.center.x + arm.x, y: item.center.y + arm.y)
  }

  private static func checked(_ offset: UIOffset) -> UIOffset {
    let point = DynamicInput.checked(
      CGPoint(x: offset.horizontal, y: offset.vertical), or: .zero, "The offset of an attachment")
    return UIOffset(horizontal: point.x, vertical: point.y)
  }

  private static func unit(_ axis: CGVector) -> CGVector {
    let checked = DynamicInput.checked(axis, or: .zero, "The axis of an attachment")
    let length = hypot(checked.dx, checked.dy)
    guard length > 0 else {
      Diagnostics.warn("An axis must have a direction; the attachment slides along x.")
      return CGVector(dx: 1, dy: 0)
    }
    return CGVector(dx: checked.dx / length, dy: checked.dy / length)
  }
}
