import SwiftSyntax

struct ParameterDeclaration {
  /// Nil for `_`.
  let label: String?
  let name: String
  let type: String
  let isInOut: Bool
  let isVariadic: Bool
  let hasDefault: Bool
}

extension FunctionParameterClauseSyntax {
  var declarations: [ParameterDeclaration] {
    parameters.map { parameter in
      let type = parameter.type.sourceText
      return ParameterDeclaration(
        label: parameter.firstName.tokenKind == .wildcard ? nil : parameter.firstName.plainName,
        name: (parameter.secondName ?? parameter.firstName).plainName, type: type,
        isInOut: type.hasPrefix("inout ") || type.contains(" inout "),
        isVariadic: parameter.ellipsis != nil, hasDefault: parameter.defaultValue != nil)
    }
  }
}
