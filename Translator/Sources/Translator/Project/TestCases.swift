/// The classes of tests in a project and their methods.
enum TestCases {
  /// Subclasses of `XCTestCase` that have test methods, in the order of the sources.
  static func all(in project: Project) -> [TranslationAnswer.TestCase] {
    let index = project.index
    return index.references.compactMap { reference in
      let type = index[reference]
      guard type.kind == .class, !type.isLocal, !type.isGeneric, !type.isHidden,
        index.types[type.name]?.declarations.first == reference,
        index.classChain(of: type.name).last == "XCTestCase"
      else { return nil }
      let methods = self.methods(of: type.name, in: index)
      return methods.isEmpty
        ? nil : TranslationAnswer.TestCase(class: type.name, methods: methods)
    }
  }

  private static func methods(
    of name: String, in index: ProjectIndex
  ) -> [TranslationAnswer.TestCase.Method] {
    var seen: Set<String> = []
    return index.classChain(of: name).flatMap { index.types[$0]?.all ?? [] }
      .flatMap { index[$0].functions }
      .filter { isTest($0) && seen.insert($0.name).inserted }
      .map { .init(name: $0.name, async: $0.isAsync, throws: $0.isThrowing) }
  }

  private static func isTest(_ function: FunctionDeclaration) -> Bool {
    function.name.hasPrefix("test") && function.parameters.isEmpty && function.returnsNothing
      && !function.isGeneric && !function.attributes.isStatic && !function.attributes.isPrivate
  }
}
