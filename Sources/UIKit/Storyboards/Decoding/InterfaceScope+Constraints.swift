import CoreGraphics
import InterfaceBuilder

extension InterfaceScope {
  /// Makes the constraints of views that have just been made. Constraints with a class, attributes
  /// or connections are added to the new objects, which `finish()` connects.
  func addConstraints(of round: [(object: InterfaceObject, instance: AnyObject)]) {
    for (object, instance) in round {
      guard let view = instance as? UIView, !object.constraints.isEmpty else { continue }
      addConstraints(of: object, to: view)
    }
  }

  private func addConstraints(of object: InterfaceObject, to view: UIView) {
    var made: [ConstraintVariations.Member] = []
    for description in object.constraints where !description.isPlaceholder {
      guard let constraint = make(description, of: object, in: view) else { continue }
      made.append(ConstraintVariations.Member(description: description, constraint: constraint))
    }
    let isVaried =
      object.variations.contains { $0.masks.contains { $0.key == "constraints" } }
      || made.contains { !$0.description.variations.isEmpty }
    guard isVaried else {
      NSLayoutConstraint.activate(made.map(\.constraint))
      return
    }
    let variations = ConstraintVariations(made, masks: object.variations)
    view.constraintVariations = variations
    variations.apply(view.traitCollection)
  }

  private func make(
    _ description: InterfaceConstraint, of object: InterfaceObject, in view: UIView
  ) -> NSLayoutConstraint? {
    guard let first = item(description.firstItem, of: view, line: description.line) else {
      return nil
    }
    var second: AnyObject?
    if let id = description.secondItem ?? (description.secondAttribute == nil ? nil : object.id) {
      guard let found = item(id, of: view, line: description.line) else { return nil }
      second = found
    }
    let attributes = (
      NSLayoutConstraint.Attribute(description.firstAttribute),
      description.secondAttribute.map(NSLayoutConstraint.Attribute.init) ?? .notAnAttribute
    )
    let part = description.part
    let type = part.map { customClass(of: $0, base: NSLayoutConstraint.self) }
    let constraint = (type?.type ?? NSLayoutConstraint.self).init(
      item: first, attribute: attributes.0,
      relatedBy: NSLayoutConstraint.Relation(description.relation), toItem: second,
      attribute: second == nil ? .notAnAttribute : attributes.1,
      multiplier: description.multiplier,
      constant: description.isStandardSpace && description.constant == 0
        ? Self.standardSpace(between: first, and: second) : description.constant)
    constraint.priority = UILayoutPriority(Float(description.priority))
    constraint.identifier = description.identifier
    if type?.isFound == false { strip(constraint) }
    if let part {
      note(constraint, for: part)
    } else {
      register(constraint, id: description.id)
    }
    return constraint
  }

  /// Returns the view or the guide with an id; nil, with a warning, if there is none.
  private func item(_ id: String?, of view: UIView, line: Int) -> AnyObject? {
    guard let id else { return view }
    if let item = object(id), item is UIView || item is UILayoutGuide { return item }
    source.warn(line, "a constraint names \(id), which is no view here; it is left out.")
    return nil
  }

  /// Returns the standard spacing in points between a view and its superview, or between siblings,
  /// as in Interface Builder.
  private static func standardSpace(between first: AnyObject, and second: AnyObject?) -> CGFloat {
    guard let first = first as? UIView, let second = second as? UIView else { return 20 }
    return first.superview === second || second.superview === first ? 20 : 8
  }

  // MARK: - Guides

  /// Makes the guides of a view, or uses the existing ones.
  func addGuides(of object: InterfaceObject, to view: UIView) {
    let guides = object.children.filter { Self.guideElements.contains($0.element) }
    for guide in guides + object.list("layoutGuides") {
      switch guide.key {
      case "safeArea", "contentLayoutGuide", "frameLayoutGuide", "layoutMargins", "margins",
        "keyboard":
        guard let found = systemGuide(guide.key ?? "", of: view) else { continue }
        register(found, for: guide)
      default:
        let made = UILayoutGuide()
        made.identifier = guide.attributes.string("identifier") ?? ""
        view.addLayoutGuide(made)
        register(made, for: guide)
      }
    }
  }

  private static let guideElements: Set = ["viewLayoutGuide", "layoutGuide"]

  private func systemGuide(_ key: String, of view: UIView) -> UILayoutGuide? {
    switch key {
    case "safeArea": view.safeAreaLayoutGuide
    case "keyboard": view.keyboardLayoutGuide
    case "contentLayoutGuide": (view as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": (view as? UIScrollView)?.frameLayoutGuide
    default: view.layoutMarginsGuide
    }
  }

  /// Makes the top and bottom guides of a controller in older files.
  func addGuides(of object: InterfaceObject, to controller: UIViewController) {
    for guide in object.list("layoutGuides") {
      let isTop = guide.attributes.keyword("type") == "top"
      let found = isTop ? controller.topLayoutGuide : controller.bottomLayoutGuide
      register(found, for: guide)
    }
  }
}

extension InterfaceConstraint {
  /// The constraint as an object with a class, attributes and connections; nil for one without
  /// these.
  fileprivate var part: InterfaceObject? {
    if customClass == nil, runtimeAttributes.isEmpty, connections.isEmpty { return nil }
    var object = InterfaceObject(element: "constraint", line: line)
    object.id = id
    object.customClass = customClass
    object.runtimeAttributes = runtimeAttributes
    object.connections = connections
    return object
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate init(_ attribute: InterfaceConstraint.Attribute) {
    self =
      switch attribute {
      case .left: .left
      case .right: .right
      case .top: .top
      case .bottom: .bottom
      case .leading: .leading
      case .trailing: .trailing
      case .width: .width
      case .height: .height
      case .centerX: .centerX
      case .centerY: .centerY
      case .baseline, .lastBaseline: .lastBaseline
      case .firstBaseline: .firstBaseline
      case .leftMargin: .leftMargin
      case .rightMargin: .rightMargin
      case .topMargin: .topMargin
      case .bottomMargin: .bottomMargin
      case .leadingMargin: .leadingMargin
      case .trailingMargin: .trailingMargin
      case .centerXWithinMargins: .centerXWithinMargins
      case .centerYWithinMargins: .centerYWithinMargins
      }
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate init(_ relation: InterfaceConstraint.Relation) {
    self =
      switch relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
  }
}

/// The constraints of a view that depend on size classes: they are installed, or have another
/// constant, only in some. They follow the view's traits.
@MainActor
final class ConstraintVariations: TraitVariations {
  struct Member {
    let description: InterfaceConstraint
    let constraint: NSLayoutConstraint
  }

  private let members: [Member]
  private let masks: [InterfaceVariation]

  init(_ members: [Member], masks: [InterfaceVariation]) {
    (self.members, self.masks) = (members, masks)
  }

  func apply(_ traits: UITraitCollection) {
    let present = masks.members(
      of: "constraints", all: members.map(\.description.id), in: traits)
    // Constraints are deactivated before others are activated, because they might conflict.
    for member in members where !present.contains(member.description.id) {
      member.constraint.isActive = false
    }
    for member in members where present.contains(member.description.id) {
      let varied = member.description.variations.holding(in: traits)
      let constant = varied.compactMap { $0.attributes.number("constant") }.last
      if !member.description.isStandardSpace || constant != nil {
        member.constraint.constant = constant ?? member.description.constant
      }
      let priority = varied.compactMap { $0.attributes.number("priority") }.last
      let wanted = UILayoutPriority(Float(priority ?? member.description.priority))
      if wanted != member.constraint.priority {
        member.constraint.isActive = false
        member.constraint.priority = wanted
      }
      // A constraint whose view is not installed in these size classes is activated later.
      if member.constraint.hasCommonView { member.constraint.isActive = true }
    }
  }
}
