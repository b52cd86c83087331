/// `@objc dynamic var`: observers are notified by a `didSet`, or by the end of the setter.
struct ObservationEdits {
  let project: Project

  func edit(_ edits: inout ProjectEdits) {
    for reference in project.index.references {
      let type = project.index[reference]
      guard type.kind == .class || type.kind == .extension else { continue }
      for variable in type.variables where isObserved(variable) {
        if variable.isAlone {
          edit(variable, &edits.files[reference.file])
        } else {
          edits.note(
            "\(variable.name) is not observed: declare it in a line of its own",
            file: reference.file, at: variable.nameBytes.lowerBound)
        }
      }
    }
  }

  private func isObserved(_ variable: VariableDeclaration) -> Bool {
    let attributes = variable.attributes
    return attributes.modifiers.contains("dynamic") && !attributes.isStatic && !variable.isLet
      && !attributes.modifiers.contains("lazy") && !attributes.names.contains("NSManaged")
  }

  private func edit(_ variable: VariableDeclaration, _ edits: inout Edits) {
    let key = variable.attributes.objectiveCName ?? variable.name
    let call = "ObjectiveCNames.didChange(self, \"\(key)\")"
    switch variable.accessors {
    case .stored(let end): edits.insert(" { didSet { \(call) } }", at: end)
    case .observed(let body?, _): edits.insert(" defer { \(call) };", at: body)
    case .observed(nil, let block): edits.insert(" didSet { \(call) }", at: block)
    case .computed(let setter?, false): edits.insert(" defer { \(call) };", at: setter)
    case .computed: break
    }
  }
}
