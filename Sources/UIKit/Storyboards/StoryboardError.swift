import InterfaceBuilder

/// Why a file of Interface Builder cannot be read.
public struct StoryboardError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file's name.
  public let file: String
  /// Counted from 1; 0 if the problem is with the file as a whole.
  public let line: Int
  /// The problem, as a sentence without the location.
  public let reason: String

  init(_ error: InterfaceFileError) {
    (file, line, reason) = (error.file, error.line, error.problem.description)
  }

  init(file: String, reason: String) { (self.file, line, self.reason) = (file, 0, reason) }

  /// What it is, for messages and while debugging.
  public var description: String { (line > 0 ? "\(file):\(line): " : "\(file): ") + reason }
}
