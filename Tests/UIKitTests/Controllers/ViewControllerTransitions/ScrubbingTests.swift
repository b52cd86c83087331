import CoreGraphics
import Testing
import UIKitTestSupport

import QuartzCore
import UIKit

/// A gesture can scrub, finish and cancel a transition that animates by any API: the same tests for
/// every kind of animation.
@MainActor
struct ScrubbingTests {
  private static let fractions: [CGFloat] = [0, 0.04, 0.2, 0.36, 0.48, 0.76, 0.96]

  @Test(arguments: AnimationKind.all)
  func scrubbedItShowsWhatItShowsWhenPlayed(kind: AnimationKind) {
    let played = ScrubStage(kind)
    played.dismiss(interactively: false)
    played.frame()
    var frames: [[Double]] = []
    var pictures: [[Double]] = []
    for _ in 0..<25 {
      frames.append(played.shown())
      pictures.append(played.picture)
      played.frame()
    }
    let scrubbed = ScrubStage(kind)
    scrubbed.dismiss(interactively: true)
    for fraction in Self.fractions + Self.fractions.reversed() {
      scrubbed.show(fraction)
      let frame = Int((fraction * 25).rounded())
      #expect(distance(scrubbed.shown(), frames[frame]) < 1e-6, "at \(fraction)")
      #expect(distance(scrubbed.picture, pictures[frame]) < 1e-6, "as drawn, at \(fraction)")
    }
    #expect(distance(frames[0], frames[12]) > 0.01, "it does move")
    #expect(distance(pictures[3], pictures[9]) > 0.01, "and that is seen")
    #expect(scrubbed.ends == 0, "nothing ends during the gesture")
  }

  @Test(arguments: AnimationKind.all)
  func cancelledItLeavesEverythingAsItWas(kind: AnimationKind) {
    let stage = ScrubStage(kind)
    let before = stage.remains
    for fraction in [0.37, 0, 1] as [CGFloat] {
      stage.dismiss(interactively: true)
      stage.show(fraction)
      stage.interactor.cancel()
      stage.fixture.simulator.settle()
      let after = stage.remains
      #expect(after.values == before.values, "at \(fraction)")
      #expect(after.hierarchy == before.hierarchy && after.keys == before.keys)
      #expect(after == before && stage.isIdle)
    }
    #expect(stage.ends == 3 && stage.fixture.journal.count("completion") == 0)
    stage.dismiss(interactively: false)
    stage.fixture.simulator.settle()
    #expect(stage.fixture.journal.count("completion") == 1, "another transition right after works")
    #expect(stage.ends == 4 && stage.isIdle && stage.modal.view.window == nil)
  }

  @Test(arguments: AnimationKind.all)
  func finishedAtTheEndItCompletesOnce(kind: AnimationKind) {
    let stage = ScrubStage(kind)
    stage.dismiss(interactively: true)
    stage.show(1)
    #expect(stage.ends == 0)
    stage.interactor.finish()
    stage.fixture.simulator.settle()
    #expect(stage.ends == 1 && stage.fixture.journal.count("completion") == 1)
    #expect(stage.isIdle && stage.modal.view.window == nil)
    stage.fixture.simulator.advance(by: 3)
    #expect(stage.ends == 1 && stage.fixture.journal.count("completion") == 1)
  }

  @Test(arguments: AnimationKind.all)
  func noFrameAfterTheReleaseJumps(kind: AnimationKind) {
    let stage = ScrubStage(kind)
    stage.interactor.completionCurve = .linear
    stage.interactor.timingCurve = UICubicTimingParameters(animationCurve: .linear)
    stage.dismiss(interactively: true)
    let steps = largestSteps(of: stage)
    stage.interactor.cancel()
    stage.fixture.simulator.settle()
    for fraction in [0, 0.01, 0.5, 0.99, 1] as [CGFloat] {
      release(stage, at: fraction, finishes: false, within: steps, setsUp: kind.setsUp)
      // A stage cannot be used after it finished, so each fraction needs its own.
      let fresh = ScrubStage(kind)
      fresh.interactor.completionCurve = .linear
      fresh.interactor.timingCurve = UICubicTimingParameters(animationCurve: .linear)
      release(fresh, at: fraction, finishes: true, within: steps, setsUp: false)
    }
  }

  /// The largest change of each number from one frame to the next, at constant speed.
  private func largestSteps(of stage: ScrubStage) -> [Double] {
    stage.show(0)
    var last = stage.shown()
    var largest = last.map { _ in 0.0 }
    for step in 1...25 {
      stage.show(CGFloat(step) / 25)
      let now = stage.shown()
      largest = zip(largest, zip(now, last)).map { max($0, abs($1.0 - $1.1)) }
      last = now
    }
    return largest
  }

  private func release(
    _ stage: ScrubStage, at fraction: CGFloat, finishes: Bool, within steps: [Double],
    setsUp: Bool
  ) {
    stage.dismiss(interactively: true)
    stage.show(fraction)
    var last = stage.shown()
    if finishes { stage.interactor.finish() } else { stage.interactor.cancel() }
    for count in 0..<200 {
      let wasRunning = stage.fixture.isTransitioning
      stage.frame()
      let now = stage.shown()
      if setsUp, !stage.fixture.isTransitioning { break }
      for (index, step) in zip(now, last).map({ abs($0 - $1) }).enumerated() {
        #expect(
          step <= 1.5 * steps[index] + 1e-6,
          "\(finishes ? "finished" : "cancelled") at \(fraction), frame \(count), number \(index)")
        if step > 1.5 * steps[index] + 1e-6 { return }
      }
      last = now
      guard wasRunning else { break }
    }
    stage.fixture.simulator.settle()
    #expect(stage.isIdle)
  }

  /// The largest difference between two lists; infinity if their lengths differ.
  private func distance(_ a: [Double], _ b: [Double]) -> Double {
    guard a.count == b.count, !a.isEmpty else { return .infinity }
    return zip(a, b).map { abs($0 - $1) }.max() ?? .infinity
  }
}
