import CoreGraphics
import CoreText
import Testing

@testable import UIKit

/// Text whose paragraphs have styles of their own. The expected places are sums of the style's
/// points and of the widths and heights of the parts alone.
@MainActor
struct ParagraphTests {
  private let font = UIFont.systemFont(ofSize: 17)
  private var lineHeight: CGFloat { font.lineHeight }

  private func width(_ text: String) -> CGFloat { text.size(withAttributes: [.font: font]).width }

  /// A text of paragraphs, each with what is set on its style.
  private func text(
    _ paragraphs: (String, (NSMutableParagraphStyle) -> Void)...
  ) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for (string, set) in paragraphs {
      let style = NSMutableParagraphStyle()
      set(style)
      result.append(
        NSAttributedString(string: string, attributes: [.font: font, .paragraphStyle: style]))
    }
    return result
  }

  private func layout(
    _ text: NSAttributedString, width: CGFloat? = 300, lines: Int = 0
  ) -> TextLayout {
    let attributed = AttributedText(text, face: font.face, paragraph: ParagraphValues())
    return TextLayout(attributed, width: width, maximumLines: lines)
  }

  /// Where the lines of a text begin and end that are aligned within a width.
  private func edges(_ layout: TextLayout, width: CGFloat = 300) -> [ClosedRange<CGFloat>] {
    let string = layout.text.string as NSString
    let rects = (0..<string.length).flatMap { place -> [CGRect] in
      // The rectangles of a break, and of a space in its place, reach to the right edge.
      guard ![10, 32].contains(string.character(at: place)) else { return [] }
      return layout.rects(of: NSRange(location: place, length: 1), width: width)
    }
    return layout.lines.map { line in
      let own = rects.filter { $0.minY == line.top && $0.width > 0 }
      let left = own.map(\.minX).min() ?? 0
      return left...(own.map(\.maxX).max() ?? left)
    }
  }

  @Test func eachParagraphHasItsOwnAlignment() {
    let lines = edges(
      layout(
        text(
          ("left\n", { $0.alignment = .left }), ("centre\n", { $0.alignment = .center }),
          ("right", { $0.alignment = .right }))))
    #expect(lines.count == 3)
    #expect(abs(lines[0].lowerBound) < 0.01)
    #expect(abs(lines[1].lowerBound - (300 - width("centre")) / 2) < 0.01)
    #expect(abs(lines[2].upperBound - 300) < 0.01)
  }

  @Test func spaceIsBetweenParagraphsOnly() {
    let layout = layout(
      text(
        ("one\n", { $0.paragraphSpacing = 10 }),
        ("two\n", { ($0.paragraphSpacingBefore, $0.paragraphSpacing) = (4, 20) }),
        ("three", { ($0.paragraphSpacingBefore, $0.paragraphSpacing) = (0, 50) })))
    let tops = layout.lines.map(\.top)
    #expect(abs(tops[1] - (lineHeight + 10 + 4)) < 0.01)
    #expect(abs(tops[2] - (2 * lineHeight + 14 + 20)) < 0.01)
    #expect(abs(layout.size.height - (3 * lineHeight + 34)) < 0.01)
  }

  /// The paragraphs of one style are laid out together.
  @Test func spaceIsBetweenParagraphsOfOneStyleToo() {
    let wrapped = String(repeating: "word ", count: 30)
    let layout = layout(text(("\(wrapped)\nlast", { $0.paragraphSpacing = 12 })))
    let lines = layout.lines
    #expect(lines.count > 3)
    let gaps = zip(lines, lines.dropFirst()).map { $1.top - $0.bottom }
    #expect(gaps.dropLast().allSatisfy { abs($0) < 0.01 })
    #expect(abs(gaps.last! - 12) < 0.01)
  }

  @Test(arguments: [(30, 12), (0, 24)] as [(CGFloat, CGFloat)])
  func theFirstLineAndTheOthersBeginWhereTheStyleSays(first: CGFloat, others: CGFloat) {
    let wrapped = String(repeating: "word ", count: 20)
    let lines = edges(
      layout(
        text(
          (
            wrapped + "\n" + wrapped,
            {
              $0.firstLineHeadIndent = first
              $0.headIndent = others
              $0.tailIndent = -20
            }
          )), width: 200), width: 200)
    let starts = lines.map(\.lowerBound)
    #expect(starts.filter { abs($0 - first) < 0.01 }.count == 2)
    #expect(starts.filter { abs($0 - others) < 0.01 }.count == lines.count - 2)
    #expect(lines.allSatisfy { $0.upperBound <= 180.02 })
    // As many words as there is room for.
    let (word, next) = (width("word"), width("word word") - width("word"))
    let more = ((180 - others - word) / next).rounded(.down)
    #expect(abs(lines[1].upperBound - others - word - more * next) < 0.1)
  }

  @Test func aPositiveTailIndentIsTheEndOfLines() {
    let right = layout(
      text(
        (
          "end",
          {
            $0.alignment = .right
            $0.tailIndent = 120
          }
        )))
    #expect(abs(edges(right)[0].upperBound - 120) < 0.01)
    let wrapped = layout(
      text((String(repeating: "word ", count: 20), { $0.tailIndent = width("word word") + 1 })))
    #expect(wrapped.lines.count == 10)
  }

  @Test(arguments: [NSTextAlignment.left, .center, .right])
  func aTextFitsTheWidthThatItWasMeasuredFor(_ alignment: NSTextAlignment) {
    for (tail, wide) in [(0, 0), (-20, 20), (120, max(80 - width("word"), 0))]
      as [(CGFloat, CGFloat)]
    {
      let text = text(
        (
          "word",
          {
            $0.alignment = alignment
            ($0.firstLineHeadIndent, $0.tailIndent) = (40, tail)
          }
        ))
      let natural = layout(text, width: nil).size.width
      let needed = 40 + width("word") + (tail > 0 && alignment == .left ? 0 : wide)
      #expect(abs(natural - needed) < 0.01)
      let fitted = layout(text, width: natural)
      #expect(fitted.lines.count == 1)
      let edges = edges(fitted, width: natural)[0]
      #expect(edges.lowerBound >= 39.99 && edges.upperBound <= natural + 0.02)
    }
  }

  /// Without a width, too.
  @Test func aPositiveTailIndentWraps() {
    let text = text(("word word word", { $0.tailIndent = width("word word") + 1 }))
    #expect(layout(text, width: nil).lines.count == 2)
  }

  /// Letters that are far apart need room at the ends of their own lines only.
  @Test func paragraphsFitWithSpacesBetweenTheirLetters() {
    let whole = NSMutableAttributedString(attributedString: text(("a\n", { $0.headIndent = 1 })))
    let style = NSMutableParagraphStyle()
    let spaced = NSAttributedString(
      string: "word", attributes: [.font: font, .paragraphStyle: style, .kern: 10])
    whole.append(spaced)
    whole.append(text(("\n", { _ in }), ("b", { $0.headIndent = 1 })))
    #expect(layout(whole, width: layout(spaced, width: nil).size.width).lines.count == 3)
  }

  /// The line that is left of several paragraphs says that there is more.
  @Test(arguments: [1, 2], ["\n", "\r\n", "\u{2029}"])
  func linesThatAreLeftOutShow(_ count: Int, _ lineBreak: String) {
    let whole = text(
      ("one" + lineBreak, { $0.lineBreakMode = .byTruncatingTail }),
      (
        "two" + lineBreak,
        {
          $0.lineBreakMode = .byTruncatingTail
          $0.headIndent = 5
        }
      ),
      ("three", { $0.lineBreakMode = .byTruncatingTail }))
    let layout = layout(whole, lines: count)
    #expect(layout.isTruncated && layout.lines.count == count)
    #expect(abs(layout.lines[count - 1].width - width(["one…", "two…"][count - 1])) < 0.1)
    #expect(!self.layout(whole, lines: 3).isTruncated)
  }

  /// Also with breaks of two characters, and without any text between two.
  @Test(arguments: ["\n", "\r\n", "\r", "\u{2029}"]) func aPointIsAtThePlaceOfItsCaret(
    _ lineBreak: String
  ) {
    let layout = layout(
      text(
        ("first" + lineBreak, { $0.alignment = .center }),
        (lineBreak, { $0.headIndent = 5 }),
        ("second " + String(repeating: "word ", count: 20) + lineBreak, { $0.headIndent = 20 }),
        ("third" + lineBreak, { $0.alignment = .right })))
    let string = layout.text.string
    #expect(layout.lines.last?.width == 0, "the text ends with a break")
    for index in string.indices + [string.endIndex] {
      let place = index.utf16Offset(in: string)
      guard let line = layout.line(of: place) else { continue }
      let middle = (layout.lines[line].top + layout.lines[line].bottom) / 2
      let caret = CGPoint(x: layout.caretX(at: place, width: 300), y: middle)
      #expect(layout.place(at: caret, width: 300) == place, "place \(place)")
    }
  }

  @Test func aStyleIsThatOfTheFirstCharacter() {
    let mixed = NSMutableAttributedString(string: "one two", attributes: [.font: font])
    let right = NSMutableParagraphStyle()
    right.alignment = .right
    mixed.addAttribute(.paragraphStyle, value: right, range: NSRange(location: 4, length: 3))
    #expect(abs(edges(layout(mixed))[0].lowerBound) < 0.01)
    mixed.addAttribute(.paragraphStyle, value: right, range: NSRange(location: 0, length: 1))
    #expect(abs(edges(layout(mixed))[0].upperBound - 300) < 0.01)
  }

  @Test func impossibleValuesAreIgnored() {
    for value in [CGFloat.nan, .infinity, -.infinity, -40] {
      let layout = layout(
        text(
          (
            "one two three\nfour",
            {
              ($0.firstLineHeadIndent, $0.headIndent) = (value, value)
              ($0.paragraphSpacing, $0.paragraphSpacingBefore) = (value, value)
            }
          )))
      #expect(layout.lines.count == 2 && abs(layout.size.height - 2 * lineHeight) < 0.01)
      #expect(abs(edges(layout)[1].lowerBound) < 0.01)
    }
    for value in [CGFloat.nan, .infinity, 1e12] {
      let layout = layout(text(("one two three", { $0.tailIndent = value })))
      #expect(layout.lines.count == 1 && edges(layout)[0].upperBound < 300)
    }
    let none = layout(text(("one two", { $0.tailIndent = -1e12 })))
    #expect(none.lines.count > 3 && none.size.width.isFinite, "a character a line")
  }

  @Test func aStyleTakesOverAnother() throws {
    let style = NSMutableParagraphStyle()
    style.headIndent = 7
    style.paragraphSpacing = 3
    let copy = NSMutableParagraphStyle()
    copy.setParagraphStyle(style)
    #expect(copy.headIndent == 7 && copy.paragraphSpacing == 3 && copy == style)
    copy.tailIndent = -1
    #expect(copy != style && style.tailIndent == 0)
  }

  @Test func aLabelIsAsHighAsItsParagraphs() {
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text(
      ("Title\n", { ($0.alignment, $0.paragraphSpacing) = (.center, 8) }),
      ("Body", { $0.alignment = .left }))
    #expect(label.intrinsicContentSize.height == (2 * lineHeight + 8).rounded(.up))
  }

  @Test func whatHasNoEffectIsKeptAndCopied() throws {
    #expect(NSParagraphStyle.default.tabStops.map(\.location).prefix(2) == [28, 56])
    let style = NSMutableParagraphStyle()
    style.tabStops = [NSTextTab(textAlignment: .right, location: 90, options: [:])]
    style.addTabStop(NSTextTab(textAlignment: .left, location: 30))
    (style.hyphenationFactor, style.defaultTabInterval) = (1, 12)
    (style.baseWritingDirection, style.lineBreakStrategy) = (.rightToLeft, .pushOut)
    style.allowsDefaultTighteningForTruncation = true
    let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
    #expect(copy == style && copy.tabStops.map(\.location) == [30, 90])
    #expect(copy.hyphenationFactor == 1 && copy.defaultTabInterval == 12)
    #expect(copy.baseWritingDirection == .rightToLeft && copy.lineBreakStrategy == .pushOut)
    #expect(copy.allowsDefaultTighteningForTruncation)
    copy.removeTabStop(NSTextTab(textAlignment: .left, location: 30))
    #expect(copy != style && copy.tabStops.map(\.alignment) == [.right])
    let other = NSMutableParagraphStyle()
    other.setParagraphStyle(style)
    #expect(other == style)
  }

  @Test(arguments: [("ar", 1), ("he-IL", 1), ("fa", 1), ("de", 0), ("ja", 0)])
  func languagesHaveADirection(language: String, direction: Int) {
    #expect(
      NSParagraphStyle.defaultWritingDirection(forLanguage: language).rawValue == direction)
  }
}
