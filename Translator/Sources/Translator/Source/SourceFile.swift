import SwiftParser
import SwiftSyntax

/// A source of the project, parsed.
///
/// Offsets are UTF-8 bytes from the begin of the text; lines and columns begin at 1, columns are
/// bytes, as in the compiler's messages.
struct SourceFile {
  /// The path that the request has.
  let path: String
  let utf8: [UInt8]
  let tree: SourceFileSyntax
  /// Where each line begins.
  let lineStarts: [Int]

  /// A byte order mark is left out, as it must be the first of a file, where the copy has a line of
  /// its own.
  init(path: String, utf8 bytes: [UInt8]) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let utf8 = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    self.path = path
    self.utf8 = utf8
    tree = utf8.withUnsafeBufferPointer { Parser.parse(source: $0) }
    lineStarts = [0] + utf8.indices.filter { utf8[$0] == newline }.map { $0 + 1 }
  }

  init(path: String, text: String) { self.init(path: path, utf8: Array(text.utf8)) }

  /// The file's name with its extension.
  var name: String { String(path.split(separator: "/").last ?? "") }

  /// How many lines of the copy the text takes. An empty line is added where the last line has no
  /// end.
  var lineCount: Int { utf8.last == newline ? lineStarts.count - 1 : lineStarts.count }

  /// The line and column of an offset.
  func position(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - lineStarts[low] + 1)
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: utf8[range.clamped(to: 0..<utf8.count)], as: UTF8.self)
  }
}

let newline = UInt8(ascii: "\n")

extension SyntaxProtocol {
  /// The bytes of a node without the blanks and comments around it.
  var bytes: Range<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }
}
