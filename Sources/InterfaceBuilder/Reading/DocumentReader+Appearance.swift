extension DocumentReader {
  private static let colorAttributes: Set<String> = [
    "key", "alpha", "colorSpace", "customColorSpace", "white", "red", "green", "blue", "cyan",
    "magenta", "yellow", "black", "systemColor", "xcode11CocoaTouchSystemColor",
    "cocoaTouchSystemColor", "name", "catalog", "patternImage",
  ]
  /// The attributes that name a system colour, the newest first. Xcode 11.0 wrote two of them: the
  /// last one is the most similar colour of older systems.
  private static let systemColorAttributes = [
    "systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor",
  ]

  mutating func readColor(_ index: Int) throws(MarkupError) -> InterfaceColor {
    let element = tree.elements[index]
    expect(Self.colorAttributes, of: index)
    let components = try readComponents(index)
    let systemNames = Self.systemColorAttributes.lazy.compactMap { element.attributes[$0] }
    if let name = systemNames.first { return .system(name, fallback: components) }
    if let name = element.attributes["name"] { return .named(name, fallback: components) }
    if let image = element.attributes["patternImage"] { return .pattern(image: image) }
    guard let components else {
      throw fail(index, .missingAttribute(element: element.name, attribute: "colorSpace"))
    }
    return .components(components)
  }

  private mutating func readComponents(
    _ index: Int
  ) throws(MarkupError) -> InterfaceColor.Components? {
    let attributes = tree.elements[index].attributes
    let names: [String]
    let usual: InterfaceColor.Space
    if attributes["white"] != nil {
      (names, usual) = (["white"], .genericGamma22Gray)
    } else if attributes["red"] != nil {
      (names, usual) = (["red", "green", "blue"], .sRGB)
    } else if attributes["cyan"] != nil {
      (names, usual) = (["cyan", "magenta", "yellow", "black"], .genericCMYK)
    } else {
      return nil
    }
    var values: [Double] = []
    for name in names { values.append(try number(name, of: index)) }
    return InterfaceColor.Components(
      space: readSpace(index, usual: usual), values: values,
      alpha: try number("alpha", of: index, default: 1))
  }

  /// Reads a colour space. An unknown space, or one with another number of components, is replaced
  /// by the default one.
  private mutating func readSpace(
    _ index: Int, usual: InterfaceColor.Space
  ) -> InterfaceColor.Space {
    let attributes = tree.elements[index].attributes
    let isCustom = attributes["colorSpace"] == "custom"
    let name = isCustom ? "customColorSpace" : "colorSpace"
    guard let word = attributes[name] else { return usual }
    if let space = InterfaceColor.Space(rawValue: word), space.count == usual.count {
      return space
    }
    warn(index, .unknownWord(word, attribute: name, element: "color"))
    return usual
  }

  // MARK: - Fonts

  /// UIKit's named sizes, in points.
  private static let namedSizes: [String: Double] = [
    "system": 14, "smallSystem": 12, "label": 17, "button": 18,
  ]

  mutating func readFont(_ index: Int) throws(MarkupError) -> InterfaceFont {
    let element = tree.elements[index]
    expect(
      ["key", "type", "name", "family", "pointSize", "size", "weight", "style", "metaFont"],
      of: index)
    let attributes = element.attributes
    var size: Double?
    if let name = attributes["size"], let points = Self.namedSizes[name] {
      size = points
    } else {
      let attribute = attributes["pointSize"] != nil ? "pointSize" : "size"
      if attributes[attribute] != nil { size = try number(attribute, of: index) }
    }
    if let name = attributes["name"] {
      return InterfaceFont(
        face: .named(name, family: attributes["family"] ?? ""), pointSize: size)
    }
    if let style = attributes["style"] {
      return InterfaceFont(face: .textStyle(style), pointSize: size)
    }
    return try readSystemFont(index, size: size)
  }

  private mutating func readSystemFont(
    _ index: Int, size: Double?
  ) throws(MarkupError) -> InterfaceFont {
    let attributes = tree.elements[index].attributes
    let weight = attributes["weight"] ?? "regular"
    if case .keyword(let words) = Vocabulary.type(of: "weight", in: "fontDescription"),
      !words.contains(weight)
    {
      warn(index, .unknownWord(weight, attribute: "weight", element: "fontDescription"))
    }
    let name = attributes["type"] != nil ? "type" : "metaFont"
    switch try required(name, of: index) {
    case "system": return InterfaceFont(face: .system(weight: weight), pointSize: size)
    case "boldSystem", "systemBold", "emphasizedSystem":
      // The bold system font of iOS is semibold.
      return InterfaceFont(face: .system(weight: "semibold"), pointSize: size)
    case "italicSystem": return InterfaceFont(face: .italicSystem, pointSize: size)
    case "systemUltraLight":
      return InterfaceFont(face: .system(weight: "ultraLight"), pointSize: size)
    case "systemThin", "systemLight", "systemMedium", "systemSemibold", "systemHeavy",
      "systemBlack":
      let weight = (attributes[name] ?? "").dropFirst("system".count).lowercased()
      return InterfaceFont(face: .system(weight: weight), pointSize: size)
    case let word:
      if Self.namedSizes[word] == nil {
        warn(index, .unknownWord(word, attribute: name, element: tree.elements[index].name))
      }
      return InterfaceFont(
        face: .system(weight: weight), pointSize: size ?? Self.namedSizes[word])
    }
  }
}
