import CoreGraphics
import Testing
import UIKitTestSupport

import QuartzCore
import UIKit

/// `UIViewPropertyAnimator`: running, pausing, scrubbing, turning and stopping.
@MainActor
struct PropertyAnimatorTests {
  // MARK: Running

  @Test(arguments: [UIView.AnimationCurve.linear, .easeIn, .easeOut, .easeInOut])
  func itRunsAtItsCurve(curve: UIView.AnimationCurve) {
    let page = AnimatorPage()
    let animator = page.makeAnimator(curve: curve)
    #expect(animator.state == .inactive && !animator.isRunning && page.view.frame.minX == 0)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning)
    #expect(page.view.frame.minX == 100, "the model changes at once")
    page.begin()
    for tenth in 1...9 {
      page.advance(0.1)
      let progress = curve.reference.value(at: Double(tenth) / 10)
      #expect(isNear(page.x, 100 * progress), "at \(tenth) tenths")
      #expect(isNear(animator.fractionComplete, progress))
    }
    page.simulator.settle()
    #expect(page.journal.take() == ["end"] && animator.state == .inactive && !animator.isRunning)
    #expect(page.x == 100 && page.view.layer.animationKeys() == nil)
  }

  @Test func springsAndBezierCurvesOfOnesOwn() {
    let table: [(any UITimingCurveProvider, TimeInterval, (Double) -> Double)] = [
      (
        UISpringTimingParameters(dampingRatio: 0.6), 0.8,
        SpringSolver(duration: 0.8, dampingRatio: 0.6, initialVelocity: 0).value
      ),
      (
        UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: CGVector(dx: 1, dy: 1)), 0.8,
        SpringSolver(duration: 0.8, dampingRatio: 0.8, initialVelocity: 1).value
      ),
      (
        UISpringTimingParameters(
          mass: 2, stiffness: 300, damping: 20, initialVelocity: CGVector(dx: 3, dy: 3)),
        0.8, SpringSolver(mass: 2, stiffness: 300, damping: 20, initialVelocity: 3).value
      ),
      (
        UISpringTimingParameters(duration: 0.5, bounce: 0.3), 0.8,
        SpringSolver(
          mass: 1, stiffness: 157.91367041742973, damping: 17.59291886010284, initialVelocity: 0
        ).value
      ),
      (
        UISpringTimingParameters(), 0.8,
        SpringSolver(mass: 3, stiffness: 1000, damping: 500, initialVelocity: 0).value
      ),
      (
        UICubicTimingParameters(
          controlPoint1: CGPoint(x: 0.1, y: 0.7), controlPoint2: CGPoint(x: 0.3, y: 1.2)), 0.8,
        { CAMediaTimingFunction(controlPoints: 0.1, 0.7, 0.3, 1.2).value(at: $0 / 0.8) }
      ),
    ]
    for (index, (timing, duration, value)) in table.enumerated() {
      let page = AnimatorPage()
      let animator = page.makeAnimator(timing: timing, duration: duration)
      animator.startAnimation()
      page.begin()
      for step in 1...4 {
        page.advance(0.1)
        #expect(isNear(page.x, 100 * value(Double(step) / 10)), "\(index) at \(step) tenths")
      }
      page.simulator.settle()
      #expect(page.journal.take() == ["end"] && page.x == 100)
    }
  }

  @Test func aSpringsPhysicsSaysHowLongItTakes() {
    let system = UIViewPropertyAnimator(duration: 7, timingParameters: UISpringTimingParameters())
    #expect(isNear(system.duration, 0.506, within: 1e-3), "as observed on iOS")
    let own = UIViewPropertyAnimator(
      duration: 7,
      timingParameters: UISpringTimingParameters(
        mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero))
    #expect(isNear(own.duration, 1.47270, within: 1e-4))
    #expect(UIViewPropertyAnimator(duration: 7, dampingRatio: 0.5).duration == 7)
  }

  @Test func eachAxisHasTheVelocityItWasGiven() {
    let page = AnimatorPage()
    let animator = UIViewPropertyAnimator(
      duration: 0.8,
      timingParameters: UISpringTimingParameters(
        mass: 1, stiffness: 200, damping: 20, initialVelocity: CGVector(dx: -4, dy: 9)))
    animator.addAnimations {
      page.view.center = CGPoint(x: 150, y: 250)
      page.view.alpha = 0
    }
    animator.startAnimation()
    page.begin()
    page.advance(0.1)
    func value(_ velocity: Double) -> Double {
      SpringSolver(mass: 1, stiffness: 200, damping: 20, initialVelocity: velocity).value(at: 0.1)
    }
    let shown = page.view.layer.presentationValuesNow
    #expect(isNear(shown.position.x, 50 + 100 * value(-4)))
    #expect(isNear(shown.position.y, 50 + 200 * value(9)))
    #expect(isNear(shown.opacity, 1 - value(9)), "what has no direction takes the larger")
  }

  @Test func aDelayShowsTheOldValueAndCounts() {
    let page = AnimatorPage()
    let animator = page.makeAnimator(curve: .linear)
    animator.startAnimation(afterDelay: 0.5)
    #expect(animator.delay == 0.5 && animator.isRunning)
    page.begin()
    page.advance(0.4)
    #expect(page.x == 0)
    page.advance(0.35)
    #expect(isNear(page.x, 25))
    page.simulator.settle()
    #expect(page.journal.take() == ["end"])
  }

  @Test func aRunningOneIsMadeInOneCall() {
    let page = AnimatorPage()
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: { page.view.frame.origin.x = 100 },
      completion: page.note)
    #expect(animator.isRunning && !animator.isUserInteractionEnabled)
    page.begin()
    page.advance(0.5)
    #expect(isNear(page.x, 50))
    page.simulator.settle()
    #expect(page.journal.take() == ["end"])
  }

  @Test func oneThatAnimatesNothingCompletesInTheNextTurn() {
    let page = AnimatorPage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addCompletion(page.note)
    animator.startAnimation()
    #expect(page.journal.take() == [], "not inside the call")
    page.simulator.settle()
    #expect(page.journal.take() == ["end"] && animator.state == .inactive)
  }

  /// A program need not keep it.
  @Test(arguments: [false, true]) func oneThatAnimatesNothingCompletesWithoutItsOwner(pauses: Bool)
  {
    let page = AnimatorPage()
    weak var released: UIViewPropertyAnimator?
    do {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.pausesOnCompletion = pauses
      animator.addCompletion(page.note)
      animator.startAnimation()
      released = animator
    }
    #expect(released != nil)
    page.simulator.settle()
    #expect(page.journal.take() == (pauses ? [] : ["end"]) && released == nil)
  }

  @Test func blocksCanComeLateAndWait() {
    let page = AnimatorPage()
    let animator = page.makeAnimator(curve: .linear)
    let (late, added) = (page.makeView(), page.makeView())
    animator.addAnimations({ late.frame.origin.x = 100 }, delayFactor: 0.5)
    animator.startAnimation()
    page.begin()
    page.advance(0.25)
    #expect(page.x(late) == 0)
    page.advance(0.25)
    animator.addAnimations { added.frame.origin.x = 100 }
    page.begin()
    let start = animator.fractionComplete
    page.advance(0.25)
    let now = animator.fractionComplete
    #expect(isNear(page.x(late), 100 * (now - 0.5) / 0.5))
    #expect(isNear(page.x(added), 100 * (now - start) / (1 - start), within: 4), "what is left")
    page.advance(1 - now - 0.01)
    #expect(page.x(added) > 95 && page.x(late) > 95 && page.x < 100, "all end together")
    page.simulator.settle()
    #expect(page.journal.take() == ["end"])
  }

  // MARK: Pausing and scrubbing

  @Test(arguments: [UIView.AnimationCurve.linear, .easeIn, .easeInOut], [true, false])
  func aPauseIsNoJumpAndHolds(curve: UIView.AnimationCurve, linearly: Bool) {
    let page = AnimatorPage()
    let animator = page.makeAnimator(curve: curve)
    let late = page.makeView()
    animator.addAnimations({ late.frame.origin.x = 100 }, delayFactor: 0.2)
    animator.scrubsLinearly = linearly
    animator.startAnimation()
    page.begin()
    page.advance(0.4)
    let shown = (page.x, page.x(late))
    animator.pauseAnimation()
    #expect(animator.state == .active && !animator.isRunning)
    #expect(isNear(page.x, shown.0) && isNear(page.x(late), shown.1))
    page.advance(3)
    #expect(isNear(page.x, shown.0) && isNear(page.x(late), shown.1))
    #expect(!page.simulator.advanceFrame(), "a paused animator makes no frames")
    #expect(
      isNear(
        animator.fractionComplete,
        linearly ? curve.reference.value(at: 0.4) : 0.4))
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    page.begin()
    #expect(abs(page.x - shown.0) < 1e-6 && abs(page.x(late) - shown.1) < 1e-6)
    page.simulator.settle()
    #expect(page.journal.take() == ["end"] && page.x == 100 && page.x(late) == 100)
  }

  @Test func settingAFractionMakesAnInactiveOneActiveAndScrubsIt() {
    let page = AnimatorPage()
    let animator = page.makeAnimator(curve: .easeIn)
    let late = page.makeView()
    animator.addAnimations({ late.frame.origin.x = 100 }, delayFactor: 0.5)
    animator.fractionComplete = 0.25
    #expect(animator.state == .active && !animator.isRunning && page.view.frame.minX == 100)
    for fraction in [0.25, 0.75, 0, 1, 0.5, 7, -3] as [CGFloat] {
      animator.fractionComplete = fraction
      page.advance(0.05)
      let clamped = min(max(fraction, 0), 1)
      #expect(isNear(page.x, 100 * clamped), "evenly, for any curve")
      #expect(isNear(page.x(late), max(clamped - 0.5, 0) * 200))
      #expect(animator.fractionComplete == clamped)
    }
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.5
    #expect(isNear(page.x, 100 * UIView.AnimationCurve.easeIn.reference.value(at: 0.5)))
    #expect(page.journal.take() == [])
  }

  @Test func goingOnTakesWhatIsLeftOrTheTimeItIsGiven() {
    for (factor, expected) in [(0, 0.7), (0.5, 0.5), (2, 2)] as [(CGFloat, TimeInterval)] {
      let page = AnimatorPage()
      let animator = page.makeAnimator(curve: .linear)
      animator.fractionComplete = 0.3
      animator.continueAnimation(withTimingParameters: nil, durationFactor: factor)
      page.begin()
      page.advance(expected / 2)
      #expect(isNear(page.x, 65))
      page.advance(expected / 2 + 0.02)
      #expect(page.journal.take() == ["end"])
    }
  }

  @Test func continuingWithAnotherTimingCurve() {
    let page = AnimatorPage()
    let animator = page.makeAnimator(curve: .linear)
    animator.fractionComplete = 0.4
    animator.continueAnimation(
      withTimingParameters: UISpringTimingParameters(
        dampingRatio: 0.7, initialVelocity: CGVector(dx: 2, dy: 2)), durationFactor: 0.5)
    page.begin()
    page.advance(0.1)
    let solver = SpringSolver(duration: 0.5, dampingRatio: 0.7, initialVelocity: 2)
    #expect(isNear(page.x, 40 + 60 * solver.value(at: 0.1)), "the velocity is of what is left")
    page.simulator.settle()
    #expect(page.journal.take() == ["end"])
  }

  @Test func springsKeepTheirSpeedOverAPauseAndATurn() {
    for turns in [false, true] {
      let page = AnimatorPage(framesPerSecond: 1000)
      let animator = page.makeAnimator(
        timing: UISpringTimingParameters(dampingRatio: 0.4), duration: 1)
      animator.startAnimation()
      page.begin()
      page.advance(0.07)
      let before = page.x
      page.simulator.advanceFrame()
      let speed = (page.x - before) / page.simulator.frameDuration
      if turns {
        animator.isReversed = true
      } else {
        animator.pauseAnimation()
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      }
      let held = page.x
      page.begin()
      #expect(isNear(page.x, held))
      page.simulator.advanceFrame()
      let after = (page.x - held) / page.simulator.frameDuration
      #expect(speed > 500 && abs(after - speed) < speed * 0.05, "\(speed) then \(after)")
      page.simulator.settle()
      #expect(page.journal.take() == [turns ? "start" : "end"])
      #expect(page.x == (turns ? 0 : 100))
    }
  }

  @Test func aTaskCanWaitForItsEnd() {
    let page = AnimatorPage()
    let animator = page.makeAnimator(curve: .linear)
    animator.startAnimation()
    let journal = page.journal
    Task { journal.note("task: \(AnimatorPage.name(await animator.addCompletion()))") }
    page.advance(0.9)
    #expect(journal.lines.isEmpty)
    page.advance(0.2)
    #expect(journal.lines == ["end", "task: end"])
  }

  // MARK: Turning

  @Test(arguments: [UIView.AnimationCurve.linear, .easeInOut], [true, false])
  func turnedWhileItRunsItGoesBackToTheStart(curve: UIView.AnimationCurve, linearly: Bool) {
    let page = AnimatorPage()
    let animator = page.makeAnimator(curve: curve)
    animator.scrubsLinearly = linearly
    animator.startAnimation()
    page.begin()
    page.advance(0.6)
    let (shown, fraction) = (page.x, animator.fractionComplete)
    animator.isReversed = true
    #expect(animator.isRunning && isNear(page.x, shown))
    #expect(isNear(animator.fractionComplete, 1 - fraction), "counted in reverse")
    page.begin()
    var last = page.x
    for _ in 0..<20 {
      page.simulator.advanceFrame()
      #expect(page.x <= last)
      last = page.x
    }
    animator.isReversed = false
    page.begin()
    page.advance(0.1)
    #expect(page.x > last)
    animator.isReversed = true
    page.simulator.settle()
    #expect(page.journal.take() == ["start"] && page.x == 0 && page.view.frame.minX == 0)
    #expect(page.view.layer.animationKeys() == nil)
  }

  @Test func turnedBeforeItBeginsItRunsFromTheEndToTheStart() {
    let page = AnimatorPage()
    let animator = page.makeAnimator(curve: .linear)
    animator.isReversed = true
    animator.startAnimation()
    page.begin()
    page.advance(0.25)
    #expect(isNear(page.x, 75) && isNear(animator.fractionComplete, 0.25))
    page.simulator.settle()
    #expect(page.journal.take() == ["start"] && page.view.frame.minX == 0)
  }

  @Test func itCanWaitAtItsEndAndGoBack() {
    let page = AnimatorPage()
    let animator = page.makeAnimator(curve: .linear)
    animator.pausesOnCompletion = true
    animator.startAnimation()
    page.simulator.settle()
    #expect(animator.state == .active && !animator.isRunning && page.journal.take() == [])
    #expect(page.x == 100 && animator.fractionComplete == 1)
    animator.isReversed = true
    #expect(animator.fractionComplete == 0)
    animator.pausesOnCompletion = false
    animator.startAnimation()
    page.begin()
    page.advance(0.25)
    #expect(isNear(page.x, 75))
    page.simulator.settle()
    #expect(page.journal.take() == ["start"] && page.view.frame.minX == 0)
  }

  // MARK: Stopping

  @Test(arguments: [UIViewAnimatingPosition.end, .start, .current])
  func stoppedItWaitsForItsFinish(position: UIViewAnimatingPosition) {
    let page = AnimatorPage()
    let animator = page.makeAnimator(curve: .easeIn)
    animator.addAnimations { page.view.alpha = 0.5 }
    animator.startAnimation()
    page.begin()
    page.advance(0.5)
    let shown = (page.x, page.view.layer.presentationValuesNow.opacity)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped && page.view.layer.animationKeys() == nil)
    #expect(isNear(page.view.frame.minX, shown.0) && isNear(page.view.alpha, shown.1))
    #expect(page.journal.take() == [])
    animator.finishAnimation(at: position)
    #expect(page.journal.take() == [AnimatorPage.name(position)] && animator.state == .inactive)
    let x: CGFloat = position == .end ? 100 : position == .start ? 0 : shown.0
    let alpha: CGFloat = position == .end ? 0.5 : position == .start ? 1 : shown.1
    #expect(isNear(page.view.frame.minX, x) && isNear(page.view.alpha, alpha))
  }

  @Test func stoppedWithoutFinishingItIsOverAndSilent() {
    let page = AnimatorPage()
    let animator = page.makeAnimator(curve: .linear)
    animator.startAnimation()
    page.begin()
    page.advance(0.5)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive && isNear(page.view.frame.minX, 50))
    page.simulator.settle()
    #expect(page.journal.take() == [])
    animator.addAnimations { page.view.frame.origin.x = 0 }
    animator.addCompletion(page.note)
    animator.startAnimation()
    page.simulator.settle()
    #expect(page.journal.take() == ["end"] && page.x == 0, "and can be used again")
  }

  /// As where a view that a sheet animates is given to another parent.
  @Test(arguments: [UIViewAnimatingPosition.end, .start, .current])
  func whatWasSetElsewhereStaysWhereItIsStopped(position: UIViewAnimatingPosition) {
    let page = AnimatorPage()
    let other = page.makeView()
    let animator = page.makeAnimator(curve: .linear)
    animator.addAnimations { other.frame.origin.x = 200 }
    animator.startAnimation()
    page.begin()
    page.advance(0.5)
    other.frame.origin.x = 7
    animator.stopAnimation(false)
    #expect(other.frame.minX == 7 && isNear(page.view.frame.minX, 50))
    animator.finishAnimation(at: position)
    #expect(other.frame.minX == 7)
    let x: CGFloat = position == .end ? 100 : position == .start ? 0 : 50
    #expect(isNear(page.view.frame.minX, x))
  }

  /// Two changes of one value: the later one decides.
  @Test func aValueThatWasChangedTwiceEndsAtTheLaterOne() {
    let page = AnimatorPage()
    let animator = page.makeAnimator(curve: .linear)
    animator.startAnimation()
    page.begin()
    page.advance(0.25)
    animator.addAnimations { page.view.frame.origin.x = 300 }
    page.advance(0.25)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
    #expect(page.view.frame.minX == 300)
  }

  @Test func whatWasSetElsewhereSinceIsNotReverted() {
    let page = AnimatorPage()
    let animator = page.makeAnimator(curve: .linear)
    animator.startAnimation()
    page.begin()
    page.advance(0.5)
    page.view.frame.origin.x = 300
    animator.isReversed = true
    page.simulator.settle()
    #expect(page.journal.take() == ["start"] && page.view.frame.minX == 300)
  }

  @Test func twoAnimatorsOnOneViewBlend() {
    let page = AnimatorPage()
    let first = page.makeAnimator(curve: .linear)
    first.startAnimation()
    page.begin()
    page.advance(0.5)
    let second = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      page.view.frame.origin.x = 0
    }
    second.startAnimation()
    page.begin()
    let now = page.x
    page.advance(0.25)
    #expect(abs(page.x - now) < 1, "one continues to 100 while the other comes back as fast")
    page.simulator.settle()
    #expect(page.x == 0)
  }
}
