/// Names a parameter by the place in the sources at which it is declared. All instances of the type
/// that declares it have the same.
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
