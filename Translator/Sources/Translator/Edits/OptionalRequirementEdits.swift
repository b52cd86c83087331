/// `@objc optional func f() -> R` becomes a requirement `__opt_f() -> R?`, which is nil unless a
/// class has `f`: that class gets an `__opt_f` that calls it.
struct OptionalRequirementEdits {
  let project: Project

  private var index: ProjectIndex { project.index }
  private var requirements: OptionalRequirements { project.optionalRequirements }

  func edit(_ edits: inout ProjectEdits) {
    if requirements.isEmpty { return }
    for function in requirements.allFunctions {
      rename(function, &edits.files[function.owner.file])
    }
    for variable in requirements.allVariables {
      rename(variable, &edits.files[variable.owner.file])
    }
    TwinEdits(project: project).edit(&edits)
  }

  private func rename(_ function: OptionalRequirements.Function, _ edits: inout Edits) {
    let declaration = function.declaration
    if let optional = declaration.optionalBytes {
      edits.insert("@discardableResult ", at: optional.lowerBound)
      edits.blank(optional)
    }
    edits.insert(OptionalRequirements.prefix, at: declaration.nameBytes.lowerBound)
    guard let result = declaration.result else {
      return edits.insert(" -> Void?", at: declaration.signatureEnd)
    }
    makeOptional(
      result, declaration.signatureEnd - result.utf8.count..<declaration.signatureEnd, &edits)
  }

  private func rename(_ variable: OptionalRequirements.Variable, _ edits: inout Edits) {
    let declaration = variable.declaration
    if let optional = declaration.optionalBytes { edits.blank(optional) }
    edits.insert(OptionalRequirements.prefix, at: declaration.nameBytes.lowerBound)
    if let type = declaration.type, let bytes = declaration.typeBytes {
      makeOptional(type, bytes, &edits)
    }
    // A value cannot be assigned to an optional requirement.
    if case .computed(let setter?, _) = declaration.accessors {
      edits.blank(setter - "set".utf8.count..<setter)
    }
  }

  private func makeOptional(_ type: String, _ bytes: Range<Int>, _ edits: inout Edits) {
    let optional = optionalType(type)
    if optional == type { return }
    if optional.hasPrefix("(\(type)") { edits.insert("(", at: bytes.lowerBound) }
    edits.insert(optional.hasSuffix(")?") ? ")?" : "?", at: bytes.upperBound)
  }

  /// The defaults that a file's protocols need: one line each, with the requirement's offset.
  func defaults(of file: Int) -> [(text: String, condition: String?, offset: Int)] {
    var lines: [(text: String, condition: String?, offset: Int)] = []
    func add(_ member: String, _ owner: TypeReference, _ attributes: MemberAttributes, _ at: Int) {
      let access = index[owner].access == "public" ? "public " : ""
      lines.append(
        ("extension \(index[owner].name) { \(access)\(member) }", attributes.condition, at))
    }
    for function in requirements.allFunctions where function.owner.file == file {
      let declaration = function.declaration
      let name = OptionalRequirements.name(declaration.name)
      add(
        "func \(name)\(declaration.optionalSignature) { nil }", function.owner,
        declaration.attributes, declaration.nameBytes.lowerBound)
    }
    for variable in requirements.allVariables where variable.owner.file == file {
      let declaration = variable.declaration
      let type = optionalType(declaration.type ?? "Any")
      add(
        "var \(OptionalRequirements.name(declaration.name)): \(type) { nil }", variable.owner,
        declaration.attributes, declaration.nameBytes.lowerBound)
    }
    return lines
  }
}
