extension DocumentReader {
  mutating func readObject(
    _ index: Int, in parent: String
  ) throws(MarkupError) -> InterfaceObject {
    let element = tree.elements[index]
    var object = InterfaceObject(
      element: Vocabulary.otherNames[element.name] ?? element.name, line: element.line)
    let known = Vocabulary.objects[element.name]
    if known == nil { warn(index, .unknownElement(element.name, parent: parent)) }
    object.id = element.attributes["id"]
    object.key = element.attributes["key"]
    object.userLabel = element.attributes["userLabel"]
    object.customClass = readClass(index)
    if let id = object.id { try define(id, at: index) }
    let attributes = element.attributes.sorted { $0.key < $1.key }
    for (name, text) in attributes where !Vocabulary.isOfAnyObject(name) {
      if let known, !known.contains(name) {
        warn(index, .unknownAttribute(name, element: element.name))
      }
      object.attributes[name] = try readAttribute(name, text, of: index, in: element.name)
    }
    for child in element.children { try readPart(child, of: &object) }
    return object
  }

  func readClass(_ index: Int) -> InterfaceClass? {
    let attributes = tree.elements[index].attributes
    return attributes["customClass"].map {
      InterfaceClass(
        name: $0, module: attributes["customModule"],
        isOfTarget: attributes["customModuleProvider"] == "target")
    }
  }

  private mutating func readPart(
    _ index: Int, of object: inout InterfaceObject
  ) throws(MarkupError) {
    let element = tree.elements[index]
    switch element.name {
    case "constraints":
      for child in element.children { object.constraints.append(try readConstraint(child)) }
    case "connections":
      for child in element.children { try readConnection(child, of: &object) }
    case "userDefinedRuntimeAttributes":
      object.runtimeAttributes += try readRuntimeAttributes(index)
    case "variation": object.variations.append(try readVariation(index, of: object.element))
    case let name where Vocabulary.lists.contains(name): try readList(index, of: &object)
    default:
      // A value without a key may belong to an unknown element, so it is skipped together with that
      // element.
      if element.attributes["key"] == nil, Vocabulary.objects[object.element] == nil,
        try readValue(index) != nil
      {
        return
      }
      if let (key, value) = try readKeyedValue(index) {
        object.attributes[key] = value
      } else {
        object.children.append(try readObject(index, in: object.element))
      }
    }
  }

  /// Reads a list of objects or values.
  private mutating func readList(
    _ index: Int, of object: inout InterfaceObject
  ) throws(MarkupError) {
    let element = tree.elements[index]
    let name = element.attributes["key"] ?? element.name
    var objects: [InterfaceObject] = []
    var values: [InterfaceValue] = []
    for child in element.children {
      if let value = try readValue(child) {
        values.append(value)
      } else {
        objects.append(try readObject(child, in: element.name))
      }
    }
    if !values.isEmpty { object.attributes[name] = .array(values) }
    if !objects.isEmpty || values.isEmpty { object.append(objects, to: name) }
  }

  mutating func readRuntimeAttributes(
    _ index: Int
  ) throws(MarkupError) -> [InterfaceObject.RuntimeAttribute] {
    var attributes: [InterfaceObject.RuntimeAttribute] = []
    for child in tree.elements[index].children {
      attributes.append(try readRuntimeAttribute(child))
    }
    return attributes
  }

  private mutating func readRuntimeAttribute(
    _ index: Int
  ) throws(MarkupError) -> InterfaceObject.RuntimeAttribute {
    let element = tree.elements[index]
    try expectElement(
      "userDefinedRuntimeAttribute", at: index, in: "userDefinedRuntimeAttributes")
    expect(["type", "keyPath", "value"], of: index)
    let type = try required("type", of: index)
    var value = InterfaceValue.null
    if element.attributes["value"] != nil {
      switch type {
      case "boolean": value = .bool(try flag("value", of: index))
      case "number": value = .number(try number("value", of: index))
      case "image": value = .image(try required("value", of: index))
      default: value = .string(try required("value", of: index))
      }
    }
    for child in element.children {
      guard let (_, found) = try readKeyedValue(child) else {
        throw fail(
          child, .misplaced(element: tree.elements[child].name, parent: element.name))
      }
      value = found
    }
    return InterfaceObject.RuntimeAttribute(
      keyPath: try required("keyPath", of: index), type: type, value: value, line: element.line)
  }

  // MARK: - Size classes

  mutating func readVariation(
    _ index: Int, of owner: String
  ) throws(MarkupError) -> InterfaceVariation {
    let element = tree.elements[index]
    var variation = InterfaceVariation(line: element.line)
    try readClasses(try required("key", of: index), of: index, into: &variation)
    for name in element.attributes.keys.sorted() where name != "key" {
      variation.attributes[name] = try readAttribute(
        name, element.attributes[name] ?? "", of: index, in: owner)
    }
    for child in element.children {
      if tree.elements[child].name == "mask" {
        variation.masks.append(try readMask(child))
      } else if let (key, value) = try readKeyedValue(child) {
        variation.attributes[key] = value
      } else {
        warn(child, .unknownElement(tree.elements[child].name, parent: "variation"))
      }
    }
    return variation
  }

  /// Reads size classes: `default`, `heightClass=regular-widthClass=compact`, or one of the two.
  private func readClasses(
    _ key: String, of index: Int, into variation: inout InterfaceVariation
  ) throws(MarkupError) {
    if key == "default" { return }
    for part in key.split(separator: "-", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", omittingEmptySubsequences: false)
      let size = sides.last.flatMap { InterfaceVariation.SizeClass(rawValue: String($0)) }
      switch (sides.first, size) {
      case ("widthClass", let size?) where sides.count == 2: variation.widthClass = size
      case ("heightClass", let size?) where sides.count == 2: variation.heightClass = size
      default:
        throw fail(
          index,
          .wrongValue(
            element: "variation", attribute: "key", value: key, expected: "a pair of size classes"))
      }
    }
  }

  private mutating func readMask(_ index: Int) throws(MarkupError) -> InterfaceVariation.Mask {
    var mask = InterfaceVariation.Mask(
      key: try required("key", of: index), included: [], excluded: [])
    for child in tree.elements[index].children {
      let reference = try required("reference", of: child)
      refer(to: reference, from: child)
      switch tree.elements[child].name {
      case "include": mask.included.append(reference)
      case "exclude": mask.excluded.append(reference)
      case let name: throw fail(child, .misplaced(element: name, parent: "mask"))
      }
    }
    return mask
  }
}
