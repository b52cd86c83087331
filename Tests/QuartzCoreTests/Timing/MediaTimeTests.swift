import CoreGraphics
import Testing

@testable import QuartzCore

struct MediaTimeTests {
  @Test func localTimeIsTheFormulaAndItsInverse() {
    let time = MediaTime(beginTime: 3, speed: 2, timeOffset: 0.5)
    #expect(time.localTime(at: 4) == 2.5)
    #expect(time.parentTime(at: 2.5) == 4)
  }

  @Test func standingTimeHasAFiniteInverse() {
    let time = MediaTime(beginTime: 3, speed: 0, timeOffset: 7)
    #expect(time.localTime(at: 100) == 7)
    #expect(time.parentTime(at: 7).isFinite)
    #expect(time.parentTime(at: 1e9).isFinite)
  }

  @Test func repeatsFoldIntoOneRun() {
    let time = MediaTime(duration: 2, repeatCount: 2.5)
    #expect(time.activeDuration == 5)
    #expect(time.foldedTime(atActive: 1.5) == 1.5)
    #expect(time.foldedTime(atActive: 2.5) == 0.5)
    #expect(time.foldedTime(atActive: 5) == 1)
    #expect(time.foldedTime(atActive: 99) == 1)
    let whole = MediaTime(duration: 2, repeatCount: 2)
    #expect(whole.foldedTime(atActive: 4) == 2, "the end of the last run, not the start of another")
  }

  @Test func autoreversalDoublesARun() {
    let time = MediaTime(duration: 2, autoreverses: true)
    #expect(time.activeDuration == 4)
    #expect(time.foldedTime(atActive: 1) == 1)
    #expect(time.foldedTime(atActive: 3) == 1)
    #expect(time.foldedTime(atActive: 4) == 0)
    let repeated = MediaTime(duration: 2, repeatCount: 2, autoreverses: true)
    #expect(repeated.activeDuration == 8)
    #expect(repeated.foldedTime(atActive: 5) == 1)
  }

  @Test func repeatDurationCutsRuns() {
    let time = MediaTime(duration: 2, repeatCount: 99, repeatDuration: 3)
    #expect(time.activeDuration == 3)
    #expect(time.foldedTime(atActive: 3) == 1)
  }

  @Test func anEndlessAnimationNeverEnds() {
    let time = MediaTime(duration: 2, repeatCount: .infinity)
    #expect(time.endTime(begin: 10) == .infinity)
    #expect(time.foldedTime(atActive: 2001) == 1)
    #expect(MediaTime(duration: 2, speed: 0).endTime(begin: 10) == .infinity)
  }

  @Test func fillModesSayWhatShowsBeforeAndAfter() {
    var time = MediaTime(duration: 2)
    func phase(_ layerTime: TimeInterval, removes: Bool = false) -> AnimationPhase {
      time.phase(begin: 10, at: layerTime, isHeld: false, removesOnEnd: removes)
    }
    #expect(phase(9) == .inactive && phase(12.5) == .inactive)
    #expect(phase(11) == .active(1))
    time.fillMode = .backwards
    #expect(phase(9) == .active(0) && phase(12.5) == .inactive)
    time.fillMode = .forwards
    #expect(phase(9) == .inactive && phase(12.5) == .active(2))
    time.fillMode = .both
    #expect(phase(9) == .active(0) && phase(12.5) == .active(2))
    #expect(phase(12.5, removes: true) == .inactive)
  }

  @Test func heldTimeFillsInBothDirections() {
    let time = MediaTime(duration: 2)
    #expect(time.phase(begin: 10, at: 5, isHeld: true, removesOnEnd: true) == .active(0))
    #expect(time.phase(begin: 10, at: 15, isHeld: true, removesOnEnd: true) == .active(2))
  }

  @Test func aNegativeSpeedRunsFromTheEnd() {
    let time = MediaTime(duration: 2, speed: -1)
    #expect(time.phase(begin: 10, at: 10.5, isHeld: false, removesOnEnd: true) == .active(1.5))
    #expect(time.endTime(begin: 10) == 12)
  }

  @Test func nothingFoldsToWhatIsNoNumber() {
    for duration in [0, 1e-300, 1, 1e300] {
      for count in [0, 1e-30, 1.5, 1e30, .infinity] {
        for active in [-Double.infinity, -1, 0, 0.3, 1e300] {
          for autoreverses in [false, true] {
            let time = MediaTime(
              duration: duration, repeatCount: count, autoreverses: autoreverses)
            let folded = time.foldedTime(atActive: active)
            #expect(folded >= 0 && folded <= duration, "\(time) at \(active): \(folded)")
          }
        }
      }
    }
  }

  @Test func anOffsetStartsInTheMiddleAndWrapsAround() {
    let time = MediaTime(duration: 2, timeOffset: 1.5)
    func phase(_ now: TimeInterval) -> AnimationPhase {
      time.phase(begin: 10, at: now, isHeld: false, removesOnEnd: true)
    }
    #expect(phase(10) == .active(1.5))
    #expect(phase(10.25) == .active(1.75))
    #expect(phase(11) == .active(0.5))
    #expect(phase(12) == .active(1.5), "the very end is where it began")
    #expect(phase(12.001) == .inactive)
    #expect(time.endTime(begin: 10) == 12)
  }

  @Test func aStoppedAnimationStandsAtItsOffset() {
    let time = MediaTime(duration: 2, speed: 0, timeOffset: 0.5)
    #expect(time.phase(begin: 0, at: 99, isHeld: false, removesOnEnd: true) == .active(0.5))
    #expect(time.endTime(begin: 0) == .infinity)
  }

  @Test func theFrameAtTheVeryEndShowsTheEnd() {
    let time = MediaTime(duration: 0.1)
    func phase(_ now: TimeInterval) -> AnimationPhase {
      time.phase(begin: 0.7, at: now, isHeld: false, removesOnEnd: true)
    }
    #expect(phase(0.8) != .inactive, "whichever way the sum of its frames was rounded")
    #expect(phase(0.1 * 8) != .inactive)
    #expect(phase(0.8001) == .inactive)
  }
}

/// A moment of the first run.
extension AnimationMoment: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Seconds of the first run.
  public init(floatLiteral value: Double) { self.init(time: value) }
  /// Whole seconds of the first run.
  public init(integerLiteral value: Int) { self.init(time: Double(value)) }
}
