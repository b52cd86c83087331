import CoreGraphics
import QuartzCore
import Testing
import UIKit
import UIKitTestSupport

/// The main menu, which the delegate of the app builds, and the keys of its commands.
@MainActor
final class MainMenuTests {
  private final class App: UIResponder, UIApplicationDelegate {
    var builds = 0
    var calls: [String] = []
    var build: (any UIMenuBuilder) -> Void = { _ in }

    override func buildMenu(with builder: any UIMenuBuilder) {
      super.buildMenu(with: builder)
      builds += 1
      build(builder)
    }
    func refresh(_ sender: UIKeyCommand) { calls.append(sender.title) }
    override func validate(_ command: UICommand) {
      if command.title == "Off" { command.attributes = .disabled }
    }
  }

  private final class Page: UIViewController {
    var calls: [String] = []
    override var keyCommands: [UIKeyCommand]? {
      let action = QuartzCore.Selector(Page.note)
      return [UIKeyCommand(title: "Page", action: action, input: "p", modifierFlags: .command)]
    }
    func note(_ sender: UIKeyCommand) { calls.append(sender.title) }
  }

  private let page = Page()
  private let app = App()
  // Made in the test itself: other tests may run between the suite's `init` and the test.
  private lazy var simulator: Simulator = {
    let simulator = Simulator(root: page)
    UIApplication.shared.delegate = app
    return simulator
  }()

  private func command(_ title: String, _ input: String) -> UIKeyCommand {
    UIKeyCommand(
      title: title, action: QuartzCore.Selector(App.refresh), input: input,
      modifierFlags: .command)
  }

  private func tools(_ children: [UIMenuElement]) -> UIMenu {
    UIMenu(title: "Tools", identifier: UIMenu.Identifier("tools"), children: children)
  }

  private static func identifiers(_ menu: UIMenu?) -> [UIMenu.Identifier] {
    menu?.children.compactMap { ($0 as? UIMenu)?.identifier } ?? []
  }

  @Test func theKeysOfItsCommandsWork() {
    let menu = tools([command("Refresh", "r"), command("Off", "o")])
    app.build = { $0.insertChild(menu, atStartOfMenu: .view) }
    #expect(app.builds == 0)
    simulator.press("R", modifiers: .command)
    simulator.press("R", modifiers: .command)
    #expect(app.calls == ["Refresh", "Refresh"] && app.builds == 1)
    simulator.press("R")
    simulator.press("O", modifiers: .command)
    #expect(app.calls == ["Refresh", "Refresh"], "without the modifier, and disabled")
    app.build = { _ in }
    UIMenuSystem.main.setNeedsRebuild()
    simulator.press("R", modifiers: .command)
    #expect(app.calls.count == 2 && app.builds == 2)
  }

  @Test func theCommandsOfRespondersComeFirst() {
    let menu = tools([command("Print", "p")])
    app.build = { $0.insertSibling(menu, beforeMenu: .window) }
    simulator.press("P", modifiers: .command)
    #expect(page.calls == ["Page"] && app.calls.isEmpty)
  }

  @Test func menusAreInsertedBesideAndInOthers() {
    let (menu, first, last) = (
      tools([]), UIMenu(identifier: .init("first")), UIMenu(identifier: .init("last"))
    )
    var root: [UIMenu.Identifier] = []
    var file: [UIMenu.Identifier] = []
    app.build = { builder in
      #expect(builder.system === UIMenuSystem.main)
      builder.remove(menu: .format)
      #expect(builder.menu(for: .format) == nil && builder.menu(for: .font) == nil)
      builder.insertSibling(menu, afterMenu: .file)
      builder.insertChild(first, atStartOfMenu: .file)
      builder.insertChild(last, atEndOfMenu: .file)
      builder.insertChild(UIMenu(), atEndOfMenu: .format)
      root = Self.identifiers(builder.menu(for: .root))
      file = Self.identifiers(builder.menu(for: .file))
    }
    simulator.press("X", modifiers: .command)
    #expect(
      root == [.application, .file, menu.identifier, .edit, .view, .window, .help])
    #expect(
      file == [
        first.identifier, .newScene, .open, .openRecent, .close, .document, .print,
        last.identifier,
      ])
  }

  @Test func childrenAreReplacedAndFound() {
    let selector = QuartzCore.Selector(App.refresh)
    let wanted = UIKeyCommand(
      title: "Seven", action: selector, input: "7", modifierFlags: .command, propertyList: 7)
    let action = UIAction(title: "Help", identifier: UIAction.Identifier("help")) { _ in }
    app.build = { builder in
      builder.replaceChildren(ofMenu: .help) { [action, wanted] + $0 }
      #expect(builder.action(for: UIAction.Identifier("help")) === action)
      #expect(builder.command(for: selector, propertyList: 7) === wanted)
      #expect(builder.command(for: selector, propertyList: nil) == nil)
      builder.replace(menu: .window, with: UIMenu(title: "All", identifier: .window))
      #expect(builder.menu(for: .window)?.title == "All")
      #expect(builder.menu(for: .minimizeAndZoom) == nil)
    }
    simulator.press("7", modifiers: .command)
    #expect(app.calls == ["Seven"])
  }

  @Test func anIdentifierIsUsedOnce() {
    var warnings: [String] = []
    app.build = { builder in
      warnings = Diagnostics.collecting {
        builder.insertChild(UIMenu(identifier: .file), atEndOfMenu: .view)
      }
      #expect(builder.menu(for: .view)?.children.count == 3)
    }
    simulator.press("X", modifiers: .command)
    #expect(warnings.count == 1 && app.builds == 1)
  }
}
