import CoreGraphics

/// Text with its fonts and colours as the layout needs it: UTF-8, in runs.
struct AttributedText {
  struct Run {
    /// Offsets in the text's UTF-8.
    var range: Range<Int>
    var font: UIFont
    /// Nil for the colour that is given when drawing.
    var color: UIColor?
    var background: UIColor?
    /// Points added between characters.
    var kern: CGFloat = 0
    /// Points above the line.
    var baselineOffset: CGFloat = 0
    var underline: NSUnderlineStyle = []
    var underlineColor: UIColor?
    var strikethrough: NSUnderlineStyle = []
  }

  private(set) var string: String
  private(set) var runs: [Run]
  var paragraph: ParagraphValues
  /// What an empty line is as high as.
  let baseFont: UIFont

  init(_ text: String, font: UIFont, paragraph: ParagraphValues = ParagraphValues()) {
    let string = Self.cleaned(text)
    self.string = string
    runs = [Run(range: 0..<string.utf8.count, font: font)]
    self.paragraph = paragraph
    baseFont = font
  }

  /// `font` stands where the text names none.
  init(_ text: NSAttributedString, font: UIFont, paragraph fallback: ParagraphValues) {
    let string = Self.cleaned(text.string)
    var runs: [Run] = []
    var paragraph: ParagraphValues?
    var start = 0
    let whole = NSRange(location: 0, length: text.length)
    let units = text.string as NSString
    text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let length = Self.cleaned(units.substring(with: range)).utf8.count
      let end = min(start + length, string.utf8.count)
      runs.append(Run(range: start..<max(start, end), font: font, attributes: attributes))
      start = end
      if paragraph == nil {
        paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values
      }
    }
    self.string = string
    self.runs = runs.isEmpty ? [Run(range: 0..<0, font: font)] : runs
    self.paragraph = paragraph ?? fallback
    baseFont = self.runs[0].font
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

  var largestPointSize: CGFloat { runs.map(\.font.pointSize).max() ?? baseFont.pointSize }

  /// Whether the layout needs more than one font for the whole text.
  var isPlain: Bool {
    runs.count == 1 && runs[0].kern == 0 && !runs[0].font.face.hasMonospacedDigits
  }

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
  func scaled(by factor: CGFloat) -> AttributedText {
    var result = AttributedText(
      string: string, runs: runs, paragraph: paragraph,
      baseFont: baseFont.scaled(to: baseFont.pointSize * factor))
    for index in result.runs.indices {
      let font = result.runs[index].font
      result.runs[index].font = font.scaled(to: font.pointSize * factor)
    }
    return result
  }

  private init(string: String, runs: [Run], paragraph: ParagraphValues, baseFont: UIFont) {
    (self.string, self.runs, self.paragraph, self.baseFont) = (string, runs, paragraph, baseFont)
  }
}

extension AttributedText.Run {
  fileprivate init(
    range: Range<Int>, font: UIFont, attributes: [NSAttributedString.Key: Any]
  ) {
    self.range = range
    self.font = attributes[.font] as? UIFont ?? font
    color = attributes[.foregroundColor] as? UIColor
    background = attributes[.backgroundColor] as? UIColor
    kern = Self.number(attributes[.kern])
    baselineOffset = Self.number(attributes[.baselineOffset])
    underline = NSUnderlineStyle(rawValue: Int(Self.number(attributes[.underlineStyle])))
    underlineColor = attributes[.underlineColor] as? UIColor
    strikethrough = NSUnderlineStyle(rawValue: Int(Self.number(attributes[.strikethroughStyle])))
  }

  /// A number of any of Swift's types; 0 for what is none or is beyond all sense.
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
