import SwiftSyntax

/// `@NSManaged` of a layer's property: the library has the accessors, which iOS supplies at run
/// time.
struct ManagedProperty {
  private let key: String
  private let attributeBytes: Range<Int>
  private let typeBytes: Range<Int>

  /// The property with an attribute; nil if the attribute is another one, or its class is no layer.
  init?(_ node: AttributeSyntax, in file: Int, of project: Project) {
    guard node.name == "NSManaged",
      let declaration = node.parent?.parent?.as(VariableDeclSyntax.self),
      declaration.bindings.count == 1, let binding = declaration.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      let type = binding.typeAnnotation?.type
    else { return nil }
    let owner = project.index.references.first { reference in
      reference.file == file
        && project.index[reference].variables.contains { $0.nameBytes == name.bytes }
    }
    guard let owner, ManagedProperty.isOfLayer(owner, in: project) else { return nil }
    key = declaration.attributes.objectiveCName ?? name.plainName
    attributeBytes = node.bytes
    typeBytes = type.bytes
  }

  /// Whether a type, or what it extends, is a class of layers.
  static func isOfLayer(_ reference: TypeReference, in project: Project) -> Bool {
    project.index.isClass(project.index.typeName(of: reference), inheritingFrom: ["CALayer"])
  }

  func edit(_ edits: inout Edits) {
    let place = "of: self, forKey: \"\(key)\""
    edits.blank(attributeBytes)
    let (get, set) = ("ManagedProperty.value(\(place))", "ManagedProperty.set(newValue, \(place))")
    edits.insert(" { get { \(get) } set { \(set) } }", at: typeBytes.upperBound)
  }
}
