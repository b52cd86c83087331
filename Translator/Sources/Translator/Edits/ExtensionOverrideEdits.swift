/// Members of extensions that override, or are overridden: Swift has no dynamic dispatch for them.
///
/// The body stays in the extension under another name, and the class gets a member at its closing
/// brace that calls it.
struct ExtensionOverrideEdits {
  let project: Project

  private var index: ProjectIndex { project.index }

  func edit(_ edits: inout ProjectEdits) {
    let overridden = overriddenNames()
    for reference in index.references where index[reference].kind == .extension {
      let name = index.typeName(of: reference)
      guard let type = index.types[name], type.kind == .class,
        let target = type.declarations.first
      else { continue }
      for function in index[reference].functions
      where !ObserverEdits.isFirst(function, of: reference, in: index)
        && !MessageOverrideEdits.isFirst(function, of: reference, in: index)
        && (function.attributes.isOverride
          || overridden.contains(Member(type: name, name: function.fullName)))
      {
        move(function, from: reference, to: target, &edits)
      }
      for variable in index[reference].variables
      where variable.attributes.isOverride
        || overridden.contains(Member(type: name, name: variable.name))
      {
        move(variable, from: reference, to: target, &edits)
      }
    }
  }

  private struct Member: Hashable {
    let type: String
    let name: String
  }

  /// The members that a subclass overrides, by each superclass's name.
  private func overriddenNames() -> Set<Member> {
    var found: Set<Member> = []
    for reference in index.references {
      let type = index[reference]
      let names =
        type.functions.filter(\.attributes.isOverride).map(\.fullName)
        + type.variables.filter(\.attributes.isOverride).map(\.name)
      guard !names.isEmpty else { continue }
      for ancestor in index.classChain(of: index.typeName(of: reference)).dropFirst() {
        found.formUnion(names.map { Member(type: ancestor, name: $0) })
      }
    }
    return found
  }

  // MARK: Moving

  private func move(
    _ function: FunctionDeclaration, from source: TypeReference, to target: TypeReference,
    _ edits: inout ProjectEdits
  ) {
    let name = movedName(function.name, target)
    guard canMove(function.attributes, from: source, to: target),
      let call = Forwarding.call(name, function), function.attributes.access != "private"
    else {
      return note(function.nameBytes, source, &edits)
    }
    let head = Forwarding.head(
      function, named: Forwarding.quoted(function.name),
      access: access(function.attributes, source, target),
      isOverride: function.attributes.isOverride)
    edits.addMember(
      "\(head) { \(call) }", to: target,
      origin: origin(function.overrideBytes ?? function.nameBytes, source))
    rename(function.nameBytes, function.name, name, function.overrideBytes, source, &edits)
  }

  private func move(
    _ variable: VariableDeclaration, from source: TypeReference, to target: TypeReference,
    _ edits: inout ProjectEdits
  ) {
    let name = movedName(variable.name, target)
    guard canMove(variable.attributes, from: source, to: target), let type = variable.type,
      case .computed(let setter, false) = variable.accessors
    else {
      return note(variable.nameBytes, source, &edits)
    }
    let modifiers = Forwarding.modifiers(
      variable.attributes, access: access(variable.attributes, source, target),
      isOverride: variable.attributes.isOverride)
    let head = (modifiers + ["var", Forwarding.quoted(variable.name)]).joined(separator: " ")
    let body = setter == nil ? name : "get { \(name) } set { \(name) = newValue }"
    edits.addMember(
      "\(head): \(type) { \(body) }", to: target,
      origin: origin(variable.overrideBytes ?? variable.nameBytes, source))
    rename(variable.nameBytes, variable.name, name, variable.overrideBytes, source, &edits)
  }

  private func rename(
    _ bytes: Range<Int>, _ old: String, _ new: String, _ overrideBytes: Range<Int>?,
    _ reference: TypeReference, _ edits: inout ProjectEdits
  ) {
    if bytes.count == old.utf8.count {
      edits.files[reference.file].insert(
        String(new.dropLast(old.count)), at: bytes.lowerBound)
    } else {
      edits.files[reference.file].replace(bytes, with: new)
    }
    if let overrideBytes { edits.files[reference.file].blank(overrideBytes) }
  }

  private func movedName(_ name: String, _ target: TypeReference) -> String {
    "__\(index[target].path.joined(separator: "_"))_\(name)"
  }

  /// Whether the class has the member whenever the extension is there.
  private func canMove(
    _ member: MemberAttributes, from source: TypeReference, to target: TypeReference
  ) -> Bool {
    let type = index[target]
    let hasOneDeclaration = index.types[type.name]?.declarations.count == 1
    return hasOneDeclaration && type.closingBrace != nil && member.condition == type.condition
  }

  private func access(
    _ member: MemberAttributes, _ source: TypeReference, _ target: TypeReference
  ) -> String? {
    if let access = member.access ?? index[source].access { return access }
    let isPublic = ["public", "open"].contains(index[target].access)
    return isPublic && member.isOverride ? "public" : nil
  }

  private func origin(_ bytes: Range<Int>, _ reference: TypeReference) -> Edits.Origin {
    Edits.Origin(file: reference.file, offset: bytes.lowerBound)
  }

  private func note(
    _ bytes: Range<Int>, _ reference: TypeReference, _ edits: inout ProjectEdits
  ) {
    edits.note(
      "this override in an extension is not translated: move it into the class",
      file: reference.file, at: bytes.lowerBound)
  }
}
