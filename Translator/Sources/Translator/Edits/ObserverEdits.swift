/// `override func observeValue(forKeyPath:of:change:context:)`: nothing declares the method above
/// the project's classes. The first class with it names the library's protocol that has it.
struct ObserverEdits {
  let project: Project

  private static let method = "observeValue(forKeyPath:of:change:context:)"

  func edit(_ edits: inout ProjectEdits) {
    for reference in project.index.references {
      for function in project.index[reference].functions
      where ObserverEdits.isFirst(function, of: reference, in: project.index) {
        edit(function, of: reference, &edits.files[reference.file])
      }
    }
  }

  /// Whether a function is the method, and no superclass of the project has it.
  static func isFirst(
    _ function: FunctionDeclaration, of reference: TypeReference, in index: ProjectIndex
  ) -> Bool {
    function.attributes.isOverride && function.fullName == method
      && index.isFirst(function, of: reference)
  }

  private func edit(
    _ function: FunctionDeclaration, of reference: TypeReference, _ edits: inout Edits
  ) {
    let type = project.index[reference]
    if let bytes = function.overrideBytes { edits.blank(bytes) }
    let name = project.index.typeName(of: reference)
    let isOfMainActor =
      type.attributes.contains("MainActor")
      || project.index.isClass(name, inheritingFrom: ["UIResponder"])
    let observer = (isOfMainActor ? "@preconcurrency " : "") + "KeyValueObserver"
    if let end = type.inheritedEnd {
      edits.insert(", \(observer)", at: end)
    } else {
      edits.insert(": \(observer)", at: type.nameEnd)
    }
  }
}
