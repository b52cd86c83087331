import CPango
package import CoreGraphics

/// Text that is broken into lines and measured, and can be drawn any number of times.
///
/// It is made for a width and a number of lines. Text that does not fit is wrapped, clipped or
/// truncated with "…", as the paragraph style says. Lines have the height of their fonts. Fallback
/// fonts for missing characters increase it only if their glyphs are higher.
///
/// Sendable is sound: a layout never changes, and Pango's objects are used only while their
/// engine's lock is held.
package final class TextLayout: @unchecked Sendable {
  package struct Line {
    /// Retains `line`.
    var owner: PangoLayoutOwner
    var line: UnsafeMutablePointer<PangoLayoutLine>
    /// The offset of the layout's text in the whole text's UTF-8.
    var textOffset: Int
    /// The style of the line's paragraph.
    var paragraph: ParagraphValues
    var isFirstOfParagraph: Bool
    package var width: CGFloat
    /// The extent of the characters above the baseline, in points.
    var ascent: CGFloat
    /// The distances from the top of the whole text, in points.
    package var top, baseline, bottom: CGFloat

    /// The parts of the line in drawing order. Each is in one font.
    var runs: some Sequence<PangoGlyphItem> {
      sequence(state: line.pointee.runs) { node in
        guard let current = node, let data = current.pointee.data else { return nil }
        node = current.pointee.next
        return data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
      }
    }

    /// Returns the distance of the line from the left edge, for lines that are aligned in `width`.
    func indent(in width: CGFloat) -> CGFloat {
      paragraph.indent(ofWidth: self.width, isFirst: isFirstOfParagraph, in: width)
    }
  }

  package let text: AttributedText
  package private(set) var lines: [Line] = []
  /// Whether a part of the text is left out.
  package private(set) var isTruncated = false
  /// The width and height of the lines in points, not rounded.
  package private(set) var size = CGSize.zero

  /// The distances from the top to the baselines of the first and the last line; 0 without lines.
  package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
  package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

  /// Lays text out.
  ///
  /// - Parameters:
  ///   - width: the width in points; nil for an unlimited width.
  ///   - maximumLines: the maximum number of lines; 0 for any number.
  ///   - maximumHeight: lines that end below it are left out, except the first.
  ///   - lastLineBreakMode: the line break mode of the last line if some of the text is left out;
  ///     nil for that of its paragraph.
  package init(
    _ text: AttributedText, width: CGFloat? = nil, maximumLines: Int = 0,
    maximumHeight: CGFloat? = nil, lastLineBreakMode: CTLineBreakMode? = nil
  ) {
    let limits = Limits(
      width: width, lines: maximumLines, lastLineBreakMode: lastLineBreakMode, for: text)
    self.text = text.truncated(toCharacters: limits.characters)
    guard !self.text.string.isEmpty else { return }
    TextEngine.withIdle(for: self.text) { layOut(limits, maximumHeight: maximumHeight, $0) }
  }

  /// Lays text out with an engine that the caller uses exclusively.
  init(
    _ text: AttributedText, width: CGFloat? = nil, maximumLines: Int = 0, with engine: TextEngine
  ) {
    let limits = Limits(width: width, lines: maximumLines, lastLineBreakMode: nil, for: text)
    self.text = text
    layOut(limits, maximumHeight: nil, engine)
  }

  // MARK: Breaking into lines

  /// Lays out as many lines as fit and are allowed.
  private func layOut(_ limits: Limits, maximumHeight: CGFloat?, _ engine: TextEngine) {
    layOut(limits, engine)
    guard let maximumHeight, size.height > maximumHeight else { return }
    let fitting = max(lines.prefix { $0.bottom <= maximumHeight + 0.01 }.count, 1)
    guard fitting < lines.count else { return }
    var fewer = limits
    fewer.lines = fitting
    layOut(fewer, engine)
  }

  private func layOut(_ limits: Limits, _ engine: TextEngine) {
    lines = []
    size = .zero
    isTruncated = false
    let first = text.blocks[0].values
    if limits.lines == 1, !limits.endOfLastLine(of: first).wraps {
      addLastLine(from: 0, first, isFirst: true, limits, engine)
      return
    }
    for index in text.blocks.indices where !isTruncated {
      guard addLines(of: index, limits, engine) else { return addEstimate() }
    }
  }

  /// Adds the lines of a block, as many as are allowed.
  ///
  /// - Returns: false if there is no font.
  private func addLines(of block: Int, _ limits: Limits, _ engine: TextEngine) -> Bool {
    let isLast = block == text.blocks.count - 1
    // The break at the end would begin another line.
    let range = isLast ? text.blocks[block].range : text.withoutBreak(text.blocks[block].range)
    let parts = text.parts(of: range, longestParagraph: limits.longestParagraph)
    for (index, part) in parts.enumerated() where !isTruncated {
      let isEnd = isLast && index == parts.count - 1
      guard addLines(of: part, text.blocks[block].values, isEnd: isEnd, limits, engine) else {
        return false
      }
    }
    return true
  }

  /// Adds the lines of a part of a block.
  ///
  /// - Parameter isEnd: whether no text follows the part.
  private func addLines(
    of part: AttributedText.Part, _ paragraph: ParagraphValues, isEnd: Bool, _ limits: Limits,
    _ engine: TextEngine
  ) -> Bool {
    let range = part.range
    guard var owner = makeLayout(of: range, engine) else { return false }
    set(paragraph, of: part, on: owner, limits)
    let count = Int(pango_layout_get_line_count(owner.handle))
    // The start of the last line, if that line took a word from the line before it.
    var pushedStart: Int?
    if let start = startOfPushedLine(in: owner, of: part, paragraph, limits),
      let pushed = makeLayout(of: range, breakingBefore: start, engine)
    {
      set(paragraph, of: part, on: pushed, limits)
      if Int(pango_layout_get_line_count(pushed.handle)) == count {
        (owner, pushedStart) = (pushed, start)
      }
    }
    let shown = limits.lines > 0 ? min(limits.lines - lines.count, count) : count
    let isFull = limits.lines > 0 && lines.count + shown == limits.lines
    let leavesOut = shown < count || isFull && !isEnd
    var next = pango_layout_get_lines_readonly(owner.handle)
    for index in 0..<shown {
      guard let node = next, let data = node.pointee.data else { break }
      next = node.pointee.next
      let line = data.assumingMemoryBound(to: PangoLayoutLine.self)
      let isPushed = pushedStart == Int(line.pointee.start_index)
      let isFirst = line.pointee.is_paragraph_start != 0 && !part.isContinued && !isPushed
      if index == shown - 1, leavesOut, limits.endOfLastLine(of: paragraph).truncates {
        let start = range.lowerBound + Int(line.pointee.start_index)
        addLastLine(from: start, paragraph, isFirst: isFirst, limits, engine)
      } else {
        add(line, of: owner, textOffset: range.lowerBound, paragraph, isFirst: isFirst)
      }
    }
    if leavesOut { isTruncated = true }
    return true
  }

  /// Applies a paragraph's width, indents and alignment to the layout of a part of the text.
  private func set(
    _ paragraph: ParagraphValues, of part: AttributedText.Part, on owner: PangoLayoutOwner,
    _ limits: Limits
  ) {
    let first = paragraph.head(isFirst: !part.isContinued)
    let others = paragraph.head(isFirst: false)
    if let width = paragraph.width(within: limits.width) {
      // Pango indents either the first line or all others from the layout's edge.
      let room = paragraph.tail(in: width) - min(first, others)
      pango_layout_set_width(owner.handle, pangoWidth(of: part.range, room: room))
      pango_layout_set_indent(owner.handle, PangoUnits.from(first - others))
      pango_layout_set_wrap(
        owner.handle,
        paragraph.lineBreakMode == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    }
    pango_layout_set_justify(owner.handle, paragraph.alignment == .justified ? 1 : 0)
  }

  /// Returns the start of the last line, in the part's UTF-8, if that line has only one word and
  /// takes another one from the line before it; nil if the line is left unchanged. It applies only
  /// to text that is written from left to right and with spaces.
  private func startOfPushedLine(
    in owner: PangoLayoutOwner, of part: AttributedText.Part, _ paragraph: ParagraphValues,
    _ limits: Limits
  ) -> Int? {
    let count = pango_layout_get_line_count(owner.handle)
    guard paragraph.pushesOutWords, count > 1, paragraph.alignment != .justified,
      paragraph.head(isFirst: !part.isContinued) == paragraph.head(isFirst: false),
      limits.lines == 0 || lines.count + Int(count) <= limits.lines,
      let last = pango_layout_get_line_readonly(owner.handle, count - 1)?.pointee,
      let before = pango_layout_get_line_readonly(owner.handle, count - 2)?.pointee,
      last.is_paragraph_start == 0
    else { return nil }
    let utf8 = text.string.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: part.range.lowerBound)
    let bytes = Array(utf8[start...].prefix(part.range.count))
    // The first bytes of Hebrew and of all scripts after it are at least 0xD6. 0xE2 begins
    // quotation marks and dashes.
    guard bytes.allSatisfy({ $0 < 0xD6 || $0 == 0xE2 }) else { return nil }
    let space = UInt8(ascii: " ")
    let (first, end) = (Int(before.start_index), Int(last.start_index))
    let words = bytes[end..<min(end + Int(last.length), bytes.count)].split(separator: space)
    guard words.count == 1, first < end, bytes[end - 1] == space,
      let letter = bytes[first..<end].lastIndex(where: { $0 != space }),
      let gap = bytes[first..<letter].lastIndex(of: space),
      bytes[first..<gap].contains(where: { $0 != space })
    else { return nil }
    return gap + 1
  }

  /// Adds one line with as much of the remaining text as fits.
  private func addLastLine(
    from start: Int, _ paragraph: ParagraphValues, isFirst: Bool, _ limits: Limits,
    _ engine: TextEngine
  ) {
    let string = text.string
    let rest = string.unicodeScalars[string.utf8.index(string.startIndex, offsetBy: start)...]
    var lineEnd = rest.firstIndex(where: \.endsParagraph) ?? string.endIndex
    let longest = limits.longestParagraph
    if string.utf8.distance(from: rest.startIndex, to: lineEnd) > longest {
      // No line has room for more characters.
      lineEnd = string.index(rest.startIndex, offsetBy: longest, limitedBy: lineEnd) ?? lineEnd
    }
    let end = string.utf8.distance(from: string.startIndex, to: lineEnd)
    let leavesOut = lineEnd < string.endIndex
    let mode = limits.endOfLastLine(of: paragraph)
    // The text after it is left out, which an ellipsis must show.
    let suffix = leavesOut && mode.truncates ? "…" : ""
    guard let owner = makeLayout(of: start..<end, suffix: suffix, engine) else {
      return addEstimate()
    }
    let head = paragraph.head(isFirst: isFirst)
    let width = paragraph.width(within: limits.width)
    if mode.truncates, let width {
      let room = paragraph.tail(in: width) - head
      pango_layout_set_width(owner.handle, pangoWidth(of: start..<end, room: room))
      pango_layout_set_ellipsize(owner.handle, mode.ellipsis)
    }
    guard let line = pango_layout_get_line_readonly(owner.handle, 0) else { return }
    add(line, of: owner, textOffset: start, paragraph, isFirst: isFirst)
    let isEllipsized = pango_layout_is_ellipsized(owner.handle) != 0
    isTruncated = leavesOut || isEllipsized
    if isEllipsized, let width {
      // Pango fills the whole width that it gets, including the slack.
      let widest = paragraph.tail(in: width) - head - Limits.slack
      lines[lines.count - 1].width = min(lines[lines.count - 1].width, max(widest, 0))
      size.width = lines.map(\.textWidth).max() ?? 0
    }
  }

  /// Returns the width that Pango needs for lines in a given room.
  ///
  /// While Pango breaks or truncates a line, it overestimates the width of the line by half of the
  /// letter spacing at each end, which it removes afterwards. Negative spacing makes a line
  /// narrower, so it needs no extra room.
  ///
  /// - Parameter range: the text of the layout, in the text's UTF-8.
  private func pangoWidth(of range: Range<Int>, room: CGFloat) -> Int32 {
    let runs = text.runIndices(in: range)
    let spacing =
      (text.runs[runs.lowerBound].letterSpacing + text.runs[runs.upperBound].letterSpacing) / 2
    return PangoUnits.from(max(room, 0) + (spacing.isFinite ? max(spacing, 0) : 0))
  }

  /// Makes a layout of a range of the text.
  ///
  /// - Parameters:
  ///   - range: the range in the text's UTF-8.
  ///   - start: the offset in the part's UTF-8 at which a line must begin, after a space; nil for
  ///     none.
  private func makeLayout(
    of range: Range<Int>, suffix: String = "", breakingBefore start: Int? = nil,
    _ engine: TextEngine
  ) -> PangoLayoutOwner? {
    guard let owner = engine.makeLayout() else { return nil }
    let utf8 = text.string.utf8
    let lower = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let upper = utf8.index(lower, offsetBy: range.count)
    var shown = text.string[lower..<upper] + suffix
    if let start {
      let space = shown.utf8.index(shown.startIndex, offsetBy: start - 1)
      shown.unicodeScalars.replaceSubrange(space...space, with: ["\n" as Unicode.Scalar])
    }
    text.baseFace.withDescription {
      pango_layout_set_font_description(owner.handle, $0)
    }
    shown.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        pango_layout_set_text(owner.handle, $0.baseAddress, Int32(clamping: $0.count))
      }
    }
    let attributes = PangoAttributes(text, in: range)
    pango_layout_set_attributes(owner.handle, attributes.handle)
    return owner
  }

  // MARK: Measuring

  private func add(
    _ line: UnsafeMutablePointer<PangoLayoutLine>, of owner: PangoLayoutOwner, textOffset: Int,
    _ paragraph: ParagraphValues, isFirst: Bool
  ) {
    var ink = PangoRectangle()
    var logical = PangoRectangle()
    pango_layout_line_get_extents(line, &ink, &logical)
    let start = textOffset + Int(line.pointee.start_index)
    let runs = text.runIndices(in: start..<(start + max(Int(line.pointee.length), 1)))
    var (ascent, descent) = (CGFloat(0), CGFloat(0))
    for run in text.runs[runs] {
      let metrics = run.face.metrics
      ascent = max(ascent, metrics.ascender + run.baselineOffset)
      descent = max(descent, -metrics.descender - run.baselineOffset)
    }
    ascent = max(ascent, -PangoUnits.points(ink.y))
    descent = max(descent, PangoUnits.points(ink.y + ink.height))
    append(
      Line(
        owner: owner, line: line, textOffset: textOffset, paragraph: paragraph,
        isFirstOfParagraph: isFirst, width: PangoUnits.points(logical.width), ascent: ascent,
        top: 0, baseline: ascent, bottom: ascent + descent))
  }

  /// Adds a line below the others. Its baseline and bottom are relative to its own top before the
  /// call.
  private func append(_ line: Line) {
    var line = line
    let natural = line.bottom
    let height = line.paragraph.lineHeight(natural: natural)
    line.top = size.height
    if let previous = lines.last?.paragraph {
      line.top += previous.validLineSpacing
      if line.isFirstOfParagraph { line.top += line.paragraph.spacing(after: previous) }
    }
    // As on iOS, the height that the paragraph style adds or removes is above the text.
    line.baseline += line.top + height - natural
    line.bottom = line.top + height
    lines.append(line)
    size = CGSize(width: max(size.width, line.textWidth), height: line.bottom)
  }

  /// Without a font: adds the approximate size of the text.
  private func addEstimate() {
    let face = text.baseFace
    size = CGSize(
      width: 0.55 * face.size * CGFloat(min(text.string.count, 10_000)),
      height: face.metrics.lineHeight)
  }
}

extension TextLayout.Line {
  /// The width of a text that contains this line.
  var textWidth: CGFloat {
    paragraph.textWidth(ofLine: width, isFirst: isFirstOfParagraph)
  }
}

extension TextLayout {
  /// The limits of a layout.
  private struct Limits {
    /// The width; nil for an unlimited width.
    var width: CGFloat?
    var lines: Int
    var lastLineBreakMode: CTLineBreakMode?
    /// The number of characters that are laid out. Those after them are left out.
    var characters: Int
    /// The maximum number of characters of a paragraph that are laid out at once.
    var longestParagraph: Int

    /// The points by which a line may be wider, so that text fits into a width that was measured
    /// for it.
    static let slack: CGFloat = 0.01

    /// Returns the line break mode of the last line, if its paragraph has these values.
    func endOfLastLine(of paragraph: ParagraphValues) -> CTLineBreakMode {
      lastLineBreakMode ?? paragraph.lineBreakMode
    }

    init(
      width: CGFloat?, lines: Int, lastLineBreakMode: CTLineBreakMode?, for text: AttributedText
    ) {
      self.width = width.flatMap { $0.isFinite ? max($0, 0) + Self.slack : nil }
      self.lines = max(lines, 0)
      self.lastLineBreakMode = lastLineBreakMode
      // A longer line would overflow Pango's 22 bits of whole points before it is broken.
      let most = Int(PangoUnits.farthest / max(text.largestPointSize, 1))
      guard let width = self.width else {
        // If no line is so long, none is left out.
        let isTooLong = text.hasParagraph(longerThan: most)
        (characters, longestParagraph) = (isTooLong ? most : .max, .max)
        return
      }
      (characters, longestParagraph) = (.max, max(most, 1))
      let needsEnd = text.blocks.contains {
        let mode = lastLineBreakMode ?? $0.values.lineBreakMode
        return mode == .byTruncatingHead || mode == .byTruncatingMiddle
      }
      if self.lines > 0, !needsEnd {
        // Twenty characters per em are narrower than any text.
        let perLine = width / max(text.largestPointSize, 1) * 20 + 100
        characters = Int(min(perLine * CGFloat(self.lines), CGFloat(Int32.max)))
      }
    }
  }
}

extension CTLineBreakMode {
  /// Whether a line that is too long is broken in this mode, even if only one line is allowed.
  fileprivate var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }

  var truncates: Bool {
    self == .byTruncatingHead || self == .byTruncatingTail || self == .byTruncatingMiddle
  }

  fileprivate var ellipsis: PangoEllipsizeMode {
    switch self {
    case .byTruncatingHead: PANGO_ELLIPSIZE_START
    case .byTruncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
    case .byTruncatingTail: PANGO_ELLIPSIZE_END
    default: PANGO_ELLIPSIZE_NONE
    }
  }
}
