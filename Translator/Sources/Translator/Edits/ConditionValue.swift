import SwiftSyntax

/// The value of `#if` conditions, as far as it is known before the compiler runs.
struct ConditionValue {
  let project: Project

  /// Whether the compiler leaves out what a clause contains.
  func isInactive(_ clause: IfConfigClauseSyntax) -> Bool {
    for earlier in clause.parent?.as(IfConfigClauseListSyntax.self) ?? [] {
      if earlier.id == clause.id { break }
      if earlier.condition.flatMap(value) == true { return true }
    }
    return clause.condition.flatMap(value) == false
  }

  /// True or false; nil for what depends on the build, such as `DEBUG`.
  private func value(_ condition: ExprSyntax) -> Bool? {
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { value($0.expression) }
    }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return value(prefix.expression).map(!)
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.tokenKind == .keyword(.true)
    }
    if let sequence = condition.as(SequenceExprSyntax.self) {
      return value(Array(sequence.elements)[...])
    }
    return condition.as(FunctionCallExprSyntax.self).flatMap(value)
  }

  /// The value of operands with operators between them: `||` joins what `&&` has joined.
  private func value(_ elements: ArraySlice<ExprSyntax>) -> Bool? {
    let groups = elements.split { $0.sourceText == "||" }.map { group -> Bool? in
      let values = group.filter { $0.sourceText != "&&" }.map(value)
      if values.contains(false) { return false }
      return values.contains(nil) ? nil : true
    }
    if groups.contains(true) { return true }
    return groups.contains(nil) ? nil : false
  }

  private func value(_ call: FunctionCallExprSyntax) -> Bool? {
    let argument = call.arguments.first?.expression.sourceText ?? ""
    return switch call.calledExpression.sourceText {
    case "os": argument == "iOS" || argument == "Linux"
    case "targetEnvironment": argument == "simulator"
    case "canImport": project.canImport(argument)
    default: nil
    }
  }
}
