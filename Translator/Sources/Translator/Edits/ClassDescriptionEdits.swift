import SwiftSyntax

/// `type(of: object).description()`, of an object of any class, becomes `NSStringFromClass`.
enum ClassDescriptionEdits {
  static func edit(_ call: FunctionCallExprSyntax, _ edits: inout Edits) {
    guard call.arguments.isEmpty, call.trailingClosure == nil,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.plainName == "description",
      let type = member.base?.as(FunctionCallExprSyntax.self),
      type.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plainName == "type",
      type.arguments.count == 1, type.arguments.first?.label?.plainName == "of"
    else { return }
    edits.insert("NSStringFromClass(", at: type.bytes.lowerBound)
    edits.overwrite(member.period.bytes.lowerBound..<call.bytes.upperBound, with: ")")
  }
}
