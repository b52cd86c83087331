import CoreGraphics
import Foundation
import Synchronization
import Testing
import UIKitTestSupport

/// What waits for the main thread runs as the simulator's time advances.
@MainActor
struct MainThreadWorkTests {
  /// A simulated screen. Made inside of a test: between a suite's initializer and its test another
  /// one may begin, with a screen of its own.
  @MainActor
  private final class Fixture {
    let controller = UIViewController()
    let simulator: Simulator
    let journal = Journal()

    init() {
      simulator = Simulator(
        size: CGSize(width: 100, height: 100), scale: 1, root: { [controller] in controller }())
    }
  }

  @Test func blocksRunInTheirOrderAndThoseTheyQueueToo() {
    let fixture = Fixture()
    DispatchQueue.main.async { [fixture] in
      fixture.journal.note("first")
      DispatchQueue.main.async { fixture.journal.note("third") }
    }
    DispatchQueue.main.async { [fixture] in fixture.journal.note("second") }
    #expect(fixture.journal.lines == [])
    fixture.simulator.advance(by: 0)
    #expect(fixture.journal.lines == ["first", "second", "third"])
  }

  @Test func aBlockChangesTheNextFrame() throws {
    let fixture = Fixture()
    DispatchQueue.main.async { [fixture] in fixture.controller.view.backgroundColor = .red }
    fixture.simulator.advance(by: 0.02)
    let image = try #require(fixture.simulator.snapshot())
    #expect(image.pixel(x: 50, y: 50) == 0xFFFF_0000)
  }

  @Test func aBlockThatAnAnimationQueuesRunsBeforeTheFrameAfter() {
    let fixture = Fixture()
    UIView.animate(withDuration: 0.1) { [fixture] in
      fixture.controller.view.alpha = 0.5
    } completion: { [fixture] _ in
      fixture.journal.note("completion")
      DispatchQueue.main.async { fixture.journal.note("block") }
    }
    fixture.simulator.settle()
    #expect(fixture.journal.lines == ["completion", "block"])
  }

  @Test func settlingContinuesWithWhatABlockBegins() {
    let fixture = Fixture()
    DispatchQueue.main.async { [fixture] in
      UIView.animate(withDuration: 0.5) {
        fixture.controller.view.alpha = 0
      } completion: { _ in
        fixture.journal.note("faded")
      }
    }
    let start = fixture.simulator.time
    fixture.simulator.settle()
    #expect(fixture.journal.lines == ["faded"])
    #expect(fixture.simulator.time - start > 0.49 && fixture.simulator.time - start < 0.6)
  }

  @Test(arguments: 0..<20)
  func aTaskGoesThroughAllItsHops(time: Int) {
    let fixture = Fixture()
    let counter = Counter()
    Task { [fixture] in
      for _ in 0..<3 { fixture.journal.note("counted \(await counter.next())") }
      await Task.detached { await MainActor.run { fixture.journal.note("from a detached task") } }
        .value
      async let next = counter.next()
      fixture.journal.note("concurrently \(await next)")
      await Task.yield()
      fixture.journal.note("end")
    }
    fixture.simulator.advance(by: 0)
    #expect(
      fixture.journal.lines == [
        "counted 1", "counted 2", "counted 3", "from a detached task", "concurrently 4", "end",
      ])
  }

  /// As where other tests use all threads that the runtime and libdispatch have by default.
  @Test func aTaskComesBackWhereAllWorkersAreBusy() {
    let fixture = Fixture()
    let isOver = Atomic(false)
    let limit = ContinuousClock.now + .seconds(5)
    let workers = DispatchGroup()
    for _ in 0..<ProcessInfo.processInfo.activeProcessorCount {
      DispatchQueue.global().async(group: workers) {
        while !isOver.load(ordering: .relaxed), ContinuousClock.now < limit {}
      }
    }
    Task { [fixture] in
      await Task.yield()
      await Task.detached {}.value
      fixture.journal.note("back")
    }
    fixture.simulator.advance(by: 0)
    isOver.store(true, ordering: .relaxed)
    workers.wait()
    #expect(fixture.journal.lines == ["back"])
  }

  /// No hop takes as long as the simulator waits, and all together take longer.
  @Test func manySlowHopsComeBackInOneAdvance() {
    let fixture = Fixture()
    Task { [fixture] in
      for hop in 1...5 {
        await Task.detached {
          let end = ContinuousClock.now + .milliseconds(300)
          while ContinuousClock.now < end {}
        }.value
        fixture.journal.note("\(hop)")
      }
    }
    fixture.simulator.advance(by: 0)
    #expect(fixture.journal.lines == ["1", "2", "3", "4", "5"])
  }

  @Test func aDetachedTaskComesBackInOneAdvance() {
    let fixture = Fixture()
    Task.detached { [fixture] in
      let sum = (1...100_000).reduce(0) { $0 &+ $1 }
      await MainActor.run { fixture.journal.note("\(sum)") }
    }
    fixture.simulator.advance(by: 0)
    #expect(fixture.journal.lines == ["5000050000"])
  }

  @Test func aTimerFiresOnceItIsDue() {
    let fixture = Fixture()
    let due = Timer(fire: Date(), interval: 0, repeats: false) { [fixture] _ in
      MainActor.assumeIsolated { fixture.journal.note("due") }
    }
    let later = Timer(fire: Date(timeIntervalSinceNow: 3600), interval: 0, repeats: false) {
      [fixture] _ in
      MainActor.assumeIsolated { fixture.journal.note("later") }
    }
    RunLoop.main.add(due, forMode: .default)
    RunLoop.main.add(later, forMode: .default)
    fixture.simulator.advance(by: 7200)
    later.invalidate()
    #expect(fixture.journal.lines == ["due"])
  }

  @Test func delaysFollowTheWallClock() {
    let fixture = Fixture()
    let item = DispatchWorkItem { [fixture] in
      MainActor.assumeIsolated { fixture.journal.note("block") }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 3600, execute: item)
    let sleeper = Task { [fixture] in
      do { try await Task.sleep(for: .seconds(3600)) } catch { fixture.journal.note("given up") }
    }
    fixture.simulator.advance(by: 7200)
    #expect(fixture.journal.lines == [])
    item.cancel()
    sleeper.cancel()
    fixture.simulator.advance(by: 0)
    #expect(fixture.journal.lines == ["given up"])
  }

  @Test func blocksWithoutAnEndDoNotStopTime() {
    let fixture = Fixture()
    let loop = EndlessLoop()
    loop.turn()
    let start = fixture.simulator.time
    fixture.simulator.advance(by: 0.1)
    #expect(fixture.simulator.time == start + 0.1 && loop.turns > 1)
    loop.isOn = false
    fixture.simulator.advance(by: 0)
    #expect(fixture.simulator.isIdle)
  }

  @Test func timeThatIsAdvancedInABlockMakesFrames() {
    let fixture = Fixture()
    DispatchQueue.main.async { [fixture] in
      DispatchQueue.main.async { fixture.journal.note("inner block") }
      let start = fixture.simulator.time
      fixture.simulator.advance(by: 0.5)
      fixture.journal.note("advanced by \(fixture.simulator.time - start)")
    }
    fixture.simulator.advance(by: 0)
    #expect(fixture.journal.lines == ["advanced by 0.5", "inner block"])
  }

  @Test func testsOnTheMainActorRunOnTheMainThread() async {
    let fixture = Fixture()
    #expect(Thread.isMainThread)
    await Task.detached {}.value
    #expect(Thread.isMainThread)
    var ran = false
    Task { ran = true }
    fixture.simulator.advance(by: 0)
    #expect(ran)
  }

  private static var isInside = false

  /// Other tests wait for the main actor too, and their turn has not come.
  @Test(arguments: 0..<20)
  func noOtherTestBeginsInsideAnAdvance(number: Int) async {
    let fixture = Fixture()
    for _ in 0..<5 {
      #expect(!Self.isInside)
      Self.isInside = true
      DispatchQueue.main.async {}
      fixture.simulator.advance(by: 0.05)
      Self.isInside = false
      await Task.yield()
    }
  }
}

@MainActor
private final class Journal {
  private(set) var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
}

private actor Counter {
  private var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}

@MainActor
private final class EndlessLoop {
  var isOn = true
  private(set) var turns = 0

  func turn() {
    guard isOn else { return }
    turns += 1
    DispatchQueue.main.async { self.turn() }
  }
}
