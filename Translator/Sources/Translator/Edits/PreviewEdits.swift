import SwiftSyntax

/// Previews are for the canvas of Xcode alone, and no module here declares what they are made of:
/// they are blanked.
struct PreviewEdits {
  let project: Project

  /// Blanks a macro if it is `#Preview { … }` at the top of a file, or in an `#if` there. Returns
  /// whether it is one.
  func edit(_ macro: some FreestandingMacroExpansionSyntax, _ edits: inout Edits) -> Bool {
    guard macro.macroName.text == "Preview", let item = macro.parent?.as(CodeBlockItemSyntax.self),
      let around = item.parent?.parent,
      around.is(SourceFileSyntax.self) || around.is(IfConfigClauseSyntax.self)
    else { return false }
    // With the semicolon, which cannot stand alone.
    edits.blank(item.bytes)
    return true
  }

  /// The protocols of SwiftUI that a preview of UIKit needs: the preview's own, and those that wrap
  /// a view or a controller.
  private static let protocols: Set<String> = [
    "PreviewProvider", "UIViewRepresentable", "UIViewControllerRepresentable",
  ]

  /// Blanks a declaration of a preview. Returns whether it is one.
  func edit(declaration node: some DeclSyntaxProtocol, _ edits: inout Edits) -> Bool {
    guard isPreview(DeclSyntax(node)) else { return false }
    edits.blank(item(of: node))
    return true
  }

  /// Whether a source has declarations of previews.
  func hasPreviews(_ tree: SourceFileSyntax) -> Bool {
    let search = PreviewSearch(previews: self)
    search.walk(tree)
    return search.isFound
  }

  fileprivate func isPreview(_ node: DeclSyntax) -> Bool {
    if let structure = node.as(StructDeclSyntax.self) { return isPreview(structure) }
    if let function = node.as(FunctionDeclSyntax.self) {
      return isPreview(node, ofType: function.signature.returnClause?.type)
    }
    let variable = node.as(VariableDeclSyntax.self)
    return isPreview(node, ofType: variable?.bindings.first?.typeAnnotation?.type)
  }

  /// One with a class in it does more than a preview.
  private func isPreview(_ node: StructDeclSyntax) -> Bool {
    let inherited = node.inheritanceClause?.inheritedTypes ?? []
    return inherited.contains { type in
      guard let name = type.type.names.last else { return false }
      return PreviewEdits.protocols.contains(name) && project.index.types[name] == nil
    } && !holdsClass(node)
  }

  private func holdsClass(_ node: StructDeclSyntax) -> Bool {
    node.tokens(viewMode: .sourceAccurate).contains {
      $0.tokenKind == .keyword(.class) && $0.parent?.is(ClassDeclSyntax.self) ?? false
    }
  }

  /// Whether a member of an extension makes a view of SwiftUI, such as `toPreview()`.
  private func isPreview(_ member: DeclSyntax, ofType type: TypeSyntax?) -> Bool {
    guard let type = type?.as(SomeOrAnyTypeSyntax.self),
      type.someOrAnySpecifier.tokenKind == .keyword(.some),
      type.constraint.names.last == "View", project.index.types["View"] == nil,
      let extended = member.enclosingExtension?.extendedType
    else { return false }
    return extended.names.last != "View"
  }

  /// The bytes of a declaration, with its semicolon.
  private func item(of node: some DeclSyntaxProtocol) -> Range<Int> {
    node.parent?.as(MemberBlockItemSyntax.self)?.bytes
      ?? node.parent?.as(CodeBlockItemSyntax.self)?.bytes ?? node.bytes
  }
}

/// Finds out whether a source has declarations of previews.
private final class PreviewSearch: SyntaxVisitor {
  private let previews: PreviewEdits
  private(set) var isFound = false

  init(previews: PreviewEdits) {
    self.previews = previews
    super.init(viewMode: .sourceAccurate)
  }

  private func search(_ node: some DeclSyntaxProtocol) -> SyntaxVisitorContinueKind {
    if previews.isPreview(DeclSyntax(node)) { isFound = true }
    return isFound ? .skipChildren : .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { search(node) }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { search(node) }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { search(node) }
}

extension DeclSyntaxProtocol {
  /// The extension that a member stands in.
  fileprivate var enclosingExtension: ExtensionDeclSyntax? {
    var node = parent
    while let around = node, !around.is(MemberBlockSyntax.self) { node = around.parent }
    return node?.parent?.as(ExtensionDeclSyntax.self)
  }
}
