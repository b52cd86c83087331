import CoreGraphics
import Platform
import QuartzCore
import Testing
import UIKit
import UIKitTestSupport

/// Key commands of keys that are held, that text is edited with, and that are disabled.
@MainActor
struct HeldKeyCommandTests {
  private final class Page: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    var commands: [UIKeyCommand] = []
    var calls = 0
    var pressed: [String] = []
    override var keyCommands: [UIKeyCommand]? { commands }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      pressed += presses.compactMap { $0.key?.characters }
    }
    func move() { calls += 1 }

    func command(_ input: String) -> UIKeyCommand {
      UIKeyCommand(input: input, modifierFlags: [], action: QuartzCore.Selector(Page.move))
    }
  }

  private func key(
    _ simulator: Simulator, _ name: String, isDown: Bool = true, isRepeat: Bool = false
  ) {
    simulator.platform.send(
      .key(KeyEvent(isDown: isDown, isRepeat: isRepeat, key: name, time: simulator.time)))
  }

  @Test func aHeldKeyRepeatsItsCommand() {
    let page = Page()
    page.commands = [page.command(UIKeyCommand.inputDownArrow)]
    let simulator = Simulator(scale: 1, root: page)
    key(simulator, "Down")
    #expect(page.calls == 1)
    for _ in 0..<2 { key(simulator, "Down", isRepeat: true) }
    #expect(page.calls == 3)
    key(simulator, "Down", isDown: false)
    #expect(page.calls == 3 && page.pressed == [])
  }

  /// An input method takes the keys of its text.
  @Test func textWithoutKeysAfterACommandIsTyped() {
    let page = Page()
    page.commands = [
      UIKeyCommand(
        input: "s", modifierFlags: .command, action: QuartzCore.Selector(Page.move))
    ]
    let simulator = Simulator(scale: 1, root: page)
    page.field.becomeFirstResponder()
    simulator.press("S", modifiers: .command)
    #expect(page.calls == 1)
    simulator.compose("ni")
    simulator.platform.send(.text("你", time: simulator.time))
    #expect(page.field.text == "你")
  }

  @Test func theTextOfACommandIsDiscardedWhileItsKeyIsHeld() {
    let page = Page()
    let command = page.command("x")
    command.wantsPriorityOverSystemBehavior = true
    page.commands = [command]
    let simulator = Simulator(scale: 1, root: page)
    page.field.becomeFirstResponder()
    key(simulator, "X")
    for isRepeat in [false, true] {
      if isRepeat { key(simulator, "X", isRepeat: true) }
      simulator.platform.send(.text("x", time: simulator.time))
    }
    key(simulator, "X", isDown: false)
    #expect(page.field.text == "" && page.calls == 2)
    simulator.type("y")
    #expect(page.field.text == "y")
  }

  @Test func aCommandIsNotRepeatedWhenTheWindowHasLostTheKeys() {
    let page = Page()
    page.commands = [page.command(UIKeyCommand.inputDownArrow)]
    let simulator = Simulator(scale: 1, root: page)
    key(simulator, "Down")
    simulator.setFocus(false)
    key(simulator, "Down", isRepeat: true)
    #expect(page.calls == 1)
  }

  @Test func onlyACommandWithPriorityTakesAKeyFromTheText() {
    let page = Page()
    let command = page.command(UIKeyCommand.inputLeftArrow)
    page.commands = [command]
    let simulator = Simulator(scale: 1, root: page)
    page.field.becomeFirstResponder()
    simulator.press("Left")
    #expect(page.calls == 0)
    command.wantsPriorityOverSystemBehavior = true
    simulator.press("Left")
    #expect(page.calls == 1)
  }

  @Test func theKeyOfADisabledCommandIsAPress() {
    let page = Page()
    let command = page.command("d")
    command.attributes = .disabled
    page.commands = [command]
    let simulator = Simulator(scale: 1, root: page)
    simulator.press("D")
    #expect(page.calls == 0 && page.pressed == ["d"])
  }
}
