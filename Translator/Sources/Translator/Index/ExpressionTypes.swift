import SwiftSyntax

/// The types that an expression may have, by what can be known without a type checker.
struct ExpressionTypes {
  let index: ProjectIndex

  /// The type that an expression is cast to, or that of the parameter or local variable that it
  /// reads, or else those of all properties of its name, or of all variables and parameters.
  func types(of expression: ExprSyntax) -> Set<String> {
    if let type = castType(of: expression) ?? LocalTypes.type(of: expression) { return [type] }
    guard let (name, isMember) = lastName(of: expression) else { return [] }
    let properties = isMember ? index.variables(named: name).map(\.declaration.type) : []
    let types = properties.compactMap { $0.map(unwrappedTypeName) }
    if !types.isEmpty, types.count == properties.count { return Set(types) }
    return index.typesOfNames[name] ?? []
  }

  /// The type that an expression in parentheses is cast to: `(self as Delegate)`.
  private func castType(of expression: ExprSyntax) -> String? {
    if let optional = expression.as(OptionalChainingExprSyntax.self) {
      return castType(of: optional.expression)
    }
    guard let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first?.expression
    else { return nil }
    return element.nameOfCastType
  }

  /// The name of the variable that an expression reads, and whether it is an object's.
  private func lastName(of expression: ExprSyntax) -> (name: String, isMember: Bool)? {
    if let optional = expression.as(OptionalChainingExprSyntax.self) {
      return lastName(of: optional.expression)
    }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) {
      return lastName(of: forced.expression)
    }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return (member.declName.baseName.plainName, true)
    }
    return expression.as(DeclReferenceExprSyntax.self).map { ($0.baseName.plainName, false) }
  }
}

extension ExprSyntax {
  /// The type of a variable with this value, where it is plain: what it is cast to, or `T.Type` of
  /// `T.self`.
  var nameOfType: String? {
    if let member = self.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.tokenKind == .keyword(.self)
    {
      return base.sourceText + ".Type"
    }
    return nameOfCastType
  }

  /// The type that `x as T`, `x as? T` or `x as! T` casts to.
  var nameOfCastType: String? {
    if let cast = self.as(AsExprSyntax.self) {
      return unwrappedTypeName(cast.type.trimmedDescription)
    }
    // Operators are not folded: the cast's type is the last of the sequence.
    return self.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self)
      .map { unwrappedTypeName($0.type.trimmedDescription) }
  }
}
