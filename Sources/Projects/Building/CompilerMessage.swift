import Foundation

/// What the compiler says about a place of the user's sources.
package struct CompilerMessage: Sendable, Hashable {
  package enum Kind: String, Sendable { case error, warning, note }

  /// The user's file; nil for a message about none.
  package var file: String?
  /// Counted from 1.
  package var line: Int
  /// Counted from 1, in bytes, as the compiler does.
  package var column: Int
  package var kind: Kind
  package var text: String

  /// Reads a line of the compiler's output, `file:line:column: error: text`; nil for others.
  init?(_ line: String) {
    for kind in [Kind.error, .warning, .note] {
      guard let range = line.range(of: ": \(kind.rawValue): ") else { continue }
      // The path may have colons.
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

  /// The message with its place, as editors and terminals know it.
  package var description: String {
    guard let file else { return "\(kind.rawValue): \(text)" }
    return "\(file):\(line):\(column): \(kind.rawValue): \(text)"
  }

  /// The line of the source with a mark below the column; nil where it cannot be read.
  package var excerpt: String? {
    guard let file, let source = try? String(contentsOfFile: file, encoding: .utf8) else {
      return nil
    }
    let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines.indices.contains(line - 1) else { return nil }
    let text = String(lines[line - 1])
    let before = Array(text.utf8.prefix(max(column - 1, 0)))
    // A tabulator stays one, so that the mark is below its character.
    let space = String(decoding: before, as: UTF8.self).map { $0 == "\t" ? "\t" as Character : " " }
    return text + "\n" + String(space) + "^"
  }
}
