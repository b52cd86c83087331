import CoreGraphics
import Platform
import QuartzCore
import Testing
import UIKitTestSupport

import UIKit

/// Keys that are pressed with Alt while text is edited. At the right it may be AltGr, with which
/// keys type.
@MainActor
struct AltGrTests {
  private final class Page: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    var calls = 0

    override var keyCommands: [UIKeyCommand]? {
      let action = QuartzCore.Selector(Page.note)
      return [UIKeyCommand(input: "l", modifierFlags: .alternate, action: action)]
    }
    func note() { calls += 1 }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
    }
  }

  /// A Polish layout types "ł" by L with AltGr.
  private func press(_ modifiers: KeyModifiers, in simulator: Simulator) {
    let time = simulator.time
    simulator.platform.send(
      .key(KeyEvent(isDown: true, key: "L", modifiers: modifiers, time: time)))
    simulator.platform.send(.text("ł", time: time))
    simulator.platform.send(
      .key(KeyEvent(isDown: false, key: "L", modifiers: modifiers, time: time)))
  }

  @Test func altAtTheRightTypesIntoATextThatIsEdited() {
    let page = Page()
    let simulator = Simulator(root: page)
    page.field.becomeFirstResponder()
    press([.alt, .rightAlt], in: simulator)
    #expect(page.field.text == "ł" && page.calls == 0)
    press(.alt, in: simulator)
    #expect(page.field.text == "ł" && page.calls == 1)
    page.field.resignFirstResponder()
    press([.alt, .rightAlt], in: simulator)
    #expect(page.field.text == "ł" && page.calls == 2)
    withExtendedLifetime(simulator) {}
  }
}
