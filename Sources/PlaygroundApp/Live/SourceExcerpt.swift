import CoreGraphics

/// Some lines of a text around one of them.
struct SourceExcerpt: Equatable, Sendable {
  struct Line: Equatable, Sendable {
    let number: Int
    let text: String
  }

  let lines: [Line]
  /// The number of the line in focus.
  let focus: Int

  /// The maximum number of characters of a line.
  private static let longestLine = 200

  /// - Parameter reach: the number of lines before and after. Their common indentation is removed.
  /// - Returns: nil if the text has no such line.
  init?(of text: String, around focus: Int, reach: Int = 1) {
    let all = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    guard all.indices.contains(focus - 1) else { return nil }
    let range = max(focus - 1 - reach, 0)...min(focus - 1 + reach, all.count - 1)
    let texts = all[range].map { $0.replacingOccurrences(of: "\t", with: "    ") }
    let indents = texts.filter { $0.contains { $0 != " " } }.map { $0.prefix { $0 == " " }.count }
    let indent = indents.min() ?? 0
    lines = zip(range, texts).map { index, text in
      Line(number: index + 1, text: String(text.dropFirst(indent).prefix(Self.longestLine)))
    }
    self.focus = focus
  }
}
