/// Subclasses that do not inherit the initializer by which the library makes objects of a class.
///
/// A subclass with initializers of its own that does not override all of the superclass's gets it:
/// by the initializer that it stands for, if the subclass has that one or its variables have values
/// without one, or by another that the subclass has.
struct RequiredInitializerEdits {
  let project: Project

  private var index: ProjectIndex { project.index }

  func edit(_ edits: inout ProjectEdits) {
    for (name, type) in index.types.sorted(by: { $0.key < $1.key }) where type.isProject {
      guard type.kind == .class, let reference = type.declarations.first,
        let made = MadeClass.all.first(where: { index.isClass(name, inheritingFrom: [$0.name]) }),
        lacksInitializer(name, made)
      else { continue }
      guard let making = making(name, reference, made) else {
        edits.note(
          "\(name) needs `\(made.advice)`, of which \(made.purpose)",
          file: reference.file, at: index[reference].offset)
        continue
      }
      let access = ["public", "open"].contains(index[reference].access) ? "public " : ""
      edits.addMember(
        "\(access)required \(making.isDesignated ? "" : "convenience ")init(\(made.parameters)) "
          + "{ \(making.call) }",
        to: reference, origin: Edits.Origin(file: reference.file, offset: index[reference].offset))
    }
  }

  private struct Making {
    let call: String
    let isDesignated: Bool
  }

  /// How the initializer makes an object; nil where it cannot.
  private func making(_ name: String, _ reference: TypeReference, _ made: MadeClass) -> Making? {
    let own = designated(reference)
    if own.contains(made.stoodFor) {
      return Making(call: "self.\(made.call)", isDesignated: false)
    }
    if index[reference].variables.allSatisfy(\.hasValueByItself) {
      if let ancestor = index.projectSuperclass(of: name), isMadeDesignated(ancestor, made) {
        return Making(call: "super.init(\(made.arguments))", isDesignated: true)
      }
      if inheritedLabels(name, made).contains(made.stoodFor) {
        return Making(call: "super.\(made.call)", isDesignated: true)
      }
    }
    guard let other = made.others.first(where: { own.contains($0.labels) }) else { return nil }
    return Making(call: "self.\(other.call)", isDesignated: false)
  }

  /// Whether a class of the project gets a designated initializer here, or inherits such a one.
  private func isMadeDesignated(_ name: String, _ made: MadeClass) -> Bool {
    guard let reference = index.types[name]?.declarations.first else { return false }
    if designated(reference).isEmpty {
      return index.projectSuperclass(of: name).map { isMadeDesignated($0, made) } ?? false
    }
    return lacksInitializer(name, made) && making(name, reference, made)?.isDesignated == true
  }

  private func lacksInitializer(_ name: String, _ made: MadeClass) -> Bool {
    guard let reference = index.types[name]?.declarations.first else { return false }
    let own = designated(reference)
    if own.isEmpty || index[reference].initializers.contains(where: { $0.labels == made.labels }) {
      return false
    }
    let ancestor = index.projectSuperclass(of: name)
    return !inheritedLabels(name, made).isSubset(of: own)
      || ancestor.map { isMadeDesignated($0, made) } == true
  }

  /// The labels of a class's own designated initializers.
  private func designated(_ reference: TypeReference) -> Set<[String]> {
    Set(index[reference].initializers.filter { !$0.isConvenience }.map(\.labels))
  }

  /// The labels of the superclass's designated initializers, its own or inherited ones.
  private func inheritedLabels(_ name: String, _ made: MadeClass) -> Set<[String]> {
    for ancestor in index.classChain(of: name).dropFirst() {
      let own = index.types[ancestor]?.declarations.first.map(designated) ?? []
      if !own.isEmpty { return own }
    }
    return made.designated
  }
}

extension VariableDeclaration {
  /// Whether no initializer has to set it.
  var hasValueByItself: Bool {
    if case .computed = accessors { return true }
    if hasInitialValue || attributes.isStatic || attributes.names.contains("NSManaged") {
      return true
    }
    return !isLet && (type?.last == "?" || type?.last == "!")
  }
}
