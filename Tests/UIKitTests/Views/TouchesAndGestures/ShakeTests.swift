import CoreGraphics
import Testing
import UIKitTestSupport

/// Who is notified that the device is shaken.
@MainActor
struct ShakeTests {
  private final class Page: UIViewController {
    var calls: [String] = []
    var passesOn = false
    override var canBecomeFirstResponder: Bool { true }

    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      note("began", motion, event)
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      note("ended", motion, event)
      if passesOn { super.motionEnded(motion, with: event) }
    }

    private func note(_ call: String, _ motion: UIEvent.EventSubtype, _ event: UIEvent?) {
      let isMotion = event?.type == .motion && event?.subtype == motion
      calls.append("\(call) \(motion == .motionShake && isMotion)")
    }
  }

  private let page = Page()
  private let simulator: Simulator

  init() {
    simulator = Simulator(size: CGSize(width: 100, height: 100), root: page)
    simulator.settle()
  }

  @Test func theFirstResponderIsNotified() {
    #expect(page.becomeFirstResponder())
    simulator.simulateShake()
    #expect(page.calls == ["began true", "ended true"])
  }

  @Test func aControllerThatIsNotFirstResponderIsNot() {
    simulator.simulateShake()
    #expect(page.calls == [])
  }

  @Test func whatAViewDoesNotHandleGoesUpTheChain() {
    final class Field: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let field = Field()
    page.view.addSubview(field)
    #expect(field.becomeFirstResponder())
    simulator.simulateShake()
    #expect(page.calls == ["began true", "ended true"])
    page.passesOn = true
    simulator.simulateShake()
    #expect(page.calls.count == 4, "nobody further up is disturbed by it")
  }

  @Test func onlyTheDeviceThatIsShakenIsNotified() {
    #expect(page.becomeFirstResponder())
    let other = Page()
    let second = Simulator(size: CGSize(width: 100, height: 100), root: other)
    second.settle()
    #expect(other.becomeFirstResponder())
    simulator.simulateShake()
    #expect(page.calls == ["began true", "ended true"] && other.calls == [])
    second.simulateShake()
    #expect(page.calls.count == 2 && other.calls.count == 2)
  }

  @Test func controlCommandAndZShakeTheDevice() {
    #expect(page.becomeFirstResponder())
    simulator.press("z", modifiers: [.control, .command])
    #expect(page.calls == ["began true", "ended true"])
    simulator.press("z", modifiers: .control)
    #expect(page.calls.count == 2)
  }

  @Test func anAppMayLookAtTheEventOnItsWay() {
    final class Window: UIWindow {
      var subtypes: [UIEvent.EventSubtype] = []
      override func sendEvent(_ event: UIEvent) {
        subtypes.append(event.subtype)
        super.sendEvent(event)
      }
    }
    let window = Window(windowScene: simulator.window.windowScene!)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    simulator.settle()
    simulator.simulateShake()
    #expect(window.subtypes == [.motionShake, .motionShake])
  }
}
