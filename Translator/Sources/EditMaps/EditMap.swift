/// Turns places in the translated copy of a source into places in the source.
///
/// A copy has the lines of its source below one line of its own, `#sourceLocation`, so that the
/// compiler's messages have the source's path and line. Their columns are those of the copy: a map
/// has the edits that change columns. Below the source's lines follow generated ones.
///
/// All lines and columns begin at 1; columns and lengths are UTF-8 bytes, as in the compiler's
/// messages.
public struct EditMap: Equatable, Sendable {
  /// A place in a source.
  public struct Place: Hashable, Sendable {
    /// The path of the source.
    public let file: String
    /// The line.
    public let line: Int
    /// The column.
    public let column: Int

    /// A place of these values.
    public init(file: String, line: Int, column: Int) {
      self.file = file
      self.line = line
      self.column = column
    }
  }

  /// A piece of one line that has another length in the copy.
  public struct Edit: Hashable, Sendable {
    /// The line, which is the same in the source and in messages.
    public let line: Int
    /// Where the piece begins in the source.
    public let column: Int
    /// The length in the source: 0 for an insertion.
    public let removed: Int
    /// The length in the copy.
    public let inserted: Int
    /// What the inserted text was made from, if that is elsewhere.
    public let origin: Place?

    /// An edit of these values.
    public init(line: Int, column: Int, removed: Int, inserted: Int, origin: Place? = nil) {
      self.line = line
      self.column = column
      self.removed = removed
      self.inserted = inserted
      self.origin = origin
    }
  }

  /// The source's path.
  public let source: String
  /// How many lines the source has.
  public let lineCount: Int
  /// The edits that change columns, in the order of the text.
  public let edits: [Edit]
  /// The path that messages about the generated lines have.
  public let generatedPath: String
  /// What each generated line was made from, by its number; not all lines have an origin.
  public let generatedOrigins: [Int: Place]

  /// A map of these edits, which are in the order of the text.
  public init(
    source: String, lineCount: Int, edits: [Edit], generatedPath: String,
    generatedOrigins: [Int: Place] = [:]
  ) {
    self.source = source
    self.lineCount = lineCount
    self.edits = edits
    self.generatedPath = generatedPath
    self.generatedOrigins = generatedOrigins
  }

  /// The place in the source of a message that names the source.
  ///
  /// A column in inserted text has the place that the text was made from, or else that at which it
  /// was inserted.
  ///
  /// - Parameters:
  ///   - line: The line in the message.
  ///   - column: The column in the message, which is that of the copy.
  public func place(line: Int, column: Int) -> Place { locate(line, column).place }

  /// Whether a column of the copy lies in inserted text.
  ///
  /// A message about such text often repeats what another one says about the source's own text, and
  /// is better left out then.
  public func isInserted(line: Int, column: Int) -> Bool { locate(line, column).isInserted }

  private func locate(_ line: Int, _ column: Int) -> (place: Place, isInserted: Bool) {
    var shift = 0
    var index = firstEdit(ofLine: line)
    while index < edits.count, edits[index].line == line {
      let edit = edits[index]
      let start = edit.column + shift
      if column < start { break }
      if column < start + edit.inserted {
        return (edit.origin ?? Place(file: source, line: line, column: edit.column), true)
      }
      shift += edit.inserted - edit.removed
      index += 1
    }
    return (Place(file: source, line: line, column: column - shift), false)
  }

  /// The place in the source that a generated line was made from; nil if it has none.
  ///
  /// - Parameter line: The line in a message that names ``generatedPath``.
  public func place(generatedLine line: Int) -> Place? { generatedOrigins[line] }

  /// The place in the source of a place in the file of the copy; nil in lines without an origin.
  ///
  /// - Parameters:
  ///   - line: The line in the file, whose first is `#sourceLocation`.
  ///   - column: The column in the file.
  public func place(copyLine line: Int, column: Int) -> Place? {
    let sourceLine = line - 1
    if sourceLine < 1 { return nil }
    if sourceLine <= lineCount { return place(line: sourceLine, column: column) }
    // One more `#sourceLocation` lies above the generated lines.
    return place(generatedLine: sourceLine - lineCount - 1)
  }

  private func firstEdit(ofLine line: Int) -> Int {
    var low = 0
    var high = edits.count
    while low < high {
      let middle = (low + high) / 2
      if edits[middle].line < line { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
