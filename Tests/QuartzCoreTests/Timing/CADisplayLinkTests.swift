import CoreGraphics
import Testing

import QuartzCore

@MainActor
final class CADisplayLinkTests {
  @MainActor
  private final class Target {
    var times: [TimeInterval] = []
    func tick(_ link: CADisplayLink) { times.append(link.timestamp) }
  }

  @MainActor
  private final class Owner {
    var count = 0
    func tick(_ link: CADisplayLink) {
      count += 1
      if count == 3 { link.invalidate() }
    }
  }

  // Made in the test itself: making it makes it the main screen.
  private lazy var scene = Scene()
  private let target = Target()

  private func makeLink() -> CADisplayLink {
    _ = scene
    let link = CADisplayLink(target: target, selector: Selector(Target.tick))
    link.add(to: .main, forMode: .common)
    return link
  }

  private func run(frames: Int) {
    for _ in 0..<frames where scene.tree.needsFrame { scene.frame(after: 1.0 / 60) }
  }

  @Test func itIsCalledWithEveryFramesTime() {
    let link = makeLink()
    run(frames: 5)
    #expect(target.times.count == 5)
    #expect(target.times.last == scene.now)
    #expect(isClose(link.targetTimestamp - link.timestamp, 1.0 / 60))
    link.invalidate()
  }

  @Test func aScreensOwnLinkFollowsItsFrames() {
    let other = Scene()
    // Made later, it is the current one.
    _ = scene
    let link = CADisplayLink(target: target, selector: Selector(Target.tick), tree: other.tree)
    link.add(to: .main, forMode: .common)
    scene.frame(after: 1.0 / 60)
    #expect(target.times.isEmpty)
    other.frame(after: 1.0 / 60)
    #expect(target.times == [other.now])
    link.invalidate()
  }

  /// The former way to ask for a rate: every how many frames of sixtieths it is called.
  @Test func anIntervalOfFramesIsARate() {
    let link = CADisplayLink(target: target, selector: Selector(Target.tick))
    for (interval, rate) in [(2, 30), (3, 20), (120, 1), (1, 0)] {
      link.frameInterval = interval
      #expect(link.frameInterval == interval && link.preferredFramesPerSecond == rate)
    }
    link.frameInterval = 0
    #expect(link.frameInterval == 1)
  }

  @Test func aPausedLinkIsNotCalledAndWantsNoFrames() {
    let link = makeLink()
    run(frames: 2)
    link.isPaused = true
    run(frames: 5)
    #expect(target.times.count == 2)
    #expect(!scene.tree.needsFrame)
    link.isPaused = false
    run(frames: 2)
    #expect(target.times.count == 4)
    link.invalidate()
  }

  @Test func whereTheClockStandsItIsNotCalled() {
    let link = makeLink()
    scene.frame(after: 1)
    scene.frame()
    scene.frame()
    #expect(target.times.count == 1)
    link.invalidate()
  }

  @Test(arguments: [(60, 12), (30, 6), (20, 4), (25, 4), (1000, 12), (0, 12)])
  func thePreferredRateKeepsToWholeFrames(rate: Int, expected: Int) {
    let link = makeLink()
    link.preferredFramesPerSecond = rate
    run(frames: 12)
    #expect(target.times.count == expected)
    link.invalidate()
  }

  @Test func invalidatingInTheCallEndsTheCallsAndFreesTheTarget() {
    _ = scene
    weak var owner: Owner?
    do {
      let made = Owner()
      owner = made
      CADisplayLink(target: made, selector: Selector(Owner.tick)).add(
        to: .main, forMode: .common)
    }
    #expect(owner != nil, "a link keeps its target, and the loop keeps the link")
    run(frames: 2)
    #expect(owner?.count == 2)
    run(frames: 3)
    #expect(owner == nil)
    #expect(!scene.tree.needsFrame)
  }

  @Test func aLinkThatWasRemovedCanBeAddedAgain() {
    let link = makeLink()
    run(frames: 1)
    link.remove(from: .main, forMode: .common)
    run(frames: 3)
    #expect(target.times.count == 1)
    link.add(to: .main, forMode: .common)
    run(frames: 1)
    #expect(target.times.count == 2)
    link.invalidate()
  }

  private struct Rates: Sendable {
    let display: Double
    let range: CAFrameRateRange
    let expected: Double
  }

  @Test func aRangeOfRatesKeepsToRatesThatDivideTheDisplays() {
    let table = [
      Rates(display: 60, range: .default, expected: 60),
      Rates(display: 120, range: .default, expected: 120),
      Rates(display: 120, range: .init(minimum: 30, maximum: 60, preferred: 60), expected: 60),
      Rates(display: 120, range: .init(minimum: 80, maximum: 120, preferred: 120), expected: 120),
      Rates(display: 120, range: .init(minimum: 10, maximum: 48), expected: 40),
      Rates(display: 60, range: .init(minimum: 10, maximum: 48), expected: 30),
      Rates(display: 60, range: .init(minimum: 8, maximum: 15, preferred: 11), expected: 12),
      Rates(display: 60, range: .init(minimum: 80, maximum: 120, preferred: 120), expected: 60),
      Rates(display: 60, range: .init(minimum: 24, maximum: 24, preferred: 24), expected: 20),
      Rates(display: 59.94, range: .init(minimum: 30, maximum: 60, preferred: 30), expected: 29.97),
    ]
    for rates in table {
      let link = makeLink()
      scene.tree.displayRate = rates.display
      link.preferredFrameRateRange = rates.range
      target.times = []
      for _ in 0..<Int(rates.display * 2) { scene.frame(after: 1 / rates.display) }
      let gaps = zip(target.times.dropFirst(), target.times).map { $0 - $1 }
      #expect(
        gaps.count > 10 && gaps.allSatisfy { isClose($0, 1 / rates.expected, within: 1e-6) },
        "\(rates.range) at \(rates.display)")
      #expect(isClose(link.targetTimestamp - link.timestamp, 1 / rates.expected))
      #expect(isClose(link.duration, 1 / rates.display))
      link.invalidate()
    }
  }

  @Test func rangesThatMakeNoSenseAreMended() {
    for (range, mended) in [
      (CAFrameRateRange(minimum: -1, maximum: 30), CAFrameRateRange(minimum: 0, maximum: 30)),
      (.init(minimum: 60, maximum: 30), .init(minimum: 60, maximum: 60)),
      (
        .init(minimum: 10, maximum: 30, preferred: 50),
        .init(minimum: 10, maximum: 30, preferred: 30)
      ),
      (.init(minimum: .nan, maximum: .nan, preferred: .nan), .init(minimum: 0, maximum: 0)),
    ] {
      #expect(range == mended)
    }
  }

  @Test func aSlowClockKeepsTheRateInItsOwnTime() {
    let link = makeLink()
    link.preferredFramesPerSecond = 30
    // A tenth of the speed: a frame is a six-hundredth of a second of the screen's time.
    for _ in 0..<600 { scene.frame(after: 1.0 / 600) }
    let gaps = zip(target.times.dropFirst(), target.times).map { $0 - $1 }
    #expect(target.times.count == 30)
    #expect(gaps.allSatisfy { isClose($0, 1.0 / 30, within: 1e-6) })
    link.preferredFramesPerSecond = 0
    target.times = []
    for _ in 0..<10 { scene.frame(after: 1.0 / 600) }
    #expect(target.times.count == 10, "at the display's own rate it is called with every frame")
    link.invalidate()
  }

  @Test func framesThatComeLateOrEarlyByALittleDoNotChangeTheRate() {
    let link = makeLink()
    link.preferredFramesPerSecond = 30
    for frame in 0..<60 { scene.frame(after: 1.0 / 60 + (frame % 2 == 0 ? 0.003 : -0.003)) }
    #expect(target.times.count == 30)
    scene.frame(after: 1)
    scene.frame(after: 1.0 / 60)
    scene.frame(after: 1.0 / 60)
    #expect(target.times.count == 32, "after a pause it does not catch up")
    link.invalidate()
  }

  @Test func addedTwiceItIsCalledOnceAFrameUntilItIsInNoMode() {
    let link = makeLink()
    link.add(to: .main, forMode: .common)
    link.add(to: .main, forMode: .default)
    run(frames: 3)
    #expect(target.times.count == 3)
    link.remove(from: .main, forMode: .common)
    run(frames: 3)
    #expect(target.times.count == 6)
    link.remove(from: .main, forMode: .default)
    run(frames: 3)
    #expect(target.times.count == 6 && !scene.tree.needsFrame)
    link.invalidate()
    #expect(Diagnostics.collecting { link.add(to: .main, forMode: .common) }.count == 1)
    #expect(Diagnostics.collecting { link.invalidate() }.isEmpty)
  }

  @Test func oneMayRemoveAnotherInItsCall() {
    let first = makeLink()
    var calls: [String] = []
    let second = CADisplayLink { _ in calls.append("second") }
    let killer = CADisplayLink { link in
      calls.append("killer")
      second.remove(from: .main, forMode: .common)
      link.invalidate()
    }
    killer.add(to: .main, forMode: .common)
    second.add(to: .main, forMode: .common)
    run(frames: 3)
    #expect(calls == ["killer"] && target.times.count == 3)
    first.invalidate()
    second.invalidate()
  }
}
