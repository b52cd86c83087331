import CoreGraphics
import InterfaceBuilder
import ObjectiveCSupport

/// The objects of outlet collections, which are collected until all objects of the file are made.
struct OutletCollections {
  private struct Collection {
    let owner: AnyObject
    let property: String
    let line: Int
    var members: [AnyObject]
  }
  private var collections: [Collection] = []

  mutating func add(_ member: AnyObject, to property: String, of owner: AnyObject, line: Int) {
    let place = collections.firstIndex { $0.owner === owner && $0.property == property }
    if let place {
      collections[place].members.append(member)
    } else {
      collections.append(
        Collection(owner: owner, property: property, line: line, members: [member]))
    }
  }

  @MainActor
  func connect(in scope: InterfaceScope) {
    for collection in collections {
      scope.set(collection.members, as: collection.property, of: collection.owner, collection.line)
    }
  }
}

extension InterfaceScope {
  /// Makes a connection, if the object at its other end has been made.
  func establish(
    _ connection: InterfaceConnection, from instance: AnyObject,
    collections: inout OutletCollections
  ) -> Establishing {
    switch connection {
    case .outlet(let property, let id, _, let line):
      guard let end = object(id) else { return .waits }
      connect(property, of: instance, to: end, line: line)
    case .outletCollection(let property, let id, _, _, let line):
      guard let end = object(id) else { return .waits }
      if property == "gestureRecognizers", let view = instance as? UIView,
        let recognizer = end as? UIGestureRecognizer
      {
        view.addGestureRecognizer(recognizer)
      } else {
        collections.add(end, to: property, of: instance, line: line)
      }
    case .action(let selector, let id, let event, _, let line):
      if isFirstResponder(id) {
        addAction(Selector(selector), to: nil, of: instance, event: event, line: line)
        return .made
      }
      guard let end = object(id) else { return .waits }
      guard let action = ObjectiveCNames.action(selector, of: end) else {
        warnOfMissingAction(selector, of: end, line: line)
        return .made
      }
      addAction(action, to: end, of: instance, event: event, line: line)
    case .segue(let segue): segues.addTrigger(of: segue, to: instance)
    }
    return .made
  }

  /// Whether an id represents the first responder.
  private func isFirstResponder(_ id: String) -> Bool {
    (scene?.objects ?? source.document.objects).contains {
      $0.id == id && $0.attributes.keyword("placeholderIdentifier") == "IBFirstResponder"
    }
  }

  private func isStripped(_ instance: AnyObject) -> Bool {
    stripped.contains(ObjectIdentifier(instance))
  }

  // MARK: - Outlets

  private func connect(_ property: String, of instance: AnyObject, to end: AnyObject, line: Int) {
    if let outlet = OutletTable.outlet(property, of: instance) {
      if !outlet.connect(end, isWeak: keepsAlive(end, instance)) {
        source.warn(
          line,
          "the outlet \"\(property)\" of \(type(of: instance)) is a \(outlet.typeName), and no "
            + "\(type(of: end)).")
      }
      return
    }
    let isConnected =
      SystemOutlets.connect(property, of: instance, to: end)
      ?? ObjectiveCNames.key(property, of: instance).map { $0.set(instance, end) }
    switch isConnected {
    case true?: return
    case false? where isStripped(end): return
    case false?:
      source.warn(
        line,
        "\(type(of: end)) cannot be the \(property) of \(type(of: instance)).")
    case nil where isStripped(instance): return
    case nil:
      source.warn(line, "\(type(of: instance)) has no outlet \"\(property)\".")
    }
  }

  func set(_ members: [AnyObject], as property: String, of instance: AnyObject, _ line: Int) {
    guard let outlet = OutletTable.outlet(property, of: instance) else {
      if !isStripped(instance) {
        source.warn(line, "\(type(of: instance)) has no outlet collection \"\(property)\".")
      }
      return
    }
    if !outlet.connect(collection: members) {
      source.warn(
        line,
        "the outlet collection \"\(property)\" of \(type(of: instance)) is \(outlet.typeName), "
          + "which does not hold what the file has for it.")
    }
  }

  /// Whether the connected object already retains the outlet's owner.
  private func keepsAlive(_ end: AnyObject, _ instance: AnyObject) -> Bool {
    if end === instance || end === owner { return true }
    guard let view = instance as? UIView, let end = end as? UIView else { return false }
    return view.isDescendant(of: end)
  }

  // MARK: - Actions

  private func addAction(
    _ action: Selector, to target: AnyObject?, of instance: AnyObject, event: String?, line: Int
  ) {
    switch instance {
    case let control as UIControl:
      guard let event = event.map(UIControl.Event.init(named:)) ?? control.usualEvent else {
        source.warn(line, "there is no control event \"\(event ?? "")\".")
        return
      }
      control.addTarget(target, action: action, for: event)
    case let recognizer as UIGestureRecognizer: recognizer.addTarget(target as Any, action: action)
    case let item as UIBarButtonItem: (item.target, item.action) = (target, action)
    default:
      if !isStripped(instance) {
        source.warn(line, "\(type(of: instance)) sends no actions.")
      }
    }
  }

  private func warnOfMissingAction(_ name: String, of end: AnyObject, line: Int) {
    if isStripped(end) { return }
    source.warn(line, "\(type(of: end)) has no action \"\(name)\" in its `actions`.")
  }

  // MARK: - Runtime attributes

  func set(_ attribute: InterfaceObject.RuntimeAttribute, of instance: AnyObject) {
    let path = attribute.keyPath
    switch target(of: path, in: instance) {
    case .property(let property, let owner):
      if !property.set(owner, runtimeValue(of: attribute)) {
        source.warn(
          attribute.line,
          "\"\(path)\" of \(type(of: instance)) is no \(attribute.type); it stays as it is.")
      }
    case .layer(let layer, let path):
      let value = runtimeValue(of: attribute)
      layer.setValue((value as? UIColor)?.cgColor ?? value, forKeyPath: path)
    case .nothing:
      if !isStripped(instance) {
        source.warn(
          attribute.line, "\(type(of: instance)) has no \"\(path)\" in its `inspectables`.")
      }
    }
  }

  /// The target of a key path.
  private enum AttributeTarget {
    case property(Inspectable, of: AnyObject)
    /// A path with keys that layers support by themselves.
    case layer(CALayer, path: String)
    /// A key is not known, or an object before the end is nil.
    case nothing
  }

  private func target(of path: String, in root: AnyObject) -> AttributeTarget {
    if let property = ObjectiveCNames.inspectable(path, of: root) {
      return .property(property, of: root)
    }
    let names = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    var keys = names[...]
    var owner = root
    while let key = keys.popFirst() {
      if let layer = owner as? CALayer {
        // A key that the program adds to layers, such as a border colour that is a `UIColor`.
        if keys.isEmpty, let added = ObjectiveCNames.key(key, of: layer) {
          return .property(added, of: layer)
        }
        return .layer(layer, path: ([key] + keys).joined(separator: "."))
      }
      if key == "layer", !keys.isEmpty, let view = owner as? UIView {
        owner = view.layer
        continue
      }
      guard let property = ObjectiveCNames.key(key, of: owner) else { return .nothing }
      if keys.isEmpty { return .property(property, of: owner) }
      guard let next = (owner as? any NSObjectProtocol)?.value(forKey: key) as? any NSObjectProtocol
      else { return .nothing }
      owner = next
    }
    return .nothing
  }

  private func runtimeValue(of attribute: InterfaceObject.RuntimeAttribute) -> Any? {
    switch attribute.value {
    case .bool(let value): value
    case .number(let value): value
    case .string(let value), .keyword(let value): value
    case .image(let name): source.image(name, line: attribute.line)
    case .imageReference(let image): source.image(image, line: attribute.line)
    case .color(let color): source.color(color, line: attribute.line)
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .range(let value): value
    default: nil
    }
  }
}

extension UIControl {
  /// The default event of a connection without an event.
  var usualEvent: Event {
    switch self {
    case is UIButton: .touchUpInside
    case is UITextField: .editingDidEndOnExit
    default: .valueChanged
    }
  }
}

extension UIControl.Event {
  /// Makes the event with a name in files.
  init?(named name: String) {
    let events: [String: UIControl.Event] = [
      "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
      "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
      "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
      "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
      "touchCancel": .touchCancel, "valueChanged": .valueChanged,
      "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
      "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
      "editingDidEndOnExit": .editingDidEndOnExit,
    ]
    guard let event = events[name] else { return nil }
    self = event
  }
}
