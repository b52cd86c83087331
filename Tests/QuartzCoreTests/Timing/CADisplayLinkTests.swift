import CoreGraphics
import Testing

@testable import QuartzCore

@MainActor
@Suite final class CADisplayLinkTests {
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
}
