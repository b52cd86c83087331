import EditMaps
import SwiftParser
import Translator

/// What has to be true of the translation of any text.
public enum TranslationCheck {
  private static let path = "/project/Mutated.swift"

  /// What is wrong with the translation of a text; nil if nothing is.
  public static func problem(of text: [UInt8]) -> String? {
    let copies = TranslatedText.copies(of: [(path, text)])
    guard let copy = copies.first, copies.count == 1 else { return "there is not one copy" }
    if copies != TranslatedText.copies(of: [(path, text)]) { return "it is not the same again" }
    return linesProblem(text, copy) ?? syntaxProblem(text, copy)
  }

  /// The copy has the lines of the text, each as long as the map says.
  private static func linesProblem(_ text: [UInt8], _ copy: TranslatedText) -> String? {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let source = lines(text.starts(with: mark) ? text.dropFirst(mark.count) : text[...])
    let result = lines(copy.utf8[...])
    guard result.count > copy.map.lineCount + 1 else { return "lines are missing" }
    var grown: [Int: Int] = [:]
    for edit in copy.map.edits { grown[edit.line, default: 0] += edit.inserted - edit.removed }
    for line in 1...max(1, copy.map.lineCount) where line <= source.count {
      let length = source[line - 1].count + grown[line, default: 0]
      if result[line].count != length {
        return "line \(line) has \(result[line].count) bytes instead of \(length)"
      }
      // The end of a line is the same place in both.
      let end = copy.map.place(line: line, column: length + 1)
      if end != EditMap.Place(file: path, line: line, column: source[line - 1].count + 1) {
        return "the end of line \(line) is mapped to \(end)"
      }
    }
    return nil
  }

  /// The copy of a text that the parser accepts is accepted, too.
  private static func syntaxProblem(_ text: [UInt8], _ copy: TranslatedText) -> String? {
    if hasError(text) || !hasError(copy.utf8) { return nil }
    return "the copy of a correct text has a syntax error"
  }

  private static func hasError(_ text: [UInt8]) -> Bool {
    text.withUnsafeBufferPointer { Parser.parse(source: $0) }.hasError
  }

  private static func lines(_ text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }
}
