import SwiftSyntax

/// Imports: those of merged modules, of modules that mean nothing here and of SwiftUI for previews
/// are blanked, and UIKit is imported where it is missing.
struct ImportEdits {
  let project: Project
  let file: Int

  /// Modules whose names the library has elsewhere or does not need.
  private static let meaningless: Set<String> = ["ObjectiveC", "Darwin", "UIKitCore"]
  /// - Parameter isInactive: Whether the import is in an `#if` that the compiler leaves out.
  func edit(_ node: ImportDeclSyntax, isInactive: Bool, _ edits: inout ProjectEdits) {
    let path = node.path.map(\.name.plainName)
    guard let module = path.first else { return }
    if project.mergedModules.contains(module) || ImportEdits.meaningless.contains(module) {
      edits.files[file].blank(node.bytes)
    } else if path.count > 1, node.importKindSpecifier == nil, project.canImport(module) {
      // A submodule, such as `UIKit.UIGestureRecognizerSubclass`.
      edits.files[file].blank(node.path.bytes.dropFirst(module.utf8.count))
    } else if module == "SwiftUI", !project.canImport(module), hasPreviews {
      edits.files[file].blank(node.bytes)
    } else if !isInactive, !project.canImport(module) {
      edits.miss(module, file: file, at: node.path.bytes.lowerBound)
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

  private var hasPreviews: Bool {
    PreviewEdits(project: project).hasPreviews(project.files[file].tree)
  }

  var isMain: Bool { project.files[file].name == "main.swift" }

  /// Whether the file imports all of UIKit, outside of `#if`.
  private var importsUIKit: Bool {
    project.files[file].tree.statements.contains { statement in
      guard let node = statement.item.as(ImportDeclSyntax.self) else { return false }
      return node.importKindSpecifier == nil && node.path.first?.name.plainName == "UIKit"
    }
  }
}
