import CoreGraphics
import Platform
import Testing
import UIKitTestSupport

import UIKit

/// Two fingers on a touchpad, and the wheel with Control held.
@MainActor
struct TouchpadPinchTests {
  private final class Page: UIViewController {
    var log: [String] = []
    let pinch = UIPinchGestureRecognizer()
    let rotation = UIRotationGestureRecognizer()
    let touches = TouchLog()

    override func loadView() {
      touches.frame = UIScreen.main.bounds
      view = touches
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      pinch.addTarget(self, action: Selector(Page.pinched))
      rotation.addTarget(self, action: Selector(Page.turned))
      view.addGestureRecognizer(pinch)
      view.addGestureRecognizer(rotation)
    }
    private func pinched(_ pinch: UIPinchGestureRecognizer) {
      log.append("pinch \(pinch.state) \((pinch.scale * 1000).rounded() / 1000)")
    }
    private func turned(_ rotation: UIRotationGestureRecognizer) {
      log.append("turn \(rotation.state) \((rotation.rotation * 1000).rounded() / 1000)")
    }
  }

  private func pinch(_ simulator: Simulator, scale: CGFloat, rotation: CGFloat = 0) {
    simulator.platform.send(
      .pinch(
        location: CGPoint(x: 200, y: 300), scale: scale, rotation: rotation,
        time: simulator.time))
    simulator.advance(by: 0.02)
  }

  @Test func aPinchBeginsAtOnceAndEndsAMomentAfterTheLastMovement() {
    let page = Page()
    let simulator = Simulator(scale: 1, root: page)
    pinch(simulator, scale: 1.25)
    #expect(page.pinch.location(in: nil) == CGPoint(x: 200, y: 300))
    #expect(page.pinch.numberOfTouches == 0)
    pinch(simulator, scale: 2)
    simulator.advance(by: 0.2)
    #expect(page.log == ["pinch began 1.25", "pinch changed 2.5", "pinch ended 2.5"])
    #expect(page.touches.phases.isEmpty && page.pinch.state == .possible)
  }

  @Test func turningAloneIsNoPinch() {
    let page = Page()
    let simulator = Simulator(scale: 1, root: page)
    pinch(simulator, scale: 1, rotation: 0.25)
    pinch(simulator, scale: 1, rotation: 0.5)
    simulator.advance(by: 0.2)
    #expect(page.log == ["turn began 0.25", "turn changed 0.75", "turn ended 0.75"])
  }

  @Test func fingersOnTheScreenEndIt() {
    let page = Page()
    let simulator = Simulator(scale: 1, root: page)
    pinch(simulator, scale: 1.25)
    simulator.touchDown(at: CGPoint(x: 100, y: 100))
    #expect(page.log == ["pinch began 1.25", "pinch ended 1.25"])
    simulator.touchUp(at: CGPoint(x: 100, y: 100))
  }

  @Test func badNumbersAreIgnoredWithAWarning() {
    let page = Page()
    let simulator = Simulator(scale: 1, root: page)
    let warnings = Diagnostics.collecting {
      pinch(simulator, scale: 0)
      pinch(simulator, scale: .nan)
      pinch(simulator, scale: 1, rotation: .infinity)
    }
    #expect(warnings.count == 1 && page.log.isEmpty, "the same sentence is reported once")
  }
}
