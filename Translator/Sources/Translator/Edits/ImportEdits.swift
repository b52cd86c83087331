import SwiftSyntax

/// Imports: those of merged modules, of modules that mean nothing here or do not exist, and of
/// SwiftUI for previews are blanked. UIKit is imported where it is missing, and what Foundation has
/// on iOS.
struct ImportEdits {
  let project: Project
  let file: Int

  /// Modules whose names the library has elsewhere or does not need.
  private static let meaningless: Set<String> = ["ObjectiveC", "Darwin", "UIKitCore"]
  /// - Parameter isInactive: Whether the import is in an `#if` that the compiler leaves out.
  func edit(_ node: ImportDeclSyntax, isInactive: Bool, _ edits: inout ProjectEdits) {
    let path = node.path.map(\.name.plainName)
    guard let module = path.first else { return }
    // With the semicolon, which cannot stand alone.
    let item = node.parent?.as(CodeBlockItemSyntax.self)?.bytes ?? node.bytes
    if project.mergedModules.contains(module) || ImportEdits.meaningless.contains(module) {
      edits.files[file].blank(item)
    } else if path.count > 1, node.importKindSpecifier == nil, project.canImport(module) {
      // A submodule, such as `UIKit.UIGestureRecognizerSubclass`.
      edits.files[file].blank(node.path.bytes.dropFirst(module.utf8.count))
    } else if module == "SwiftUI", !project.canImport(module), hasPreviews {
      edits.files[file].blank(item)
    } else if !isInactive, !project.canImport(module) {
      edits.miss(module, file: file, at: node.path.bytes.lowerBound)
      if project.blanksUnknownImports { edits.files[file].blank(item) }
    }
  }

  /// Inserts what the first line of the copy imports.
  func insertImports(_ edits: inout ProjectEdits) {
    if isMain {
      edits.files[file].insert(
        "import UIKit; import PlaygroundApp; "
          + "MainActor.assumeIsolated { __registerProject(); ProjectApp.prepare() }; ", at: 0)
    } else if !importsUIKit {
      edits.files[file].insert("import UIKit; ", at: 0)
    }
  }

  /// Inserts the import of the module that has the network classes of Foundation here.
  func insertNetworking(_ edits: inout ProjectEdits) {
    guard !imports(Networking.module) else { return }
    edits.files[file].insert("import \(Networking.module); ", at: 0)
  }

  private var hasPreviews: Bool {
    PreviewEdits(project: project).hasPreviews(project.files[file].tree)
  }

  var isMain: Bool { project.files[file].name == "main.swift" }

  /// Whether the file imports all of UIKit, outside of `#if`.
  private var importsUIKit: Bool { imports("UIKit") }

  /// Whether the file imports all of a module, outside of `#if`.
  private func imports(_ module: String) -> Bool {
    project.files[file].tree.statements.contains { statement in
      guard let node = statement.item.as(ImportDeclSyntax.self) else { return false }
      return node.importKindSpecifier == nil && node.path.first?.name.plainName == module
    }
  }
}
