import CoreGraphics
import Platform
import QuartzCore
import Testing
import UIKitTestSupport
import UIKit

/// Keys along the responder chain.
@MainActor
struct PressTests {
  private final class Page: UIViewController {
    var log: [String] = []
    var codes: [Int] = []
    var takes: Set<String> = []
    var commands: [UIKeyCommand] = []
    override var keyCommands: [UIKeyCommand]? { commands }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      note("began", presses, event)
      let isTaken = presses.contains { takes.contains($0.key?.charactersIgnoringModifiers ?? "") }
      if !isTaken { super.pressesBegan(presses, with: event) }
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      note("ended", presses, event)
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      note("cancelled", presses, event)
    }
    private func note(_ name: String, _ presses: Set<UIPress>, _ event: UIPressesEvent?) {
      for press in presses {
        codes.append(press.key?.keyCode.rawValue ?? -1)
        let isRight = name == "\(press.phase)" && event?.type == .presses
        log.append("\(name) \(press.key?.characters ?? "?")\(isRight ? "" : "?")")
      }
    }
    func commanded() { log.append("command") }
  }

  private final class Field: UIView {
    var log: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log.append("began")
      super.pressesBegan(presses, with: event)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log.append("ended")
    }
  }

  private func key(
    _ simulator: Simulator, _ name: String, _ isDown: Bool, _ modifiers: KeyModifiers = [],
    isRepeat: Bool = false
  ) {
    simulator.platform.send(
      .key(
        KeyEvent(
          isDown: isDown, isRepeat: isRepeat, key: name, modifiers: modifiers,
          time: simulator.time)))
  }

  @Test func aKeyIsPressedOnceHoweverLongItIsHeld() {
    let page = Page()
    let simulator = Simulator(scale: 1, root: page)
    key(simulator, "A", true, .shift)
    key(simulator, "A", true, .shift, isRepeat: true)
    key(simulator, "A", false)
    #expect(page.log == ["began A", "ended A"])
  }

  @Test func theFirstResponderComesFirstAndKeepsTheRelease() {
    let page = Page()
    let field = Field()
    page.view.addSubview(field)
    let simulator = Simulator(scale: 1, root: page)
    field.becomeFirstResponder()
    key(simulator, "B", true)
    field.resignFirstResponder()
    key(simulator, "B", false)
    #expect(field.log == ["began", "ended"] && page.log == ["began b"])
  }

  @Test func aKeyOfACommandIsNoPress() {
    let page = Page()
    page.commands = [
      UIKeyCommand(
        input: "c", modifierFlags: .command, action: QuartzCore.Selector(Page.commanded))
    ]
    let simulator = Simulator(scale: 1, root: page)
    key(simulator, "C", true, .command)
    key(simulator, "C", false, .command)
    #expect(page.log == ["command"])
    key(simulator, "C", true)
    #expect(page.log == ["command", "began c"])
  }

  @Test func losingTheKeyboardCancelsWhatIsDown() {
    let page = Page()
    let simulator = Simulator(scale: 1, root: page)
    key(simulator, "D", true)
    simulator.platform.send(.focusChanged(isFocused: false, time: simulator.time))
    key(simulator, "D", false)
    #expect(page.log == ["began d", "cancelled d"])
  }

  @Test(arguments: [
    ("A", 4), ("Z", 29), ("1", 30), ("0", 39), ("Return", 40), ("Escape", 41), ("Tab", 43),
    ("Space", 44), ("F1", 58), ("F12", 69), ("Right", 79), ("Up", 82),
    ("F13", 3), ("é", 3), ("Keypad 1", 89), ("Keypad 9", 97), ("Keypad 0", 98), ("Keypad +", 87),
    ("Keypad Enter", 88),
  ])
  func keysHaveTheNumbersOfTheStandard(name: String, code: Int) {
    let page = Page()
    let simulator = Simulator(scale: 1, root: page)
    key(simulator, name, true)
    #expect(page.codes == [code])
  }

  /// The key of C on a Russian keyboard, and that of A on a French one, which has Q there.
  @Test func aKeyHasTheNumberOfItsPlaceInAnyLayout() {
    let page = Page()
    let simulator = Simulator(scale: 1, root: page)
    for event in [
      KeyEvent(isDown: true, key: "C", character: "с", position: 6, time: 0),
      KeyEvent(isDown: true, key: "Q", position: 4, time: 0),
    ] { simulator.platform.send(.key(event)) }
    #expect(page.codes == [6, 4])
    #expect(page.log == ["began с", "began q"], "its characters are those of the layout")
  }

  @Test(arguments: ["c", "с"])
  func aCommandOfALatinLetterIsReachedOnAKeyboardOfAnotherScript(input: String) {
    let page = Page()
    page.commands = [
      UIKeyCommand(
        input: input, modifierFlags: .command, action: QuartzCore.Selector(Page.commanded))
    ]
    let simulator = Simulator(scale: 1, root: page)
    simulator.platform.send(
      .key(
        KeyEvent(
          isDown: true, key: "C", character: "с", position: 6, modifiers: .command, time: 0)))
    #expect(page.log == ["command"])
  }

  @Test func theNumberPadTypesTheCharactersOnItsKeys() {
    let page = Page()
    let simulator = Simulator(scale: 1, root: page)
    for name in ["Keypad 0", "Keypad +", "Keypad ."] { key(simulator, name, true) }
    #expect(page.log == ["began 0", "began +", "began ."])
  }
}

/// Actions that name no target.
@MainActor
struct ActionTargetTests {
  private final class Page: UIViewController {
    var calls = 0
    var isWilling = true
    func act() { calls += 1 }
    override func canPerformAction(_ action: QuartzCore.Selector, withSender sender: Any?) -> Bool {
      isWilling && super.canPerformAction(action, withSender: sender)
    }
  }
  private final class Field: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test func theyGoUpToTheFirstThatIsWilling() {
    let page = Page()
    let field = Field()
    page.view.addSubview(field)
    let simulator = Simulator(scale: 1, root: page)
    let action = QuartzCore.Selector(Page.act)
    #expect(field.target(forAction: action, withSender: nil) as? Page === page)
    field.becomeFirstResponder()
    #expect(UIApplication.shared.sendAction(action, to: nil, from: nil, for: nil))
    let tap = UITapGestureRecognizer(target: nil, action: action)
    field.addGestureRecognizer(tap)
    tap.state = .ended
    #expect(page.calls == 2)
    page.isWilling = false
    #expect(field.target(forAction: action, withSender: nil) == nil)
    #expect(!UIApplication.shared.sendAction(action, to: nil, from: field, for: nil))
    #expect(page.calls == 2 && simulator.window.isKeyWindow)
  }
}
