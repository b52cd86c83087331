extension DocumentReader {
  private static let constraintAttributes: Set<String> = [
    "id", "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute",
    "multiplier", "constant", "priority", "identifier", "symbolic", "symbolType", "placeholder",
    "type", "userLabel", "misplaced", "shouldBeArchived", "customClass", "customModule",
    "customModuleProvider",
  ]

  mutating func readConstraint(_ index: Int) throws(MarkupError) -> InterfaceConstraint {
    try expectElement("constraint", at: index, in: "constraints")
    expect(Self.constraintAttributes, of: index)
    let element = tree.elements[index]
    let id = try required("id", of: index)
    try define(id, at: index)
    guard
      let first = try word(
        "firstAttribute", of: index, as: InterfaceConstraint.Attribute.self)
    else {
      throw fail(index, .missingAttribute(element: "constraint", attribute: "firstAttribute"))
    }
    var constraint = InterfaceConstraint(id: id, firstAttribute: first, line: element.line)
    constraint.firstItem = element.attributes["firstItem"]
    constraint.secondItem = element.attributes["secondItem"]
    for item in [constraint.firstItem, constraint.secondItem] {
      if let item { refer(to: item, from: index) }
    }
    constraint.secondAttribute = try word(
      "secondAttribute", of: index, as: InterfaceConstraint.Attribute.self)
    if constraint.secondItem != nil, constraint.secondAttribute == nil {
      throw fail(index, .missingAttribute(element: "constraint", attribute: "secondAttribute"))
    }
    constraint.relation =
      try word("relation", of: index, as: InterfaceConstraint.Relation.self) ?? .equal
    constraint.multiplier = try multiplier(of: index)
    constraint.constant = try number("constant", of: index, default: 0)
    constraint.priority = try number("priority", of: index, default: 1000)
    constraint.identifier = element.attributes["identifier"]
    constraint.isStandardSpace = try flag("symbolic", of: index)
    constraint.isPlaceholder = try flag("placeholder", of: index)
    constraint.customClass = readClass(index)
    for child in element.children { try readPart(child, of: &constraint) }
    return constraint
  }

  private mutating func readPart(
    _ index: Int, of constraint: inout InterfaceConstraint
  ) throws(MarkupError) {
    let element = tree.elements[index]
    switch element.name {
    case "variation": constraint.variations.append(try readVariation(index, of: "constraint"))
    case "userDefinedRuntimeAttributes":
      constraint.runtimeAttributes += try readRuntimeAttributes(index)
    case "connections":
      var owner = InterfaceObject(element: "constraint", line: element.line)
      for child in element.children { try readConnection(child, of: &owner) }
      constraint.connections += owner.connections
    default: warn(index, .unknownElement(element.name, parent: "constraint"))
    }
  }

  // MARK: - Connections

  mutating func readConnection(
    _ index: Int, of object: inout InterfaceObject
  ) throws(MarkupError) {
    let element = tree.elements[index]
    switch element.name {
    case "outlet":
      expect(["property", "destination", "id"], of: index)
      object.connections.append(
        .outlet(
          property: try required("property", of: index), destination: try destination(of: index),
          id: try required("id", of: index), line: element.line))
    case "outletCollection":
      expect(["property", "destination", "id", "collectionClass", "appends"], of: index)
      object.connections.append(
        .outletCollection(
          property: try required("property", of: index), destination: try destination(of: index),
          collectionClass: element.attributes["collectionClass"],
          id: try required("id", of: index), line: element.line))
    case "action":
      expect(["selector", "destination", "id", "eventType"], of: index)
      object.connections.append(
        .action(
          selector: try required("selector", of: index), destination: try destination(of: index),
          event: element.attributes["eventType"], id: try required("id", of: index),
          line: element.line))
    case "segue": object.connections.append(.segue(try readSegue(index)))
    default: object.children.append(try readObject(index, in: "connections"))
    }
  }

  private mutating func destination(of index: Int) throws(MarkupError) -> String {
    let id = try required("destination", of: index)
    refer(to: id, from: index)
    return id
  }

  /// The attributes of a segue that have their own properties.
  private static let segueFields: Set<String> = [
    "id", "destination", "kind", "identifier", "relationship", "unwindAction",
    "destinationCreationSelector", "customClass", "customModule", "customModuleProvider", "key",
    "userLabel",
  ]
  private static let segueAttributes: Set<String> = [
    "modalPresentationStyle", "modalTransitionStyle", "animates", "popoverAnchorView",
    "popoverAnchorBarButtonItem", "inheritsFrom", "splitViewControllerTargetIndex", "trigger",
  ]

  /// - Parameter outer: the segue that contains this one. It provides a missing kind and
  ///   destination.
  private mutating func readSegue(
    _ index: Int, in outer: InterfaceSegue? = nil
  ) throws(MarkupError) -> InterfaceSegue {
    let attributes = tree.elements[index].attributes
    expect(Self.segueFields.union(Self.segueAttributes), of: index)
    let id = try required("id", of: index)
    try define(id, at: index)
    let inherits = outer != nil
    var segue = InterfaceSegue(
      id: id,
      destination: inherits && attributes["destination"] == nil
        ? outer?.destination ?? "" : try destination(of: index),
      kind: inherits && attributes["kind"] == nil
        ? outer?.kind ?? "" : try required("kind", of: index),
      line: tree.elements[index].line)
    segue.identifier = attributes["identifier"]
    segue.relationship = attributes["relationship"]
    segue.unwindAction = attributes["unwindAction"]
    segue.creationSelector = attributes["destinationCreationSelector"]
    segue.customClass = readClass(index)
    segue.key = attributes["key"]
    for name in attributes.keys.sorted() where !Self.segueFields.contains(name) {
      segue.attributes[name] = try readAttribute(
        name, attributes[name] ?? "", of: index, in: "segue")
    }
    for child in tree.elements[index].children {
      if outer == nil, tree.elements[child].name == "segue" {
        segue.pressSegues.append(try readSegue(child, in: segue))
        continue
      }
      if let (key, value) = try readKeyedValue(child) {
        segue.attributes[key] = value
      } else {
        warn(child, .unknownElement(tree.elements[child].name, parent: "segue"))
      }
    }
    return segue
  }
}
