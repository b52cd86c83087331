import SwiftSyntax

/// Attributes and modifiers of Objective-C, which are blanked: what they said is registered.
struct AttributeEdits {
  let project: Project
  let file: Int

  private static let blanked: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable",
    "IBDesignable", "UIApplicationMain", "NSApplicationMain",
  ]
  /// What has no counterpart, with what that means.
  private static let untranslated: [String: String] = [
    "NSManaged": "@NSManaged is translated for the properties of layers only",
    "GKInspectable": "@GKInspectable is not translated: there is no GameplayKit",
    "_dynamicReplacement": "@_dynamicReplacement is not translated",
  ]

  func edit(_ node: AttributeSyntax, _ edits: inout ProjectEdits) {
    let name = node.name
    if AttributeEdits.blanked.contains(name) || (name == "main" && isEntryOfClass(node))
      || (name == "convention" && hasObjects(node))
    {
      edits.files[file].blank(node.bytes)
    } else if let property = ManagedProperty(node, in: file, of: project) {
      property.edit(&edits.files[file])
    } else if let message = AttributeEdits.untranslated[name] {
      edits.note(message, file: file, at: node.bytes.lowerBound)
    } else if name == "main" {
      edits.note(
        "a SwiftUI app is not translated: UIKit is started by an application delegate",
        file: file, at: node.bytes.lowerBound)
    }
  }

  /// Whether a function type with `@convention(c)` or `@convention(block)` has parameters or a
  /// result that only Objective-C knows: objects, and functions that are objects there.
  private func hasObjects(_ node: AttributeSyntax) -> Bool {
    var parent = node.parent
    while let current = parent, !current.is(AttributedTypeSyntax.self) { parent = current.parent }
    guard let type = parent?.as(AttributedTypeSyntax.self)?.baseType.as(FunctionTypeSyntax.self)
    else { return false }
    let parts = type.parameters.map(\.type) + [type.returnClause.type]
    return parts.contains { part in
      part.sourceText.contains("->")
        || part.tokens(viewMode: .sourceAccurate).contains(where: isObject)
    }
  }

  private func isObject(_ token: TokenSyntax) -> Bool {
    let name = token.plainName
    if ["Any", "AnyObject", "AnyClass", "Selector", "Self", "String"].contains(name) {
      return true
    }
    if let kind = project.index.types[name]?.kind { return kind == .class || kind == .protocol }
    return LibraryClasses.superclass[name] != nil || name.hasPrefix("NS")
  }

  /// Whether `@main` is on a class, or on a type that has a `main` function: the start file calls
  /// these.
  private func isEntryOfClass(_ node: AttributeSyntax) -> Bool {
    EntryPoint.declaration(at: node.bytes.lowerBound, in: file, of: project) != nil
  }

  func edit(_ node: DeclModifierSyntax, _ edits: inout ProjectEdits) {
    if node.name.tokenKind == .keyword(.dynamic) { edits.files[file].blank(node.bytes) }
  }
}
