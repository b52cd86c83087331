import SwiftSyntax

/// `MyKit.Thing`, where MyKit is merged into the module, becomes `Thing`.
struct QualifiedNameEdits {
  let project: Project
  let file: Int

  func edit(_ node: MemberAccessExprSyntax, _ edits: inout ProjectEdits) {
    guard let base = node.base?.as(DeclReferenceExprSyntax.self), base.argumentNames == nil,
      isMerged(base.baseName.plainName)
    else { return }
    edits.files[file].blank(base.bytes.lowerBound..<node.period.bytes.upperBound)
  }

  func edit(_ node: MemberTypeSyntax, _ edits: inout ProjectEdits) {
    guard let base = node.baseType.as(IdentifierTypeSyntax.self),
      isMerged(base.name.plainName)
    else { return }
    edits.files[file].blank(base.bytes.lowerBound..<node.period.bytes.upperBound)
  }

  /// Whether a name is that of a module that no longer is one, and not of a type.
  private func isMerged(_ name: String) -> Bool {
    name != project.module && project.mergedModules.contains(name)
      && project.index.types[name] == nil
  }
}
