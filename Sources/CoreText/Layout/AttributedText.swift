package import CoreGraphics

/// Text with its fonts and colours as the layout needs it: UTF-8, in runs.
package struct AttributedText: Sendable {
  package struct Run: Sendable {
    /// Offsets in the text's UTF-8.
    package var range: Range<Int>
    var face: FontFace
    /// Nil for the colour that is given when drawing.
    var color: (any TextColor)?
    var background: (any TextColor)?
    /// Points added between characters.
    var kern: CGFloat = 0
    /// Points above the line.
    var baselineOffset: CGFloat = 0
    var underline: CTUnderlineStyle = []
    var underlineColor: (any TextColor)?
    var strikethrough: CTUnderlineStyle = []
    /// What is shown in place of each character.
    var picture: TextPicture?

    /// Points between characters: those of the text, and those of the font.
    var letterSpacing: CGFloat { kern + face.tracking }
  }

  package private(set) var string: String
  package private(set) var runs: [Run]
  package var paragraph: ParagraphValues
  /// The font that defines the height of an empty line.
  package let baseFace: FontFace

  package init(
    _ text: String, face: FontFace, paragraph: ParagraphValues = ParagraphValues()
  ) {
    let string = Self.cleaned(text)
    self.string = string
    runs = [Run(range: 0..<string.utf8.count, face: face)]
    self.paragraph = paragraph
    baseFace = face
  }

  /// `face` is used where the text has no font.
  package init(_ text: NSAttributedString, face: FontFace, paragraph fallback: ParagraphValues) {
    let string = Self.cleaned(text.string)
    var runs: [Run] = []
    var paragraph: ParagraphValues?
    var start = 0
    let whole = NSRange(location: 0, length: text.length)
    let units = text.string as NSString
    text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let part = units.substring(with: range)
      let length = Self.cleaned(part).utf8.count
      let end = min(start + length, string.utf8.count)
      var run = Run(range: start..<max(start, end), face: face, attributes: attributes)
      if part.unicodeScalars.allSatisfy({ $0 == TextPicture.character }) {
        run.picture = (attributes[TextKey.attachment] as? any TextAttachment)?.picture
      }
      runs.append(run)
      start = end
      if paragraph == nil {
        paragraph = (attributes[TextKey.paragraph] as? any TextParagraph)?.values
      }
    }
    self.string = string
    self.runs = runs.isEmpty ? [Run(range: 0..<0, face: face)] : runs
    self.paragraph = paragraph ?? fallback
    baseFace = self.runs[0].face
  }

  /// Pango takes a NUL for the end, so one is replaced by a character without width.
  private static func cleaned(_ text: String) -> String {
    text.utf8.contains(0) ? text.replacingOccurrences(of: "\0", with: "\u{200B}") : text
  }

  /// The run that holds a place in the UTF-8.
  func run(at offset: Int) -> Run {
    // The last one also holds the end of the text.
    runs.last { $0.range.lowerBound <= offset } ?? runs[0]
  }

  func runs(in range: Range<Int>) -> [Run] {
    let found = runs.filter { $0.range.overlaps(range) }
    return found.isEmpty ? [run(at: range.lowerBound)] : found
  }

  var largestPointSize: CGFloat { runs.map(\.face.size).max() ?? baseFace.size }

  /// The first `count` characters with an ellipsis after them, where there are more.
  func truncated(toCharacters count: Int) -> AttributedText {
    guard string.utf8.count > count,
      let end = string.index(string.startIndex, offsetBy: count, limitedBy: string.endIndex),
      end < string.endIndex
    else { return self }
    var result = self
    let kept = string[..<end]
    result.string = kept + "…"
    let total = result.string.utf8.count
    result.runs = runs.filter { $0.range.lowerBound < kept.utf8.count }
    if result.runs.isEmpty { result.runs = [runs[0]] }
    for index in result.runs.indices {
      let range = result.runs[index].range
      let isLast = index == result.runs.count - 1
      result.runs[index].range = range.lowerBound..<(isLast ? total : range.upperBound)
    }
    return result
  }

  /// The same with every font multiplied in size.
  package func scaled(by factor: CGFloat) -> AttributedText {
    var result = AttributedText(
      string: string, runs: runs, paragraph: paragraph,
      baseFace: baseFace.scaled(to: baseFace.size * factor))
    for index in result.runs.indices {
      let face = result.runs[index].face
      result.runs[index].face = face.scaled(to: face.size * factor)
    }
    return result
  }

  private init(string: String, runs: [Run], paragraph: ParagraphValues, baseFace: FontFace) {
    (self.string, self.runs, self.paragraph, self.baseFace) = (string, runs, paragraph, baseFace)
  }
}

extension AttributedText.Run {
  fileprivate init(
    range: Range<Int>, face: FontFace, attributes: [NSAttributedString.Key: Any]
  ) {
    self.range = range
    self.face = (attributes[TextKey.font] as? any TextFont)?.namedFace.face ?? face
    color = attributes[TextKey.color] as? any TextColor
    background = attributes[TextKey.background] as? any TextColor
    kern = Self.number(attributes[TextKey.kern])
    baselineOffset = Self.number(attributes[TextKey.baselineOffset])
    underline = CTUnderlineStyle(rawValue: Int32(Self.number(attributes[TextKey.underline])))
    underlineColor = attributes[TextKey.underlineColor] as? any TextColor
    strikethrough = CTUnderlineStyle(
      rawValue: Int32(Self.number(attributes[TextKey.strikethrough])))
  }

  /// A number of any of Swift's types; 0 for other types and invalid values.
  private static func number(_ value: Any?) -> CGFloat {
    let number: CGFloat
    switch value {
    case let value as CGFloat: number = value
    case let value as Double: number = CGFloat(value)
    case let value as Int: number = CGFloat(value)
    case let value as Float: number = CGFloat(value)
    case let value as NSNumber: number = CGFloat(value.doubleValue)
    default: number = 0
    }
    return number.isFinite && abs(number) <= 10_000 ? number : 0
  }
}
