import SwiftSyntax

/// `#if` conditions that ask for iOS, its simulator or a merged module: they are true here.
enum PlatformConditions {
  /// The calls in a condition that become `true`.
  private static func trueCalls(
    in condition: ExprSyntax, merged: Set<String>
  ) -> [FunctionCallExprSyntax] {
    let finder = CallFinder(viewMode: .sourceAccurate)
    finder.walk(condition)
    return finder.calls.filter { call in
      let argument = call.arguments.first?.expression.sourceText ?? ""
      return switch call.calledExpression.sourceText {
      case "os": argument == "iOS"
      case "targetEnvironment": argument == "simulator"
      case "canImport": merged.contains(argument)
      default: false
      }
    }
  }

  static func edit(_ condition: ExprSyntax, merged: Set<String>, _ edits: inout Edits) {
    for call in trueCalls(in: condition, merged: merged) {
      edits.overwrite(call.bytes, with: "true")
    }
  }

  /// The condition on one line, as it is in the copy.
  static func text(of condition: ExprSyntax, merged: Set<String>) -> String {
    let calls = trueCalls(in: condition, merged: merged)
    var text = ""
    var end = 0
    var isSeparated = false
    for token in condition.tokens(viewMode: .sourceAccurate) {
      let offset = token.bytes.lowerBound
      if offset < end { continue }
      if isSeparated || !token.leadingTrivia.isEmpty, !text.isEmpty { text += " " }
      if let call = calls.first(where: { $0.bytes.contains(offset) }) {
        text += "true"
        end = call.bytes.upperBound
        isSeparated = !call.trailingTrivia.isEmpty
      } else {
        text += token.text
        isSeparated = !token.trailingTrivia.isEmpty
      }
    }
    return text
  }
}

private final class CallFinder: SyntaxVisitor {
  var calls: [FunctionCallExprSyntax] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    calls.append(node)
    return .skipChildren
  }
}
