/// What was translated, as `translate-project` writes it.
public struct TranslationAnswer: Codable, Equatable, Sendable {
  /// A source and its copy.
  public struct File: Codable, Equatable, Sendable {
    /// The path in the request.
    public var source: String
    /// The path of the copy; its edit map has the same path with `.map` behind it.
    public var copy: String
    /// Whether the copy is new or changed.
    public var written: Bool
  }

  /// An import of a module that is not known. It is left in place.
  public struct UnavailableImport: Codable, Equatable, Sendable {
    /// The module's name.
    public var module: String
    /// The path of the source.
    public var file: String
    /// The line of the import, from 1.
    public var line: Int
  }

  /// Something that is not translated.
  public struct Note: Codable, Equatable, Sendable {
    /// The path of the source.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// The column in UTF-8 bytes, from 1.
    public var column: Int
    /// What it is, and what that means.
    public var message: String
  }

  /// A class of tests.
  public struct TestCase: Codable, Equatable, Sendable {
    /// A test.
    public struct Method: Codable, Equatable, Sendable {
      /// The method's name, without parentheses.
      public var name: String
      /// Whether it has to be awaited.
      public var `async`: Bool
      /// Whether it can throw.
      public var `throws`: Bool
    }

    /// The class's name, with those of the types around it.
    public var `class`: String
    /// Its test methods, then those that it inherits from the project's classes.
    public var methods: [Method]
  }

  /// The sources and their copies, in the order of the request, tests last.
  public var files: [File]
  /// The paths of the generated sources.
  public var start: [String]
  /// Imports of modules that are not known.
  public var unavailableImports: [UnavailableImport]
  /// What is not translated.
  public var notes: [Note]
  /// The class of the application's delegate.
  public var delegate: String?
  /// The classes of tests, in the order of the sources.
  public var testCases: [TestCase]

  private enum CodingKeys: CodingKey {
    case files, start, unavailableImports, notes, delegate, testCases
  }

  /// Writes `delegate` as null where there is none.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(files, forKey: .files)
    try values.encode(start, forKey: .start)
    try values.encode(unavailableImports, forKey: .unavailableImports)
    try values.encode(notes, forKey: .notes)
    try values.encode(delegate, forKey: .delegate)
    try values.encode(testCases, forKey: .testCases)
  }
}
