/// Text of members that call other members.
enum Forwarding {
  /// A call of a member with a function's own parameters; nil if they cannot be passed on.
  static func call(_ name: String, _ function: FunctionDeclaration) -> String? {
    guard !function.parameters.contains(where: \.isVariadic) else { return nil }
    let arguments = function.parameters.map { parameter in
      let value = (parameter.isInOut ? "&" : "") + quoted(parameter.name)
      return parameter.label.map { "\($0): \(value)" } ?? value
    }
    let effects = (function.isThrowing ? "try " : "") + (function.isAsync ? "await " : "")
    // A parameter can have the function's name.
    return "\(effects)self.\(name)(\(arguments.joined(separator: ", ")))"
  }

  /// The head of a function of another name: its access, modifiers, name and signature.
  static func head(
    _ function: FunctionDeclaration, named name: String, access: String?, isOverride: Bool,
    signature: String? = nil
  ) -> String {
    var words: [String] = []
    for attribute in ["discardableResult", "MainActor"]
    where function.attributes.names.contains(attribute) {
      words.append("@" + attribute)
    }
    words += modifiers(function.attributes, access: access, isOverride: isOverride)
    return (words + ["func", name]).joined(separator: " ") + (signature ?? function.signature)
  }

  static func modifiers(
    _ attributes: MemberAttributes, access: String?, isOverride: Bool
  ) -> [String] {
    var words: [String] = []
    if let access { words.append(access) }
    if isOverride { words.append("override") }
    for modifier in ["class", "static", "nonisolated"]
    where attributes.modifiers.contains(modifier) {
      words.append(modifier)
    }
    return words
  }

  /// A name in backticks where it is a keyword.
  static func quoted(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
    "extension", "false", "for", "func", "guard", "if", "import", "in", "init", "is", "let", "nil",
    "operator", "protocol", "repeat", "return", "static", "struct", "subscript", "switch", "throw",
    "true", "try", "var", "where", "while",
  ]
}
