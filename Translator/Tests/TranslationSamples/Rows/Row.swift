/// A construct of iOS sources: what is written, and what stands in the copy.
public struct Row: CustomStringConvertible, Sendable {
  /// What the construct is.
  public let description: String
  /// The sources; the first one is called `View.swift`.
  public let sources: [String]
  /// The same lines of the copies. `·` is a byte that was blanked.
  public let expected: [String]
  /// Lines that the generated part has.
  public let registered: [String]
  /// The project's own modules.
  public let merged: Set<String>

  init(
    _ description: String, _ source: String, _ expected: String, registered: [String] = [],
    merged: Set<String> = []
  ) {
    self.init(
      description, [source], [expected], registered: registered, merged: merged)
  }

  init(
    _ description: String, _ sources: [String], _ expected: [String], registered: [String] = [],
    merged: Set<String> = []
  ) {
    self.description = description
    self.sources = sources
    self.expected = expected
    self.registered = registered
    self.merged = merged
  }
}
