/// Identifies a parameter by the position of its declaration in the sources. It is the same for all
/// instances of the declaring type.
public struct ParameterID: Hashable, Sendable {
  private let file: String
  private let line: Int
  private let column: Int

  init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}
