import CPango
package import CoreGraphics

/// Text broken into lines and measured, ready to be drawn any number of times.
///
/// Made for a width and a number of lines; what does not fit is wrapped, clipped or truncated with
/// "…" by the paragraph style. Lines have the height of their fonts; fallback fonts for missing
/// characters increase it only if they reach farther.
///
/// Sendable is sound: nothing changes once it is made, and Pango's objects are used only while
/// their engine's lock is held.
package final class TextLayout: @unchecked Sendable {
  package struct Line {
    /// Keeps `line` alive.
    var owner: PangoLayoutOwner
    var line: UnsafeMutablePointer<PangoLayoutLine>
    /// Where the layout's text begins in the whole text's UTF-8.
    var textOffset: Int
    /// The style of its paragraph.
    var paragraph: ParagraphValues
    var isFirstOfParagraph: Bool
    package var width: CGFloat
    /// From the top of the whole text, in points.
    package var top, baseline, bottom: CGFloat

    /// The parts of the line, each in one font, in the order in which they are drawn.
    var runs: some Sequence<PangoGlyphItem> {
      sequence(state: line.pointee.runs) { node in
        guard let current = node, let data = current.pointee.data else { return nil }
        node = current.pointee.next
        return data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
      }
    }

    /// How far the line begins from the left edge, in lines that are aligned within `width`.
    func indent(in width: CGFloat) -> CGFloat {
      paragraph.indent(ofWidth: self.width, isFirst: isFirstOfParagraph, in: width)
    }
  }

  package let text: AttributedText
  package private(set) var lines: [Line] = []
  /// Whether some of the text is left out.
  package private(set) var isTruncated = false
  /// The lines' width and height, in points, not rounded.
  package private(set) var size = CGSize.zero

  /// From the top to the baseline of the first and of the last line; 0 without lines.
  package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
  package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

  /// Lays text out.
  ///
  /// - Parameters:
  ///   - width: In points; nil for as wide as the text is.
  ///   - maximumLines: 0 for any number.
  ///   - maximumHeight: Lines that end below it are left out, but for the first.
  ///   - lastLineBreakMode: how the last line ends where some of the text is left out; nil for as
  ///     its paragraph says.
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

  /// Lays text out with an engine that the caller has the exclusive use of.
  init(
    _ text: AttributedText, width: CGFloat? = nil, maximumLines: Int = 0, with engine: TextEngine
  ) {
    let limits = Limits(width: width, lines: maximumLines, lastLineBreakMode: nil, for: text)
    self.text = text
    layOut(limits, maximumHeight: nil, engine)
  }

  // MARK: Breaking into lines

  /// Lays out as many lines as there may be and as fit.
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

  /// Adds the lines of a block, as many as there may be.
  ///
  /// - Returns: false where there is no font.
  private func addLines(of block: Int, _ limits: Limits, _ engine: TextEngine) -> Bool {
    let isLast = block == text.blocks.count - 1
    // The break at its end would begin another line.
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
  /// - Parameter isEnd: whether no text follows it.
  private func addLines(
    of part: AttributedText.Part, _ paragraph: ParagraphValues, isEnd: Bool, _ limits: Limits,
    _ engine: TextEngine
  ) -> Bool {
    let range = part.range
    guard var owner = makeLayout(of: range, engine) else { return false }
    set(paragraph, of: part, on: owner, limits)
    let count = Int(pango_layout_get_line_count(owner.handle))
    // Where the last line begins that has got a word of the line before.
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

  /// Sets how a part of a block is broken into lines.
  private func set(
    _ paragraph: ParagraphValues, of part: AttributedText.Part, on owner: PangoLayoutOwner,
    _ limits: Limits
  ) {
    let first = paragraph.head(isFirst: !part.isContinued)
    let others = paragraph.head(isFirst: false)
    if let width = paragraph.width(within: limits.width) {
      // Pango indents the first lines, or all the others, from the layout's edge.
      let room = paragraph.tail(in: width) - min(first, others)
      pango_layout_set_width(owner.handle, pangoWidth(of: part.range, room: room))
      pango_layout_set_indent(owner.handle, PangoUnits.from(first - others))
      pango_layout_set_wrap(
        owner.handle,
        paragraph.lineBreakMode == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    }
    pango_layout_set_justify(owner.handle, paragraph.alignment == .justified ? 1 : 0)
  }

  /// Where the last line begins, in the part's UTF-8, if it gets a word of the line before, as it
  /// has only one; nil where it stays as it is. Only of text that is written from left to right and
  /// with spaces.
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
    // Hebrew and what follows it begin with 0xD6; 0xE2 has quotation marks and dashes.
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

  /// Adds one line that holds what is left of the text, as much as fits.
  private func addLastLine(
    from start: Int, _ paragraph: ParagraphValues, isFirst: Bool, _ limits: Limits,
    _ engine: TextEngine
  ) {
    let string = text.string
    let rest = string.unicodeScalars[string.utf8.index(string.startIndex, offsetBy: start)...]
    var lineEnd = rest.firstIndex(where: \.endsParagraph) ?? string.endIndex
    let longest = limits.longestParagraph
    if string.utf8.distance(from: rest.startIndex, to: lineEnd) > longest {
      // No line has room for more.
      lineEnd = string.index(rest.startIndex, offsetBy: longest, limitedBy: lineEnd) ?? lineEnd
    }
    let end = string.utf8.distance(from: string.startIndex, to: lineEnd)
    let leavesOut = lineEnd < string.endIndex
    let mode = limits.endOfLastLine(of: paragraph)
    // What follows is left out, which an ellipsis has to show.
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
      // Pango fills the width it was given to the last unit, the slack in it too.
      let widest = paragraph.tail(in: width) - head - Limits.slack
      lines[lines.count - 1].width = min(lines[lines.count - 1].width, max(widest, 0))
      size.width = lines.map(\.textWidth).max() ?? 0
    }
  }

  /// The width for Pango of lines for which there is room.
  ///
  /// Pango takes a line for wider than it is when it breaks or truncates it: by half of the letter
  /// spacing at each end, which it takes off afterwards. Spacing that is negative makes a line
  /// narrower, and needs no room.
  ///
  /// - Parameter range: what is laid out, in the text's UTF-8.
  private func pangoWidth(of range: Range<Int>, room: CGFloat) -> Int32 {
    let runs = text.runIndices(in: range)
    let spacing =
      (text.runs[runs.lowerBound].letterSpacing + text.runs[runs.upperBound].letterSpacing) / 2
    return PangoUnits.from(max(room, 0) + (spacing.isFinite ? max(spacing, 0) : 0))
  }

  /// A layout of a part of the text.
  ///
  /// - Parameters:
  ///   - range: in the text's UTF-8.
  ///   - start: the part's UTF-8 before which a line ends, at a space; nil for none.
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
        isFirstOfParagraph: isFirst, width: PangoUnits.points(logical.width), top: 0,
        baseline: ascent, bottom: ascent + descent))
  }

  /// Places a line, whose baseline and bottom count from its own top, below those there are.
  private func append(_ line: Line) {
    var line = line
    let natural = line.bottom
    let height = line.paragraph.lineHeight(natural: natural)
    line.top = size.height
    if let previous = lines.last?.paragraph {
      line.top += previous.soundLineSpacing
      if line.isFirstOfParagraph { line.top += line.paragraph.spacing(after: previous) }
    }
    // Height that the paragraph style adds or removes is above the text, as on iOS.
    line.baseline += line.top + height - natural
    line.bottom = line.top + height
    lines.append(line)
    size = CGSize(width: max(size.width, line.textWidth), height: line.bottom)
  }

  /// Without any font: the room that the text would take, roughly.
  private func addEstimate() {
    let face = text.baseFace
    size = CGSize(
      width: 0.55 * face.size * CGFloat(min(text.string.count, 10_000)),
      height: face.metrics.lineHeight)
  }
}

extension TextLayout.Line {
  /// The width that a text needs for this line.
  fileprivate var textWidth: CGFloat {
    paragraph.textWidth(ofLine: width, isFirst: isFirstOfParagraph)
  }
}

extension TextLayout {
  /// The limits of a layout.
  private struct Limits {
    /// Nil for as wide as the text is.
    var width: CGFloat?
    var lines: Int
    var lastLineBreakMode: CTLineBreakMode?
    /// The characters of the text that are laid out; those beyond are left out.
    var characters: Int
    /// The characters of a paragraph that are laid out together.
    var longestParagraph: Int

    /// Points that a line may be wider, so that text fits a width that was measured for it.
    static let slack: CGFloat = 0.01

    /// How the last line ends, if it is of a paragraph with these values.
    func endOfLastLine(of paragraph: ParagraphValues) -> CTLineBreakMode {
      lastLineBreakMode ?? paragraph.lineBreakMode
    }

    init(
      width: CGFloat?, lines: Int, lastLineBreakMode: CTLineBreakMode?, for text: AttributedText
    ) {
      self.width = width.flatMap { $0.isFinite ? max($0, 0) + Self.slack : nil }
      self.lines = max(lines, 0)
      self.lastLineBreakMode = lastLineBreakMode
      // Beyond it Pango's 22 bits of whole points overflow, in a line that is not broken yet.
      let most = Int(PangoUnits.farthest / max(text.largestPointSize, 1))
      guard let width = self.width else {
        // Where no line is so long, none is left out.
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
        // Twenty characters to the em: narrower than any text is.
        let perLine = width / max(text.largestPointSize, 1) * 20 + 100
        characters = Int(min(perLine * CGFloat(self.lines), CGFloat(Int32.max)))
      }
    }
  }
}

extension CTLineBreakMode {
  /// Whether one line too many continues in the next even where only one is allowed.
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
