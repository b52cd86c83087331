import CoreGraphics
import Platform
import Testing
import UIKitTestSupport

import UIKit

/// Invalid input sequences that occur in practice: every touch that began ends or is cancelled.
@MainActor
struct BadInputTests {
  private let log = TouchLog(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func makeSimulator() -> Simulator {
    let root = UIViewController()
    log.isMultipleTouchEnabled = true
    root.view.addSubview(log)
    return Simulator(scale: 1, root: root)
  }

  private func mouse(
    _ simulator: Simulator, _ phase: PointerEvent.Phase, button: Int, x: CGFloat = 100
  ) {
    simulator.platform.send(
      .pointer(
        PointerEvent(
          phase: phase, device: .mouse(button: button), location: CGPoint(x: x, y: 100),
          time: simulator.time)))
  }

  @Test func aReleaseThatWasNotDeliveredCancelsTheTouch() {
    let simulator = makeSimulator()
    mouse(simulator, .down, button: 1)
    mouse(simulator, .moved, button: 1)
    simulator.platform.send(.pointerExited(time: simulator.time))
    mouse(simulator, .moved, button: 0)
    mouse(simulator, .moved, button: 0)
    #expect(log.phases == ["began", "moved", "cancelled"])
    mouse(simulator, .down, button: 1)
    mouse(simulator, .up, button: 1)
    #expect(log.phases == ["began", "moved", "cancelled", "began", "ended"])
  }

  @Test func aSecondButtonInADragChangesNothing() {
    let simulator = makeSimulator()
    mouse(simulator, .down, button: 1)
    mouse(simulator, .down, button: 3)
    mouse(simulator, .moved, button: 1, x: 120)
    mouse(simulator, .up, button: 3, x: 120)
    mouse(simulator, .up, button: 1, x: 140)
    #expect(log.phases == ["began", "moved", "ended"])
  }

  @Test func twoDozenFingersEachEnd() {
    let simulator = makeSimulator()
    let listener = Listener()
    _ = listener.pan(on: log)
    for finger in 0..<24 {
      simulator.touchDown(at: CGPoint(x: 10 + 15 * CGFloat(finger), y: 100), finger: finger)
    }
    #expect(log.phases.count == 24)
    for finger in 0..<24 {
      simulator.touchMove(to: CGPoint(x: 10 + 15 * CGFloat(finger), y: 300), finger: finger)
    }
    for finger in (0..<24).reversed() {
      simulator.touchUp(at: CGPoint(x: 10 + 15 * CGFloat(finger), y: 300), finger: finger)
    }
    #expect(listener.states.first == .began && listener.states.last == .ended)
    #expect(log.phases.filter { $0 == "began" }.count == 24)
    #expect(log.phases.filter { $0 == "ended" || $0 == "cancelled" }.count == 24)
  }

  @Test func touchesThatNeverEndEndWithTheFocus() {
    let simulator = makeSimulator()
    for finger in 0..<12 {
      simulator.touchDown(at: CGPoint(x: 100, y: 100), finger: finger)
    }
    simulator.platform.send(.focusChanged(isFocused: false, time: simulator.time))
    #expect(log.phases.filter { $0 == "cancelled" }.count == 12)
    simulator.platform.send(.focusChanged(isFocused: true, time: simulator.time))
    simulator.tap(at: CGPoint(x: 100, y: 100))
    #expect(log.phases.suffix(2) == ["began", "ended"])
  }

  @Test func aFingerOfTheScreenIsNotTheMouse() {
    let simulator = makeSimulator()
    mouse(simulator, .down, button: 1)
    simulator.platform.send(
      .pointer(
        PointerEvent(
          phase: .down, device: .finger(id: 0), location: CGPoint(x: 200, y: 200),
          time: simulator.time)))
    #expect(log.phases == ["began", "began"], "a screen may number its fingers from 0")
  }
}

/// From input to pixels.
@MainActor
struct LatencyTests {
  private final class Follower: UIViewController {
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(dot)
      view.addGestureRecognizer(
        UIPanGestureRecognizer(target: self, action: Selector(Follower.follow)))
    }
    private func follow(_ pan: UIPanGestureRecognizer) { dot.center = pan.location(in: view) }
  }

  /// Input at 1,000 Hz, at 144 Hz and irregularly, with 60 frames a second.
  @Test(arguments: [0.001, 1.0 / 144, 0.043])
  func inputIsInTheNextFrame(interval: TimeInterval) throws {
    let root = Follower()
    let simulator = Simulator(scale: 1, root: root)
    var shown: [(time: TimeInterval, x: CGFloat)] = []
    simulator.onFrame { _ in
      shown.append((simulator.time, root.dot.layer.presentation()?.position.x ?? -1))
    }
    simulator.touchDown(at: CGPoint(x: 10, y: 100))
    simulator.touchMove(to: CGPoint(x: 30, y: 100))
    var sent: [(time: TimeInterval, x: CGFloat, frames: Int)] = []
    for step in 1...100 {
      simulator.advance(by: interval)
      let x = 30 + CGFloat(step)
      sent.append((simulator.time, x, shown.count))
      simulator.touchMove(to: CGPoint(x: x, y: 100))
    }
    simulator.advance(by: 0.1)
    for input in sent {
      let next = try #require(shown.dropFirst(input.frames).first)
      #expect(next.x >= input.x && next.time - input.time <= 1.0 / 60 + 1e-6)
    }
    #expect(shown.last?.x == 130)
  }
}
