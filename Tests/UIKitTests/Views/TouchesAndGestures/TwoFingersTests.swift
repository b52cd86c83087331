import CoreGraphics
import Platform
import QuartzCore
import Testing
import UIKitTestSupport

import UIKit

/// Two fingers of one mouse, all the way from the platform to the views and the screen.
@MainActor
struct TwoFingersTests {
  private let log = TouchLog(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func makeSimulator() -> Simulator {
    let root = UIViewController()
    root.view.backgroundColor = .white
    log.isMultipleTouchEnabled = true
    root.view.addSubview(log)
    return Simulator(scale: 1, root: root)
  }

  private func mouse(
    _ simulator: Simulator, _ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat,
    button: Int = 1, _ modifiers: KeyModifiers = .alt
  ) {
    simulator.platform.send(
      .pointer(
        PointerEvent(
          phase: phase, device: .mouse(button: button), location: CGPoint(x: x, y: y),
          modifiers: modifiers, time: simulator.time)))
  }

  private func alt(_ simulator: Simulator, _ isDown: Bool) {
    simulator.platform.send(
      .key(KeyEvent(isDown: isDown, key: "Left Alt", time: simulator.time)))
  }

  @Test func aViewSeesBothFingers() {
    let simulator = makeSimulator()
    mouse(simulator, .moved, 200, 400, button: 0, [])
    alt(simulator, true)
    mouse(simulator, .down, 250, 400)
    mouse(simulator, .moved, 260, 400)
    alt(simulator, false)
    mouse(simulator, .up, 260, 400, [])
    #expect(
      log.phases == ["began", "began", "moved", "moved", "ended", "ended"], "the second ends first")
  }

  @Test func losingTheFocusCancelsBoth() {
    let simulator = makeSimulator()
    mouse(simulator, .moved, 200, 400, button: 0)
    mouse(simulator, .down, 250, 400)
    simulator.platform.send(.focusChanged(isFocused: false, time: simulator.time))
    #expect(log.phases == ["began", "began", "cancelled", "cancelled"])
    mouse(simulator, .moved, 260, 400)
    mouse(simulator, .up, 260, 400)
    #expect(log.phases.count == 4)
  }

  @Test func dotsLieOverTheWindowAndNowhereElse() throws {
    let simulator = makeSimulator()
    simulator.stage.showsTouches = true
    var bare = 0
    simulator.onFrame { bare = $0.list.root.content.nodes.count }
    func gray(_ x: Int, _ y: Int) throws -> UInt32 {
      try #require(simulator.snapshot()).pixel(x: x, y: y) & 0xFF
    }
    mouse(simulator, .moved, 200, 400, button: 0, [])
    simulator.settle()
    #expect(try gray(140, 400) == 255)
    alt(simulator, true)
    mouse(simulator, .moved, 260, 400, button: 0)
    simulator.advanceFrame()
    #expect(try gray(140, 400) < 220 && gray(260, 400) < 220, "where both would go down")
    mouse(simulator, .down, 260, 400)
    mouse(simulator, .moved, 280, 400)
    simulator.advanceFrame()
    #expect(try gray(120, 400) < 220 && gray(280, 400) < 220 && gray(200, 400) == 255)
    #expect(bare == 1, "those who look on see the app alone")
    #expect(simulator.window.subviews.count == 1 && simulator.window.layer.sublayers?.count == 1)
    let picture = UIGraphicsImageRenderer(bounds: log.bounds).image { context in
      simulator.window.layer.render(in: context.cgContext)
    }
    let image = try #require(picture.cgImage)
    #expect(image.pixel(x: image.width * 280 / 390, y: image.height * 400 / 844) & 0xFF == 255)
    mouse(simulator, .up, 280, 400)
    alt(simulator, false)
    simulator.advanceFrame()
    #expect(try gray(120, 400) == 255 && gray(280, 400) == 255)
  }

  @Test func fingersOfATouchScreenHaveDotsAMouseAloneHasNone() throws {
    let simulator = makeSimulator()
    simulator.stage.showsTouches = true
    simulator.touchDown(at: CGPoint(x: 100, y: 100))
    simulator.advance(by: 0.05)
    let alone = try #require(simulator.snapshot()).pixel(x: 100, y: 100) & 0xFF
    #expect(alone == 255)
    simulator.touchDown(at: CGPoint(x: 200, y: 100), finger: 1)
    simulator.advance(by: 0.05)
    let both = try #require(simulator.snapshot())
    #expect(both.pixel(x: 100, y: 100) & 0xFF < 220 && both.pixel(x: 200, y: 100) & 0xFF < 220)
    simulator.stage.showsTouches = false
    simulator.advance(by: 0.05)
    #expect(try #require(simulator.snapshot()).pixel(x: 200, y: 100) & 0xFF == 255)
  }
}
