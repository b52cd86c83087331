import CoreGraphics
import Testing
import UIKitSimulator

import UIKit

/// A scene whose time stands still in mid-animation costs nothing.
@MainActor
struct StoppedTimeTests {
  @Test func itMakesNoFramesButForStepsAndThenGoesOn() throws {
    let root = UIViewController()
    let simulator = Simulator(scale: 1, root: root)
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    root.view.addSubview(box)
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { box.frame.origin.x = 300 })
    simulator.advance(by: 0.4)
    let scene = simulator.stage.scene
    func x() throws -> CGFloat { try #require(box.layer.presentation()).frame.minX }
    func frames(in seconds: TimeInterval) -> Int {
      var count = 0
      simulator.onFrame { _ in count += 1 }
      simulator.advance(by: seconds)
      return count
    }
    scene.timeScale = 0
    #expect(frames(in: 1) <= 1)
    let stopped = try x()
    #expect(frames(in: 5) == 0)
    #expect(try x() == stopped)
    scene.step(by: 0.1)
    #expect(frames(in: 1) == 1)
    #expect(abs(try x() - stopped - 30) < 1e-6)
    // What does not depend on time is shown as ever.
    root.view.backgroundColor = .red
    #expect(frames(in: 1) == 1)
    scene.timeScale = 1
    simulator.settle()
    #expect(try x() == 300 && simulator.isIdle)
  }

  @Test func aTimerThatIsNotDueDoesNotKeepItAwake() {
    let simulator = Simulator(scale: 1, root: UIViewController())
    let scene = simulator.stage.scene
    var fired = 0
    scene.timeScale = 0
    scene.frameTimers.schedule(after: 0.5) { fired += 1 }
    simulator.advance(by: 0.1)
    #expect(!simulator.advanceFrame() && fired == 0)
    scene.timeScale = 1
    simulator.advance(by: 0.6)
    #expect(fired == 1)
  }
}
