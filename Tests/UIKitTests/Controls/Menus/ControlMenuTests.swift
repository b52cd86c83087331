import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// The menus of controls, and their primary actions without a touch.
@MainActor
struct ControlMenuTests {
  private final class MenuButton: UIButton {
    var calls: [String] = []

    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      super.contextMenuInteraction(
        interaction, willDisplayMenuFor: configuration, animator: animator)
      calls.append("willDisplay")
    }

    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
      calls.append("willEnd")
    }

    func note(_ event: UIControl.Event, _ name: String) {
      addAction(UIAction { [unowned self] _ in calls.append(name) }, for: event)
    }
  }

  private final class Dial: UIControl {
    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Reset") { _ in }])
      })
    }
  }

  private func simulator(showing control: UIControl) -> Simulator {
    control.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
    let controller = UIViewController()
    let simulator = Simulator(root: controller)
    controller.view.addSubview(control)
    simulator.settle()
    return simulator
  }

  @Test func aProgramOpensTheMenuOfAButton() {
    let button = MenuButton()
    button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
    button.showsMenuAsPrimaryAction = true
    button.note(.primaryActionTriggered, "primary")
    button.note(.menuActionTriggered, "menu")
    let simulator = simulator(showing: button)
    button.performPrimaryAction()
    button.performPrimaryAction()
    simulator.settle()
    #expect(button.isHeld && button.calls == ["menu", "willDisplay"])
    simulator.press("Escape")
    simulator.settle()
    #expect(!button.isHeld && button.calls == ["menu", "willDisplay", "willEnd"])
    button.isEnabled = false
    button.performPrimaryAction()
    #expect(!button.isHeld)
  }

  @Test func aPrimaryActionWithoutAMenuIsSent() {
    let button = MenuButton()
    button.note(.primaryActionTriggered, "primary")
    button.performPrimaryAction()
    #expect(button.calls == ["primary"] && !button.isSelected)
    button.changesSelectionAsPrimaryAction = true
    button.performPrimaryAction()
    #expect(button.calls == ["primary", "primary"] && button.isSelected)
    let control = UIControl()
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
    control.performPrimaryAction()
    #expect(count == 1)
  }

  /// By a press, by the right button, and by a program.
  @Test func theMenuIsSetAsItOpens() {
    let button = MenuButton()
    button.menu = UIMenu()
    button.showsMenuAsPrimaryAction = true
    let state = MenuState()
    button.addAction(
      UIAction { action in
        state.count += 1
        let row = UIAction(title: "\(state.count)") { _ in }
        (action.sender as? UIButton)?.menu = UIMenu(children: state.isEmpty ? [] : [row])
      }, for: .menuActionTriggered)
    let simulator = simulator(showing: button)
    let middle = CGPoint(x: 70, y: 120)
    let openings: [@MainActor () -> Void] = [
      { simulator.tap(at: middle) }, { simulator.secondaryClick(at: middle) },
      { button.performPrimaryAction() },
    ]
    for (index, open) in openings.enumerated() {
      open()
      simulator.settle()
      #expect(button.isHeld && button.menu?.children.map(\.title) == ["\(index + 1)"])
      simulator.press("Escape")
      simulator.settle()
    }
    state.isEmpty = true
    simulator.tap(at: middle)
    simulator.settle()
    #expect(!button.isHeld && state.count == 4, "an empty menu does not open")
    state.isEmpty = false
    simulator.tap(at: middle)
    simulator.settle()
    #expect(button.isHeld)
  }

  @Test func aPressOpensTheMenuOfAControlInsteadOfItsEvents() {
    let dial = Dial()
    var count = 0
    dial.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    dial.showsMenuAsPrimaryAction = true
    let simulator = simulator(showing: dial)
    let middle = CGPoint(x: 70, y: 120)
    simulator.tap(at: middle)
    #expect(simulator.window.keyReceiver == nil && count == 1, "there is no menu yet")
    dial.isContextMenuInteractionEnabled = true
    simulator.tap(at: middle)
    simulator.settle()
    #expect(simulator.window.keyReceiver != nil && count == 1)
    simulator.press("Escape")
    simulator.settle()
    dial.sendActions(for: .touchUpInside)
    #expect(simulator.window.keyReceiver == nil && count == 2, "a program sends the event")
  }

  @Test func aControlSuppliesItsMenu() {
    let dial = Dial()
    let simulator = simulator(showing: dial)
    let middle = CGPoint(x: 70, y: 120)
    #expect(!dial.isContextMenuInteractionEnabled && dial.contextMenuInteraction == nil)
    simulator.secondaryClick(at: middle)
    #expect(simulator.window.keyReceiver == nil)
    dial.isContextMenuInteractionEnabled = true
    simulator.secondaryClick(at: middle)
    simulator.settle()
    #expect(simulator.window.keyReceiver != nil)
    #expect(dial.contextMenuInteraction?.menuAppearance == .compact)
    dial.isContextMenuInteractionEnabled = false
    #expect(simulator.window.keyReceiver == nil && dial.contextMenuInteraction == nil)
  }
}

/// How often a menu was made, and whether it has no rows.
@MainActor
private final class MenuState {
  var count = 0
  var isEmpty = false
}
