import SwiftSyntax

/// The window of an app's or a scene's delegate. On iOS it is optional twice, as the delegates need
/// not have the property: `delegate?.window??.frame`, `if let a = delegate?.window, let b = a`.
///
/// In the copy such a value is `delegate?.__opt_window`. One with two marks whose delegate is not
/// known loses a mark.
struct DelegateWindowEdits {
  let project: Project
  let file: Int

  private static let protocols: Set<String> = ["UIApplicationDelegate", "UIWindowSceneDelegate"]

  func edit(_ member: MemberAccessExprSyntax, _ edits: inout ProjectEdits) {
    let name = member.declName.baseName
    guard name.plainName == "window", let base = member.base else { return }
    let outer = mark(of: Syntax(member))
    let second = outer.flatMap { mark(of: $0.node) }
    if isOfDelegate(base) {
      // With one mark and a window's member it is no code of iOS, and compiles as it is.
      let next = outer?.node.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.plainName
      if second == nil, let next, !["map", "flatMap"].contains(next) { return }
      edits.files[file].insert(OptionalRequirements.prefix, at: name.bytes.lowerBound)
    } else if let second {
      edits.files[file].replace(second.token.bytes, with: "")
    }
  }

  /// The question or exclamation mark behind an expression, with the expression that has it.
  private func mark(of node: Syntax) -> (token: TokenSyntax, node: Syntax)? {
    guard let parent = node.parent else { return nil }
    if let optional = parent.as(OptionalChainingExprSyntax.self) {
      return (optional.questionMark, parent)
    }
    return parent.as(ForceUnwrapExprSyntax.self).map { ($0.exclamationMark, parent) }
  }

  /// Whether an expression is an app's delegate, or a variable or a cast of a delegate's type.
  private func isOfDelegate(_ base: ExprSyntax) -> Bool {
    let expressions = ExpressionTypes(index: project.index)
    let types = expressions.types(of: base)
    if types.count == 1, Self.protocols.isSuperset(of: types) { return true }
    var base = base
    while let inner = base.as(OptionalChainingExprSyntax.self)?.expression
      ?? base.as(ForceUnwrapExprSyntax.self)?.expression
    {
      base = inner
    }
    guard let member = base.as(MemberAccessExprSyntax.self), let owner = member.base,
      member.declName.baseName.plainName == "delegate"
    else { return false }
    return owner.sourceText == "UIApplication.shared"
      || expressions.types(of: owner) == ["UIApplication"]
  }
}
