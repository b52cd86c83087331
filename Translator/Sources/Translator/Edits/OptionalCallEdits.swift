import SwiftSyntax

/// Calls of optional requirements: `d?.f?(x)`.
///
/// Those of the project's protocols get the requirement's name in the copy. For the library's,
/// which have defaults and are no longer optional, only the question mark is blanked.
struct OptionalCallEdits {
  let project: Project
  let file: Int

  func edit(_ call: FunctionCallExprSyntax, _ edits: inout ProjectEdits) {
    let callee: ExprSyntax
    let mark: TokenSyntax
    let isForced: Bool
    if let optional = call.calledExpression.as(OptionalChainingExprSyntax.self) {
      (callee, mark, isForced) = (optional.expression, optional.questionMark, false)
    } else if let forced = call.calledExpression.as(ForceUnwrapExprSyntax.self) {
      (callee, mark, isForced) = (forced.expression, forced.exclamationMark, true)
    } else {
      return
    }
    guard let member = callee.as(MemberAccessExprSyntax.self), let base = member.base else {
      return
    }
    let name = member.declName.baseName
    let labels = call.arguments.map { $0.label?.plainName }
    if isProjectRequirement(name.plainName, labels, call, of: base) {
      edits.files[file].insert(OptionalRequirements.prefix, at: name.bytes.lowerBound)
      edits.files[file].blank(mark.bytes)
      if isForced { edits.files[file].insert("!", at: call.bytes.upperBound) }
    } else if !isForced, LibraryDelegates.hasMethod(name.plainName, labels: labels),
      project.index.variables(named: name.plainName).isEmpty
    {
      edits.files[file].blank(mark.bytes)
    }
  }

  private func isProjectRequirement(
    _ name: String, _ labels: [String?], _ call: FunctionCallExprSyntax, of base: ExprSyntax
  ) -> Bool {
    let found = (project.optionalRequirements.functions[name] ?? []).filter { requirement in
      let expected = requirement.declaration.labels
      return call.trailingClosure == nil
        ? expected == labels : Array(expected.prefix(labels.count)) == labels
    }
    // A variable of the name may hold a closure, whose calls have no labels.
    guard !found.isEmpty, labels.allSatisfy({ $0 == nil }),
      !project.index.variables(named: name).isEmpty
    else { return !found.isEmpty }
    let types = types(of: base)
    return found.contains { requirement in
      let type = project.index[requirement.owner]
      return types.contains(type.path.last ?? type.name)
        || types.contains { project.index.conformances(of: $0).contains(type.name) }
    }
  }

  /// A value of an optional property, by a variable that has the protocol's type.
  func edit(_ member: MemberAccessExprSyntax, _ edits: inout ProjectEdits) {
    let name = member.declName.baseName
    guard let requirements = project.optionalRequirements.variables[name.plainName],
      let base = member.base
    else { return }
    let types = types(of: base)
    if requirements.contains(where: { types.contains($0.protocolName) }) {
      edits.files[file].insert(OptionalRequirements.prefix, at: name.bytes.lowerBound)
    }
  }

  /// The types that an expression may have: the one that it is cast to, or those of all variables
  /// and parameters of its name.
  private func types(of expression: ExprSyntax) -> Set<String> {
    let types: Set<String> =
      castType(of: expression).map { [$0] }
      ?? lastName(of: expression).flatMap { project.index.typesOfNames[$0] } ?? []
    return types.reduce(into: types) { types, type in
      guard type.contains("&") else { return }
      types.formUnion(type.split { $0 == "&" || $0 == " " }.map(String.init))
    }
  }

  /// The type that an expression in parentheses is cast to: `(self as Delegate)`.
  private func castType(of expression: ExprSyntax) -> String? {
    if let optional = expression.as(OptionalChainingExprSyntax.self) {
      return castType(of: optional.expression)
    }
    guard let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let element = tuple.elements.first?.expression
    else { return nil }
    // Operators are not folded: the cast's type is the last of the sequence.
    if let cast = element.as(AsExprSyntax.self) {
      return unwrappedTypeName(cast.type.trimmedDescription)
    }
    return element.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self)
      .map { unwrappedTypeName($0.type.trimmedDescription) }
  }

  /// The name of the variable that an expression reads.
  private func lastName(of expression: ExprSyntax) -> String? {
    if let optional = expression.as(OptionalChainingExprSyntax.self) {
      return lastName(of: optional.expression)
    }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) {
      return lastName(of: forced.expression)
    }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.plainName
    }
    return expression.as(DeclReferenceExprSyntax.self)?.baseName.plainName
  }
}
