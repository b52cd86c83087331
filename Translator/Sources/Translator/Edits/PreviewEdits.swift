import SwiftSyntax

/// `#Preview { … }` is for the canvas of Xcode alone, and no module here declares it: it is
/// blanked.
enum PreviewEdits {
  /// Blanks a macro if it is a preview at the top of a file, or in an `#if` there. Returns whether
  /// it is one.
  static func edit(_ macro: some FreestandingMacroExpansionSyntax, _ edits: inout Edits) -> Bool {
    guard macro.macroName.text == "Preview", let item = macro.parent?.as(CodeBlockItemSyntax.self),
      let around = item.parent?.parent,
      around.is(SourceFileSyntax.self) || around.is(IfConfigClauseSyntax.self)
    else { return false }
    // With the semicolon, which cannot stand alone.
    edits.blank(item.bytes)
    return true
  }
}
