import Foundation

/// A message of the compiler about a position in the user's sources.
package struct CompilerMessage: Sendable, Hashable {
  package enum Kind: String, Sendable { case error, warning, note }

  /// The user's file; nil for a message without a file.
  package var file: String?
  /// The line, starting with 1.
  package var line: Int
  /// The column in bytes, starting with 1, as the compiler counts.
  package var column: Int
  package var kind: Kind
  package var text: String

  /// Parses a line of the compiler's output, `file:line:column: error: text`; nil for other lines.
  init?(_ line: String) {
    for kind in [Kind.error, .warning, .note] {
      guard let range = line.range(of: ": \(kind.rawValue): ") else { continue }
      // The path may contain colons.
      let place = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 3, let row = Int(place[place.count - 2]),
        let column = Int(place[place.count - 1])
      else { continue }
      file = place.dropLast(2).joined(separator: ":")
      (self.line, self.column, self.kind) = (row, column, kind)
      text = String(line[range.upperBound...])
      return
    }
    guard line.hasPrefix("error: ") else { return nil }
    (file, self.line, column, kind) = (nil, 0, 0, .error)
    text = String(line.dropFirst("error: ".count))
  }

  /// The message with its position, in the format that editors and terminals recognise.
  package var description: String {
    guard let file else { return "\(kind.rawValue): \(text)" }
    return "\(file):\(line):\(column): \(kind.rawValue): \(text)"
  }

  /// The line of the source with a mark below the column; nil if it cannot be read.
  package var excerpt: String? {
    guard let file, let source = try? String(contentsOfFile: file, encoding: .utf8) else {
      return nil
    }
    let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines.indices.contains(line - 1) else { return nil }
    let text = String(lines[line - 1])
    let before = Array(text.utf8.prefix(max(column - 1, 0)))
    // A tab stays a tab, so that the mark is below its character.
    let space = String(decoding: before, as: UTF8.self).map { $0 == "\t" ? "\t" as Character : " " }
    return text + "\n" + String(space) + "^"
  }
}
