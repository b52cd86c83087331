import Testing
import UIKitSimulator

import UIKit

/// The time that programs measure in units of the machine is that of the scene.
@MainActor
struct MachTimeTests {
  @Test func itGoesWithTheScene() {
    let page = UIViewController()
    let simulator = Simulator(root: page)
    // So that there are frames, with which the time goes on.
    UIView.animate(withDuration: 2) { page.view.alpha = 0 }
    simulator.advance(by: 0.5)
    var info = mach_timebase_info()
    let result = mach_timebase_info(&info)
    #expect(result == 0 && info.numer > 0 && info.denom > 0)
    let start = mach_absolute_time()
    simulator.advance(by: 0.5)
    let units = Double(mach_absolute_time() - start)
    let seconds = units * Double(info.numer) / Double(info.denom) / 1_000_000_000
    #expect(abs(seconds - 0.5) < 1e-6)
  }

  @Test func itStandsStillWithTheScene() {
    let simulator = Simulator(root: UIViewController())
    simulator.stage.scene.timeScale = 0
    let start = mach_absolute_time()
    simulator.advance(by: 3)
    #expect(mach_absolute_time() == start)
  }
}
