/// A declaration of a type: the index of its file and its index there.
struct TypeReference: Hashable, Comparable {
  let file: Int
  let type: Int

  static func < (left: TypeReference, right: TypeReference) -> Bool {
    (left.file, left.type) < (right.file, right.type)
  }
}

/// What one source declares.
struct FileDeclarations {
  let types: [TypeDeclaration]
  let functionAliases: Set<String>
  let typesOfNames: [String: Set<String>]
}

/// A type of the project, or one of the library that the project extends.
struct NominalType {
  let name: String
  /// Nil for a type of the library.
  var kind: TypeDeclaration.Kind?
  /// Several where `#if` chooses between them; none for a type of the library.
  var declarations: [TypeReference] = []
  var extensions: [TypeReference] = []

  var isProject: Bool { !declarations.isEmpty }
  var all: [TypeReference] { declarations + extensions }
}

/// The types and members of all sources of the project, by name.
struct ProjectIndex {
  struct Function {
    let owner: TypeReference
    /// The full name of the owner's type.
    let ownerName: String
    let declaration: FunctionDeclaration
  }

  struct Variable {
    let owner: TypeReference
    /// The full name of the owner's type.
    let ownerName: String
    let declaration: VariableDeclaration
  }

  private struct Member: Hashable {
    let type: String
    let name: String
  }

  let files: [FileDeclarations]
  private(set) var types: [String: NominalType] = [:]
  /// The functions of all types, by their names, and those of one type.
  private var functionsByName: [String: [Function]] = [:]
  private var functionsByMember: [Member: [Function]] = [:]
  private(set) var functionAliases: Set<String> = []
  private var variablesByName: [String: [Variable]] = [:]
  /// All declarations and extensions, in the order of the sources.
  let references: [TypeReference]
  /// The types of variables and parameters, by their names, wherever they are declared.
  private(set) var typesOfNames: [String: Set<String>] = [:]
  /// The full names of the types of declarations and extensions.
  private var namesOfReferences: [TypeReference: String] = [:]
  private var chains: [String: [String]] = [:]

  init(files: [FileDeclarations]) {
    self.files = files
    references = files.indices.flatMap { file in
      files[file].types.indices.map { TypeReference(file: file, type: $0) }
    }
    for file in files {
      functionAliases.formUnion(file.functionAliases)
      typesOfNames.merge(file.typesOfNames) { $0.union($1) }
    }
    addDeclarations()
    addExtensions()
    for name in types.keys { chains[name] = makeChain(of: name) }
    for reference in references {
      let type = self[reference]
      let name = makeName(of: reference)
      namesOfReferences[reference] = name
      for function in type.functions {
        let found = Function(owner: reference, ownerName: name, declaration: function)
        functionsByName[function.name, default: []].append(found)
        functionsByMember[Member(type: name, name: function.name), default: []].append(found)
      }
      for variable in type.variables {
        variablesByName[variable.name, default: []].append(
          Variable(owner: reference, ownerName: name, declaration: variable))
      }
    }
  }

  subscript(reference: TypeReference) -> TypeDeclaration {
    files[reference.file].types[reference.type]
  }

  private mutating func addDeclarations() {
    for reference in references {
      let type = self[reference]
      guard type.kind != .extension, !type.isLocal else { continue }
      types[type.name, default: NominalType(name: type.name)].kind = type.kind
      types[type.name]?.declarations.append(reference)
    }
  }

  private mutating func addExtensions() {
    for reference in references where self[reference].kind == .extension {
      let path = self[reference].path
      let name = resolve(path, from: []) ?? path.joined(separator: ".")
      types[name, default: NominalType(name: name)].extensions.append(reference)
    }
  }

  // MARK: Names

  /// The full name of the project's type that is meant by `path` in a scope; nil for another.
  ///
  /// - Parameter scope: The names of the types around the place.
  func resolve(_ path: [String], from scope: [String]) -> String? {
    for count in stride(from: scope.count, through: 0, by: -1) {
      let name = (scope.prefix(count) + path).joined(separator: ".")
      if types[name]?.isProject ?? false { return name }
    }
    // `Module.Type`
    return path.count > 1 ? resolve(Array(path.dropFirst()), from: []) : nil
  }

  /// The full name of the type that a declaration or extension belongs to.
  func typeName(of reference: TypeReference) -> String {
    namesOfReferences[reference] ?? self[reference].name
  }

  private func makeName(of reference: TypeReference) -> String {
    let type = self[reference]
    return type.kind == .extension ? resolve(type.path, from: []) ?? type.name : type.name
  }

  /// The innermost type around an offset of a file.
  func enclosingType(of offset: Int, in file: Int) -> TypeReference? {
    let types = files[file].types
    // Declarations are in the order of the text.
    var low = 0
    var high = types.count
    while low < high {
      let middle = (low + high) / 2
      if types[middle].bytes.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    // Of those that begin before it, the last that is not over is the innermost.
    guard let index = types[..<low].lastIndex(where: { $0.bytes.contains(offset) }) else {
      return nil
    }
    return TypeReference(file: file, type: index)
  }

  /// Whether a type has parameters, or lies in one that has.
  func isGeneric(_ reference: TypeReference) -> Bool {
    let path = self[reference].path
    return path.indices.contains { count in
      let name = resolve(Array(path[...count]), from: []) ?? path[...count].joined(separator: ".")
      return types[name]?.declarations.contains { self[$0].isGeneric } ?? false
    }
  }

  // MARK: Classes

  /// The first name behind the colon, resolved: the superclass, or else a protocol.
  private func firstInherited(of name: String) -> String? {
    guard let type = types[name], let reference = type.declarations.first,
      type.kind == .class, let path = self[reference].inherited.first
    else { return nil }
    let scope = Array(self[reference].path.dropLast())
    return resolve(path, from: scope) ?? path.joined(separator: ".")
  }

  /// A class's name and those of its superclasses, in the project and, as far as they are known, in
  /// the library.
  func classChain(of name: String) -> [String] { chains[name] ?? makeChain(of: name) }

  private func makeChain(of name: String) -> [String] {
    var chain = [name]
    while let last = chain.last {
      guard let next = firstInherited(of: last) ?? LibraryClasses.superclass[last],
        types[next]?.kind != .protocol, !chain.contains(next)
      else { break }
      chain.append(next)
    }
    return chain
  }

  /// The project's superclass of a class.
  func projectSuperclass(of name: String) -> String? {
    guard let next = firstInherited(of: name), types[next]?.kind == .class else { return nil }
    return next
  }

  func isClass(_ name: String, inheritingFrom ancestors: Set<String>) -> Bool {
    classChain(of: name).contains { ancestors.contains($0) }
  }

  /// Whether a type of the project conforms to a protocol by what it or its superclasses declare.
  func conformances(of name: String) -> Set<String> {
    var found: Set<String> = []
    var pending = classChain(of: name)
    var seen: Set<String> = []
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      for reference in types[next]?.all ?? [] {
        let type = self[reference]
        for path in type.inherited {
          let scope = type.kind == .extension ? [] : Array(type.path.dropLast())
          let inherited = resolve(path, from: scope) ?? path.joined(separator: ".")
          if found.insert(inherited).inserted { pending.append(inherited) }
        }
      }
    }
    return found
  }

  // MARK: Members

  /// The functions of a name in a type, its superclasses and their extensions; the nearest first.
  func functions(named name: String, in type: String) -> [Function] {
    classChain(of: type).flatMap { functionsByMember[Member(type: $0, name: name)] ?? [] }
  }

  /// The selector of a function: by its own `@objc(name)` or that of what it overrides, or else by
  /// Apple's names or the rule.
  func selector(of function: Function) -> String {
    let declaration = function.declaration
    if let name = declaration.attributes.objectiveCName { return name }
    if declaration.attributes.isOverride {
      let overridden = functions(named: declaration.name, in: function.ownerName).lazy
        .filter { $0.declaration.labels == declaration.labels }
      if let name = overridden.compactMap(\.declaration.attributes.objectiveCName).first {
        return name
      }
    }
    return AppleSelectors.selector(declaration.name, labels: declaration.labels)
      ?? ObjectiveCName.function(
        declaration.name, labels: declaration.labels, isThrowing: declaration.isThrowing)
  }

  func variables(named name: String) -> [Variable] { variablesByName[name] ?? [] }

  func functions(named name: String) -> [Function] { functionsByName[name] ?? [] }

  /// Whether Objective-C would see the members of a type without an attribute of their own.
  func exposesMembers(_ reference: TypeReference) -> Bool {
    let type = self[reference]
    if type.kind == .extension, type.attributes.contains("objc") { return true }
    return classChain(of: typeName(of: reference)).contains { name in
      (types[name]?.declarations ?? []).contains { self[$0].attributes.contains("objcMembers") }
    }
  }

  /// Whether Objective-C would see a member.
  func isExposed(_ member: MemberAttributes, in reference: TypeReference) -> Bool {
    if !member.names.isDisjoint(with: ProjectIndex.exposingAttributes) { return true }
    return !member.names.contains("nonobjc") && !member.isPrivate && exposesMembers(reference)
  }

  private static let exposingAttributes: Set<String> = [
    "objc", "IBAction", "IBOutlet", "IBSegueAction", "IBInspectable",
  ]
}
