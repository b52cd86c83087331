import SwiftSyntax

/// An initializer of a type.
final class InitializerDeclaration {
  var attributes: MemberAttributes
  let parameters: [ParameterDeclaration]
  let isFailable: Bool
  let isAsync: Bool
  let isThrowing: Bool
  let offset: Int

  var isConvenience: Bool { attributes.modifiers.contains("convenience") }
  var labels: [String] { parameters.map { $0.label ?? "_" } }

  init(_ node: InitializerDeclSyntax, condition: String?) {
    attributes = MemberAttributes(node.attributes, node.modifiers, condition: condition)
    parameters = node.signature.parameterClause.declarations
    isFailable = node.optionalMark != nil
    isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
    isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
    offset = node.initKeyword.bytes.lowerBound
  }
}
