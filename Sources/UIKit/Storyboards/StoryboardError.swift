import InterfaceBuilder

/// The reason why an Interface Builder file cannot be read.
public struct StoryboardError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file's name.
  public let file: String
  /// The line, starting with 1; 0 if the problem is with the whole file.
  public let line: Int
  /// The problem as a sentence without the location.
  public let reason: String

  init(_ error: InterfaceFileError) {
    (file, line, reason) = (error.file, error.line, error.problem.description)
  }

  init(file: String, reason: String) { (self.file, line, self.reason) = (file, 0, reason) }

  /// A description for messages and debugging.
  public var description: String { (line > 0 ? "\(file):\(line): " : "\(file): ") + reason }
}
