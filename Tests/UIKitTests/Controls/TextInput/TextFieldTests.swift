import CoreGraphics
import Foundation
import Platform
import Testing
import UIKitTestSupport
import UIKit

/// A page with two fields and a button, that records its calls.
@MainActor
final class FieldPage: UIViewController, UITextFieldDelegate {
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
  let second = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
  let button = UIButton(frame: CGRect(x: 20, y: 300, width: 100, height: 40))
  var calls: [String] = []
  var mayBegin = true
  var mayEnd = true
  var mayReturn = true
  var onChange: ((UITextField, NSRange, String) -> Bool)?
  var shortcuts = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in [field, second, button] as [UIView] { view.addSubview(part) }
    field.borderStyle = .roundedRect
    field.delegate = self
    for (event, name) in [
      (UIControl.Event.editingDidBegin, "begin"), (.editingChanged, "changed"),
      (.editingDidEnd, "end"),
    ] {
      field.addAction(UIAction { [unowned self] _ in calls.append("<\(name)>") }, for: event)
    }
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    calls.append("shouldBegin")
    return mayBegin
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("didBegin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    calls.append("shouldEnd")
    return mayEnd
  }
  func textFieldDidEndEditing(_ textField: UITextField) { calls.append("didEnd") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { mayReturn }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { onChange?(textField, range, string) ?? true }

  override var keyCommands: [UIKeyCommand]? {
    ["r", " ", UIKeyCommand.inputLeftArrow, "\r", UIKeyCommand.inputEscape].map {
      UIKeyCommand(input: $0, modifierFlags: [], action: Selector(FieldPage.shortcut))
    } + [UIKeyCommand(input: "a", modifierFlags: .control, action: Selector(FieldPage.shortcut))]
  }

  func shortcut(_ sender: UIKeyCommand) { shortcuts += 1 }
}

@MainActor
final class TextFieldTests {
  // Made lazily inside the test, since other tests may run between the suite's `init` and the test.
  private lazy var page = FieldPage()
  private lazy var simulator = Simulator(
    size: CGSize(width: 390, height: 844), scale: 1, root: page)
  private var field: UITextField {
    _ = simulator
    return page.field
  }

  private func edit(_ text: String) {
    field.text = text
    field.becomeFirstResponder()
    page.calls = []
  }

  private var selection: NSRange {
    guard let range = field.selectedTextRange else {
      return NSRange(location: NSNotFound, length: 0)
    }
    return NSRange(
      location: field.offset(from: field.beginningOfDocument, to: range.start),
      length: field.offset(from: range.start, to: range.end))
  }

  /// The upright line, two points wide.
  private var caret: UIView? { field.subtree.first { $0.bounds.width == 2 } }

  // MARK: Editing

  @Test func aClickBeginsAndKeysType() {
    simulator.tap(at: CGPoint(x: 100, y: 117))
    #expect(field.isEditing && field.isFirstResponder)
    simulator.type("Hi R")
    #expect(field.text == "Hi R")
    simulator.press("Backspace")
    simulator.press("Left")
    simulator.type("!")
    #expect(field.text == "Hi! ")
    #expect(page.shortcuts == 0, "keys that type are no shortcuts")
    simulator.press("Escape")
    #expect(page.shortcuts == 1)
    #expect(
      page.calls.filter { $0 != "<changed>" } == ["shouldBegin", "didBegin", "<begin>"]
        && page.calls.filter { $0 == "<changed>" }.count == 6)
    page.calls = []
    simulator.tap(at: CGPoint(x: 100, y: 217))
    #expect(page.calls == ["shouldEnd", "didEnd", "<end>"])
    #expect(page.second.isEditing && !field.isEditing)
    simulator.type("x")
    #expect(page.second.text == "x" && field.text == "Hi! ")
  }

  @Test func aControllerThatIsAskedMayRefuse() {
    page.mayBegin = false
    #expect(!field.becomeFirstResponder() && !field.isEditing)
    page.mayBegin = true
    page.mayEnd = false
    #expect(field.becomeFirstResponder())
    #expect(!page.second.becomeFirstResponder() && field.isEditing)
    #expect(!page.view.endEditing(false) && field.isEditing)
    #expect(page.view.endEditing(true) && !field.isEditing && !field.isFirstResponder)
    field.isEnabled = false
    #expect(!field.becomeFirstResponder())
  }

  @Test func returnAsksAndEndsWhereADelegateWaits() {
    edit("x")
    simulator.press("Return")
    #expect(field.isEditing && page.shortcuts == 0)
    var exits = 0
    field.addAction(UIAction { _ in exits += 1 }, for: .editingDidEndOnExit)
    page.mayReturn = false
    simulator.press("Return")
    #expect(field.isEditing && exits == 0)
    page.mayReturn = true
    field.enablesReturnKeyAutomatically = true
    field.text = ""
    simulator.press("Return")
    #expect(field.isEditing && exits == 0)
    field.text = "y"
    simulator.press("Return")
    #expect(!field.isEditing && exits == 1)
  }

  @Test func editingEndsWithTheFieldsPlaceInTheWindow() {
    edit("abc")
    page.mayEnd = false
    field.removeFromSuperview()
    #expect(!field.isEditing && page.calls == ["didEnd", "<end>"])
    simulator.type("x")
    simulator.press("Backspace")
    #expect(field.text == "abc")
    page.view.addSubview(field)
    edit("abc")
    field.isEnabled = false
    #expect(!field.isEditing && !field.isFirstResponder)
  }

  @Test func aDelegateThatChangesTheTextItselfSurvives() {
    edit("abc")
    page.onChange = { field, _, string in
      field.text = (field.text ?? "") + string.uppercased()
      return false
    }
    simulator.type("d")
    #expect(field.text == "abcD" && selection.location == 4)
    page.onChange = { field, _, _ in
      field.text = ""
      return true
    }
    let warnings = Diagnostics.collecting { simulator.type("e") }
    #expect(warnings == [] && field.text == "e")
    page.onChange = { field, _, _ in
      field.removeFromSuperview()
      return true
    }
    simulator.type("f")
    #expect(field.text == "e" && !field.isEditing)
  }

  @Test func theDelegateSeesTheRange() {
    var seen: [String] = []
    edit("a👩‍👧b")
    page.onChange = { _, range, string in
      seen.append("\(range.location),\(range.length) \(string)")
      return string != "no"
    }
    simulator.press("Left")
    simulator.press("Backspace")
    field.insertText("no")
    simulator.press("Delete")
    #expect(seen == ["1,5 ", "1,0 no", "1,1 "] && field.text == "a")
  }

  // MARK: Selecting

  @Test func keysSelect() {
    edit("one two three")
    simulator.press("Home")
    simulator.press("Right", modifiers: [.control, .shift])
    #expect(selection == NSRange(location: 0, length: 3))
    simulator.press("End", modifiers: .shift)
    #expect(selection == NSRange(location: 0, length: 13))
    simulator.press("Left")
    #expect(selection == NSRange(location: 0, length: 0), "it collapses to where it goes")
    simulator.press("A", modifiers: .control)
    #expect(selection.length == 13 && page.shortcuts == 0)
    simulator.press("Backspace")
    #expect(field.text == "")
    field.text = "one two"
    simulator.press("Backspace", modifiers: .control)
    #expect(field.text == "one ")
  }

  @Test func theMouseSelects() {
    edit("one two three")
    simulator.settle()
    simulator.tap(at: CGPoint(x: 30, y: 117))
    #expect(selection.location <= 1 && selection.length == 0)
    simulator.tap(at: CGPoint(x: 30, y: 117))
    #expect(selection == NSRange(location: 0, length: 3))
    simulator.tap(at: CGPoint(x: 30, y: 117))
    #expect(selection == NSRange(location: 0, length: 13))
    simulator.advance(by: 1)
    simulator.drag(from: CGPoint(x: 28, y: 117), to: CGPoint(x: 210, y: 117))
    simulator.touchUp(at: CGPoint(x: 210, y: 117))
    #expect(selection == NSRange(location: 0, length: 13))
    simulator.type("x")
    #expect(field.text == "x")
  }

  @Test func aDragIntoAFieldThatIsNotEditedSelectsAtOnce() {
    field.text = "one two three"
    simulator.settle()
    simulator.drag(from: CGPoint(x: 28, y: 117), to: CGPoint(x: 215, y: 117))
    simulator.touchUp(at: CGPoint(x: 215, y: 117))
    #expect(field.isEditing && selection.length == 13)
  }

  @Test func placesAndRangesAreUIKits() throws {
    edit("hello")
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    field.selectedTextRange = field.textRange(from: field.endOfDocument, to: start)
    #expect(selection == NSRange(location: 1, length: 4))
    let range = try #require(field.selectedTextRange)
    #expect(field.text(in: range) == "ello" && !range.isEmpty)
    #expect(field.offset(from: range.start, to: range.end) == 4)
    field.replace(range, withText: "i")
    #expect(field.text == "hi")
    #expect(field.position(from: start, offset: 9) == nil)
    #expect(field.position(from: start, offset: .max) == nil)
  }

  // MARK: Clipboard and secure entry

  @Test func theClipboardIsThePlatforms() {
    edit("one two")
    simulator.press("A", modifiers: .control)
    simulator.press("C", modifiers: .control)
    #expect(simulator.platform.clipboardText == "one two" && UIPasteboard.general.hasStrings)
    simulator.press("X", modifiers: .control)
    #expect(field.text == "")
    simulator.platform.clipboardText = "a\nb"
    simulator.press("V", modifiers: .control)
    simulator.press("V", modifiers: .control)
    #expect(field.text == "a ba b")
  }

  /// The keys of A and C on a Russian keyboard.
  @Test func textIsCopiedByTheKeysOfOtherScriptsToo() {
    edit("one two")
    for (name, character) in [("A", "ф"), ("C", "с")] {
      simulator.platform.send(
        .key(
          KeyEvent(
            isDown: true, key: name, character: character, modifiers: .control,
            time: simulator.time)))
    }
    #expect(simulator.platform.clipboardText == "one two")
  }

  @Test func secretsAreNeitherShownNorCopied() {
    edit("")
    field.isSecureTextEntry = true
    simulator.type("p👩‍👧w")
    simulator.press("A", modifiers: .control)
    simulator.press("C", modifiers: .control)
    simulator.press("X", modifiers: .control)
    #expect(field.text == "p👩‍👧w" && simulator.platform.clipboardText == "")
    simulator.press("Left")
    simulator.press("Right")
    simulator.press("Delete")
    #expect(field.text == "pw")
  }

  // MARK: The caret and long text

  @Test func theCaretBlinksAndTheScreenSleepsBetween() throws {
    edit("abc")
    simulator.settle()
    let caret = try #require(caret)
    #expect(!caret.isHidden && caret.alpha == 1)
    let window = simulator.platform.window
    let frames = window?.presentCount ?? 0
    simulator.advance(by: 0.55)
    #expect(caret.alpha == 0)
    simulator.advance(by: 0.5)
    #expect(caret.alpha == 1)
    simulator.advance(by: 8)
    #expect((window?.presentCount ?? 0) - frames < 40, "two a blink, not sixty a second")
    simulator.advance(by: 0.4)
    simulator.type("d")
    simulator.advance(by: 0.2)
    #expect(caret.alpha == 1, "a key shows it again")
    simulator.press("A", modifiers: .control)
    simulator.settle()
    #expect(caret.isHidden)
    field.resignFirstResponder()
    simulator.settle()
    let time = simulator.time
    simulator.advance(by: 2)
    #expect(caret.isHidden && simulator.time == time + 2)
  }

  @Test func longTextScrollsWithTheCaret() throws {
    edit(String(repeating: "wide text ", count: 20))
    simulator.settle()
    let caret = try #require(caret)
    #expect(caret.frame.maxX <= caret.superview?.bounds.width ?? 0 && caret.frame.minX > 150)
    simulator.press("Home")
    simulator.settle()
    #expect(caret.frame.minX == 0)
    simulator.tap(at: CGPoint(x: 215, y: 117))
    let place = selection.location
    #expect(place > 5 && place < 60)
    simulator.press("End")
    simulator.settle()
    simulator.tap(at: CGPoint(x: 215, y: 117))
    #expect(selection.location > 190)
  }

  // MARK: Clear button and keys

  @Test func theClearButtonEmptiesIt() {
    field.clearButtonMode = .whileEditing
    edit("abc")
    simulator.settle()
    #expect(field.all(UIButton.self).filter(\.isSeen).count == 1)
    let rect = field.clearButtonRect(forBounds: field.bounds)
    #expect(field.textRect(forBounds: field.bounds).maxX <= rect.minX)
    simulator.tap(at: CGPoint(x: 20 + rect.midX, y: 100 + rect.midY))
    #expect(field.text == "" && page.calls == ["<changed>"] && field.isEditing)
    simulator.settle()
    #expect(!field.all(UIButton.self).contains { $0.isSeen })
  }

  @Test func viewsStandBesideTheText() {
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.layoutIfNeeded()
    #expect(field.leftView?.superview == nil)
    field.leftViewMode = .always
    field.layoutIfNeeded()
    #expect(field.leftView?.frame == CGRect(x: 5, y: 7, width: 20, height: 20))
    #expect(field.textRect(forBounds: field.bounds).minX == 29)
    #expect(field.intrinsicContentSize.height == 34)
  }

  @Test func tabGoesFromFieldToField() {
    simulator.press("Tab")
    #expect(field.isEditing && field.isFocused)
    simulator.type("a ")
    #expect(field.text == "a ")
    simulator.press("Tab")
    #expect(!field.isEditing && page.second.isEditing)
    simulator.press("Tab")
    #expect(page.button.isFocused && !page.second.isEditing)
    simulator.press("Tab", modifiers: .shift)
    #expect(page.second.isEditing)
    // From a field that was clicked Tab continues from there.
    simulator.tap(at: CGPoint(x: 100, y: 117))
    simulator.press("Tab")
    #expect(page.second.isEditing)
    page.mayEnd = false
    simulator.tap(at: CGPoint(x: 100, y: 117))
    simulator.press("Tab")
    #expect(field.isEditing && !page.second.isFocused, "one that refuses keeps the keyboard")
  }

  @Test func aHeldKeyRepeats() {
    edit("abcdef")
    let platform = simulator.platform
    platform.send(.key(.init(isDown: true, key: "Backspace", time: simulator.time)))
    for _ in 0..<3 {
      platform.send(
        .key(.init(isDown: true, isRepeat: true, key: "Backspace", time: simulator.time)))
    }
    platform.send(.key(.init(isDown: false, key: "Backspace", time: simulator.time)))
    #expect(field.text == "ab")
  }

  @Test func aShortcutThatBeginsEditingTypesNothing() {
    final class Page: FieldPageWithShortcut {}
    let page = Page()
    let simulator = Simulator(scale: 1, root: page)
    simulator.type("f")
    #expect(page.field.isEditing && page.field.text == "")
    simulator.type("f")
    #expect(page.field.text == "f")
  }
}

@MainActor
class FieldPageWithShortcut: UIViewController {
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
  }

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(
        input: "f", modifierFlags: [], action: Selector(FieldPageWithShortcut.find))
    ]
  }

  func find(_ sender: UIKeyCommand) { field.becomeFirstResponder() }
}
