import CoreGraphics
import QuartzCore
import Testing
import UIKit
import UIKitTestSupport

/// Commands in menus.
@MainActor
struct CommandMenuTests {
  private final class Page: UIViewController {
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
    var calls: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      let action = QuartzCore.Selector(Page.mark)
      button.menu = UIMenu(children: [
        UICommand(title: "Flag", action: action, propertyList: 7),
        UICommand(title: "Off", action: action),
        UIKeyCommand(title: "Key", action: action, input: "k", modifierFlags: .command),
      ])
      button.showsMenuAsPrimaryAction = true
      view.addSubview(button)
    }

    func mark(_ sender: UICommand) {
      calls.append("\(sender.title) \(sender.propertyList as? Int ?? 0)")
    }

    override func validate(_ command: UICommand) {
      super.validate(command)
      if command.title == "Off" { command.attributes = .disabled }
    }
  }

  /// The middle of a row of the menu, which begins 8 points below the button.
  private func row(_ index: Int) -> CGPoint { CGPoint(x: 100, y: 148 + 22 + 44 * CGFloat(index)) }

  @Test func aCommandIsSentUpTheResponderChain() {
    let page = Page()
    let simulator = Simulator(root: page)
    for index in [0, 2] {
      simulator.tap(at: CGPoint(x: 60, y: 120))
      simulator.settle()
      simulator.tap(at: row(index))
      simulator.settle()
    }
    #expect(page.calls == ["Flag 7", "Key 0"] && simulator.window.keyReceiver == nil)
  }

  @Test func theResponderValidatesACommandBeforeItIsShown() {
    let page = Page()
    let simulator = Simulator(root: page)
    simulator.tap(at: CGPoint(x: 60, y: 120))
    simulator.settle()
    simulator.tap(at: row(1))
    simulator.settle()
    #expect(page.calls == [] && simulator.window.keyReceiver != nil)
  }

  @Test func aKeyCommandIsAnElementOfMenus() {
    let action = QuartzCore.Selector(Page.mark)
    let command = UIKeyCommand(
      title: "Find", action: action, input: "f", modifierFlags: .command, propertyList: "page",
      discoverabilityTitle: "Find on the page", attributes: .destructive, state: .on)
    #expect(command.title == "Find" && command.input == "f" && command.modifierFlags == .command)
    #expect(command.action == action && command.propertyList as? String == "page")
    #expect(command.discoverabilityTitle == "Find on the page")
    #expect(command.attributes == .destructive && command.state == .on)
    #expect(UIMenu(children: [command]).children.count == 1)
    let plain = UIKeyCommand(input: "g", modifierFlags: .shift, action: action)
    #expect(plain.title == "" && plain.input == "g" && !plain.wantsPriorityOverSystemBehavior)
  }
}
