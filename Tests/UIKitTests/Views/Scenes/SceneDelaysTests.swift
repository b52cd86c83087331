import CoreGraphics
import Dispatch
import Testing
import UIKitSimulator

import UIKit

/// Delays and timers of iOS projects on the clock of the scene.
@MainActor
struct SceneDelaysTests {
  /// What was called, in order. Used on the main thread alone.
  private final class Calls: NSObject, @unchecked Sendable {
    var names: [String] = []

    func tick(_ timer: Timer) { names.append(timer.userInfo as? String ?? "none") }
  }

  private func after(_ seconds: Double, _ work: @escaping @Sendable () -> Void) {
    SceneDelays.asyncAfter(
      .main, deadline: .now() + seconds, qos: .unspecified, flags: [], execute: work)
  }

  @Test func blocksComeInTheOrderOfTheirTimes() {
    let simulator = Simulator(scale: 1, root: UIViewController())
    let calls = Calls()
    after(0.5) { calls.names.append("second") }
    after(0.2) { calls.names.append("first") }
    after(-1) { calls.names.append("at once") }
    SceneDelays.asyncAfter(
      .main, deadline: .distantFuture, qos: .unspecified, flags: []
    ) { calls.names.append("never") }
    #expect(calls.names == [])
    simulator.advance(by: 0.1)
    #expect(calls.names == ["at once"])
    simulator.advance(by: 0.3)
    #expect(calls.names == ["at once", "first"])
    simulator.advance(by: 10)
    #expect(calls.names == ["at once", "first", "second"])
  }

  @Test func theyWaitWhileTheSceneIsPausedAndAreSlowWithIt() {
    let simulator = Simulator(scale: 1, root: UIViewController())
    let calls = Calls()
    after(1) { calls.names.append("block") }
    let timer = SceneDelays.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
      calls.names.append("timer")
    }
    simulator.stage.scene.timeScale = 0
    simulator.advance(by: 5)
    #expect(calls.names == [] && timer.isValid)
    simulator.stage.scene.timeScale = 0.1
    simulator.advance(by: 9.8)
    #expect(calls.names == [])
    simulator.advance(by: 0.3)
    #expect(calls.names == ["block", "timer"] && !timer.isValid)
  }

  @Test func anItemThatIsCancelledDoesNothing() {
    let simulator = Simulator(scale: 1, root: UIViewController())
    let calls = Calls()
    let kept = DispatchWorkItem { calls.names.append("kept") }
    let cancelled = DispatchWorkItem { calls.names.append("cancelled") }
    SceneDelays.asyncAfter(.main, deadline: .now() + 0.1, execute: kept)
    SceneDelays.asyncAfter(.main, deadline: .now() + 0.1, execute: cancelled)
    cancelled.cancel()
    simulator.advance(by: 0.2)
    #expect(calls.names == ["kept"])
  }

  /// Ten times in a second, though no frame is made at 0.1, 0.2, ….
  @Test func aTimerRepeatsWithoutDriftUntilItIsInvalidated() {
    let simulator = Simulator(scale: 1, root: UIViewController())
    let calls = Calls()
    let timer = SceneDelays.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in
      calls.names.append("tick")
    }
    simulator.advance(by: 1.05)
    #expect(calls.names.count == 10)
    timer.fire()
    #expect(calls.names.count == 11)
    timer.invalidate()
    simulator.advance(by: 1)
    #expect(calls.names.count == 11 && simulator.isIdle)
  }

  @Test func aTimerMayInvalidateItselfAndHasItsInformation() {
    let simulator = Simulator(scale: 1, root: UIViewController())
    let calls = Calls()
    SceneDelays.scheduledTimer(withTimeInterval: 0.1, repeats: true) {
      calls.names.append("once")
      $0.invalidate()
    }
    let timer = Timer.scheduledTimer(
      timeInterval: 0.2, target: calls, selector: Selector("tick:", Calls.tick), userInfo: "info",
      repeats: false)
    simulator.advance(by: 1)
    #expect(calls.names == ["once", "info"] && !timer.isValid)
  }

  @Test func aTimerThatWaitsForARunLoopCallsItsTargetWhenItIsFired() {
    let calls = Calls()
    let timer = Timer(
      timeInterval: 60, target: calls, selector: Selector("tick:", Calls.tick), userInfo: nil,
      repeats: true)
    timer.fire()
    timer.fire()
    timer.invalidate()
    #expect(calls.names == ["none", "none"])
  }

  /// It is not called before its time because many were missed.
  @Test func aTimerShorterThanAFrameFiresOnceAFrame() {
    let simulator = Simulator(scale: 1, root: UIViewController())
    let calls = Calls()
    let timer = SceneDelays.scheduledTimer(withTimeInterval: 0, repeats: true) { _ in
      calls.names.append("tick")
    }
    var frames = 0
    simulator.onFrame { _ in frames += 1 }
    simulator.advance(by: 0.5)
    timer.invalidate()
    #expect(calls.names.count == frames && frames >= 29)
  }

  @Test func anIntervalThatIsNoNumberDoesNotStopTheScreen() {
    let simulator = Simulator(scale: 1, root: UIViewController())
    let calls = Calls()
    let timers = [TimeInterval.infinity, -.infinity, .nan].map {
      SceneDelays.scheduledTimer(withTimeInterval: $0, repeats: true) { _ in
        calls.names.append("tick")
      }
    }
    simulator.advance(by: 0.1)
    // The first one never fires, the others once a frame.
    #expect(calls.names.count >= 10 && calls.names.count <= 14)
    for timer in timers { timer.invalidate() }
    #expect(simulator.isIdle)
  }

  @Test func otherQueuesAreDispatchs() async {
    await withCheckedContinuation { continuation in
      SceneDelays.asyncAfter(
        .global(), deadline: .now() + 0.01, qos: .unspecified, flags: []
      ) { continuation.resume() }
    }
  }
}
