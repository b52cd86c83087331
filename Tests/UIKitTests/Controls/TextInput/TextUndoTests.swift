import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Undo and redo of what the user changes in text fields and text views.
@MainActor
final class TextUndoTests {
  private final class Delegate: NSObject, UITextViewDelegate {
    var asked: [String] = []
    var allows = true
    var changes = 0
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      asked.append("\(range.location),\(range.length) \(text)")
      return allows
    }
    func textViewDidChange(_ textView: UITextView) { changes += 1 }
  }

  // Made lazily inside the test, since other tests may run between the suite's `init` and the test.
  private lazy var page = FieldPage()
  private lazy var delegate = Delegate()
  private lazy var simulator = Simulator(
    size: CGSize(width: 390, height: 844), scale: 1, root: page)
  private lazy var view: UITextView = {
    let view = UITextView(frame: CGRect(x: 0, y: 400, width: 300, height: 200))
    _ = simulator
    view.delegate = delegate
    page.view.addSubview(view)
    view.becomeFirstResponder()
    return view
  }()
  private var field: UITextField {
    _ = simulator
    return page.field
  }

  private func undo() { simulator.press("Z", modifiers: .control) }
  private func redo() { simulator.press("Z", modifiers: [.control, .shift]) }

  @Test func whatIsTypedInARowIsUndoneAtOnce() {
    view.text = "ab"
    simulator.type("cde")
    undo()
    #expect(view.text == "ab" && view.selectedRange == NSRange(location: 2, length: 0))
    redo()
    #expect(view.text == "abcde" && view.selectedRange == NSRange(location: 5, length: 0))
    undo()
    #expect(view.text == "ab" && view.undoManager?.canUndo == false)
    undo()
    #expect(view.text == "ab")
  }

  @Test func aMovementOfTheCaretBeginsAnotherStep() {
    view.text = ""
    simulator.type("ab")
    simulator.press("Left")
    simulator.type("cd")
    #expect(view.text == "acdb")
    undo()
    #expect(view.text == "ab" && view.selectedRange == NSRange(location: 1, length: 0))
    undo()
    #expect(view.text == "")
    redo()
    redo()
    #expect(view.text == "acdb")
  }

  @Test func whatIsDeletedInARowComesBackAtOnce() {
    view.text = "abcdef"
    simulator.press("Backspace")
    simulator.press("Backspace")
    simulator.type("x")
    simulator.press("Home")
    simulator.press("Delete")
    simulator.press("Delete")
    #expect(view.text == "cdx")
    undo()
    #expect(view.text == "abcdx")
    undo()
    #expect(view.text == "abcd")
    undo()
    #expect(view.text == "abcdef")
    for _ in 0..<3 { redo() }
    #expect(view.text == "cdx")
  }

  @Test func textThatReplacedASelectionGivesItBack() {
    view.text = "one two"
    view.selectedRange = NSRange(location: 0, length: 3)
    simulator.type("1st")
    #expect(view.text == "1st two")
    undo()
    #expect(view.text == "one two" && view.selectedRange == NSRange(location: 0, length: 3))
  }

  @Test func cutAndPasteAreStepsOfTheirOwn() {
    view.text = "one two"
    view.selectedRange = NSRange(location: 3, length: 4)
    simulator.press("X", modifiers: .control)
    #expect(view.undoManager?.undoActionName == "Cut")
    simulator.type("!")
    simulator.press("V", modifiers: .control)
    #expect(view.text == "one! two" && view.undoManager?.undoActionName == "Paste")
    simulator.type("?")
    undo()
    #expect(view.text == "one! two")
    undo()
    #expect(view.text == "one!" && view.undoManager?.undoActionName == "Typing")
    undo()
    undo()
    #expect(view.text == "one two" && view.selectedRange == NSRange(location: 3, length: 4))
    simulator.press("Y", modifiers: .control)
    #expect(view.text == "one")
  }

  @Test func textThatTheProgramSetsCannotBeUndone() {
    view.text = ""
    simulator.type("abc")
    view.text = "x"
    #expect(view.undoManager?.canUndo == false)
    undo()
    #expect(view.text == "x")
  }

  @Test func theDelegateIsAskedAndNotified() {
    view.text = ""
    simulator.type("ab")
    delegate.asked = []
    delegate.changes = 0
    undo()
    #expect(delegate.asked == ["0,2 "] && delegate.changes == 1)
    redo()
    #expect(delegate.asked.last == "0,0 ab" && delegate.changes == 2)
    delegate.allows = false
    undo()
    #expect(view.text == "ab" && delegate.changes == 2)
    delegate.allows = true
    undo()
    #expect(view.text == "ab", "the step was refused")
  }

  @Test func attributesComeBack() {
    let big = UIFont.systemFont(ofSize: 30)
    view.attributedText = NSAttributedString(string: "big", attributes: [.font: big])
    view.selectedRange = NSRange(location: 0, length: 3)
    view.typingAttributes = [.font: UIFont.systemFont(ofSize: 10)]
    simulator.type("x")
    undo()
    #expect(view.text == "big")
    let font = view.attributedText.attribute(.font, at: 2, effectiveRange: nil) as? UIFont
    #expect(font == big)
  }

  /// An accent joins the letter before it, which an undo leaves alone.
  @Test func anAccentIsUndoneWithoutItsLetter() {
    view.text = "e"
    view.insertText("\u{301}")
    #expect(view.text.count == 1)
    view.undoManager?.undo()
    #expect(view.text == "e")
  }

  @Test func aFieldUndoesToo() {
    field.text = "a"
    field.becomeFirstResponder()
    simulator.type("bc")
    page.calls = []
    undo()
    #expect(field.text == "a" && page.calls == ["<changed>"])
    redo()
    #expect(field.text == "abc")
    field.resignFirstResponder()
    field.undoManager?.undo()
    #expect(field.text == "a", "also while it is not edited")
  }

  @Test func secretsAreNotRecorded() {
    field.isSecureTextEntry = true
    field.becomeFirstResponder()
    simulator.type("secret")
    #expect(field.undoManager?.canUndo == false)
    undo()
    #expect(field.text == "secret")
  }

  @Test func anotherManagerTakesTheChanges() {
    final class Field: UITextField {
      let other = UndoManager()
      override var undoManager: UndoManager? { other }
    }
    let own = Field(frame: CGRect(x: 20, y: 600, width: 200, height: 34))
    _ = simulator
    page.view.addSubview(own)
    own.becomeFirstResponder()
    own.other.groupsByEvent = false
    let warnings = Diagnostics.collecting { simulator.type("ab") }
    #expect(warnings == [] && own.other.canUndo)
    undo()
    #expect(own.text == "")
    own.other.disableUndoRegistration()
    simulator.type("c")
    own.other.enableUndoRegistration()
    #expect(!own.other.canRedo, "what was undone does not fit the text any more")
  }

  @Test func otherRespondersHaveTheManagerOfTheWindow() {
    _ = simulator
    let manager = page.undoManager
    #expect(manager != nil && manager === page.view.undoManager)
    #expect(manager === simulator.window.undoManager && manager !== field.undoManager)
    manager?.registerUndo(withTarget: page) { $0.shortcuts = 7 }
    undo()
    #expect(page.shortcuts == 7, "the key reaches it where no text is edited")
  }

  @Test func eachEventIsAGroupOfItsOwn() {
    _ = simulator
    page.button.addAction(
      UIAction { [unowned page = self.page] _ in
        let old = page.shortcuts
        page.undoManager?.registerUndo(withTarget: page) { $0.shortcuts = old }
        page.shortcuts += 1
      }, for: .touchUpInside)
    simulator.tap(at: CGPoint(x: 60, y: 320))
    simulator.tap(at: CGPoint(x: 60, y: 320))
    #expect(page.shortcuts == 2)
    undo()
    #expect(page.shortcuts == 1)
    undo()
    #expect(page.shortcuts == 0)
  }
}
