import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// How the style of an attributed text and that of the view that shows it belong together, as Apple
/// documents it for `attributedText`, `textAlignment` and `lineBreakMode`.
@MainActor
struct TextStyleTests {
  private let big = UIFont.systemFont(ofSize: 40)

  private func style(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    change(style)
    return style
  }

  private func paragraphStyle(of text: NSAttributedString?, at index: Int) -> NSParagraphStyle? {
    text?.attribute(.paragraphStyle, at: index, effectiveRange: nil) as? NSParagraphStyle
  }

  /// Two paragraphs, of which the first has a style.
  private var spaced: NSAttributedString {
    let text = NSMutableAttributedString(string: "one\ntwo", attributes: [.font: big])
    text.addAttribute(
      .paragraphStyle, value: style { ($0.lineSpacing, $0.alignment) = (4, .left) },
      range: NSRange(location: 0, length: 4))
    return text
  }

  // MARK: Alignment and line breaks

  @Test func aLabelAlignsTheWholeText() {
    let label = UILabel()
    label.textAlignment = .center
    label.attributedText = spaced
    #expect(label.textAlignment == .left, "that of the first character")
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingTail
    let first = paragraphStyle(of: label.attributedText, at: 0)
    #expect(first?.alignment == .center && first?.lineBreakMode == .byTruncatingTail)
    #expect(first?.lineSpacing == 4, "the rest of the style is kept")
  }

  /// The columns of a label's picture, in points, that the text takes.
  private func inkColumns(of label: UILabel) -> ClosedRange<Int>? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: label.bounds.size, format: format).image { _ in
      label.drawText(in: label.bounds)
    }.cgImage
    guard let image else { return nil }
    let columns = (0..<image.width).filter { column in
      (0..<image.height).contains { image.pixel(x: column, y: $0) >> 24 > 127 }
    }
    guard let first = columns.first, let last = columns.last else { return nil }
    return first...last
  }

  @Test func alignedTextIsDrawnInTheMiddle() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    label.attributedText = NSAttributedString(
      string: "HHH", attributes: [.font: big, .paragraphStyle: style { $0.lineSpacing = 4 }])
    label.textAlignment = .center
    let columns = try #require(inkColumns(of: label))
    #expect(abs((columns.lowerBound + columns.upperBound + 1) / 2 - 150) <= 2)
  }

  @Test func aTextViewAlignsTheWholeText() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.attributedText = spaced
    view.textAlignment = .right
    let first = paragraphStyle(of: view.attributedText, at: 0)
    #expect(first?.alignment == .right && first?.lineSpacing == 4)
  }

  @Test func aPlaceholderKeepsItsAlignment() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.attributedPlaceholder = NSAttributedString(
      string: "Name", attributes: [.paragraphStyle: style { $0.alignment = .center }])
    field.textAlignment = .right
    field.layoutIfNeeded()
    #expect(paragraphStyle(of: field.attributedPlaceholder, at: 0)?.alignment == .center)
  }

  @Test func aTitleOfAButtonKeepsItsAlignment() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
    let title = NSAttributedString(
      string: "one\ntwo", attributes: [.paragraphStyle: style { $0.alignment = .center }])
    button.setAttributedTitle(title, for: .normal)
    button.layoutIfNeeded()
    #expect(paragraphStyle(of: button.titleLabel?.attributedText, at: 0)?.alignment == .center)
  }

  // MARK: The style of the first character

  @Test func aLabelTakesTheStyleOfTheFirstCharacter() {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "a",
      attributes: [
        .font: big, .foregroundColor: UIColor.red,
        .paragraphStyle: style { ($0.alignment, $0.lineBreakMode) = (.right, .byClipping) },
      ])
    #expect(label.font == big && label.textColor == .red)
    #expect(label.textAlignment == .right && label.lineBreakMode == .byClipping)
    label.text = "b"
    #expect(label.font == big && label.textColor == .red)
    #expect(abs(label.intrinsicContentSize.height - big.lineHeight) < 1, "it is drawn so, too")
  }

  @Test func aTextWithoutAttributesChangesNoStyle() {
    let label = UILabel()
    (label.font, label.textColor, label.textAlignment) = (big, .blue, .center)
    label.attributedText = NSAttributedString(string: "a")
    #expect(label.font == big && label.textColor == .blue)
    #expect(label.textAlignment == .center && label.lineBreakMode == .byTruncatingTail)
    label.attributedText = NSAttributedString(string: "")
    label.attributedText = nil
    #expect(label.font == big && label.text == nil)
  }

  @Test func textWithoutAFontKeepsThatOfTheLabel() {
    let label = UILabel()
    let text = NSMutableAttributedString(string: "ab")
    text.addAttribute(.font, value: big, range: NSRange(location: 0, length: 1))
    label.attributedText = text
    let font = label.attributedText?.attribute(.font, at: 1, effectiveRange: nil) as? UIFont
    // Apple's default for labels.
    #expect(font == UIFont.systemFont(ofSize: 17) && label.font == big)
    #expect(text.attribute(.font, at: 1, effectiveRange: nil) == nil, "it is the program's own")
  }

  @Test func aTextViewTakesTheStyleOfTheFirstCharacter() {
    let view = UITextView()
    view.attributedText = NSAttributedString(
      string: "a",
      attributes: [
        .font: big, .foregroundColor: UIColor.red,
        .paragraphStyle: style { $0.alignment = .right },
      ])
    #expect(view.font == big && view.textColor == .red && view.textAlignment == .right)
    view.text = "b"
    #expect(view.font == big && view.textColor == .red && view.textAlignment == .right)
  }

  @Test func aPlainTitleHasTheButtonsOwnFont() {
    let button = UIButton(type: .system)
    let font = button.titleLabel?.font
    button.setTitle("Plain", for: .normal)
    button.setAttributedTitle(
      NSAttributedString(string: "Big", attributes: [.font: big]), for: .selected)
    button.isSelected = true
    button.layoutIfNeeded()
    button.isSelected = false
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Plain" && button.titleLabel?.font == font)
  }

  // MARK: Sizes

  /// A label with room around its text.
  private final class PaddedLabel: UILabel {
    private let insets = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)

    override func textRect(
      forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
    ) -> CGRect {
      super.textRect(
        forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines
      )
      .inset(by: UIEdgeInsets(top: -8, left: -12, bottom: -8, right: -12))
    }
    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
  }

  @Test(arguments: [1, 2, 0])
  func theSizesHaveTheRoomOfAnOverriddenTextRect(lines: Int) {
    let (plain, padded): (UILabel, UILabel) = (UILabel(), PaddedLabel())
    for label in [plain, padded] {
      label.text = "A label with a good many words that need several lines"
      label.numberOfLines = lines
    }
    func larger(_ size: CGSize) -> CGSize {
      CGSize(width: size.width + 24, height: size.height + 16)
    }
    #expect(padded.intrinsicContentSize == larger(plain.intrinsicContentSize))
    let wrapped = plain.sizeThatFits(CGSize(width: 96, height: 0))
    #expect(padded.sizeThatFits(CGSize(width: 120, height: 0)) == larger(wrapped))
    padded.preferredMaxLayoutWidth = 120
    #expect(padded.intrinsicContentSize == larger(wrapped))
    padded.text = ""
    #expect(padded.intrinsicContentSize == larger(.zero))
  }
}
