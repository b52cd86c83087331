package import CoreGraphics

/// Text with its fonts and colours in the form that the layout needs: UTF-8, in runs.
package struct AttributedText: Sendable {
  package struct Run: Sendable {
    /// The range in the text's UTF-8.
    package var range: Range<Int>
    var face: FontFace
    /// The colour; nil for the colour that is passed when drawing.
    var color: (any TextColor)?
    var background: (any TextColor)?
    /// The kerning, in points between characters.
    var kern: CGFloat = 0
    /// The offset above the baseline, in points.
    var baselineOffset: CGFloat = 0
    var underline: CTUnderlineStyle = []
    var underlineColor: (any TextColor)?
    var strikethrough: CTUnderlineStyle = []
    var strikethroughColor: (any TextColor)?
    /// The width of the characters' outline in percent of the font size. It is negative if they are
    /// also filled, and 0 without an outline.
    var strokeWidth: CGFloat = 0
    /// The colour of the outline; nil for the colour of the characters.
    var strokeColor: (any TextColor)?
    /// The shadow of the characters and their lines.
    var shadow: TextShadowValues?
    /// The picture that replaces each character.
    var picture: TextPicture?

    /// The points between characters: the kerning of the text and the tracking of the font.
    var letterSpacing: CGFloat { kern + face.tracking }
  }

  /// Adjacent paragraphs that have the same style.
  struct Block: Sendable {
    /// The range in the text's UTF-8.
    var range: Range<Int>
    var values: ParagraphValues
  }

  /// A range of text that is laid out at once.
  struct Part {
    /// The range in the text's UTF-8.
    var range: Range<Int>
    /// Whether the part begins inside a paragraph, and contains only text of that paragraph.
    var isContinued: Bool
  }

  package private(set) var string: String
  package private(set) var runs: [Run]
  /// The blocks in order and without gaps. There is at least one.
  private(set) var blocks: [Block]
  /// The font that defines the height of an empty line.
  package let baseFace: FontFace

  package init(
    _ text: String, face: FontFace, paragraph: ParagraphValues = ParagraphValues()
  ) {
    let string = Self.cleaned(text)
    self.string = string
    let range = 0..<string.utf8.count
    runs = [Run(range: range, face: face)]
    blocks = [Block(range: range, values: paragraph)]
    baseFace = face
  }

  /// Makes the text. `face` is used where it has no font, and `fallback` where it has no paragraph
  /// style.
  package init(_ text: NSAttributedString, face: FontFace, paragraph fallback: ParagraphValues) {
    let string = Self.cleaned(text.string)
    var runs: [Run] = []
    var styles: [Block] = []
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
      let style = (attributes[TextKey.paragraph] as? any TextParagraph)?.values ?? fallback
      if styles.last?.values != style { styles.append(Block(range: run.range, values: style)) }
      start = end
    }
    self.string = string
    self.runs = runs.isEmpty ? [Run(range: 0..<0, face: face)] : runs
    blocks =
      styles.count > 1
      ? Self.blocks(of: string, styles)
      : [Block(range: 0..<string.utf8.count, values: styles.first?.values ?? fallback)]
    baseFace = self.runs[0].face
  }

  /// Returns the blocks. A paragraph has the style of its first character.
  ///
  /// - Parameter styles: the styles of the characters in order.
  private static func blocks(of string: String, _ styles: [Block]) -> [Block] {
    var blocks: [Block] = []
    var (start, style) = (0, 0)
    for length in string.paragraphLengths {
      while style + 1 < styles.count, styles[style + 1].range.lowerBound <= start { style += 1 }
      let end = start + length
      if let last = blocks.last, last.values == styles[style].values {
        blocks[blocks.count - 1].range = last.range.lowerBound..<end
      } else {
        blocks.append(Block(range: start..<end, values: styles[style].values))
      }
      start = end
    }
    return blocks
  }

  /// Sets the line break mode of all paragraphs.
  package mutating func setLineBreakMode(_ mode: CTLineBreakMode) {
    for index in blocks.indices { blocks[index].values.lineBreakMode = mode }
  }

  /// Replaces NUL characters by characters without width, because Pango treats NUL as the end.
  private static func cleaned(_ text: String) -> String {
    text.utf8.contains(0) ? text.replacingOccurrences(of: "\0", with: "\u{200B}") : text
  }

  /// Returns a range of the UTF-8 without the break at its end.
  func withoutBreak(_ part: Range<Int>) -> Range<Int> {
    let end = string.utf8.index(string.startIndex, offsetBy: part.upperBound)
    // "\r\n" is one character.
    let length = string[..<end].last?.utf8.count ?? 0
    return part.lowerBound..<max(part.upperBound - length, part.lowerBound)
  }

  /// Splits a range of the UTF-8, because Pango cannot break very long paragraphs into lines.
  ///
  /// A paragraph of more characters than `longestParagraph` continues in further parts, which
  /// contain nothing else. Breaks between parts belong to none of them.
  func parts(of range: Range<Int>, longestParagraph: Int) -> [Part] {
    guard range.count > longestParagraph else { return [Part(range: range, isContinued: false)] }
    var parts: [Part] = []
    var part = Part(range: range, isContinued: false)
    func endPart(at end: Int, next: Int, isContinued: Bool) {
      part.range = part.range.lowerBound..<end
      parts.append(part)
      part = Part(range: next..<range.upperBound, isContinued: isContinued)
    }
    // The beginnings of the paragraph and of its last word in this part, and the characters from
    // there on.
    var (paragraph, word) = (range.lowerBound, range.lowerBound)
    var (paragraphLength, wordLength) = (0, 0)
    var offset = range.lowerBound
    let first = string.utf8.index(string.startIndex, offsetBy: range.lowerBound)
    let last = string.utf8.index(first, offsetBy: range.count)
    for character in string[first..<last] {
      let next = offset + character.utf8.count
      if character.unicodeScalars.first?.endsParagraph == true {
        if part.isContinued { endPart(at: offset, next: next, isContinued: false) }
        (paragraph, word, paragraphLength, wordLength) = (next, next, 0, 0)
      } else {
        if paragraphLength == longestParagraph {
          if word == paragraph { (word, wordLength) = (offset, 0) }
          endPart(at: word, next: word, isContinued: true)
          (paragraph, paragraphLength) = (word, wordLength)
        }
        paragraphLength += 1
        wordLength += 1
        if character.isWhitespace { (word, wordLength) = (next, 0) }
      }
      offset = next
    }
    return parts + [part]
  }

  /// Returns the run that contains an offset in the UTF-8.
  func run(at offset: Int) -> Run { runs[runIndex(at: offset)] }

  /// Returns the indices of the runs of a range in the UTF-8; for an empty range, the index of the
  /// run that contains the offset.
  func runIndices(in range: Range<Int>) -> ClosedRange<Int> {
    let first = runIndex(at: range.lowerBound)
    return first...max(runIndex(at: range.upperBound - 1), first)
  }

  private func runIndex(at offset: Int) -> Int {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].range.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    // The last run also contains the end of the text.
    return max(low - 1, 0)
  }

  var largestPointSize: CGFloat { runs.map(\.face.size).max() ?? baseFace.size }

  /// Whether a paragraph may have more characters than `count`. It counts bytes, so it may be true
  /// for fewer characters.
  func hasParagraph(longerThan count: Int) -> Bool {
    guard string.utf8.count > count else { return false }
    var length = 0
    for scalar in string.unicodeScalars {
      length = scalar.endsParagraph ? 0 : length + 1
      if length > count { return true }
    }
    return false
  }

  /// Returns the first `count` characters, with an ellipsis if there are more.
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
    result.blocks = blocks.filter { $0.range.lowerBound < kept.utf8.count }
    if result.blocks.isEmpty { result.blocks = [blocks[0]] }
    let last = result.blocks.count - 1
    result.blocks[last].range = result.blocks[last].range.lowerBound..<total
    return result
  }

  /// Returns the text with its font sizes and all its distances multiplied by a factor.
  package func scaled(by factor: CGFloat) -> AttributedText {
    var result = AttributedText(
      string: string, runs: runs, blocks: blocks,
      baseFace: baseFace.scaled(to: baseFace.size * factor))
    for index in result.runs.indices {
      let face = result.runs[index].face
      result.runs[index].face = face.scaled(to: face.size * factor)
      result.runs[index].kern *= factor
      result.runs[index].baselineOffset *= factor
      result.runs[index].picture = result.runs[index].picture?.scaled(by: factor)
    }
    return result
  }

  /// The face of the text, if it is plain: in one style, of characters that are in Latin script or
  /// in none, and whose shapes do not depend on their neighbours. Nil for other text.
  var plainFace: FontFace? {
    guard runs.count == 1, runs[0].picture == nil, string.unicodeScalars.allSatisfy(\.isPlain)
    else {
      return nil
    }
    return runs[0].face
  }

  private init(string: String, runs: [Run], blocks: [Block], baseFace: FontFace) {
    (self.string, self.runs, self.blocks, self.baseFace) = (string, runs, blocks, baseFace)
  }
}

extension String {
  /// The lengths of the paragraphs in UTF-8, including the breaks that end them. Text that ends
  /// with a break has an empty paragraph after it.
  fileprivate var paragraphLengths: [Int] {
    var lengths: [Int] = []
    var length = 0
    for character in self {
      length += character.utf8.count
      // "\r\n" is one character.
      if character.unicodeScalars.first?.endsParagraph == true {
        lengths.append(length)
        length = 0
      }
    }
    return lengths + [length]
  }
}

extension Unicode.Scalar {
  /// Whether Pango begins a new paragraph after this character.
  var endsParagraph: Bool { self == "\n" || self == "\r" || self == "\u{2029}" }

  /// Whether this is a line feed, a Latin letter, or a sign of Latin-1, punctuation or an arrow
  /// that is a character by itself. Some of the signs form emoji with a following character, but
  /// not with one of these.
  fileprivate var isPlain: Bool {
    switch value {
    case 0x0A, 0x20...0x7E, 0xA0...0xAC, 0xAE...0x24F, 0x2012...0x2027, 0x2190...0x2193: true
    default: false
    }
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
    strikethroughColor = attributes[TextKey.strikethroughColor] as? any TextColor
    strokeWidth = Self.number(attributes[TextKey.strokeWidth])
    strokeColor = attributes[TextKey.strokeColor] as? any TextColor
    shadow = (attributes[TextKey.shadow] as? any TextShadow)?.values
  }

  /// Returns a number of any numeric type; 0 for other types and invalid values.
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
