import SwiftSyntax

/// What generic parameters and associated types of a declaration have to be, by their names: the
/// types as they are written.
struct GenericConstraints {
  /// The parameters and associated types that the declaration itself introduces.
  private(set) var names: Set<String> = []
  private var types: [String: [String]] = [:]

  init() {}

  /// Those of a declaration; none of one that cannot have any.
  init(of node: some SyntaxProtocol) {
    if let generic = node.asProtocol(WithGenericParametersSyntax.self) {
      for parameter in generic.genericParameterClause?.parameters ?? [] {
        names.insert(parameter.name.plainName)
        add(parameter.inheritedType, to: parameter.name.plainName)
      }
      add(generic.genericWhereClause)
    } else if let node = node.as(ExtensionDeclSyntax.self) {
      add(node.genericWhereClause)
    } else if let node = node.as(ProtocolDeclSyntax.self) {
      add(node.genericWhereClause)
      for member in node.memberBlock.members {
        if let type = member.decl.as(AssociatedTypeDeclSyntax.self) { add(type) }
      }
    }
  }

  private mutating func add(_ type: AssociatedTypeDeclSyntax) {
    names.insert(type.name.plainName)
    for inherited in type.inheritanceClause?.inheritedTypes ?? [] {
      add(inherited.type, to: type.name.plainName)
    }
    add(type.genericWhereClause)
  }

  /// The types that a name has to be.
  func types(of name: String) -> [String] { types[name] ?? [] }

  private mutating func add(_ requirements: GenericWhereClauseSyntax?) {
    for requirement in requirements?.requirements ?? [] {
      switch requirement.requirement {
      case .conformanceRequirement(let one): add(one.rightType, to: one.leftType.sourceText)
      case .sameTypeRequirement(let one):
        types[one.leftType.sourceText, default: []].append(one.rightType.sourceText)
      default: break
      }
    }
  }

  private mutating func add(_ type: TypeSyntax?, to name: String) {
    guard let type else { return }
    types[name, default: []].append(type.sourceText)
  }
}
