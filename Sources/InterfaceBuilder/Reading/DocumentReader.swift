import Foundation

/// Converts the elements of a file to values.
struct DocumentReader {
  let tree: MarkupTree
  private var warnings: [InterfaceFileWarning] = []
  private var reported: Set<InterfaceFileWarning.Matter> = []
  private var lineOfID: [String: Int] = [:]
  private var references: [(id: String, element: String, line: Int)] = []

  init(_ tree: MarkupTree) { self.tree = tree }

  mutating func read(file: String) throws(MarkupError) -> InterfaceDocument {
    var document = try readHeader(file: file)
    for child in tree.elements[0].children { try readPart(child, into: &document) }
    if let id = document.initialViewController { refer(to: id, from: 0) }
    for reference in references where lineOfID[reference.id] == nil {
      warn(
        line: reference.line,
        .danglingReference(reference.id, element: reference.element))
    }
    document.warnings = warnings.sorted { $0.line < $1.line }
    return document
  }

  // MARK: - Reporting

  func fail(_ index: Int, _ problem: InterfaceFileError.Problem) -> MarkupError {
    MarkupError(line: tree.elements[index].line, problem: problem)
  }

  private mutating func warn(line: Int, _ matter: InterfaceFileWarning.Matter) {
    if reported.insert(matter).inserted {
      warnings.append(InterfaceFileWarning(line: line, matter: matter))
    }
  }

  mutating func warn(_ index: Int, _ matter: InterfaceFileWarning.Matter) {
    warn(line: tree.elements[index].line, matter)
  }

  /// Reports the unknown attributes of an element.
  mutating func expect(_ attributes: Set<String>, of index: Int) {
    let element = tree.elements[index]
    if element.attributes.keys.allSatisfy(attributes.contains) { return }
    for name in element.attributes.keys.sorted() where !attributes.contains(name) {
      warn(index, .unknownAttribute(name, element: element.name))
    }
  }

  // MARK: - Names

  /// Registers the id of an object, which must be unique.
  mutating func define(_ id: String, at index: Int) throws(MarkupError) {
    let element = tree.elements[index]
    if let first = lineOfID.updateValue(element.line, forKey: id) {
      throw fail(index, .duplicateID(element: element.name, id: id, firstLine: first))
    }
  }

  mutating func refer(to id: String, from index: Int) {
    let element = tree.elements[index]
    references.append((id, element.name, element.line))
  }

  func required(_ attribute: String, of index: Int) throws(MarkupError) -> String {
    let element = tree.elements[index]
    guard let value = element.attributes[attribute] else {
      throw fail(index, .missingAttribute(element: element.name, attribute: attribute))
    }
    return value
  }
}

// MARK: - The document

extension DocumentReader {
  private static let documentAttributes: Set<String> = [
    "type", "version", "toolsVersion", "systemVersion", "targetRuntime", "propertyAccessControl",
    "useAutolayout", "useTraitCollections", "useSafeAreas", "colorMatched",
    "initialViewController", "launchScreen",
  ]

  private mutating func readHeader(file: String) throws(MarkupError) -> InterfaceDocument {
    let root = tree.elements[0]
    guard root.name == "document" else {
      throw fail(0, .notAnInterface(found: "<\(root.name)>"))
    }
    let type = try required("type", of: 0)
    let kind: InterfaceDocument.Kind
    switch type {
    case "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB": kind = .storyboard
    case "com.apple.InterfaceBuilder3.CocoaTouch.XIB": kind = .xib
    default: throw fail(0, .notAnInterface(found: "of type \(type.prefix(80))"))
    }
    var document = InterfaceDocument(
      file: file, kind: kind, version: try required("version", of: 0),
      targetRuntime: root.attributes["targetRuntime"] ?? "iOS.CocoaTouch")
    document.toolsVersion = root.attributes["toolsVersion"]
    document.systemVersion = root.attributes["systemVersion"]
    document.usesAutoLayout = try flag("useAutolayout", of: 0)
    document.usesTraitCollections = try flag("useTraitCollections", of: 0)
    document.usesSafeAreas = try flag("useSafeAreas", of: 0)
    document.isColorMatched = try flag("colorMatched", of: 0)
    document.isLaunchScreen = try flag("launchScreen", of: 0)
    document.initialViewController = root.attributes["initialViewController"]
    expect(Self.documentAttributes, of: 0)
    for name in root.attributes.keys where !Self.documentAttributes.contains(name) {
      document.attributes[name] = .string(root.attributes[name] ?? "")
    }
    return document
  }

  private mutating func readPart(
    _ index: Int, into document: inout InterfaceDocument
  ) throws(MarkupError) {
    let element = tree.elements[index]
    switch element.name {
    case "device": document.device = try readDevice(index)
    case "dependencies": document.dependencies = try readDependencies(index)
    case "scenes":
      for child in element.children {
        try expectElement("scene", at: child, in: "scenes")
        document.scenes.append(try readScene(child))
      }
    case "objects": document.objects += try readObjects(index)
    case "resources": try readResources(index, into: &document.resources)
    case "classes": document.classes += try readClasses(index)
    case "inferredMetricsTieBreakers":
      for child in element.children {
        try expectElement("segue", at: child, in: element.name)
        let reference = try required("reference", of: child)
        refer(to: reference, from: child)
        document.metricsTieBreakers.append(reference)
      }
    case "simulatedMetricsContainer":
      document.simulatedMetrics.append(try readObject(index, in: "document"))
    case "customFonts":
      for child in element.children {
        let name = try required("key", of: child)
        document.resources.fonts[name] = tree.elements[child].children.map {
          tree.elements[$0].text
        }
      }
    default:
      if let (key, value) = try readKeyedValue(index) {
        document.attributes[key] = value
      } else {
        document.objects.append(try readObject(index, in: "document"))
      }
    }
  }

  func expectElement(
    _ name: String, at index: Int, in parent: String
  ) throws(MarkupError) {
    let found = tree.elements[index].name
    if found != name { throw fail(index, .misplaced(element: found, parent: parent)) }
  }

  private mutating func readDevice(_ index: Int) throws(MarkupError) -> InterfaceDocument.Device {
    let element = tree.elements[index]
    expect(["id", "orientation", "appearance", "layout"], of: index)
    var device = InterfaceDocument.Device(id: try required("id", of: index))
    device.orientation = element.attributes["orientation"]
    device.appearance = element.attributes["appearance"]
    for child in element.children {
      try expectElement("adaptation", at: child, in: "device")
      device.adaptation = try required("id", of: child)
    }
    return device
  }

  private mutating func readDependencies(
    _ index: Int
  ) throws(MarkupError) -> InterfaceDocument.Dependencies {
    typealias Item = InterfaceDocument.Dependencies.Item
    var result = InterfaceDocument.Dependencies()
    for child in tree.elements[index].children {
      let element = tree.elements[child]
      switch element.name {
      case "deployment":
        result.deployments.append(
          Item(
            name: try required("identifier", of: child), version: element.attributes["version"]))
      case "plugIn":
        result.plugIns.append(
          Item(
            name: try required("identifier", of: child), version: element.attributes["version"]))
      case "capability":
        result.capabilities.append(
          Item(
            name: try required("name", of: child), version: element.attributes["minToolsVersion"]))
      case "development": break
      default: warn(child, .unknownElement(element.name, parent: "dependencies"))
      }
    }
    return result
  }

  private mutating func readScene(_ index: Int) throws(MarkupError) -> InterfaceDocument.Scene {
    expect(["sceneID"], of: index)
    var scene = InterfaceDocument.Scene(
      id: try required("sceneID", of: index), objects: [], line: tree.elements[index].line)
    for child in tree.elements[index].children {
      let element = tree.elements[child]
      if element.name == "objects" {
        scene.objects += try readObjects(child)
      } else if let (key, value) = try readKeyedValue(child) {
        if key == "canvasLocation", case .point(let point) = value { scene.canvasLocation = point }
      } else {
        warn(child, .unknownElement(element.name, parent: "scene"))
      }
    }
    return scene
  }

  private mutating func readObjects(_ index: Int) throws(MarkupError) -> [InterfaceObject] {
    var objects: [InterfaceObject] = []
    for child in tree.elements[index].children {
      objects.append(try readObject(child, in: "objects"))
    }
    return objects
  }

  private mutating func readClasses(
    _ index: Int
  ) throws(MarkupError) -> [InterfaceDocument.ClassDescription] {
    var classes: [InterfaceDocument.ClassDescription] = []
    for child in tree.elements[index].children {
      try expectElement("class", at: child, in: "classes")
      classes.append(
        InterfaceDocument.ClassDescription(
          name: try required("className", of: child),
          superclassName: tree.elements[child].attributes["superclassName"]))
    }
    return classes
  }

  private mutating func readResources(
    _ index: Int, into resources: inout InterfaceDocument.Resources
  ) throws(MarkupError) {
    for child in tree.elements[index].children {
      let element = tree.elements[child]
      switch element.name {
      case "image":
        expect(["name", "width", "height", "catalog"], of: child)
        let name = try required("name", of: child)
        var image = InterfaceDocument.Resources.Image(name: name)
        if element.attributes["width"] != nil, element.attributes["height"] != nil {
          image.size = CGSize(
            width: try number("width", of: child), height: try number("height", of: child))
        }
        image.catalog = element.attributes["catalog"]
        resources.images[name] = image
      case "namedColor", "systemColor":
        let name = try required("name", of: child)
        for part in element.children {
          try expectElement("color", at: part, in: element.name)
          let color = try readColor(part)
          if element.name == "namedColor" {
            resources.namedColors[name] = color
          } else {
            resources.systemColors[name] = color
          }
        }
      default: warn(child, .unknownElement(element.name, parent: "resources"))
      }
    }
  }
}
