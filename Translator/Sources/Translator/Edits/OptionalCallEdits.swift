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
    guard let member = callee.as(MemberAccessExprSyntax.self), member.base != nil else { return }
    let name = member.declName.baseName
    let labels = call.arguments.map { $0.label?.plainName }
    if isProjectRequirement(name.plainName, labels, call) {
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
    _ name: String, _ labels: [String?], _ call: FunctionCallExprSyntax
  ) -> Bool {
    (project.optionalRequirements.functions[name] ?? []).contains { requirement in
      let expected = requirement.declaration.labels
      return call.trailingClosure == nil
        ? expected == labels : Array(expected.prefix(labels.count)) == labels
    }
  }

  /// A value of an optional property, by a variable that has the protocol's type.
  func edit(_ member: MemberAccessExprSyntax, _ edits: inout ProjectEdits) {
    let name = member.declName.baseName
    guard let requirements = project.optionalRequirements.variables[name.plainName],
      let base = member.base
    else { return }
    let types =
      castType(of: base).map { [$0] }
      ?? lastName(of: base).flatMap { project.index.typesOfNames[$0] } ?? []
    if requirements.contains(where: { types.contains($0.protocolName) }) {
      edits.files[file].insert(OptionalRequirements.prefix, at: name.bytes.lowerBound)
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
