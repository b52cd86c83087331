import CoreGraphics
import Testing
import UIKit

/// As in the system's own labels, no word is alone in the last line.
@MainActor
struct LabelLastLineTests {
  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    return label
  }

  /// The width of a text in one line.
  private func width(_ text: String) -> CGFloat { label(text).sizeThatFits(.zero).width }

  /// The lines of a label are as wide as the widest of these texts, and as many.
  private func expect(_ label: UILabel, in width: CGFloat, lines: [String]) {
    let size = label.sizeThatFits(CGSize(width: width, height: 0))
    #expect(size.width == lines.map { self.width($0) }.max())
    let one = self.label("x").sizeThatFits(.zero).height
    #expect(abs(size.height - one * CGFloat(lines.count)) <= CGFloat(lines.count))
  }

  @Test func theLastWordGetsTheOneBeforeIt() {
    let label = label("mm i mmm")
    let room = width("mm i mm")
    expect(label, in: room, lines: ["mm", "i mmm"])
    label.lineBreakStrategy = []
    expect(label, in: room, lines: ["mm i", "mmm"])
    label.lineBreakStrategy = .pushOut
    expect(label, in: room, lines: ["mm", "i mmm"])
    label.lineBreakStrategy = .hangulWordPriority
    expect(label, in: room, lines: ["mm i", "mmm"])
  }

  /// A label that is as wide as it asks to be breaks its lines there, too.
  @Test func theWidthThatItNeedsIsEnough() {
    let label = label("mm i mmm")
    let needed = label.sizeThatFits(CGSize(width: width("mm i mm"), height: 0))
    #expect(label.sizeThatFits(CGSize(width: needed.width, height: 0)) == needed)
  }

  @Test func thatWordStaysWhereThereIsNoRoomForIt() {
    expect(label("i mmmmm mmmmm"), in: width("i mmmmm"), lines: ["i mmmmm", "mmmmm"])
    // The first line would be empty.
    expect(label("mmmm mmmm"), in: width("mmmm mm"), lines: ["mmmm", "mmmm"])
    // Two words are in the last line already.
    expect(label("i i mmm m m"), in: width("i i mmm"), lines: ["i i mmm", "m m"])
  }

  /// Where text is left out, the last line is not the paragraph's.
  @Test func aTextThatIsCutIsAsItWas() {
    let label = label("mm i mmm")
    label.numberOfLines = 1
    let room = width("mm i mm")
    let height = label.sizeThatFits(CGSize(width: room, height: 0)).height
    #expect(height == self.label("i").sizeThatFits(.zero).height)
  }

  @Test func aParagraphStyleHasAStrategyOfItsOwn() {
    let label = label("")
    for (strategy, lines) in [
      ([], ["mm i", "mmm"]), (.pushOut, ["mm", "i mmm"]),
    ] as [(NSParagraphStyle.LineBreakStrategy, [String])] {
      let style = NSMutableParagraphStyle()
      style.lineBreakStrategy = strategy
      label.attributedText = NSAttributedString(
        string: "mm i mmm", attributes: [.paragraphStyle: style])
      expect(label, in: width("mm i mm"), lines: lines)
    }
  }
}
