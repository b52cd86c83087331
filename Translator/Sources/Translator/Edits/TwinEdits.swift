/// The members by which classes fulfil optional requirements: `__opt_f` beside each `f`.
struct TwinEdits {
  let project: Project

  private var index: ProjectIndex { project.index }
  private var requirements: OptionalRequirements { project.optionalRequirements }

  /// A member of the project that fulfils a requirement.
  private struct Witness {
    let owner: TypeReference
    let offset: Int
    let attributes: MemberAttributes
    /// The twin without access and `override`.
    let text: String
    /// A twin that has no value, for a superclass.
    let empty: String
  }

  /// The classes that conform to a protocol, by what they or their superclasses declare.
  private struct Conformers {
    var names: Set<String> = []
    /// With their superclasses, whose members they have.
    var owners: Set<String> = []
  }

  func edit(_ edits: inout ProjectEdits) {
    let conformers = self.conformers()
    for requirement in requirements.allFunctions {
      let declaration = requirement.declaration
      guard let found = conformers[index.typeName(of: requirement.owner)] else { continue }
      let witnesses = index.functions(named: declaration.name).filter {
        found.owners.contains($0.ownerName) && $0.declaration.labels == declaration.labels
      }.compactMap { witness($0.declaration, $0.owner) }
      add(witnesses, found, &edits)
    }
    for requirement in requirements.allVariables {
      let declaration = requirement.declaration
      guard let found = conformers[index.typeName(of: requirement.owner)] else { continue }
      let witnesses = index.variables(named: declaration.name).filter {
        found.owners.contains($0.ownerName)
      }.compactMap { witness($0.declaration, $0.owner, declaration.type) }
      add(witnesses, found, &edits)
    }
  }

  private func conformers() -> [String: Conformers] {
    var found: [String: Conformers] = [:]
    for (name, type) in index.types where type.kind != .protocol {
      for conformance in index.conformances(of: name) {
        found[conformance, default: Conformers()].names.insert(name)
        found[conformance]?.owners.formUnion(index.classChain(of: name))
      }
    }
    return found
  }

  // MARK: Witnesses

  private func witness(_ function: FunctionDeclaration, _ owner: TypeReference) -> Witness? {
    let name = OptionalRequirements.name(function.name)
    guard index[owner].kind != .protocol, !function.attributes.isStatic,
      !function.attributes.isOptional, function.attributes.access != "private",
      let call = Forwarding.call(Forwarding.quoted(function.name), function)
    else { return nil }
    let signature = function.optionalSignature
    return Witness(
      owner: owner, offset: function.nameBytes.lowerBound, attributes: function.attributes,
      text: "func \(name)\(signature) { \(call) }", empty: "func \(name)\(signature) { nil }")
  }

  private func witness(
    _ variable: VariableDeclaration, _ owner: TypeReference, _ requiredType: String?
  ) -> Witness? {
    guard index[owner].kind != .protocol, !variable.attributes.isStatic,
      variable.attributes.access != "private", let type = variable.type ?? requiredType
    else { return nil }
    let head = "var \(OptionalRequirements.name(variable.name)): \(optionalType(type))"
    return Witness(
      owner: owner, offset: variable.nameBytes.lowerBound, attributes: variable.attributes,
      text: "\(head) { \(Forwarding.quoted(variable.name)) }", empty: "\(head) { nil }")
  }

  // MARK: Twins

  private func add(
    _ witnesses: [Witness], _ conformers: Conformers, _ edits: inout ProjectEdits
  ) {
    let owners = Set(witnesses.map { index.typeName(of: $0.owner) })
    var withEmpty: Set<String> = []
    for witness in witnesses {
      let owner = index.typeName(of: witness.owner)
      let ancestors = index.classChain(of: owner).dropFirst()
      // Its superclass's twin calls it.
      if witness.attributes.isOverride, ancestors.contains(where: owners.contains) { continue }
      let root = ancestors.last {
        conformers.names.contains($0) && index.types[$0]?.isProject ?? false
      }
      if let root, withEmpty.insert(root).inserted {
        add(witness.empty, to: root, witness, isOverride: false, &edits)
      }
      add(witness.text, to: owner, witness, isOverride: root != nil, &edits)
    }
  }

  private func add(
    _ text: String, to name: String, _ witness: Witness, isOverride: Bool,
    _ edits: inout ProjectEdits
  ) {
    let target = index.types[name]?.declarations.first ?? witness.owner
    let isPublic = ["public", "open"].contains(index[target].access)
    let words = (isPublic ? "public " : "") + (isOverride ? "override " : "")
    edits.addMember(
      words + text, to: target,
      origin: Edits.Origin(file: witness.owner.file, offset: witness.offset))
  }
}
