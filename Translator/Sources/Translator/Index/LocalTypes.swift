import SwiftSyntax

/// The types of parameters and of local variables, at a place where these are read.
enum LocalTypes {
  /// The type of what a plain name reads; nil where it is none of these, or says no type.
  static func type(of expression: ExprSyntax) -> String? {
    var expression = expression
    while let inner = expression.as(OptionalChainingExprSyntax.self)?.expression
      ?? expression.as(ForceUnwrapExprSyntax.self)?.expression
    {
      expression = inner
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.plainName else {
      return nil
    }
    var node = Syntax(expression)
    while let parent = node.parent {
      if let found = found(name, in: parent, before: expression.position) {
        return found.type.map(unwrappedTypeName)
      }
      node = parent
    }
    return nil
  }

  private struct Found {
    let type: String?
  }

  /// What a node declares under a name for the places within it.
  private static func found(
    _ name: String, in node: Syntax, before position: AbsolutePosition
  ) -> Found? {
    if let list = node.as(CodeBlockItemListSyntax.self) {
      return list.lazy.filter { $0.endPosition <= position }.compactMap { found(name, $0) }.last
    }
    if let node = node.as(IfExprSyntax.self) {
      return found(name, node.conditions, before: position)
    }
    if let node = node.as(WhileStmtSyntax.self) {
      return found(name, node.conditions, before: position)
    }
    if let node = node.as(GuardStmtSyntax.self) {
      return found(name, node.conditions, before: position)
    }
    if let node = node.as(FunctionDeclSyntax.self) {
      return found(name, node.signature.parameterClause)
    }
    if let node = node.as(InitializerDeclSyntax.self) {
      return found(name, node.signature.parameterClause)
    }
    if case .simpleInput(let names) = node.as(ClosureExprSyntax.self)?.signature?.parameterClause {
      return names.contains { $0.name.plainName == name } ? Found(type: nil) : nil
    }
    guard
      case .parameterClause(let clause) = node.as(ClosureExprSyntax.self)?.signature?
        .parameterClause
    else { return nil }
    return clause.parameters.first { ($0.secondName ?? $0.firstName).plainName == name }
      .map { Found(type: $0.type?.sourceText) }
  }

  private static func found(_ name: String, _ item: CodeBlockItemSyntax) -> Found? {
    if let node = item.item.as(GuardStmtSyntax.self) {
      return found(name, node.conditions, before: item.endPosition)
    }
    guard let node = item.item.as(VariableDeclSyntax.self) else { return nil }
    for binding in node.bindings where binding.pattern.plainName == name {
      return Found(
        type: binding.typeAnnotation?.type.sourceText ?? binding.initializer?.value.nameOfType)
    }
    return nil
  }

  private static func found(
    _ name: String, _ conditions: ConditionElementListSyntax, before position: AbsolutePosition
  ) -> Found? {
    for element in conditions where element.endPosition <= position {
      guard let binding = element.condition.as(OptionalBindingConditionSyntax.self),
        binding.pattern.plainName == name
      else { continue }
      return Found(
        type: binding.typeAnnotation?.type.sourceText ?? binding.initializer?.value.nameOfType)
    }
    return nil
  }

  private static func found(_ name: String, _ clause: FunctionParameterClauseSyntax) -> Found? {
    clause.parameters.first { ($0.secondName ?? $0.firstName).plainName == name }
      .map { Found(type: $0.type.sourceText) }
  }
}

extension PatternSyntax {
  /// The name of a pattern that is one.
  fileprivate var plainName: String? {
    self.as(IdentifierPatternSyntax.self)?.identifier.plainName
  }
}
