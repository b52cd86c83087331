import SwiftSyntax

/// `override func responds(to:)` and `override func forwardingTarget(for:)`: nothing declares these
/// methods above the project's classes so that they can be overridden. The first class with one
/// declares it, for the project's own calls.
struct MessageOverrideEdits {
  let project: Project

  static let methods: Set<String> = ["responds(to:)", "forwardingTarget(for:)"]

  func edit(_ edits: inout ProjectEdits) {
    for reference in project.index.references {
      for function in project.index[reference].functions
      where Self.isFirst(function, of: reference, in: project.index) {
        if let bytes = function.overrideBytes { edits.files[reference.file].blank(bytes) }
        edits.note(
          "\(function.fullName) is not called by UIKit: messages are not forwarded",
          file: reference.file, at: function.nameBytes.lowerBound)
      }
    }
  }

  /// Whether a function is one of the methods, and no superclass of the project has it.
  static func isFirst(
    _ function: FunctionDeclaration, of reference: TypeReference, in index: ProjectIndex
  ) -> Bool {
    function.attributes.isOverride && !function.attributes.isStatic
      && methods.contains(function.fullName)
      && index.isFirst(function, of: reference)
  }
}

extension ProjectIndex {
  /// Whether no superclass of the project has a function's name and labels.
  func isFirst(_ function: FunctionDeclaration, of reference: TypeReference) -> Bool {
    guard let parent = projectSuperclass(of: typeName(of: reference)) else { return true }
    return !functions(named: function.name, in: parent).contains {
      $0.declaration.fullName == function.fullName
    }
  }
}
