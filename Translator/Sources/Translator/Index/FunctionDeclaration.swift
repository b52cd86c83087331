import SwiftSyntax

/// A function of a type.
final class FunctionDeclaration {
  var attributes: MemberAttributes
  let name: String
  let parameters: [ParameterDeclaration]
  /// The result's type as written; nil for none.
  let result: String?
  let isAsync: Bool
  let isThrowing: Bool
  let isGeneric: Bool
  /// The bytes of the name.
  let nameBytes: Range<Int>
  /// The bytes of the `override` and `optional` modifiers.
  let overrideBytes: Range<Int>?
  let optionalBytes: Range<Int>?
  /// The text between the name and the body: parameters, effects, result.
  let signature: String
  /// The bytes of the declaration with its attributes.
  let bytes: Range<Int>
  /// The offset behind the parameters, effects and result.
  let signatureEnd: Int
  /// Nil for a requirement of a protocol.
  let body: CodeBlockSyntax?

  /// The parameters' labels; nil for `_`.
  let labels: [String?]
  var returnsNothing: Bool {
    result == nil || result == "Void" || result == "()" || result == "Swift.Void"
  }
  /// The labels as a reference has them: `_:to:`.
  let labelText: String
  /// The name as a reference has it: `move(_:to:)`.
  let fullName: String

  init(_ node: FunctionDeclSyntax, condition: String?) {
    attributes = MemberAttributes(node.attributes, node.modifiers, condition: condition)
    name = node.name.plainName
    parameters = node.signature.parameterClause.declarations
    labels = parameters.map(\.label)
    labelText = labels.map { ($0 ?? "_") + ":" }.joined()
    fullName = parameters.isEmpty ? name : "\(name)(\(labelText))"
    result = node.signature.returnClause?.type.sourceText
    isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
    isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
    isGeneric = node.genericParameterClause != nil || node.genericWhereClause != nil
    nameBytes = node.name.bytes
    overrideBytes = node.modifiers.bytes(of: "override")
    optionalBytes = node.modifiers.bytes(of: "optional")
    signature = node.signature.oneLine
    bytes = node.bytes
    signatureEnd = node.signature.bytes.upperBound
    body = node.body
  }
}
