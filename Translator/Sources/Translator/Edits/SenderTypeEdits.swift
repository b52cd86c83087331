import SwiftSyntax

/// Actions whose sender has a narrower class than the recognisers that call them.
///
/// Objective-C does not look at the class. A pan recogniser is therefore often given an action with
/// a `UIScreenEdgePanGestureRecognizer`, as in Apple's samples. Where a function uses it as a pan
/// recogniser only, and passes it to none but such functions, its type becomes
/// `UIPanGestureRecognizer`.
struct SenderTypeEdits {
  let project: Project

  private static let narrow = "UIScreenEdgePanGestureRecognizer"
  private static let wide = "UIPanGestureRecognizer"

  func edit(_ node: FunctionDeclSyntax, _ edits: inout Edits) {
    let parameters = node.signature.parameterClause.parameters
    guard parameters.contains(where: { $0.type.sourceText == Self.narrow }),
      let function = function(named: node.name.plainName),
      function.nameBytes == node.name.bytes
    else { return }
    for (syntax, parameter) in zip(parameters, function.parameters)
    where isWide(parameter, of: function, visited: []) {
      edits.overwrite(syntax.type.bytes, with: Self.wide)
    }
  }

  /// The function of a name that only one type declares: nothing overrides or requires it.
  private func function(named name: String) -> FunctionDeclaration? {
    let all = project.index.functions(named: name)
    return all.count == 1 ? all[0].declaration : nil
  }

  /// Whether a parameter takes, or can take, any pan recogniser.
  ///
  /// - Parameter visited: the functions that have passed it on.
  private func isWide(
    _ parameter: ParameterDeclaration, of function: FunctionDeclaration, visited: Set<String>
  ) -> Bool {
    if parameter.type == Self.wide || parameter.type == "UIGestureRecognizer" { return true }
    guard parameter.type == Self.narrow, project.index.types[Self.narrow] == nil,
      !function.attributes.isOverride, let body = function.body
    else { return false }
    if visited.contains(function.name) { return true }
    let visited = visited.union([function.name])
    return body.tokens(viewMode: .sourceAccurate).allSatisfy { token in
      guard case .identifier(let text) = token.tokenKind, text == parameter.name else {
        return true
      }
      // The label of an argument.
      if token.parent?.is(LabeledExprSyntax.self) ?? false { return true }
      guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return false }
      if let access = reference.parent?.as(MemberAccessExprSyntax.self) {
        // Otherwise it is a member of something else.
        guard access.base?.id == reference.id else { return true }
        return Self.members.contains(access.declName.baseName.plainName)
      }
      return isPassedOn(reference, visited: visited)
    }
  }

  /// Whether a reference is an argument for a parameter that takes any pan recogniser.
  private func isPassedOn(_ reference: DeclReferenceExprSyntax, visited: Set<String>) -> Bool {
    guard let argument = reference.parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plainName
        ?? call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainName,
      let function = function(named: name),
      let index = call.arguments.map(\.id).firstIndex(of: argument.id),
      call.arguments.map({ $0.label?.plainName }) == function.labels
    else { return false }
    return isWide(function.parameters[index], of: function, visited: visited)
  }

  /// The members of a pan recogniser, with those that it inherits.
  private static let members: Set = [
    "state", "view", "location", "translation", "setTranslation", "velocity", "numberOfTouches",
    "minimumNumberOfTouches", "maximumNumberOfTouches", "isEnabled", "name", "delegate",
    "cancelsTouchesInView", "delaysTouchesBegan", "delaysTouchesEnded", "addTarget",
    "removeTarget", "require", "modifierFlags", "buttonMask",
  ]
}
