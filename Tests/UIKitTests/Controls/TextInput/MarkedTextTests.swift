import CoreGraphics
import Foundation
import Platform
import Testing
import UIKit
import UIKitTestSupport

/// The text that an input method composes in text fields and text views.
@MainActor
final class MarkedTextTests {
  private final class Log: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var asked: [String] = []
    var changes: [String] = []
    var allows = true
    /// Whether the delegate sets the text itself, as those that format a text do.
    var setsText = false
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      asked.append("\(range.location),\(range.length) \(string)")
      guard setsText else { return allows }
      textField.text = (textField.text ?? "") + string
      return false
    }
    var onAsk: (() -> Void)?
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      onAsk?()
      return allows
    }
    func textViewDidChange(_ textView: UITextView) {
      changes.append(textView.text + (textView.markedTextRange == nil ? "" : "…"))
    }
  }

  private lazy var page = FieldPage()
  private lazy var log = Log()
  private lazy var simulator = Simulator(
    size: CGSize(width: 390, height: 844), scale: 1, root: page)
  private var window: OffscreenWindow? { simulator.stage.window as? OffscreenWindow }

  /// A field that is being edited, with the text "ab".
  private func makeField() -> UITextField {
    _ = simulator
    page.field.text = "ab"
    page.field.delegate = log
    page.field.becomeFirstResponder()
    simulator.settle()
    return page.field
  }

  private func makeTextView() -> UITextView {
    _ = simulator
    let view = UITextView(frame: CGRect(x: 40, y: 400, width: 300, height: 200))
    view.delegate = log
    page.view.addSubview(view)
    view.becomeFirstResponder()
    simulator.settle()
    return view
  }

  private func marked(_ input: any UITextInput) -> String? {
    input.markedTextRange.flatMap { input.text(in: $0) }
  }

  // MARK: Composing

  @Test func composedTextIsMarkedUntilTheFinishedTextReplacesIt() {
    let field = makeField()
    simulator.compose("n")
    simulator.compose("ni")
    #expect(field.text == "abni" && marked(field) == "ni")
    simulator.type("你")
    #expect(field.text == "ab你" && field.markedTextRange == nil)
    #expect(log.asked == ["2,0 n", "2,1 ni", "2,0 你"])
  }

  @Test func anEmptyCompositionRemovesTheMarkedText() {
    let field = makeField()
    simulator.compose("ni")
    simulator.compose("")
    #expect(field.text == "ab" && field.markedTextRange == nil)
    simulator.compose("")
    #expect(log.asked == ["2,0 ni", "2,2 "])
  }

  @Test func theInputMethodSelectsAPartOfItsText() {
    let field = makeField()
    simulator.compose("きょう", selecting: 1..<3)
    let selected = field.selectedTextRange.flatMap { field.text(in: $0) }
    #expect(selected == "ょう" && marked(field) == "きょう")
    simulator.compose("今日", selecting: 1..<1)
    #expect(
      field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) }
        == 3)
  }

  @Test func aSelectionOutsideOfTheTextIsLimitedToIt() {
    let field = makeField()
    field.setMarkedText("ni", selectedRange: NSRange(location: 9, length: 9))
    #expect(field.selectedTextRange.map { $0.isEmpty } == true && marked(field) == "ni")
    field.setMarkedText("n", selectedRange: NSRange(location: NSNotFound, length: 0))
    #expect(marked(field) == "n")
    field.setMarkedText(nil, selectedRange: NSRange(location: -1, length: -1))
    #expect(field.text == "ab")
  }

  @Test func composingReplacesTheSelection() {
    let field = makeField()
    field.selectAll(nil)
    simulator.compose("ni")
    #expect(field.text == "ni" && log.asked == ["0,2 ni"])
    simulator.press("Z", modifiers: .control)
    #expect(field.text == "ab" && field.markedTextRange == nil)
  }

  @Test func aSelectionAndTheTextComposedInItsPlaceAreUndoneTogether() {
    let field = makeField()
    var events = 0
    field.addAction(UIAction { _ in events += 1 }, for: .editingChanged)
    for isFinished in [true, false] {
      field.selectAll(nil)
      events = 0
      simulator.compose("ni")
      #expect(events == 1)
      if isFinished { simulator.type("你") } else { field.unmarkText() }
      simulator.press("Z", modifiers: .control)
      #expect(field.text == "ab")
      simulator.press("Z", modifiers: [.control, .shift])
      #expect(field.text == (isFinished ? "你" : "ni"))
      simulator.press("Z", modifiers: .control)
    }
  }

  @Test func aDelegateThatRefusesComposedTextKeepsTheSelection() {
    let view = makeTextView()
    view.text = "ab"
    view.selectAll(nil)
    log.allows = false
    simulator.compose("ni")
    #expect(view.text == "ab" && view.selectedRange == NSRange(location: 0, length: 2))
  }

  @Test func aDelegateRefusesWhatIsComposed() {
    let field = makeField()
    log.allows = false
    simulator.compose("ni")
    #expect(field.text == "ab" && field.markedTextRange == nil)
    #expect(window?.discardedCompositionCount == 1, "the input method begins again")
  }

  @Test func aDelegateThatSetsTheTextItselfEndsTheComposition() {
    let field = makeField()
    log.setsText = true
    simulator.compose("n")
    #expect(field.text == "abn" && field.markedTextRange == nil)
    #expect(window?.discardedCompositionCount == 1)
    simulator.compose("i")
    #expect(field.text == "abni" && window?.discardedCompositionCount == 2)
  }

  @Test func aDelegateThatFinishesTheMarkedTextIsNotGivenMore() {
    let view = makeTextView()
    simulator.compose("n")
    log.onAsk = { view.unmarkText() }
    simulator.compose("ni")
    #expect(view.text == "n" && view.markedTextRange == nil)
    log.onAsk = nil
    simulator.press("Z", modifiers: .control)
    #expect(view.text == "")
  }

  @Test func aRefusedTextLeavesTheComposedTextUnmarked() {
    let field = makeField()
    simulator.compose("ni")
    log.allows = false
    var events = 0
    field.addAction(UIAction { _ in events += 1 }, for: .editingChanged)
    simulator.type("你")
    #expect(field.text == "abni" && field.markedTextRange == nil && events == 1)
    log.allows = true
    simulator.press("Z", modifiers: .control)
    #expect(field.text == "ab")
  }

  /// Apps that limit the length of a text do so when nothing is marked.
  @Test func aLimitOfTheLengthAppliesToFinishedText() {
    let field = makeField()
    field.addAction(
      UIAction { _ in
        guard field.markedTextRange == nil, let text = field.text, text.count > 3 else { return }
        field.text = String(text.prefix(3))
      }, for: .editingChanged)
    for text in ["n", "ni", "nih", "nihao"] { simulator.compose(text) }
    #expect(field.text == "abnihao")
    simulator.type("你好")
    #expect(field.text == "ab你")
  }

  @Test func finishedTextIsUndoneWithoutItsLetters() {
    let field = makeField()
    for text in ["n", "ni"] { simulator.compose(text) }
    simulator.platform.send(.text("你", time: simulator.time))
    simulator.press("Z", modifiers: .control)
    #expect(field.text == "ab")
    simulator.press("Z", modifiers: [.control, .shift])
    #expect(field.text == "ab你")
  }

  @Test func undoWhileComposingTakesBackTheChangeBefore() {
    let view = makeTextView()
    simulator.type("hello")
    simulator.press("Home")
    simulator.compose("ni")
    #expect(view.text == "nihello")
    simulator.press("Z", modifiers: .control)
    #expect(view.text == "" && view.markedTextRange == nil)
    #expect(window?.discardedCompositionCount == 1)
    simulator.press("Z", modifiers: [.control, .shift])
    #expect(view.text == "hello")
  }

  @Test func undoAfterTextWasClearedWhileItWasComposedRestoresTheTextBefore() {
    let field = makeField()
    field.clearButtonMode = .always
    simulator.settle()
    simulator.compose("ni")
    simulator.settle()
    let button = field.clearButtonRect(forBounds: field.bounds)
    simulator.tap(at: field.convert(CGPoint(x: button.midX, y: button.midY), to: nil))
    #expect(field.text == "")
    simulator.press("Z", modifiers: .control)
    #expect(field.text == "ab")
    simulator.press("Z", modifiers: [.control, .shift])
    #expect(field.text == "")
  }

  @Test func textThatBecomesSecureIsFinishedAsItIs() {
    let field = makeField()
    simulator.compose("ni")
    field.isSecureTextEntry = true
    simulator.settle()
    #expect(field.text == "abni" && field.markedTextRange == nil)
    #expect(window?.discardedCompositionCount == 1)
  }

  @Test func secureTextShowsOnlyFinishedText() {
    let field = makeField()
    field.isSecureTextEntry = true
    simulator.compose("ni")
    #expect(field.text == "ab" && window?.discardedCompositionCount == 0)
  }

  @Test func aTextViewReportsEachStep() {
    _ = makeTextView()
    for text in ["n", "ni"] { simulator.compose(text) }
    simulator.type("你")
    #expect(log.changes == ["n…", "ni…", "你"])
  }

  @Test func composedTextHasTheAttributesOfTypedText() {
    let view = makeTextView()
    view.attributedText = NSAttributedString(
      string: "a", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    view.typingAttributes = [.font: UIFont.systemFont(ofSize: 30)]
    simulator.compose("n")
    simulator.compose("ni")
    simulator.type("你")
    let font = view.attributedText.attribute(.font, at: 1, effectiveRange: nil) as? UIFont
    #expect(view.text == "a你" && font?.pointSize == 30)
  }

  // MARK: The end of a composition

  @Test func aClickFinishesTheTextAsItIs() {
    let field = makeField()
    simulator.compose("ni")
    simulator.tap(at: field.convert(CGPoint(x: 8, y: field.bounds.midY), to: nil))
    simulator.settle()
    #expect(field.text == "abni" && field.markedTextRange == nil)
    #expect(window?.discardedCompositionCount == 1)
    simulator.press("Z", modifiers: .control)
    #expect(field.text == "ab")
  }

  @Test func theEndOfEditingFinishesTheTextAsItIs() {
    let field = makeField()
    simulator.compose("ni")
    field.resignFirstResponder()
    simulator.settle()
    #expect(field.text == "abni" && field.markedTextRange == nil)
    #expect(window?.discardedCompositionCount == 1 && window?.textInputArea == nil)
  }

  @Test func textThatIsReportedAfterItsEndIsNotInsertedAgain() {
    let field = makeField()
    simulator.compose("하")
    simulator.press("Home")
    #expect(field.text == "ab하" && window?.discardedCompositionCount == 1)
    simulator.compose("")
    simulator.platform.send(.text("하", time: simulator.time))
    #expect(field.text == "ab하")
    simulator.type("하")
    #expect(field.text == "하ab하")
  }

  @Test func theReturnKeyFinishesTheTextOfATextViewAsItIs() {
    let view = makeTextView()
    simulator.compose("ni")
    simulator.press("Return")
    #expect(view.text == "ni\n" && view.markedTextRange == nil)
  }

  @Test func aFieldComposesASingleLine() {
    let field = makeField()
    field.setMarkedText("n\ni", selectedRange: NSRange(location: 3, length: 0))
    #expect(field.text == "abn i" && marked(field) == "n i")
  }

  @Test func anotherKeyWindowFinishesTheTextAsItIs() throws {
    let field = makeField()
    simulator.compose("ni")
    let other = UIWindow(windowScene: try #require(simulator.window.windowScene))
    other.rootViewController = UIViewController()
    other.makeKeyAndVisible()
    simulator.settle()
    #expect(field.text == "abni" && field.markedTextRange == nil)
    #expect(window?.discardedCompositionCount == 1 && window?.textInputArea == nil)
  }

  @Test func anEditMenuFinishesTheTextAsItIs() {
    let field = makeField()
    simulator.compose("ni")
    simulator.secondaryClick(
      at: field.convert(CGPoint(x: field.bounds.midX, y: field.bounds.midY), to: nil))
    simulator.settle()
    #expect(simulator.window.keyReceiver != nil && window?.textInputArea == nil)
    #expect(field.text == "abni" && field.markedTextRange == nil)
  }

  @Test func unmarkTextFinishesItAsItIs() {
    let view = makeTextView()
    simulator.compose("ni")
    view.unmarkText()
    simulator.settle()
    #expect(view.text == "ni" && view.markedTextRange == nil)
    #expect(window?.discardedCompositionCount == 1)
    #expect(log.changes == ["ni…", "ni"])
    view.unmarkText()
    #expect(log.changes.count == 2, "nothing is marked any more")
  }

  @Test func aFieldReportsTheEndOfItsMarkedTextAsAChange() {
    let field = makeField()
    var texts: [String?] = []
    field.addAction(
      UIAction { _ in if field.markedTextRange == nil { texts.append(field.text) } },
      for: .editingChanged)
    simulator.compose("ni")
    field.unmarkText()
    #expect(texts == ["abni"])
  }

  @Test func aTextOfTheProgramReplacesTheMarkedText() {
    let field = makeField()
    simulator.compose("ni")
    field.text = "other"
    simulator.settle()
    #expect(field.text == "other" && field.markedTextRange == nil)
    #expect(window?.discardedCompositionCount == 1)
  }

  @Test func aChangeOfTheColourKeepsTheMarkedText() {
    let field = makeField()
    simulator.compose("ni")
    field.textColor = .red
    simulator.settle()
    #expect(marked(field) == "ni" && window?.discardedCompositionCount == 0)
  }

  @Test func finishedTextDoesNotDiscardTheNextComposition() {
    let field = makeField()
    simulator.compose("ni")
    simulator.type("你")
    simulator.settle()
    simulator.compose("h")
    simulator.settle()
    #expect(marked(field) == "h" && window?.discardedCompositionCount == 0)
  }

  // MARK: On the screen

  @Test func markedTextIsHighlighted() throws {
    for isField in [true, false] {
      let input: any UIView & UITextInput = isField ? makeField() : makeTextView()
      input.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      input.backgroundColor = .white
      simulator.compose("     ")
      simulator.settle()
      let range = try #require(input.markedTextRange)
      let area = input.convert(input.firstRect(for: range), to: nil)
      let picture = try #require(simulator.snapshot())
      let pixel = picture.pixel(x: Int(area.minX) + 4, y: Int(area.midY))
      // A fifth of red on white.
      #expect((pixel >> 16) & 0xFF == 0xFF && (200...208).contains((pixel >> 8) & 0xFF))
    }
  }

  @Test func theInputMethodKnowsWhereTheCaretIs() throws {
    let field = makeField()
    let start = try #require(window?.textInputArea)
    let place = field.convert(field.caretRect(for: field.endOfDocument), to: nil)
    #expect(start == place && place.minX > field.frame.minX)
    simulator.type("c")
    simulator.settle()
    let next = try #require(window?.textInputArea)
    #expect(next.minX > start.minX && next.minY == start.minY)
  }

  @Test func theCaretMovesWithTheScreenInTheWindow() throws {
    _ = makeField()
    let before = try #require(window?.textInputArea)
    simulator.stage.setDevice(size: CGSize(width: 390, height: 844))
    simulator.resize(to: CGSize(width: 590, height: 844))
    let after = try #require(window?.textInputArea)
    #expect(after == before.offsetBy(dx: 100, dy: 0))
  }

  @Test func withoutAnInputNoInputMethodGetsKeys() throws {
    let field = makeField()
    #expect(window?.textInputArea != nil)
    field.resignFirstResponder()
    simulator.settle()
    #expect(window?.textInputArea == nil)
    let view = makeTextView()
    #expect(window?.textInputArea != nil)
    view.isEditable = false
    simulator.settle()
    #expect(window?.textInputArea == nil)
  }
}
