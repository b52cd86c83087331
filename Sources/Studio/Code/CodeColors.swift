import UIKit

/// The colours in which source is shown.
@MainActor
enum CodeColors {
  /// A line, counted from 0, with its colours.
  static func text(ofLine line: Int, in file: SourceFile) -> NSAttributedString {
    let text = NSMutableAttributedString(
      string: "", attributes: [.font: StudioStyle.code, .foregroundColor: StudioStyle.ink])
    var offset = file.range(ofLine: line).lowerBound
    func append(_ range: Range<Int>, _ color: UIColor) {
      guard !range.isEmpty else { return }
      let part = String(decoding: file.source[range], as: UTF8.self)
      text.append(
        NSAttributedString(
          string: part, attributes: [.font: StudioStyle.code, .foregroundColor: color]))
    }
    for token in file.tokens(inLine: line) {
      append(offset..<token.range.lowerBound, StudioStyle.ink)
      append(token.range, color(of: token.kind))
      offset = token.range.upperBound
    }
    return text
  }

  static func color(of kind: SwiftLexer.Kind) -> UIColor {
    switch kind {
    case .keyword, .attribute: StudioStyle.codeKeyword
    case .type: StudioStyle.codeType
    case .string: StudioStyle.codeString
    case .number: StudioStyle.codeNumber
    case .comment: StudioStyle.secondaryInk
    case .identifier, .punctuation: StudioStyle.ink
    }
  }
}
