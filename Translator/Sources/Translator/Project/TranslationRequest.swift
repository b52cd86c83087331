/// What shall be translated, as `translate-project` reads it.
public struct TranslationRequest: Codable, Sendable {
  /// The name of the module that all sources are merged into.
  public var module: String
  /// The folder of the copies. Only files that were written there by a translation are removed.
  public var output: String
  /// The paths of the sources.
  public var sources: [String]
  /// The project's own modules, whose imports are blanked.
  public var mergedModules: [String]
  /// The modules that can be imported.
  public var knownModules: [String]
  /// Whether imports of other modules are blanked; otherwise the compiler reports them.
  public var blanksUnknownImports: Bool
  /// The paths of tests, which become part of the same module. With tests there is no entry point,
  /// and a `main.swift` is left out.
  public var tests: [String]
  /// Whether the sources are a library's: the copies lie side by side in the output, there is no
  /// entry point, and the module registers its classes when the program is loaded.
  public var isLibrary: Bool

  /// A request of these values.
  public init(
    module: String, output: String, sources: [String], mergedModules: [String] = [],
    knownModules: [String] = [], blanksUnknownImports: Bool = false, tests: [String] = [],
    isLibrary: Bool = false
  ) {
    self.module = module
    self.output = output
    self.sources = sources
    self.mergedModules = mergedModules
    self.knownModules = knownModules
    self.blanksUnknownImports = blanksUnknownImports
    self.tests = tests
    self.isLibrary = isLibrary
  }

  /// Reads a request, in which all after `sources` may be missing.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    module = try values.decode(String.self, forKey: .module)
    output = try values.decode(String.self, forKey: .output)
    sources = try values.decode([String].self, forKey: .sources)
    mergedModules = try values.decodeIfPresent([String].self, forKey: .mergedModules) ?? []
    knownModules = try values.decodeIfPresent([String].self, forKey: .knownModules) ?? []
    blanksUnknownImports =
      try values.decodeIfPresent(Bool.self, forKey: .blanksUnknownImports) ?? false
    tests = try values.decodeIfPresent([String].self, forKey: .tests) ?? []
    isLibrary = try values.decodeIfPresent(Bool.self, forKey: .isLibrary) ?? false
  }
}
