import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// The attributes of what is typed next, and those of the whole text of a field.
@MainActor
final class TypingAttributeTests {
  // Made lazily inside the test, since other tests may run between the suite's `init` and the test.
  private lazy var page = FieldPage()
  private lazy var simulator = Simulator(
    size: CGSize(width: 390, height: 844), scale: 1, root: page)
  private lazy var view: UITextView = {
    let view = UITextView(frame: CGRect(x: 0, y: 400, width: 300, height: 200))
    _ = simulator
    page.view.addSubview(view)
    view.becomeFirstResponder()
    return view
  }()
  private var field: UITextField {
    _ = simulator
    return page.field
  }

  private let big = UIFont.systemFont(ofSize: 30)
  private let small = UIFont.systemFont(ofSize: 10)

  private func font(of text: NSAttributedString?, at place: Int) -> UIFont? {
    text?.attribute(.font, at: place, effectiveRange: nil) as? UIFont
  }

  /// "bigsmall", of which the first three characters are big.
  private var twoSizes: NSAttributedString {
    let text = NSMutableAttributedString(string: "bigsmall", attributes: [.font: small])
    text.addAttribute(.font, value: big, range: NSRange(location: 0, length: 3))
    return text
  }

  // MARK: Text views

  @Test func plainTextHasTheFontAndTheColourOfTheView() {
    view.font = big
    view.textColor = .red
    #expect(view.typingAttributes[.font] as? UIFont == big)
    #expect(view.typingAttributes[.foregroundColor] as? UIColor == .red)
  }

  @Test func whatIsTypedHasTheAttributesThatWereSet() {
    view.font = small
    view.text = "ab"
    view.typingAttributes = [.font: big, .kern: 3]
    simulator.type("cd")
    #expect(view.text == "abcd")
    #expect(font(of: view.attributedText, at: 1) == small)
    #expect(font(of: view.attributedText, at: 2) == big)
    #expect(font(of: view.attributedText, at: 3) == big)
    let kern = view.attributedText.attribute(.kern, at: 3, effectiveRange: nil) as? NSNumber
    #expect(kern?.intValue == 3)
  }

  @Test func theyFollowTheCaret() {
    view.attributedText = twoSizes
    #expect(view.typingAttributes[.font] as? UIFont == small)
    view.selectedRange = NSRange(location: 3, length: 0)
    #expect(view.typingAttributes[.font] as? UIFont == big, "that of the character before")
    view.selectedRange = NSRange(location: 3, length: 2)
    #expect(view.typingAttributes[.font] as? UIFont == small, "that of the first selected one")
    view.selectedRange = NSRange(location: 0, length: 0)
    #expect(view.typingAttributes[.font] as? UIFont == big)
  }

  @Test func aMovementOfTheCaretForgetsThoseThatWereSet() {
    view.attributedText = twoSizes
    view.typingAttributes = [.font: big]
    simulator.press("Left")
    #expect(view.typingAttributes[.font] as? UIFont == small)
    simulator.type("x")
    #expect(font(of: view.attributedText, at: 7) == small)
  }

  @Test func textWhoseCharactersAreAllDeletedKeepsThem() {
    view.attributedText = NSAttributedString(string: "a", attributes: [.font: big, .kern: 2])
    simulator.press("Backspace")
    simulator.type("b")
    #expect(view.text == "b" && font(of: view.attributedText, at: 0) == big)
    let kern = view.attributedText.attribute(.kern, at: 0, effectiveRange: nil) as? NSNumber
    #expect(kern?.intValue == 2)
  }

  @Test func textBehindAnAttachmentIsNone() {
    view.attributedText = NSAttributedString(attachment: NSTextAttachment())
    simulator.type("x")
    #expect(view.attributedText.attribute(.attachment, at: 0, effectiveRange: nil) != nil)
    #expect(view.attributedText.attribute(.attachment, at: 1, effectiveRange: nil) == nil)
  }

  // MARK: Text fields

  @Test func aFieldHasThemOnlyWhileItIsEdited() {
    field.typingAttributes = [.font: big]
    #expect(field.typingAttributes == nil)
    field.becomeFirstResponder()
    #expect(field.typingAttributes?[.font] as? UIFont == field.font)
    field.typingAttributes = [.font: small]
    simulator.type("a")
    #expect(font(of: field.attributedText, at: 0) == small)
    field.resignFirstResponder()
    #expect(field.typingAttributes == nil)
  }

  @Test func aFieldKeepsTheAttributesOfItsText() {
    field.attributedText = twoSizes
    #expect(field.text == "bigsmall" && field.font == big)
    #expect(font(of: field.attributedText, at: 2) == big)
    #expect(font(of: field.attributedText, at: 3) == small)
    let mixed = field.intrinsicContentSize.width
    field.font = big
    #expect(font(of: field.attributedText, at: 3) == big)
    #expect(field.intrinsicContentSize.width > mixed + 20)
    field.text = "bigsmall"
    #expect(field.intrinsicContentSize.width > mixed + 20, "the font has become the field's")
  }

  @Test func defaultAttributesApplyToTheWholeText() {
    field.text = "word"
    let narrow = field.intrinsicContentSize.width
    field.defaultTextAttributes = [.kern: 10, .foregroundColor: UIColor.red]
    #expect(field.textColor == .red && field.font == UIFont.systemFont(ofSize: 17))
    // Ten points for each of four characters.
    #expect(abs(field.intrinsicContentSize.width - narrow - 40) <= 10)
    field.text = "other"
    let kern = field.attributedText?.attribute(.kern, at: 4, effectiveRange: nil) as? NSNumber
    #expect(kern?.intValue == 10)
    #expect(field.defaultTextAttributes[.font] as? UIFont == field.font)
    field.isSecureTextEntry = true
    #expect(field.text == "other")
    simulator.settle()
  }

  @Test func anAlignmentOfTheDefaultAttributesIsTheFields() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    field.defaultTextAttributes = [.paragraphStyle: style, .font: big]
    #expect(field.textAlignment == .right && field.font == big)
    let own = field.defaultTextAttributes[.paragraphStyle] as? NSParagraphStyle
    #expect(own?.alignment == .right)
  }
}
