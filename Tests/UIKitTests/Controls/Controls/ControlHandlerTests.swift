import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// What a control says of its targets and actions.
@MainActor
struct ControlHandlerTests {
  @MainActor
  private final class Target: NSObject {
    func press() {}
    func change(_ sender: UIControl) {}
  }

  @Test func theMethodsOfATargetAreNamed() {
    let control = UIControl()
    let (target, other) = (Target(), Target())
    control.addTarget(target, action: Selector("press", Target.press), for: .touchUpInside)
    control.addTarget(
      target, action: Selector("change:", Target.change), for: [.touchUpInside, .valueChanged])
    control.addTarget(nil, action: Selector("submit:", Target.change), for: .touchUpInside)
    #expect(
      control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["press", "change:"])
    #expect(control.actions(forTarget: target, forControlEvent: .valueChanged) == ["change:"])
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == nil)
    #expect(control.actions(forTarget: other, forControlEvent: .touchUpInside) == nil)
    #expect(control.actions(forTarget: nil, forControlEvent: .touchUpInside) == ["submit:"])
  }

  @Test func handlersAreEnumeratedInTheirOrder() {
    let control = UIControl()
    let target = Target()
    control.addAction(UIAction(title: "first") { _ in }, for: .touchDown)
    control.addTarget(target, action: Selector("press", Target.press), for: .touchUpInside)
    control.addAction(UIAction(title: "last") { _ in }, for: .valueChanged)
    var seen: [String] = []
    control.enumerateEventHandlers { action, pair, event, _ in
      let name = action?.title ?? pair.map { NSStringFromSelector($0.1) } ?? ""
      seen.append("\(name) \(event.rawValue)")
    }
    // The raw values of UIKit: touchDown, touchUpInside and valueChanged.
    #expect(seen == ["first 1", "press 64", "last 4096"])
    var count = 0
    control.enumerateEventHandlers { _, _, _, stop in
      count += 1
      stop = count == 2
    }
    #expect(count == 2)
  }
}
