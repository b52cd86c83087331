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
    "NSManaged": "@NSManaged is not translated: nothing provides the property's storage",
    "GKInspectable": "@GKInspectable is not translated: there is no GameplayKit",
    "_dynamicReplacement": "@_dynamicReplacement is not translated",
  ]

  func edit(_ node: AttributeSyntax, _ edits: inout ProjectEdits) {
    let name = node.name
    if AttributeEdits.blanked.contains(name) || (name == "main" && isEntryOfClass(node)) {
      edits.files[file].blank(node.bytes)
    } else if let message = AttributeEdits.untranslated[name] {
      edits.note(message, file: file, at: node.bytes.lowerBound)
    } else if name == "main" {
      edits.note(
        "a SwiftUI app is not translated: UIKit is started by an application delegate",
        file: file, at: node.bytes.lowerBound)
    }
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
