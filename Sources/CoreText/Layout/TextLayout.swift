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
    package var width: CGFloat
    /// From the top of the whole text, in points.
    package var top, baseline, bottom: CGFloat
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
  package init(
    _ text: AttributedText, width: CGFloat? = nil, maximumLines: Int = 0,
    maximumHeight: CGFloat? = nil
  ) {
    let limits = Limits(width: width, lines: maximumLines, for: text)
    self.text = text.truncated(toCharacters: limits.characters)
    guard !text.string.isEmpty else { return }
    TextEngine.withIdle { engine in
      layOut(limits, engine)
      if let maximumHeight, size.height > maximumHeight {
        let fitting = max(lines.prefix { $0.bottom <= maximumHeight + 0.01 }.count, 1)
        if fitting < lines.count {
          var fewer = limits
          fewer.lines = fitting
          layOut(fewer, engine)
        }
      }
    }
  }

  // MARK: Breaking into lines

  private func layOut(_ limits: Limits, _ engine: TextEngine) {
    lines = []
    size = .zero
    isTruncated = false
    let mode = text.paragraph.lineBreakMode
    if limits.lines == 1, !mode.wraps {
      addLastLine(from: 0, limits, engine)
    } else {
      addLines(limits, engine)
    }
  }

  private func addLines(_ limits: Limits, _ engine: TextEngine) {
    guard let owner = makeLayout(from: 0, to: nil, engine) else { return addEstimate(engine) }
    if let width = limits.width {
      pango_layout_set_width(owner.handle, PangoUnits.from(width + endSpacing))
      pango_layout_set_wrap(
        owner.handle,
        text.paragraph.lineBreakMode == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    }
    pango_layout_set_justify(owner.handle, text.paragraph.alignment == .justified ? 1 : 0)
    let count = Int(pango_layout_get_line_count(owner.handle))
    let shown = limits.lines > 0 ? min(limits.lines, count) : count
    var next = pango_layout_get_lines_readonly(owner.handle)
    for index in 0..<shown {
      guard let node = next, let data = node.pointee.data else { break }
      next = node.pointee.next
      let line = data.assumingMemoryBound(to: PangoLayoutLine.self)
      if index == shown - 1, shown < count, text.paragraph.lineBreakMode.truncates {
        addLastLine(from: Int(line.pointee.start_index), limits, engine)
      } else {
        add(line, of: owner, textOffset: 0)
      }
    }
    if shown < count { isTruncated = true }
  }

  /// Adds one line that holds what is left of the text, as much as fits.
  private func addLastLine(from start: Int, _ limits: Limits, _ engine: TextEngine) {
    let rest = text.string.utf8.dropFirst(start)
    let end = rest.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    guard let owner = makeLayout(from: start, to: end, engine) else { return addEstimate(engine) }
    let mode = text.paragraph.lineBreakMode
    if mode.truncates, let width = limits.width {
      pango_layout_set_width(owner.handle, PangoUnits.from(width + endSpacing))
      pango_layout_set_ellipsize(owner.handle, mode.ellipsis)
    }
    guard let line = pango_layout_get_line_readonly(owner.handle, 0) else { return }
    add(line, of: owner, textOffset: start)
    let isEllipsized = pango_layout_is_ellipsized(owner.handle) != 0
    isTruncated = end != nil || isEllipsized
    if isEllipsized, let width = limits.width {
      // Pango fills the width it was given to the last unit, the slack in it too.
      let slack = Limits.slack
      lines[lines.count - 1].width = min(lines[lines.count - 1].width, max(width - slack, 0))
      size.width = lines.map(\.width).max() ?? 0
    }
  }

  /// Points by which Pango takes a line for wider than it is when it breaks or truncates it: half
  /// of the letter spacing at each end, which it takes off afterwards. Spacing that is negative
  /// makes a line narrower, and needs no room.
  private var endSpacing: CGFloat {
    let ends = [text.runs.first, text.runs.last].map { $0?.letterSpacing ?? 0 }
    let spacing = ends.reduce(0, +) / 2
    return spacing.isFinite ? max(spacing, 0) : 0
  }

  private func makeLayout(
    from start: Int, to end: String.Index?, _ engine: TextEngine
  ) -> PangoLayoutOwner? {
    guard let owner = engine.makeLayout() else { return nil }
    let utf8 = text.string.utf8
    let first = utf8.index(utf8.startIndex, offsetBy: start)
    var part = String(text.string[first..<(end ?? utf8.endIndex)])
    // Following lines are left out, which an ellipsis has to show.
    if end != nil, text.paragraph.lineBreakMode.truncates { part += "…" }
    text.baseFace.withDescription {
      pango_layout_set_font_description(owner.handle, $0)
    }
    part.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        pango_layout_set_text(owner.handle, $0.baseAddress, Int32(clamping: $0.count))
      }
    }
    let attributes = PangoAttributes(text, from: start)
    pango_layout_set_attributes(owner.handle, attributes.handle)
    return owner
  }

  // MARK: Measuring

  private func add(
    _ line: UnsafeMutablePointer<PangoLayoutLine>, of owner: PangoLayoutOwner, textOffset: Int
  ) {
    var ink = PangoRectangle()
    var logical = PangoRectangle()
    pango_layout_line_get_extents(line, &ink, &logical)
    let start = textOffset + Int(line.pointee.start_index)
    let runs = text.runs(in: start..<(start + max(Int(line.pointee.length), 1)))
    var (ascent, descent) = (CGFloat(0), CGFloat(0))
    for run in runs {
      let metrics = owner.engine.metrics(for: run.face)
      ascent = max(ascent, metrics.ascender + run.baselineOffset)
      descent = max(descent, -metrics.descender - run.baselineOffset)
    }
    ascent = max(ascent, -PangoUnits.points(ink.y))
    descent = max(descent, PangoUnits.points(ink.y + ink.height))
    append(
      Line(
        owner: owner, line: line, textOffset: textOffset,
        width: PangoUnits.points(logical.width), top: 0, baseline: ascent, bottom: ascent + descent)
    )
  }

  /// Places a line, whose baseline and bottom count from its own top, below those there are.
  private func append(_ line: Line) {
    var line = line
    let natural = line.bottom
    let height = text.paragraph.lineHeight(natural: natural)
    let spacing = text.paragraph.lineSpacing
    line.top = size.height
    if !lines.isEmpty, spacing.isFinite, spacing > 0 { line.top += spacing }
    // Height that the paragraph style adds or removes is above the text, as on iOS.
    line.baseline += line.top + height - natural
    line.bottom = line.top + height
    lines.append(line)
    size = CGSize(width: max(size.width, line.width), height: line.bottom)
  }

  /// Without any font: the room that the text would take, roughly.
  private func addEstimate(_ engine: TextEngine) {
    let face = text.baseFace
    size = CGSize(
      width: 0.55 * face.size * CGFloat(min(text.string.count, 10_000)),
      height: engine.metrics(for: face).lineHeight)
  }
}

extension TextLayout {
  /// The limits of a layout.
  private struct Limits {
    /// Nil for as wide as the text is.
    var width: CGFloat?
    var lines: Int
    var characters: Int

    /// Points that a line may be wider, so that text fits a width that was measured for it.
    static let slack: CGFloat = 0.01

    init(width: CGFloat?, lines: Int, for text: AttributedText) {
      self.width = width.flatMap { $0.isFinite ? max($0, 0) + Self.slack : nil }
      self.lines = max(lines, 0)
      // Beyond it Pango's 22 bits of whole points overflow.
      let most = Int(PangoUnits.farthest / max(text.largestPointSize, 1))
      characters = most
      let mode = text.paragraph.lineBreakMode
      let needsEnd = mode == .byTruncatingHead || mode == .byTruncatingMiddle
      if let width = self.width, self.lines > 0, !needsEnd {
        // Twenty characters to the em: narrower than any text is.
        let perLine = width / max(text.largestPointSize, 1) * 20 + 100
        characters = Int(min(CGFloat(most), perLine * CGFloat(min(self.lines, most))))
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
