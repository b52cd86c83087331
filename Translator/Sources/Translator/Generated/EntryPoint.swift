/// Where the project begins: a delegate's class or a type's own `main` function.
struct EntryPoint: Equatable {
  /// The full name of the type.
  let name: String
  /// Whether the type is an application delegate.
  let isDelegate: Bool
  /// Whether it has a `main` function of its own.
  let hasMain: Bool

  private static let attributes: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]

  /// The project's entry point; nil if there is none that can be translated.
  init?(of project: Project) {
    let marked = project.index.references.lazy.compactMap { EntryPoint($0, of: project) }.first
    if let marked {
      self = marked
      return
    }
    // With a `main.swift` no class is marked.
    let delegates = project.index.references.filter {
      project.index[$0].kind == .class && !project.index[$0].isLocal
        && EntryPoint.isDelegate(project.index.typeName(of: $0), of: project)
    }
    guard let first = delegates.first else { return nil }
    self.init(name: project.index[first].name, isDelegate: true, hasMain: false)
  }

  /// The entry point whose attribute lies at an offset.
  static func declaration(at offset: Int, in file: Int, of project: Project) -> EntryPoint? {
    guard let type = project.index.enclosingType(of: offset, in: file) else { return nil }
    return EntryPoint(type, of: project)
  }

  private init(name: String, isDelegate: Bool, hasMain: Bool) {
    self.name = name
    self.isDelegate = isDelegate
    self.hasMain = hasMain
  }

  private init?(_ reference: TypeReference, of project: Project) {
    let type = project.index[reference]
    guard !type.attributes.isDisjoint(with: EntryPoint.attributes), !type.isLocal else {
      return nil
    }
    let isDelegate = EntryPoint.isDelegate(type.name, of: project)
    let hasMain = project.index.functions(named: "main", in: type.name).contains {
      $0.declaration.attributes.isStatic
    }
    guard isDelegate || hasMain || type.attributes.contains("UIApplicationMain") else {
      return nil
    }
    self.init(name: type.name, isDelegate: isDelegate, hasMain: hasMain)
  }

  private static func isDelegate(_ name: String, of project: Project) -> Bool {
    project.index.types[name]?.kind == .class
      && project.index.conformances(of: name).contains("UIApplicationDelegate")
  }
}
