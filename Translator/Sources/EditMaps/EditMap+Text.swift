/// The text of a map, as it lies beside a copy in `NAME.swift.map`:
///
///     edit-map 1
///     source /home/me/My App/View.swift
///     lines 120
///     generated <generated>/View.swift
///     edit 12 5 9 8
///     edit 30 1 0 41 7 3 /home/me/My App/Other.swift
///     line 4 41 7 /home/me/My App/View.swift
///
/// `edit LINE COLUMN REMOVED INSERTED` is followed by the line, column and path that the inserted
/// text was made from, if that is elsewhere. `line NUMBER LINE COLUMN PATH` is the origin of a
/// generated line. A path is the rest of its line, with `\n` for a line break and `\\` for a
/// backslash.
extension EditMap {
  /// Why a text is not a map.
  public struct FormatError: Error, CustomStringConvertible {
    /// The line of the text, from 1.
    public let line: Int
    /// What was expected there.
    public let expected: String
    /// A sentence that names the line.
    public var description: String { "line \(line) of an edit map: expected \(expected)" }
  }

  /// Reads the text of a map.
  public init(text: String) throws(FormatError) {
    var reader = Reader(text: text)
    try reader.expect("edit-map 1")
    let source = try reader.value(of: "source")
    guard let lineCount = Int(try reader.value(of: "lines")) else {
      throw reader.error("a number of lines")
    }
    let generatedPath = try reader.value(of: "generated")
    var edits: [Edit] = []
    var origins: [Int: Place] = [:]
    while let line = reader.next() {
      if let rest = line.dropPrefix("edit ") {
        edits.append(try reader.edit(rest))
      } else if let rest = line.dropPrefix("line ") {
        let (numbers, path) = try reader.numbers(3, in: rest)
        guard let path else { throw reader.error("a path") }
        origins[numbers[0]] = Place(file: unescape(path), line: numbers[1], column: numbers[2])
      } else if !line.isEmpty {
        throw reader.error("`edit` or `line`")
      }
    }
    self.init(
      source: source, lineCount: lineCount, edits: edits, generatedPath: generatedPath,
      generatedOrigins: origins)
  }

  /// The map as text.
  public var text: String {
    var lines = [
      "edit-map 1", "source \(escape(source))", "lines \(lineCount)",
      "generated \(escape(generatedPath))",
    ]
    for edit in edits {
      let origin = edit.origin.map { " \($0.line) \($0.column) \(escape($0.file))" } ?? ""
      lines.append("edit \(edit.line) \(edit.column) \(edit.removed) \(edit.inserted)\(origin)")
    }
    for (line, origin) in generatedOrigins.sorted(by: { $0.key < $1.key }) {
      lines.append("line \(line) \(origin.line) \(origin.column) \(escape(origin.file))")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

private func escape(_ path: String) -> String {
  String(
    path.flatMap { character -> [Character] in
      switch character {
      case "\\": ["\\", "\\"]
      case "\n": ["\\", "n"]
      default: [character]
      }
    })
}

private func unescape(_ text: Substring) -> String {
  var path = ""
  var isEscaped = false
  for character in text {
    if isEscaped {
      path.append(character == "n" ? "\n" : character)
      isEscaped = false
    } else if character == "\\" {
      isEscaped = true
    } else {
      path.append(character)
    }
  }
  return path
}

extension Substring {
  fileprivate func dropPrefix(_ prefix: String) -> Substring? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }
}

private struct Reader {
  private let lines: [Substring]
  private var index = 0

  init(text: String) { lines = text.split(separator: "\n", omittingEmptySubsequences: false) }

  mutating func next() -> Substring? {
    guard index < lines.count else { return nil }
    index += 1
    return lines[index - 1]
  }

  func error(_ expected: String) -> EditMap.FormatError {
    EditMap.FormatError(line: index, expected: expected)
  }

  mutating func expect(_ text: String) throws(EditMap.FormatError) {
    guard next() == text[...] else { throw error("`\(text)`") }
  }

  mutating func value(of key: String) throws(EditMap.FormatError) -> String {
    guard let rest = next()?.dropPrefix(key + " ") else { throw error("`\(key)`") }
    return unescape(rest)
  }

  func edit(_ rest: Substring) throws(EditMap.FormatError) -> EditMap.Edit {
    let (head, more) = try numbers(4, in: rest)
    var origin: EditMap.Place?
    if let more {
      let (place, path) = try numbers(2, in: more)
      guard let path else { throw error("a path") }
      origin = EditMap.Place(file: unescape(path), line: place[0], column: place[1])
    }
    return EditMap.Edit(
      line: head[0], column: head[1], removed: head[2], inserted: head[3], origin: origin)
  }

  /// The numbers at the begin of a text, and what follows them.
  func numbers(
    _ count: Int, in text: Substring
  ) throws(EditMap.FormatError) -> ([Int], rest: Substring?) {
    let parts = text.split(separator: " ", maxSplits: count, omittingEmptySubsequences: false)
    let numbers = parts.prefix(count).compactMap { Int($0) }
    guard numbers.count == count else { throw error("\(count) numbers") }
    return (numbers, parts.count > count ? parts[count] : nil)
  }
}
