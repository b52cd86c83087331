import Foundation

extension DocumentReader {
  /// The largest accepted number. Larger ones are meaningless as points on a screen, and would
  /// overflow in arithmetic.
  static let largestNumber = 1e9

  // MARK: - Attributes

  private func wrong(
    _ value: String, for attribute: String, of index: Int, expected: String
  ) -> MarkupError {
    fail(
      index,
      .wrongValue(
        element: tree.elements[index].name, attribute: attribute, value: value, expected: expected))
  }

  private func bool(
    _ value: String, for attribute: String, of index: Int
  ) throws(MarkupError) -> Bool {
    switch value {
    case "YES", "true": true
    case "NO", "false": false
    default: throw wrong(value, for: attribute, of: index, expected: "YES or NO")
    }
  }

  func flag(_ attribute: String, of index: Int) throws(MarkupError) -> Bool {
    guard let value = tree.elements[index].attributes[attribute] else { return false }
    return try bool(value, for: attribute, of: index)
  }

  private func number(
    _ text: String, for attribute: String, of index: Int
  ) throws(MarkupError) -> Double {
    guard let value = Double(text), abs(value) <= Self.largestNumber else {
      let expected = Double(text) == nil ? "a number" : "a number that is not huge"
      throw wrong(text, for: attribute, of: index, expected: expected)
    }
    return value
  }

  func number(_ attribute: String, of index: Int) throws(MarkupError) -> Double {
    try number(try required(attribute, of: index), for: attribute, of: index)
  }

  func number(
    _ attribute: String, of index: Int, default value: Double
  ) throws(MarkupError) -> Double {
    guard let text = tree.elements[index].attributes[attribute] else { return value }
    return try number(text, for: attribute, of: index)
  }

  /// Reads a multiplier: a number, or a ratio, `3:2` or `3/2`.
  func multiplier(of index: Int) throws(MarkupError) -> Double {
    guard let text = tree.elements[index].attributes["multiplier"] else { return 1 }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
    guard parts.count <= 2 else {
      throw wrong(text, for: "multiplier", of: index, expected: "a number or a proportion")
    }
    var numbers: [Double] = []
    for part in parts {
      numbers.append(try number(String(part), for: "multiplier", of: index))
    }
    let value = numbers[0] / (numbers.count > 1 ? numbers[1] : 1)
    guard value.isFinite, abs(value) <= Self.largestNumber else {
      throw wrong(text, for: "multiplier", of: index, expected: "a proportion")
    }
    return value
  }

  /// Reads a value of an enumeration. It must be known, because the element has no meaning without
  /// it.
  func word<Words: RawRepresentable<String>>(
    _ attribute: String, of index: Int, as words: Words.Type
  ) throws(MarkupError) -> Words? {
    guard let text = tree.elements[index].attributes[attribute] else { return nil }
    guard let value = Words(rawValue: text) else {
      throw wrong(text, for: attribute, of: index, expected: "a known word")
    }
    return value
  }

  /// Reads an attribute as a property of an object.
  mutating func readAttribute(
    _ name: String, _ text: String, of index: Int, in element: String
  ) throws(MarkupError) -> InterfaceValue {
    switch Vocabulary.type(of: name, in: element) {
    case .bool: return .bool(try bool(text, for: name, of: index))
    case .number: return .number(try number(text, for: name, of: index))
    case .integer:
      let value = try number(text, for: name, of: index)
      guard value == value.rounded() else {
        throw wrong(text, for: name, of: index, expected: "a whole number")
      }
      return .number(value)
    case .reference:
      refer(to: text, from: index)
      return .reference(text)
    case .image: return .image(text)
    case .keyword(let words):
      if !words.contains(text) {
        warn(index, .unknownWord(text, attribute: name, element: element))
      }
      return .keyword(text)
    case .name: return .keyword(text)
    case .string, nil: return .string(text)
    }
  }

  // MARK: - Elements

  private static let optionElements: Set<String> = [
    "autoresizingMask", "popoverArrowDirection", "rectEdge", "extendedEdge", "dataDetectorType",
    "accessibilityTraits", "calendarUnit", "swipeGestureRecognizerDirection",
  ]

  /// Reads an element that is a value, with its key; nil for other elements.
  mutating func readKeyedValue(
    _ index: Int
  ) throws(MarkupError) -> (key: String, value: InterfaceValue)? {
    let element = tree.elements[index]
    guard let value = try readValue(index) else { return nil }
    // Old documents contain <nil name="viewControllers"/>.
    if element.name == "nil", let name = element.attributes["name"] { return (name, value) }
    return (try required("key", of: index), value)
  }

  /// Reads an element that is a value; nil for other elements.
  mutating func readValue(_ index: Int) throws(MarkupError) -> InterfaceValue? {
    let element = tree.elements[index]
    switch element.name {
    case "nil": return .null
    case "date" where element.attributes["timeIntervalSinceReferenceDate"] != nil:
      return .number(try number("timeIntervalSinceReferenceDate", of: index))
    case "locale": return .string(try required("localeIdentifier", of: index))
    case "timeZone": return .string(try required("name", of: index))
    case "url": return .string(try required("string", of: index))
    case "string", "mutableString", "date": return .string(try readString(index))
    case "data", "mutableData": return .data(try readData(index))
    case "bool", "boolean": return .bool(try flag("value", of: index))
    case "integer", "real": return .number(try number("value", of: index))
    case "color": return .color(try readColor(index))
    case "fontDescription", "font": return .font(try readFont(index))
    case "image" where element.attributes["name"] != nil:
      return .image(try required("name", of: index))
    case "imageReference": return .imageReference(try readImage(index))
    case let name where Self.optionElements.contains(name): return .options(try readOptions(index))
    default: return try readGeometry(index)
    }
  }

  private mutating func readImage(_ index: Int) throws(MarkupError) -> InterfaceImage {
    let element = tree.elements[index]
    expect(["key", "image", "catalog", "symbolScale", "renderingMode"], of: index)
    for child in element.children {
      warn(child, .unknownElement(tree.elements[child].name, parent: element.name))
    }
    return InterfaceImage(
      name: try required("image", of: index), catalog: element.attributes["catalog"],
      symbolScale: try readWord("symbolScale", of: index),
      renderingMode: try readWord("renderingMode", of: index))
  }

  /// Reads one of Interface Builder's keywords. An unknown one is reported.
  private mutating func readWord(_ name: String, of index: Int) throws(MarkupError) -> String? {
    let element = tree.elements[index]
    guard let text = element.attributes[name] else { return nil }
    _ = try readAttribute(name, text, of: index, in: element.name)
    return text
  }

  private mutating func readGeometry(_ index: Int) throws(MarkupError) -> InterfaceValue? {
    switch tree.elements[index].name {
    case "rect":
      expect(["key", "x", "y", "width", "height"], of: index)
      return .rect(
        CGRect(
          x: try number("x", of: index), y: try number("y", of: index),
          width: try number("width", of: index), height: try number("height", of: index)))
    case "point":
      expect(["key", "x", "y"], of: index)
      return .point(CGPoint(x: try number("x", of: index), y: try number("y", of: index)))
    case "offsetWrapper":
      expect(["key", "horizontal", "vertical"], of: index)
      return .point(
        CGPoint(x: try number("horizontal", of: index), y: try number("vertical", of: index)))
    case "size":
      expect(["key", "width", "height"], of: index)
      return .size(
        CGSize(width: try number("width", of: index), height: try number("height", of: index)))
    case "frame":
      expect(["key", "minX", "minY", "maxX", "maxY", "width", "height"], of: index)
      return .frame(
        InterfaceFrame(
          horizontal: try readSide(index, ("minX", "width", "maxX")),
          vertical: try readSide(index, ("minY", "height", "maxY"))))
    case "inset", "edgeInsets":
      return .insets(try readInsets(index, ["minY", "minX", "maxY", "maxX"]))
    case "directionalEdgeInsets":
      return .insets(try readInsets(index, ["top", "leading", "bottom", "trailing"]))
    case "range":
      expect(["key", "location", "length"], of: index)
      let (location, length) = (
        try number("location", of: index), try number("length", of: index)
      )
      return .range(NSRange(location: Int(location), length: Int(length)))
    default: return nil
    }
  }

  /// Reads one side of a frame by the names of its three numbers, any of which may be missing.
  private func readSide(
    _ index: Int, _ names: (near: String, length: String, far: String)
  ) throws(MarkupError) -> InterfaceFrame.Side {
    func optional(_ name: String) throws(MarkupError) -> Double? {
      tree.elements[index].attributes[name] == nil ? nil : try number(name, of: index)
    }
    return InterfaceFrame.Side(
      near: try optional(names.near), length: try optional(names.length),
      far: try optional(names.far))
  }

  /// Reads insets, by the given names or by those of UIKit.
  private mutating func readInsets(
    _ index: Int, _ names: [String]
  ) throws(MarkupError) -> InterfaceInsets {
    let isPlain = tree.elements[index].attributes["top"] != nil && names[0] != "top"
    let names = isPlain ? ["top", "left", "bottom", "right"] : names
    expect(Set(names + ["key"]), of: index)
    return InterfaceInsets(
      top: try number(names[0], of: index), left: try number(names[1], of: index),
      bottom: try number(names[2], of: index), right: try number(names[3], of: index))
  }

  private func readOptions(_ index: Int) throws(MarkupError) -> Set<String> {
    var options: Set<String> = []
    for (name, text) in tree.elements[index].attributes where name != "key" {
      if try bool(text, for: name, of: index) { options.insert(name) }
    }
    return options
  }

  private func readString(_ index: Int) throws(MarkupError) -> String {
    guard try flag("base64-UTF8", of: index) else { return tree.elements[index].text }
    guard let text = String(validating: try readData(index), as: UTF8.self) else {
      throw wrong("…", for: "base64-UTF8", of: index, expected: "UTF-8 in base 64")
    }
    return text
  }

  /// Reads Base 64, whose padding Interface Builder omits.
  private func readData(_ index: Int) throws(MarkupError) -> Data {
    var text = tree.elements[index].text.filter { !$0.isWhitespace && $0 != "=" }
    text += String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
    guard let data = Data(base64Encoded: text) else {
      throw wrong(String(text.prefix(20)), for: "text", of: index, expected: "base 64")
    }
    return data
  }
}
