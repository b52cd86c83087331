import CoreGraphics
import Platform
import Testing
import UIKitTestSupport

import UIKit

/// Tab, Space, Return and Escape.
@MainActor
struct KeyboardFocusTests {
  private final class Page: UIViewController {
    var pressed: [String] = []
    private(set) var buttons: [UIButton] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      // The reading order is neither the order of the subviews nor that of one coordinate alone.
      let places = [("c", 20, 200), ("b", 200, 104), ("a", 20, 100), ("hidden", 20, 300)]
      for (name, x, y) in places {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: x, y: y, width: 120, height: 44)
        button.addAction(
          UIAction { [weak self] _ in self?.pressed.append(name) }, for: .primaryActionTriggered)
        button.isHidden = name == "hidden"
        view.addSubview(button)
        buttons.append(button)
      }
    }
    var a: UIButton { buttons[2] }
    var b: UIButton { buttons[1] }
    var c: UIButton { buttons[0] }
    var focused: UIButton? { buttons.first { $0.isFocused } }
  }

  private func key(
    _ simulator: Simulator, _ name: String, _ isDown: Bool, _ modifiers: KeyModifiers = []
  ) {
    simulator.platform.send(
      .key(KeyEvent(isDown: isDown, key: name, modifiers: modifiers, time: simulator.time)))
  }

  private func tab(_ simulator: Simulator, back: Bool = false) {
    key(simulator, "Tab", true, back ? .shift : [])
    key(simulator, "Tab", false, back ? .shift : [])
  }

  @Test func tabGoesThroughTheControlsAsTheyAreRead() {
    let page = Page()
    let simulator = Simulator(scale: 1, root: page)
    #expect(page.focused == nil)
    let order = (0..<4).map { _ in
      tab(simulator)
      return page.focused
    }
    #expect(order == [page.a, page.b, page.c, page.a])
    tab(simulator, back: true)
    #expect(page.focused === page.c)
    page.a.isEnabled = false
    tab(simulator)
    #expect(page.focused === page.b, "one that is disabled is left out")
  }

  @Test func theRingIsSeenAfterTabUntilTheScreenIsTouched() throws {
    let page = Page()
    page.view.backgroundColor = .white
    let simulator = Simulator(scale: 1, root: page)
    func edge() throws -> UInt32 {
      try #require(simulator.snapshot()).pixel(x: 60, y: 97) & 0xFF_FFFF
    }
    let views = page.a.subviews.count
    #expect(try edge() == 0xFF_FFFF)
    tab(simulator)
    simulator.settle()
    #expect(try edge() != 0xFF_FFFF && page.a.subviews.count == views)
    simulator.tap(at: CGPoint(x: 300, y: 600))
    simulator.settle()
    #expect(try edge() == 0xFF_FFFF && page.focused == nil)
    tab(simulator)
    #expect(page.focused === page.b, "it continues from where it was")
  }

  @Test(arguments: ["Space", "Return"])
  func spaceAndReturnPressTheControl(name: String) {
    let page = Page()
    let simulator = Simulator(scale: 1, root: page)
    key(simulator, name, true)
    key(simulator, name, false)
    #expect(page.pressed.isEmpty, "nothing has the focus")
    tab(simulator)
    key(simulator, name, true)
    #expect(page.a.isHighlighted && page.pressed.isEmpty)
    key(simulator, name, false)
    #expect(!page.a.isHighlighted && page.pressed == ["a"])
    key(simulator, name, true, .control)
    key(simulator, name, false, .control)
    #expect(page.pressed == ["a"])
  }

  @Test func whatVanishesOrLosesTheKeyboardIsNotPressed() {
    let page = Page()
    let simulator = Simulator(scale: 1, root: page)
    tab(simulator)
    key(simulator, "Space", true)
    simulator.platform.send(.focusChanged(isFocused: false, time: simulator.time))
    key(simulator, "Space", false)
    #expect(!page.a.isHighlighted && page.pressed.isEmpty)
    key(simulator, "Space", true)
    page.a.removeFromSuperview()
    key(simulator, "Space", false)
    #expect(page.pressed.isEmpty && page.focused == nil)
    tab(simulator)
    #expect(page.focused === page.b)
  }

  @Test func escapeDismissesUnlessTheModalForbidsIt() {
    let (page, modal) = (Page(), Page())
    modal.modalPresentationStyle = .overFullScreen
    let simulator = Simulator(scale: 1, root: page)
    tab(simulator)
    page.present(modal, animated: true)
    simulator.press("Escape")
    simulator.settle()
    #expect(page.presentedViewController === modal, "not while it is in its transition")
    #expect(page.focused == nil, "what is behind cannot be pressed")
    tab(simulator)
    #expect(modal.focused === modal.a)
    modal.isModalInPresentation = true
    simulator.press("Escape")
    simulator.settle()
    #expect(page.presentedViewController === modal)
    modal.isModalInPresentation = false
    simulator.press("Escape")
    simulator.settle()
    #expect(page.presentedViewController == nil)
    simulator.press("Escape")
  }
}
