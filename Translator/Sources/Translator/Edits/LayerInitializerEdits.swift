/// Subclasses of layers that do not inherit the initializer by which the library copies layers.
///
/// A subclass with initializers of its own that does not override all of the superclass's gets
/// `required convenience init(copying:)`, by its `init(layer:)`, which it
/// gets too where all its variables have values, or by its `init()`.
struct LayerInitializerEdits {
  let project: Project

  private var index: ProjectIndex { project.index }

  func edit(_ edits: inout ProjectEdits) {
    for (name, type) in index.types.sorted(by: { $0.key < $1.key }) where type.isProject {
      guard type.kind == .class, let reference = type.declarations.first,
        index.isClass(name, inheritingFrom: ["CALayer"]), lacksCopy(name, reference)
      else { continue }
      let own = Set(designated(reference).map(\.labels))
      let origin = Edits.Origin(file: reference.file, offset: index[reference].offset)
      let access = ["public", "open"].contains(index[reference].access) ? "public " : ""
      let make: String
      if own.contains(["layer"]) {
        make = "self.init(layer: layer ?? CALayer())"
      } else if inheritedLabels(name).contains(["layer"]), hasInitialValues(reference) {
        edits.addMember(
          "\(access)override init(layer: Any) { super.init(layer: layer) }", to: reference,
          origin: origin)
        make = "self.init(layer: layer ?? CALayer())"
      } else if own.contains([]) {
        make = "self.init()"
      } else {
        edits.note(
          "\(name) needs `override init(layer:)`: the layer is copied for presentation",
          file: reference.file, at: index[reference].offset)
        continue
      }
      edits.addMember(
        "\(access)required convenience init(copying layer: CALayer?) { \(make) }", to: reference,
        origin: origin)
    }
  }

  private func designated(_ reference: TypeReference) -> [InitializerDeclaration] {
    index[reference].initializers.filter { !$0.isConvenience }
  }

  /// The labels of a class's designated initializers, inherited ones if it has none of its own.
  private func designatedLabels(of name: String) -> Set<[String]> {
    for ancestor in index.classChain(of: name) {
      let own = index.types[ancestor]?.declarations.first.map(designated) ?? []
      if !own.isEmpty { return Set(own.map(\.labels)) }
    }
    return LibraryClasses.layerInitializers
  }

  private func lacksCopy(_ name: String, _ reference: TypeReference) -> Bool {
    let own = Set(designated(reference).map(\.labels))
    if own.isEmpty { return false }
    if index[reference].initializers.contains(where: { $0.labels == ["copying"] }) { return false }
    return !inheritedLabels(name).isSubset(of: own)
  }

  /// The labels of the superclass's designated initializers.
  private func inheritedLabels(_ name: String) -> Set<[String]> {
    index.projectSuperclass(of: name).map(designatedLabels) ?? LibraryClasses.layerInitializers
  }

  private func hasInitialValues(_ reference: TypeReference) -> Bool {
    index[reference].variables.allSatisfy(\.hasValueByItself)
  }
}

extension VariableDeclaration {
  /// Whether no initializer has to set it.
  var hasValueByItself: Bool {
    if case .computed = accessors { return true }
    if hasInitialValue || attributes.isStatic { return true }
    return !isLet && (type?.last == "?" || type?.last == "!")
  }
}
