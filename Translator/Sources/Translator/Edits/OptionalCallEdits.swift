import SwiftSyntax

/// Calls of optional requirements: `d?.f?(x)`.
///
/// Those of the project's protocols get the requirement's name in the copy. For the library's,
/// which have defaults and are no longer optional, the mark is blanked; the result stays an
/// optional where it is used: `Optional(d)?.f(x)`.
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
    } else if LibraryDelegates.hasMethod(name.plainName, labels: labels),
      project.index.variables(named: name.plainName).isEmpty
    {
      edits.files[file].blank(mark.bytes)
      if !isForced, !base.isOptionalChain, !base.is(SuperExprSyntax.self), call.isUsed {
        edits.files[file].insert("Optional(", at: base.bytes.lowerBound)
        edits.files[file].insert(")?", at: base.bytes.upperBound)
      }
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

  /// The types that an expression may have, and those that these are made of.
  private func types(of expression: ExprSyntax) -> Set<String> {
    let types = ExpressionTypes(index: project.index).types(of: expression)
    return types.reduce(into: types) { types, type in
      guard type.contains("&") else { return }
      types.formUnion(type.split { $0 == "&" || $0 == " " }.map(String.init))
    }
  }
}

extension ExprSyntax {
  /// Whether what follows is left out where a value is nil: `a?.b`.
  fileprivate var isOptionalChain: Bool {
    if self.is(OptionalChainingExprSyntax.self) { return true }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.isOptionalChain }
    if let member = self.as(MemberAccessExprSyntax.self) {
      return member.base?.isOptionalChain ?? false
    }
    if let call = self.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.isOptionalChain
    }
    return self.as(SubscriptCallExprSyntax.self)?.calledExpression.isOptionalChain ?? false
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call is more than a statement. The only one of a closure, of a getter or of a
  /// function with a result may be the result.
  fileprivate var isUsed: Bool {
    guard let item = parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return true }
    guard list.count == 1, let owner = list.parent else { return false }
    if owner.is(ClosureExprSyntax.self) || owner.is(AccessorBlockSyntax.self) { return true }
    guard let body = owner.parent else { return false }
    if let function = body.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause != nil
    }
    return body.is(AccessorDeclSyntax.self)
  }
}
