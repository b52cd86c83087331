import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// What a change does where the delegate changes the text itself, and in a secure field.
@MainActor
final class TextChangeTests {
  private final class Delegate: NSObject, UITextViewDelegate {
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      if textView.text.count == 2, !text.isEmpty { textView.text += "/" }
      return true
    }
  }

  // Made lazily inside the test, since other tests may run between the suite's `init` and the test.
  private lazy var page = FieldPage()
  private lazy var delegate = Delegate()
  private lazy var simulator = Simulator(
    size: CGSize(width: 390, height: 844), scale: 1, root: page)
  private var field: UITextField {
    _ = simulator
    return page.field
  }

  @Test func aSeparatorThatTheDelegateAddsIsKeptBeforeTheTypedCharacter() {
    field.becomeFirstResponder()
    page.onChange = { field, _, string in
      if field.text?.count == 2, !string.isEmpty { field.text = (field.text ?? "") + "/" }
      return true
    }
    let warnings = Diagnostics.collecting { simulator.type("123") }
    #expect(field.text == "12/3" && warnings == [])
  }

  @Test func aCharacterReplacesWhatTheDelegateHasSelected() {
    field.becomeFirstResponder()
    page.onChange = { field, _, _ in
      field.text = "0000"
      let start = field.beginningOfDocument
      let end = field.position(from: start, offset: 3) ?? start
      field.selectedTextRange = field.textRange(from: start, to: end)
      return true
    }
    simulator.type("7")
    #expect(field.text == "70")
  }

  /// As on iOS, where the key deletes after the delegate was asked.
  @Test func deletingRemovesTheCharacterBeforeTheNewCaret() {
    field.text = "12-"
    field.becomeFirstResponder()
    page.onChange = { field, _, string in
      if string.isEmpty, let text = field.text, text.hasSuffix("-") {
        field.text = String(text.dropLast())
      }
      return true
    }
    simulator.press("Backspace")
    #expect(field.text == "1")
  }

  @Test func aTextViewInsertsAtTheNewCaretToo() {
    _ = simulator
    let view = UITextView(frame: CGRect(x: 0, y: 400, width: 300, height: 100))
    view.delegate = delegate
    page.view.addSubview(view)
    view.becomeFirstResponder()
    let warnings = Diagnostics.collecting { simulator.type("123") }
    #expect(view.text == "12/3" && warnings == [])
  }

  // MARK: Secure entry

  private func editAgain(_ text: String) {
    field.isSecureTextEntry = true
    field.text = text
    field.becomeFirstResponder()
  }

  @Test func theFirstCharacterReplacesASecretThatIsEditedAgain() {
    var asked: [String] = []
    page.onChange = { _, range, string in
      asked.append("\(range.location),\(range.length) \(string)")
      return true
    }
    editAgain("old")
    simulator.type("ne")
    #expect(field.text == "ne")
    #expect(asked == ["3,0 n", "1,0 e"], "the delegate is asked for the caret, as on iOS")
    field.resignFirstResponder()
    field.becomeFirstResponder()
    simulator.type("w")
    #expect(field.text == "w")
  }

  @Test func deletingEmptiesASecretThatIsEditedAgain() {
    editAgain("old")
    simulator.press("Backspace")
    #expect(field.text == "")
    simulator.type("new")
    simulator.press("Backspace")
    #expect(field.text == "ne")
  }

  @Test func aChangeThatTheDelegatePreventsReplacesNothing() {
    editAgain("old")
    page.onChange = { field, range, string in
      field.text = ((field.text ?? "") as NSString).replacingCharacters(in: range, with: string)
      return false
    }
    simulator.type("er")
    #expect(field.text == "older")
  }

  @Test func textThatCanBeReadIsKept() {
    editAgain("old")
    field.isSecureTextEntry = false
    simulator.type("er")
    #expect(field.text == "older")
  }
}
