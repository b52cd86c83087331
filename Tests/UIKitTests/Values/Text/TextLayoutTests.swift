import CoreGraphics
import CoreText
import Testing

@testable import UIKit

struct TextLayoutTests {
  private let font = UIFont.systemFont(ofSize: 17)

  private func layout(
    _ text: String, _ mode: NSLineBreakMode = .byTruncatingTail, width: CGFloat? = nil,
    lines: Int = 0
  ) -> TextLayout {
    let paragraph = ParagraphValues(alignment: .natural, lineBreakMode: mode)
    return TextLayout(
      AttributedText(text, face: font.face, paragraph: paragraph), width: width, maximumLines: lines
    )
  }

  @Test func textFitsTheWidthItWasMeasuredFor() {
    let text = "The quick brown fox jumps"
    let natural = layout(text).size.width
    #expect(layout(text, width: natural).lines.count == 1)
    #expect(!layout(text, width: natural, lines: 1).isTruncated)
    #expect(layout(text, width: natural - 1, lines: 1).isTruncated)
  }

  /// The letter spacing of the system's font depends on weight and size.
  @Test(arguments: [
    UIFont.Weight.ultraLight, .regular, .semibold, .bold, .black,
  ]) func textOfAnyWeightFitsTheWidthItWasMeasuredFor(_ weight: UIFont.Weight) {
    for size in stride(from: CGFloat(9), through: 60, by: 3) {
      let face = UIFont.systemFont(ofSize: size, weight: weight).face
      for string in ["→", "›", "A", "Continue", "A B C"] {
        func lay(_ mode: NSLineBreakMode, width: CGFloat?, lines: Int) -> TextLayout {
          let paragraph = ParagraphValues(alignment: .natural, lineBreakMode: mode)
          return TextLayout(
            AttributedText(string, face: face, paragraph: paragraph), width: width,
            maximumLines: lines)
        }
        let natural = lay(.byTruncatingTail, width: nil, lines: 1).size.width
        let one = lay(.byTruncatingTail, width: natural, lines: 1)
        #expect(!one.isTruncated && one.size.width <= natural + 0.01, "\(string) at \(size)")
        #expect(lay(.byWordWrapping, width: natural, lines: 0).lines.count == 1)
      }
    }
  }

  @Test(arguments: [
    NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail, .byWordWrapping,
    .byCharWrapping,
  ])
  func noLineIsWiderThanItsRoom(mode: NSLineBreakMode) {
    let text = String(repeating: "Transition controllers ", count: 20)
    for lines in [1, 3, 0] {
      let result = layout(text, mode, width: 200, lines: lines)
      #expect(result.size.width <= 200.02)
      #expect(lines == 0 || result.lines.count == lines)
    }
  }

  /// A word that is too long is broken without a hyphen: each line is as wide as its letters.
  @Test func aLongWordIsBrokenWithoutAHyphen() {
    let letter = layout("mm").size.width - layout("m").size.width
    let result = layout(String(repeating: "m", count: 40), .byWordWrapping, width: 100)
    #expect(result.lines.count > 3)
    for line in result.lines {
      let count = Int((line.width / letter).rounded())
      let letters = layout(String(repeating: "m", count: count)).size.width
      #expect(abs(line.width - letters) < 0.02, "\(line.width), \(letters)")
    }
  }

  /// A soft hyphen is seen where the line ends with it, and nowhere else: the Unicode Standard,
  /// section 23.2.
  @Test func aSoftHyphenIsSeenWhereItBreaksAWord() {
    let (text, width) = ("inter\u{AD}national", layout("inter-national").size.width)
    #expect(layout(text, .byWordWrapping, width: width).lines.count == 1)
    let broken = layout(text, .byWordWrapping, width: width - 15)
    #expect(broken.lines.count == 2)
    #expect(broken.lines[0].width > layout("inter").size.width + 3)
    #expect(abs(broken.lines[1].width - layout("national").size.width) < 1)
  }

  /// In the room of “mm m” character wrapping puts four characters on each line, word wrapping two.
  @Test func characterWrappingBreaksInsideWords() {
    let width = layout("mm m").size.width + 1
    #expect(layout("mm mm mm mm", .byCharWrapping, width: width).lines.count == 3)
    #expect(layout("mm mm mm mm", .byWordWrapping, width: width).lines.count == 4)
  }

  @Test func clippedTextIsAsLongAsItIs() {
    #expect(layout("A long line of text", .byClipping, width: 20, lines: 1).size.width > 100)
  }

  @Test func paragraphsThatAreLeftOutAreReported() {
    let result = layout("One\nTwo\nThree", width: 200, lines: 2)
    #expect(result.lines.count == 2 && result.isTruncated)
    #expect(layout("One\nTwo", width: 200, lines: 2).isTruncated == false)
  }

  @Test func linesAreAsHighAsTheFontInAnyScript() {
    let height = font.lineHeight
    for text in ["Hg", "转场动画", "Hg 转场 é"] {
      #expect(abs(layout(text).size.height - height) < 0.5)
    }
    #expect(abs(layout("a\nb\nc").size.height - 3 * height) < 0.01)
  }

  /// A log or a licence: each line of the text is a line of the layout, the empty one at the end,
  /// too.
  @Test func aTextOfAnyLengthIsLaidOutToItsEnd() {
    let text = String(repeating: "All work and no play\n", count: 5000)
    let result = layout(text, .byWordWrapping, width: 300)
    #expect(result.lines.count == 5001 && !result.isTruncated)
    #expect(result.line(of: text.utf16.count) == 5000)
    let height = layout("All", .byWordWrapping, width: 300).size.height
    #expect(abs(result.size.height - 5001 * height) < 1)
    #expect(layout(text, width: 300, lines: 4000).lines.count == 4000)
    // Without a width, too: no line of it is long.
    let wide = layout(text)
    #expect(wide.lines.count == 5001 && !wide.isTruncated)
    #expect(abs(wide.size.height - result.size.height) < 1)
  }

  /// More than Pango breaks into lines at once: where its work is split, the paragraph goes on.
  @Test(arguments: ["word ", "\u{E9}"], ["\n", "\r\n"])
  func aParagraphOfAnyLengthIsOneParagraph(word: String, lineBreak: String) {
    var paragraph = ParagraphValues()
    paragraph.firstLineHeadIndent = 30
    // Of so large letters it is a tenth as many as of those of a usual size.
    let font = UIFont.systemFont(ofSize: 170)
    let long = String(repeating: word, count: 15_000 / word.count)
    let text = "Title" + lineBreak + long + lineBreak + "End" + lineBreak
    let width: CGFloat = 20_000
    let result = TextLayout(
      AttributedText(text, face: font.face, paragraph: paragraph), width: width)
    #expect(!result.isTruncated && result.size.width <= width + 1 + font.pointSize)
    // Where each line begins, and which of them begin paragraphs.
    let starts = result.lines.indices.map { result.place(atX: -1, line: $0, width: width) }
    #expect(starts == starts.sorted() && Set(starts).count == starts.count)
    let indented = starts.indices.filter { result.caretX(at: starts[$0], width: width) > 29 }
    let last = result.lines.count - 1
    #expect(indented == [0, 1, last - 1, last])
    #expect(starts[1] == 5 + lineBreak.utf16.count)
    #expect(starts[last - 1] == starts[1] + long.utf16.count + lineBreak.utf16.count)
    #expect(starts[last] == text.utf16.count)
    // A line that is not as full as the others is there where the work is split alone.
    let short = result.lines[2..<last - 2].filter { $0.width < 19_000 }
    #expect(short.count <= 3)
  }

  @Test func whatIsLeftOutOfALongParagraphIsShownByAnEllipsis() {
    let long = String(repeating: "word ", count: 30_000)
    for mode in [NSLineBreakMode.byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead] {
      let result = layout(long, mode, width: 300, lines: 2)
      #expect(result.lines.count == 2 && result.isTruncated && result.size.width <= 300.02)
    }
  }

  @Test func hugeAndOddTextDoesNotCrash() {
    let huge = String(repeating: "word ", count: 200_000)
    #expect(layout(huge, width: 300, lines: 1).lines.count == 1)
    #expect(layout(huge, .byTruncatingMiddle, width: 300, lines: 1).lines.count == 1)
    #expect(layout(String(huge.prefix(150_000)), width: 300).lines.count > 100)
    #expect(layout(String(repeating: "\n", count: 10_000), width: 10).lines.count > 1000)
    #expect(layout("a\0b").lines.count == 1)
    #expect(layout(String(decoding: [0x61, 0xFF, 0xC0, 0x62], as: UTF8.self)).lines.count == 1)
    #expect(layout("\u{10FFFD}\u{202E}e\u{301}\u{301}\u{301}").size.width > 0)
    for width in [CGFloat.nan, .infinity, -5, 0, 1e12] {
      #expect(layout("Some words here", width: width).size.width.isFinite)
    }
  }

  @Test func attributesCountByTheCharactersTheyAreOn() {
    let text = NSMutableAttributedString(string: "é😀转", attributes: [.font: font])
    text.append(
      NSAttributedString(
        string: "big", attributes: [.font: UIFont.systemFont(ofSize: 34), .kern: 10]))
    let attributed = AttributedText(text, face: font.face, paragraph: ParagraphValues())
    #expect(attributed.runs.map(\.range) == [0..<9, 9..<12])
    let result = TextLayout(attributed)
    #expect(abs(result.size.height - UIFont.systemFont(ofSize: 34).lineHeight) < 1)
    let plain = layout("é😀转").size.width
    #expect(result.size.width > plain + 60)
  }

  @Test func stringsMeasureAndDrawLikeLabels() throws {
    let attributes: [NSAttributedString.Key: Any] = [.font: font]
    #expect("Hello".size(withAttributes: attributes) == layout("Hello").size)
    let box = "Hello wide world".boundingRect(
      with: CGSize(width: 60, height: 1000), options: .usesLineFragmentOrigin,
      attributes: attributes, context: nil)
    #expect(box.width <= 60.02 && box.height > 2 * font.lineHeight - 1)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 24)).image { _ in
      "Hello".draw(at: .zero, withAttributes: attributes)
    }
    let pixels = try #require(image.cgImage)
    let ink = (0..<pixels.height).contains { y in
      (0..<pixels.width).contains { pixels.pixel(x: $0, y: y) >> 24 > 200 }
    }
    #expect(ink)
  }
}
