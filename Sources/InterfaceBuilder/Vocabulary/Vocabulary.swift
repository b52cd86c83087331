/// The vocabulary of Interface Builder's files: the elements, their attributes, and the types of
/// these.
enum Vocabulary {
  /// The elements whose text is their value.
  static let textElements: Set<String> = [
    "string", "mutableString", "data", "mutableData", "date",
  ]

  /// The elements with two names. The first is a misspelling by Interface Builder itself.
  static let otherNames = ["pongPressGestureRecognizer": "longPressGestureRecognizer"]

  static func isController(_ element: String) -> Bool {
    element.hasSuffix("Controller") || element == "viewControllerPlaceholder"
  }

  /// The type of an attribute.
  enum AttributeType {
    case bool, number, integer, string, reference, image
    /// One of these keywords.
    case keyword(Set<String>)
    /// A name in the project: a class, a device.
    case name
  }

  /// Whether any object may have the attribute, which has its own property.
  static func isOfAnyObject(_ attribute: String) -> Bool {
    switch attribute {
    case "id", "key", "customClass", "customModule", "customModuleProvider", "userLabel": true
    default: false
    }
  }

  /// The attributes of each object, without those that any object may have.
  static let objects: [String: Set<String>] = parseElements(objectTable)

  /// The elements that contain a list of objects or values.
  static let lists: Set<String> = words(listTable)

  static func type(of attribute: String, in element: String) -> AttributeType? {
    // Most attributes have the same type in all elements, so the slower lookup is avoided for them.
    guard exceptions.contains(attribute) else { return types[attribute] }
    return typesByElement["\(element).\(attribute)"] ?? types[attribute]
  }

  private static let types: [String: AttributeType] = parseTypes(typeTable)
  private static let typesByElement: [String: AttributeType] = parseTypes(exceptionTable)
  /// The few attributes with another type in some elements.
  private static let exceptions: [String] = Set(
    typesByElement.keys.compactMap { $0.split(separator: ".").last.map(String.init) }
  ).sorted()

  // MARK: - Reading the tables

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }

  /// Returns the lines, which consist of a name, a colon and words.
  private static func lines(_ table: String) -> [(name: String, words: [String])] {
    var result: [(name: String, words: [String])] = []
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard let name = parts.first else { continue }
      let words = (parts.count > 1 ? parts[1] : "").split(separator: " ")
      result.append((String(name), words.map(String.init)))
    }
    return result
  }

  /// Parses a table of elements. A word with @ is replaced by the attributes of an earlier group.
  private static func parseElements(_ table: String) -> [String: Set<String>] {
    var groups: [String: Set<String>] = [:]
    for (name, words) in lines(table) {
      var attributes: Set<String> = []
      for word in words {
        if word.hasPrefix("@") {
          attributes.formUnion(groups[word] ?? [])
        } else {
          attributes.insert(word)
        }
      }
      groups[name] = attributes
    }
    return groups.filter { !$0.key.hasPrefix("@") }
  }

  private static func parseTypes(_ table: String) -> [String: AttributeType] {
    var types: [String: AttributeType] = [:]
    for (name, words) in lines(table) {
      let type: AttributeType? =
        switch name {
        case "bool": .bool
        case "number": .number
        case "integer": .integer
        case "string": .string
        case "reference": .reference
        case "image": .image
        case "name": .name
        default: nil
        }
      if let type {
        for word in words { types[word] = type }
      } else {
        types[name] = .keyword(Set(words))
      }
    }
    return types
  }
}
