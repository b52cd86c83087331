import SwiftSyntax

/// `NSClassFromString`, which knows no classes of frameworks on Linux, becomes that of
/// `ObjectiveCNames`.
enum ClassLookupEdits {
  static func edit(_ call: FunctionCallExprSyntax, _ edits: inout Edits) {
    guard call.arguments.count == 1, call.arguments.first?.label == nil,
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self),
      name.argumentNames == nil, name.baseName.plainName == "NSClassFromString"
    else { return }
    edits.insert("ObjectiveCNames.", at: name.bytes.lowerBound)
  }
}
