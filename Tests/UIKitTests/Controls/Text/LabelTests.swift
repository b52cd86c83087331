import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

@MainActor
struct LabelTests {
  /// Counts how often it is drawn.
  private final class Counter: UILabel {
    var drawings = 0
    override func drawText(in rect: CGRect) {
      drawings += 1
      super.drawText(in: rect)
    }
  }

  @Test func sizesAreWholePoints() {
    let label = UILabel()
    label.text = "Modal bounce"
    let size = label.intrinsicContentSize
    #expect(size.width == size.width.rounded() && size.height == 21)
    label.sizeToFit()
    #expect(label.bounds.size == size)
  }

  @Test func severalLinesBreakAtTheWidth() {
    let label = UILabel()
    label.text = "A label with a good many words that need several lines"
    label.numberOfLines = 0
    let size = label.sizeThatFits(CGSize(width: 120, height: 0))
    #expect(size.width <= 120 && size.height > 60)
    label.numberOfLines = 2
    #expect(label.sizeThatFits(CGSize(width: 120, height: 0)).height == 42)
  }

  @Test func anEmptyLabelHasNoSizeAndNoPicture() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    #expect(label.intrinsicContentSize == .zero && !label.isUserInteractionEnabled)
    label.text = ""
    label.display(label.layer)
    #expect(label.layer.contents == nil)
  }

  @Test func onlyWhatShowsIsDrawnAgain() {
    let label = Counter(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
    label.text = "Text"
    let controller = UIViewController()
    let simulator = Simulator(root: controller)
    controller.view.addSubview(label)
    simulator.settle()
    let first = label.drawings
    #expect(first > 0)
    label.text = "Text"
    label.textColor = .label
    label.alpha = 0.5
    label.center.x += 20
    simulator.settle()
    #expect(label.drawings == first)
    label.text = "Other"
    simulator.settle()
    #expect(label.drawings == first + 1)
  }

  @Test func badFramesDoNotCrash() {
    for size in [CGSize.zero, CGSize(width: 0.1, height: 5), CGSize(width: 3, height: 3)] {
      let label = UILabel(frame: CGRect(origin: .zero, size: size))
      label.text = "zero"
      label.numberOfLines = 0
      label.adjustsFontSizeToFitWidth = true
      label.display(label.layer)
    }
  }

  /// The rows of a label's picture, in points from its top, that text without descenders takes.
  private func inkRows(
    _ text: String, width: CGFloat, height: CGFloat, _ adjustment: UIBaselineAdjustment
  ) -> (top: CGFloat, bottom: CGFloat)? {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
    (label.text, label.font, label.textColor) = (text, .systemFont(ofSize: 40), .black)
    label.adjustsFontSizeToFitWidth = true
    label.baselineAdjustment = adjustment
    let format = UIGraphicsImageRendererFormat()
    format.scale = 4
    let image = UIGraphicsImageRenderer(size: label.bounds.size, format: format).image { _ in
      label.drawText(in: label.bounds)
    }.cgImage
    guard let image else { return nil }
    let rows = (0..<image.height).filter { row in
      (0..<image.width).contains { image.pixel(x: $0, y: row) >> 24 > 127 }
    }
    guard let first = rows.first, let last = rows.last else { return nil }
    return (CGFloat(first) / 4, CGFloat(last + 1) / 4)
  }

  /// "H" is as high as the capitals, and stands on the baseline.
  @Test func textThatIsMadeSmallerKeepsItsBaselineUnlessToldOtherwise() throws {
    let (text, height): (String, CGFloat) = ("HHHHHHHH", 100)
    let full = try #require(inkRows(text, width: 400, height: height, .alignBaselines))
    let small = try #require(inkRows(text, width: 100, height: height, .alignBaselines))
    let factor = (small.bottom - small.top) / (full.bottom - full.top)
    #expect(factor < 0.6)
    #expect(isNear(small.bottom, full.bottom, within: 0.5))
    // About the middle all distances shrink alike.
    let centred = try #require(inkRows(text, width: 100, height: height, .alignCenters))
    #expect(
      isNear(centred.bottom, height / 2 + (full.bottom - height / 2) * factor, within: 0.75))
    // About the upper edge of the full line, too.
    let line = UIFont.systemFont(ofSize: 40).lineHeight
    let edge = (height - line) / 2
    let upper = try #require(inkRows(text, width: 100, height: height, .none))
    #expect(isNear(upper.bottom, edge + (full.bottom - edge) * factor, within: 0.75))
  }

  @Test func theFontAndColourOfAttributedTextCanBeReplaced() {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    label.font = .systemFont(ofSize: 10)
    #expect(
      label.attributedText?.attribute(.font, at: 1, effectiveRange: nil) as? UIFont == label.font)
    #expect(label.text == "ab")
  }

  /// The space between letters shrinks with them, and an indent leaves them less room. What is cut
  /// off ends with an ellipsis, which is lower than a letter.
  @Test(arguments: [true, false]) func spacedAndIndentedTextShrinksUntilItFits(isSpaced: Bool)
    throws
  {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    style.firstLineHeadIndent = isSpaced ? 0 : 30
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
    label.attributedText = NSAttributedString(
      string: "HHHHHHHH",
      attributes: [
        .font: UIFont.systemFont(ofSize: 40), .foregroundColor: UIColor.black,
        .kern: isSpaced ? 20 : 0, .paragraphStyle: style,
      ])
    label.adjustsFontSizeToFitWidth = true
    let format = UIGraphicsImageRendererFormat()
    format.scale = 4
    let drawn = UIGraphicsImageRenderer(size: label.bounds.size, format: format).image { _ in
      label.drawText(in: label.bounds)
    }
    let image = try #require(drawn.cgImage)
    func rows(_ columns: Range<Int>) -> [Int] {
      (0..<image.height).filter { row in
        columns.contains { image.pixel(x: $0, y: row) >> 24 > 127 }
      }
    }
    let last = try #require((0..<image.width).last { !rows($0..<$0 + 1).isEmpty })
    #expect(rows(last - 2..<last + 1) == rows(0..<image.width))
  }
}
