import CoreGraphics
import QuartzCore
import Testing
import UIKit
import UIKitTestSupport

/// Key commands whose actions a responder may refuse.
@MainActor
final class KeyCommandTests {
  private final class Page: UIViewController {
    var deletions = 0
    var hasSelection = true
    var offersCommand = true

    override var keyCommands: [UIKeyCommand]? {
      guard offersCommand else { return nil }
      let action = QuartzCore.Selector(Page.deleteItem)
      return [UIKeyCommand(input: "d", modifierFlags: .command, action: action)]
    }
    func deleteItem() { deletions += 1 }
    override func canPerformAction(_ action: QuartzCore.Selector, withSender sender: Any?) -> Bool {
      hasSelection && super.canPerformAction(action, withSender: sender)
    }
  }

  /// The first responder, which offers a command that the page performs.
  private final class Field: UIView {
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? {
      let action = QuartzCore.Selector(Page.deleteItem)
      return [UIKeyCommand(input: "e", modifierFlags: .command, action: action)]
    }
  }

  // Made lazily inside the test, since other tests may run between the suite's `init` and the test.
  private lazy var outer = Page()
  private lazy var inner = Page()
  private lazy var simulator: Simulator = {
    let simulator = Simulator(scale: 1, root: outer)
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    let field = Field()
    inner.view.addSubview(field)
    field.becomeFirstResponder()
    return simulator
  }()

  @Test func aCommandThatIsRefusedGoesOnUpTheChain() {
    simulator.press("D", modifiers: .command)
    #expect(inner.deletions == 1 && outer.deletions == 0)
    inner.hasSelection = false
    simulator.press("D", modifiers: .command)
    #expect(inner.deletions == 1 && outer.deletions == 1)
    outer.hasSelection = false
    simulator.press("D", modifiers: .command)
    #expect(inner.deletions == 1 && outer.deletions == 1)
  }

  @Test func aCommandIsPerformedByTheNearestThatCan() {
    (inner.offersCommand, outer.offersCommand) = (false, false)
    simulator.press("E", modifiers: .command)
    #expect(inner.deletions == 1)
    inner.hasSelection = false
    simulator.press("E", modifiers: .command)
    #expect(inner.deletions == 1 && outer.deletions == 1)
  }
}
