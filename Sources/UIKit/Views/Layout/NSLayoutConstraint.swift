public import CoreGraphics
public import ObjectiveCSupport
import QuartzCore

/// A linear relation between attributes of two views or guides, or between one attribute and a
/// number: `first.attribute relation multiplier × second.attribute + constant`.
///
/// It takes effect while it is active. It is then in `constraints` of the nearest view that
/// contains both items. An invalid constraint causes a warning when it is made, and has no effect;
/// UIKit raises an exception.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, InterfaceConnectable {
  /// The item on the left side of the equation.
  public var firstItem: AnyObject? { first }
  private(set) weak var first: (any LayoutItem)?
  /// The attribute of the first item.
  public let firstAttribute: Attribute
  /// How the left side of the equation compares with the right side.
  public let relation: Relation
  /// The item on the right side of the equation; nil if that is only a number.
  public var secondItem: AnyObject? { second }
  private(set) weak var second: (any LayoutItem)?
  /// The attribute of the second item; `notAnAttribute` if the right side is only a number.
  public let secondAttribute: Attribute
  /// The factor of the second item's attribute.
  public let multiplier: CGFloat

  private var ownConstant: CGFloat
  private var ownPriority = UILayoutPriority.required
  /// The view whose `constraints` contain this constraint.
  weak var holder: UIView?
  /// A number that increases with each constraint that is activated.
  private(set) var activation = 0
  private static var activations = 0
  /// Whether the constraint is valid.
  private let isUsable: Bool
  /// The offsets between anchors that the constraint uses.
  private let offsets: [AnchorOffset]

  /// Makes an inactive constraint. The items are views or layout guides. Without a second item the
  /// second attribute counts as `.notAnAttribute`.
  public required init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let (first, second) = (view1 as? any LayoutItem, view2.map { $0 as? any LayoutItem })
    self.first = first
    firstAttribute = attr1
    self.relation = relation
    self.second = second ?? nil
    let attr2 = view2 == nil ? .notAnAttribute : attr2
    secondAttribute = attr2
    self.multiplier = multiplier
    ownConstant = c.isFinite ? Self.limited(c) : 0
    let flaw =
      !c.isFinite
      ? "a constant of \(c) is no length"
      : Self.flaw(first, attr1, second, attr2, multiplier)
    isUsable = flaw == nil
    offsets = [first, second ?? nil].compactMap { $0 as? AnchorOffset }
    super.init()
    if let flaw { Diagnostics.warn("\(readable) never holds: \(flaw).") }
    warnIfTooLarge(c)
  }

  /// Makes a constraint without items, as the initial value of a property. Its attributes are
  /// `notAnAttribute`, its multiplier is 0. It cannot be activated: UIKit raises an exception, here
  /// a warning is given.
  public override init() {
    firstAttribute = .notAnAttribute
    relation = .equal
    secondAttribute = .notAnAttribute
    multiplier = 0
    ownConstant = 0
    isUsable = false
    offsets = []
    super.init()
  }

  // MARK: Files of Interface Builder

  open class var actions: [String: Selector] { [:] }
  open class var inspectables: [String: Inspectable] {
    [
      "constant": Inspectable(\NSLayoutConstraint.constant),
      "identifier": Inspectable(\NSLayoutConstraint.identifier),
    ]
  }
  open func awakeFromNib() {}

  // MARK: Values

  /// The points that are added on the right side. It can change while the constraint is active. In
  /// an animation block, `layoutIfNeeded()` animates to the new layout. A cancelled transition
  /// restores the value if its animator has set it. A value beyond 10 million points is limited to
  /// that, with a warning.
  open var constant: CGFloat {
    get { ownConstant }
    set {
      guard newValue.isFinite else {
        return Diagnostics.warn("\(readable) keeps its constant: \(newValue) is no length.")
      }
      warnIfTooLarge(newValue)
      let value = Self.limited(newValue)
      guard value != ownConstant else { return }
      recordUndo(to: value)
      ownConstant = value
      engine?.constantDidChange(of: self)
      holder?.constraintsDidChange()
    }
  }

  /// The priority, which is required by default. It can change while the constraint is active.
  open var priority: UILayoutPriority {
    get { ownPriority }
    set {
      guard newValue != ownPriority else { return }
      guard newValue.isPossible else {
        return Diagnostics.warn(
          "\(readable) keeps its priority: \(newValue.rawValue) is not between 0 and 1000.")
      }
      ownPriority = newValue
      engine?.priorityDidChange(of: self)
      holder?.constraintsDidChange()
    }
  }

  /// A name for messages.
  open var identifier: String?

  /// Whether the constraint is archived. It is stored without an effect, because nothing is
  /// archived.
  open var shouldBeArchived = false

  // MARK: Activity

  /// Whether the constraint takes effect. Setting it adds the constraint to the nearest view that
  /// contains both items, or removes it from there.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { holder?.uninstall(self) }
    }
  }

  /// Activates constraints. Each one is added to the nearest common ancestor of its items. One
  /// without such an ancestor is rejected with a warning.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints. Constraints that are not active are ignored.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard canBeActive else { return }
    joinOffsets()
    guard let views, let holder = Self.nearestView(with: views) else {
      return Diagnostics.warn(
        "\(readable) was not activated: its items are in no common view.")
    }
    holder.install(self, leadingTo: views)
  }

  /// Whether the constraint can be active. If not, a warning was given when it was made, or is
  /// given here if it was made without items.
  var canBeActive: Bool {
    if !isUsable, first == nil, firstAttribute == .notAnAttribute {
      Diagnostics.warn("A constraint without items cannot be activated.")
    }
    return isUsable
  }

  /// Adds the offsets that the constraint uses to their views.
  func joinOffsets() {
    for offset in offsets { offset.join() }
  }

  func wasInstalled() {
    Self.activations += 1
    activation = Self.activations
  }

  // MARK: Items

  /// The views of the items; nil if an item was deallocated, or a guide has no owning view.
  var views: (first: UIView, second: UIView?)? {
    guard let view = first?.layoutView else { return nil }
    if secondAttribute == .notAnAttribute { return (view, nil) }
    guard let other = second?.layoutView else { return nil }
    return (view, other)
  }

  /// Whether its items have a common ancestor, so that it can be active.
  var hasCommonView: Bool { views.flatMap(Self.nearestView) != nil }

  private static func nearestView(with views: (first: UIView, second: UIView?)) -> UIView? {
    guard let second = views.second else { return views.first }
    var candidate: UIView? = second
    while let view = candidate {
      if views.first.isInSubtree(of: view) { return view }
      candidate = view.superview
    }
    return nil
  }

  /// The engine that solves the constraint.
  var engine: LayoutEngine? { holder?.layoutEngine }

  private func recordUndo(to value: CGFloat) {
    guard isActive, let scope = AnimationScope.recording else { return }
    let old = ownConstant
    scope.addUndo { [weak self] in
      if let self, constant == value { constant = old }
    }
  }

  open override var description: String {
    Diagnostics.describe(self) { readable }
  }
}

// MARK: - Validity

extension NSLayoutConstraint {
  /// The greatest constant in points. It is far larger than every screen, and small enough to be
  /// solved exactly.
  private static let largestConstant: CGFloat = 1e7
  private static let multipliers: ClosedRange<CGFloat> = 1e-5...1e5

  private static func limited(_ constant: CGFloat) -> CGFloat {
    min(max(constant, -largestConstant), largestConstant)
  }

  private func warnIfTooLarge(_ constant: CGFloat) {
    guard constant.isFinite, abs(constant) > Self.largestConstant else { return }
    Diagnostics.warn(
      "\(readable) takes \(Self.brief(Self.limited(constant))) for the constant \(constant), "
        + "which is too large.")
  }

  /// The reason why a constraint is invalid; nil if it is valid.
  private static func flaw(
    _ first: (any LayoutItem)?, _ attribute: Attribute, _ second: (any LayoutItem)??,
    _ other: Attribute, _ multiplier: CGFloat
  ) -> String? {
    guard first != nil else { return "its first item is neither a view nor a layout guide" }
    if attribute == .notAnAttribute { return "its first item has no attribute" }
    guard multiplier == 0 || multipliers.contains(abs(multiplier)) else {
      return "a multiplier of \(multiplier) is out of range"
    }
    if let second {
      if second == nil { return "its second item is neither a view nor a layout guide" }
      if other == .notAnAttribute { return "its second item has no attribute" }
    }
    if attribute.kind == .size { return other.kind == .x || other.kind == .y ? mixed : nil }
    if other == .notAnAttribute || multiplier == 0 {
      return "a place needs another item's place to refer to"
    }
    return other.kind == .size ? mixed : nil
  }

  private static let mixed = "it compares what cannot be compared"

  /// The constraint as UIKit prints it: the class, the name, and the items with their attributes.
  var readable: String {
    var text = "<\(type(of: self)):"
    if let identifier { text += "'\(identifier)'" }
    text += " \(first?.layoutName ?? "(gone)").\(firstAttribute)"
    switch relation {
    case .lessThanOrEqual: text += " <= "
    case .equal: text += " == "
    case .greaterThanOrEqual: text += " >= "
    }
    if secondAttribute == .notAnAttribute {
      text += Self.brief(ownConstant)
    } else {
      if multiplier != 1 { text += "\(Self.brief(multiplier)) × " }
      text += "\(second?.layoutName ?? "(gone)").\(secondAttribute)"
      if ownConstant != 0 {
        text += ownConstant < 0 ? " - " : " + "
        text += Self.brief(abs(ownConstant))
      }
    }
    if ownPriority != .required { text += " @\(Self.brief(CGFloat(ownPriority.rawValue)))" }
    return text + ">"
  }

  private static func brief(_ value: CGFloat) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "\(value)" }
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(Double(rounded))"
  }
}
