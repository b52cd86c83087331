import SwiftSyntax

/// Collects the types and members of one source.
final class DeclarationCollector: SyntaxVisitor {
  private enum Scope {
    case type(Int)
    /// Within a function, an accessor or a closure.
    case body
  }

  private(set) var types: [TypeDeclaration] = []
  /// The names of type aliases of functions.
  private(set) var functionAliases: Set<String> = []
  /// The types of variables and parameters, by name, wherever they are declared.
  private(set) var typesOfNames: [String: Set<String>] = [:]
  private var scopes: [Scope] = []
  private var conditions: [String] = []
  private let conditionText: (ExprSyntax) -> String

  /// - Parameter conditionText: The translated text of an `#if` condition.
  init(conditionText: @escaping (ExprSyntax) -> String) {
    self.conditionText = conditionText
    super.init(viewMode: .sourceAccurate)
  }

  private var condition: String? {
    conditions.isEmpty ? nil : conditions.joined(separator: " && ")
  }

  private var currentType: Int? {
    if case .type(let index) = scopes.last { return index }
    return nil
  }

  private var isInBody: Bool {
    scopes.contains { if case .body = $0 { true } else { false } }
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(
      .class, node, node.name, node.genericParameterClause != nil, node.inheritanceClause,
      node.memberBlock)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(
      .structure, node, node.name, node.genericParameterClause != nil, node.inheritanceClause,
      node.memberBlock)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(
      .enumeration, node, node.name, node.genericParameterClause != nil, node.inheritanceClause,
      node.memberBlock)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(
      .actor, node, node.name, node.genericParameterClause != nil, node.inheritanceClause,
      node.memberBlock)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(.protocol, node, node.name, false, node.inheritanceClause, node.memberBlock)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let names = node.extendedType.names
    let type = TypeDeclaration(
      .extension, node, path: names.isEmpty ? ["_"] : names, nameBytes: node.extendedType.bytes,
      inheritance: node.inheritanceClause, members: node.memberBlock, condition: condition)
    type.generics = GenericConstraints(of: node)
    add(type, hasConstraints: node.genericWhereClause != nil)
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  private func begin(
    _ kind: TypeDeclaration.Kind, _ node: some DeclGroupSyntax, _ name: TokenSyntax,
    _ isGeneric: Bool, _ inheritance: InheritanceClauseSyntax?, _ members: MemberBlockSyntax
  ) -> SyntaxVisitorContinueKind {
    let outer = currentType.map { types[$0] }
    let type = TypeDeclaration(
      kind, node, path: (outer?.path ?? []) + [name.plainName], nameBytes: name.bytes,
      inheritance: inheritance, members: members, condition: condition)
    type.parent = currentType
    type.isGeneric = isGeneric || (outer?.isGeneric ?? false)
    type.generics = GenericConstraints(of: node)
    type.isHidden = (outer.map { $0.isHidden || type.access == "private" } ?? false)
    add(type)
    return .visitChildren
  }

  private func add(_ type: TypeDeclaration, hasConstraints: Bool = false) {
    type.isLocal = isInBody
    type.hasConstraints = hasConstraints
    scopes.append(.type(types.count))
    types.append(type)
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer.value.sourceText.contains("->") {
      functionAliases.insert(node.name.plainName)
    }
    return .visitChildren
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let currentType {
      types[currentType].functions.append(FunctionDeclaration(node, condition: condition))
    }
    scopes.append(.body)
    return .visitChildren
  }

  override func visitPost(_ node: FunctionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let currentType {
      types[currentType].initializers.append(InitializerDeclaration(node, condition: condition))
    }
    scopes.append(.body)
    return .visitChildren
  }

  override func visitPost(_ node: InitializerDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let variables = VariableDeclaration.all(of: node, condition: condition)
    for variable in variables { note(type: variable.type, of: variable.name) }
    for binding in node.bindings where binding.typeAnnotation == nil {
      note(value: binding.initializer?.value, of: binding.pattern)
    }
    if let currentType { types[currentType].variables += variables }
    scopes.append(.body)
    return .visitChildren
  }

  override func visitPost(_ node: VariableDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    note(
      type: node.type.sourceText, of: (node.secondName ?? node.firstName).plainName)
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if node.typeAnnotation == nil { note(value: node.initializer?.value, of: node.pattern) }
    return .visitChildren
  }

  /// Of a variable without a type: the one that its value has, where that is plain.
  private func note(value: ExprSyntax?, of pattern: PatternSyntax) {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier else { return }
    note(type: value?.nameOfType, of: name.plainName)
  }

  private func note(type: String?, of name: String) {
    guard let type else { return }
    typesOfNames[name, default: []].insert(unwrappedTypeName(type))
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { enterBody() }
  override func visitPost(_ node: CodeBlockSyntax) { scopes.removeLast() }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enterBody() }
  override func visitPost(_ node: ClosureExprSyntax) { scopes.removeLast() }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { enterBody() }
  override func visitPost(_ node: SubscriptDeclSyntax) { scopes.removeLast() }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { enterBody() }
  override func visitPost(_ node: DeinitializerDeclSyntax) { scopes.removeLast() }

  private func enterBody() -> SyntaxVisitorContinueKind {
    scopes.append(.body)
    return .visitChildren
  }

  // MARK: Conditions

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    let clauses = node.parent?.as(IfConfigClauseListSyntax.self) ?? [node]
    var parts: [String] = []
    for clause in clauses {
      let text = clause.condition.map(conditionText) ?? "true"
      if clause.id == node.id {
        parts.append("(\(text))")
        break
      }
      parts.append("!(\(text))")
    }
    conditions.append(parts.joined(separator: " && "))
    return .visitChildren
  }

  override func visitPost(_ node: IfConfigClauseSyntax) { conditions.removeLast() }
}

/// A type's name without optionality and `any`: what a variable of the type is an object of.
func unwrappedTypeName(_ type: String) -> String {
  var name = type[...]
  if name.hasPrefix("any ") { name = name.dropFirst(4) }
  if name.hasPrefix("("), name.last == "?" || name.last == "!" {
    name = name.dropFirst().dropLast()
    if name.last == ")" { name = name.dropLast() }
    if name.hasPrefix("any ") { name = name.dropFirst(4) }
  }
  while name.last == "?" || name.last == "!" { name = name.dropLast() }
  return String(name)
}
