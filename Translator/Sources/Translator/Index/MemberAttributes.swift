import SwiftSyntax

/// What functions, variables and initializers have.
struct MemberAttributes {
  var names: Set<String> = []
  var modifiers: Set<String> = []
  var access: String?
  /// The name in `@objc(name)`.
  var objectiveCName: String?
  /// The `#if` condition around the member, that of its type included.
  var condition: String?
  /// Whether no code may use it: `@available(*, unavailable)`.
  var isUnavailable = false

  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
  var isOverride: Bool { modifiers.contains("override") }
  var isOptional: Bool { modifiers.contains("optional") }
  var isPrivate: Bool { access == "private" || access == "fileprivate" }
}

extension MemberAttributes {
  init(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, condition: String?
  ) {
    names = attributes.names
    self.modifiers = Set(modifiers.compactMap { $0.detail == nil ? $0.name.text : nil })
    access = modifiers.access
    objectiveCName = attributes.objectiveCName
    self.condition = condition
    isUnavailable = attributes.flattened.contains {
      $0.name == "available" && $0.oneLine.contains("(*, unavailable")
    }
  }
}
