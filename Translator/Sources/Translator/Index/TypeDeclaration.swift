import SwiftSyntax

/// A class, structure, enumeration, protocol or extension of one source.
final class TypeDeclaration {
  enum Kind { case `class`, structure, enumeration, actor, `protocol`, `extension` }

  var kind: Kind
  /// The names of the enclosing types and its own. An extension has the name that it extends.
  let path: [String]
  /// The enclosing declaration's index in the file.
  var parent: Int?
  var attributes: Set<String>
  /// The name in `@objc(Name)`.
  var objectiveCName: String?
  var access: String?
  var isGeneric: Bool
  /// Whether it lies in a function or a closure, where no other code can name it.
  var isLocal: Bool
  /// Whether it, or what it lies in, is a nested private type, which only its surrounding type
  /// names.
  var isHidden: Bool
  var hasConstraints: Bool
  var isFinal: Bool
  /// What its generic parameters and associated types have to be.
  var generics = GenericConstraints()
  /// What stands behind the colon, each with its outer names.
  var inherited: [[String]]
  /// Whether `class` stands behind the colon of a protocol, as before Swift 4.
  var hasClassKeyword: Bool
  /// The `#if` condition around it; nil if there is none.
  var condition: String?
  /// The bytes of the declaration with its attributes.
  var bytes: Range<Int>
  /// The offset of its name.
  var offset: Int
  /// Behind its name, where a list of what it inherits can begin.
  var nameEnd: Int
  /// The offset of the first type that it inherits.
  var inheritedOffset: Int?
  /// Behind the last type that it inherits.
  var inheritedEnd: Int?
  /// The offset of its closing brace; nil if it has none.
  var closingBrace: Int?
  var functions: [FunctionDeclaration] = []
  var variables: [VariableDeclaration] = []
  var initializers: [InitializerDeclaration] = []

  /// The names of the enclosing types and its own, with periods.
  let name: String
  var isClass: Bool { kind == .class }

  init(
    _ kind: Kind, _ node: some DeclGroupSyntax, path: [String], nameBytes: Range<Int>,
    inheritance: InheritanceClauseSyntax?, members: MemberBlockSyntax, condition: String?
  ) {
    self.kind = kind
    self.path = path
    name = path.joined(separator: ".")
    attributes = node.attributes.names
    objectiveCName = node.attributes.objectiveCName
    access = node.modifiers.access
    isGeneric = false
    isLocal = false
    isHidden = false
    hasConstraints = false
    isFinal = node.modifiers.bytes(of: "final") != nil
    let types = inheritance.map { Array($0.inheritedTypes) } ?? []
    inherited = types.map(\.type.names).filter { !$0.isEmpty }
    hasClassKeyword = types.contains { $0.type.is(ClassRestrictionTypeSyntax.self) }
    inheritedOffset = types.first?.type.bytes.lowerBound
    inheritedEnd = types.last?.type.bytes.upperBound
    self.condition = condition
    bytes = node.bytes
    offset = nameBytes.lowerBound
    nameEnd = nameBytes.upperBound
    let brace = members.rightBrace
    closingBrace = brace.presence == .present ? brace.bytes.lowerBound : nil
  }
}
