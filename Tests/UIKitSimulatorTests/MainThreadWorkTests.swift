import CoreGraphics
import Foundation
import Testing
import UIKitTestSupport

/// What waits for the main thread runs as the simulator's time advances.
@Suite @MainActor
struct MainThreadWorkTests {
  private let controller = UIViewController()
  private let simulator: Simulator
  private let journal = Journal()

  init() {
    simulator = Simulator(
      size: CGSize(width: 100, height: 100), scale: 1, root: { [controller] in controller }())
  }

  @Test func blocksRunInTheirOrderAndThoseTheyQueueToo() {
    DispatchQueue.main.async { [journal] in
      journal.note("first")
      DispatchQueue.main.async { journal.note("third") }
    }
    DispatchQueue.main.async { [journal] in journal.note("second") }
    #expect(journal.lines == [])
    simulator.advance(by: 0)
    #expect(journal.lines == ["first", "second", "third"])
  }

  @Test func aBlockChangesTheNextFrame() throws {
    DispatchQueue.main.async { [controller] in controller.view.backgroundColor = .red }
    simulator.advance(by: 0.02)
    let image = try #require(simulator.snapshot())
    #expect(image.pixel(x: 50, y: 50) == 0xFFFF_0000)
  }

  @Test func aBlockThatAnAnimationQueuesRunsBeforeTheFrameAfter() {
    UIView.animate(withDuration: 0.1) { [controller] in
      controller.view.alpha = 0.5
    } completion: { [journal] _ in
      journal.note("completion")
      DispatchQueue.main.async { journal.note("block") }
    }
    simulator.settle()
    #expect(journal.lines == ["completion", "block"])
  }

  @Test func settlingGoesOnWithWhatABlockBegins() {
    DispatchQueue.main.async { [controller, journal] in
      UIView.animate(withDuration: 0.5) {
        controller.view.alpha = 0
      } completion: { _ in
        journal.note("faded")
      }
    }
    let start = simulator.time
    simulator.settle()
    #expect(journal.lines == ["faded"])
    #expect(simulator.time - start > 0.49 && simulator.time - start < 0.6)
  }

  @Test(arguments: 0..<20)
  func aTaskGoesThroughAllItsHops(time: Int) {
    let counter = Counter()
    Task { [journal] in
      for _ in 0..<3 { journal.note("counted \(await counter.next())") }
      await Task.detached { await MainActor.run { journal.note("from a detached task") } }.value
      async let next = counter.next()
      journal.note("concurrently \(await next)")
      await Task.yield()
      journal.note("end")
    }
    simulator.advance(by: 0)
    #expect(
      journal.lines == [
        "counted 1", "counted 2", "counted 3", "from a detached task", "concurrently 4", "end",
      ])
  }

  @Test func aDetachedTaskComesBackInOneAdvance() {
    Task.detached { [journal] in
      let sum = (1...100_000).reduce(0) { $0 &+ $1 }
      await MainActor.run { journal.note("\(sum)") }
    }
    simulator.advance(by: 0)
    #expect(journal.lines == ["5000050000"])
  }

  @Test func aTimerFiresOnceItIsDue() {
    let due = Timer(fire: Date(), interval: 0, repeats: false) { [journal] _ in
      MainActor.assumeIsolated { journal.note("due") }
    }
    let later = Timer(fire: Date(timeIntervalSinceNow: 3600), interval: 0, repeats: false) {
      [journal] _ in
      MainActor.assumeIsolated { journal.note("later") }
    }
    RunLoop.main.add(due, forMode: .default)
    RunLoop.main.add(later, forMode: .default)
    simulator.advance(by: 7200)
    later.invalidate()
    #expect(journal.lines == ["due"])
  }

  @Test func delaysFollowTheWallClock() {
    let item = DispatchWorkItem { [journal] in
      MainActor.assumeIsolated { journal.note("block") }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 3600, execute: item)
    let sleeper = Task { [journal] in
      do { try await Task.sleep(for: .seconds(3600)) } catch { journal.note("given up") }
    }
    simulator.advance(by: 7200)
    #expect(journal.lines == [])
    item.cancel()
    sleeper.cancel()
    simulator.advance(by: 0)
    #expect(journal.lines == ["given up"])
  }

  @Test func blocksWithoutAnEndDoNotStopTime() {
    let loop = EndlessLoop()
    loop.turn()
    let start = simulator.time
    simulator.advance(by: 0.1)
    #expect(simulator.time == start + 0.1 && loop.turns > 1)
    loop.isOn = false
    simulator.advance(by: 0)
    #expect(simulator.isIdle)
  }

  @Test func timeThatIsAdvancedInABlockMakesFrames() {
    DispatchQueue.main.async { [simulator, journal] in
      DispatchQueue.main.async { journal.note("inner block") }
      let start = simulator.time
      simulator.advance(by: 0.5)
      journal.note("advanced by \(simulator.time - start)")
    }
    simulator.advance(by: 0)
    #expect(journal.lines == ["advanced by 0.5", "inner block"])
  }

  @Test func testsOnTheMainActorRunOnTheMainThread() async {
    #expect(Thread.isMainThread)
    await Task.detached {}.value
    #expect(Thread.isMainThread)
    var ran = false
    Task { ran = true }
    simulator.advance(by: 0)
    #expect(ran)
  }

  private static var isInside = false

  /// Other tests wait for the main actor too, and their turn has not come.
  @Test(arguments: 0..<20)
  func noOtherTestBeginsInsideAnAdvance(number: Int) async {
    for _ in 0..<5 {
      #expect(!Self.isInside)
      Self.isInside = true
      DispatchQueue.main.async {}
      simulator.advance(by: 0.05)
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
