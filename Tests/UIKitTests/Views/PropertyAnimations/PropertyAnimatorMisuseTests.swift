import CoreGraphics
import Testing
import UIKitTestSupport

import QuartzCore
import UIKit

/// Misuse of `UIViewPropertyAnimator`, and its results.
@MainActor
struct PropertyAnimatorMisuseTests {
  @Test func callsOutOfPlaceAreWarnedOf() {
    let page = AnimatorPage()
    func warnings(_ body: () -> Void) -> Int { Diagnostics.collecting(body).count }
    let animator = page.makeAnimator(curve: .linear)
    #expect(warnings { animator.finishAnimation(at: .end) } == 1)
    #expect(warnings { animator.fractionComplete = .nan } == 1 && animator.state == .inactive)
    animator.startAnimation()
    #expect(
      warnings { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) } == 1)
    page.begin()
    page.advance(0.5)
    animator.isInterruptible = false
    #expect(warnings { animator.pauseAnimation() } == 1 && animator.isRunning)
    #expect(warnings { animator.fractionComplete = 0.1 } == 1 && animator.isRunning)
    #expect(warnings { animator.isReversed = true } == 1 && !animator.isReversed)
    #expect(warnings { animator.stopAnimation(true) } == 1 && animator.isRunning)
    animator.isInterruptible = true
    animator.stopAnimation(false)
    #expect(warnings { animator.startAnimation() } == 1)
    #expect(warnings { animator.pauseAnimation() } == 1)
    #expect(warnings { animator.fractionComplete = 0.2 } == 1)
    #expect(warnings { animator.addAnimations {} } == 1)
    animator.finishAnimation(at: .end)
    #expect(page.journal.take() == ["end"])
    for duration in [-1, .nan, .infinity] as [TimeInterval] {
      #expect(warnings { _ = UIViewPropertyAnimator(duration: duration, curve: .linear) } == 1)
    }
    let odd = CGVector(dx: CGFloat.nan, dy: 0)
    #expect(
      warnings { _ = UISpringTimingParameters(dampingRatio: 1, initialVelocity: odd) } == 1)
    #expect(
      warnings {
        _ = UISpringTimingParameters(mass: 0, stiffness: 1, damping: 1, initialVelocity: .zero)
      } == 1)
  }

  @Test func aViewThatIsTakenAwayEndsItsAnimator() {
    for isPaused in [false, true] {
      let page = AnimatorPage()
      let animator = page.makeAnimator(curve: .linear)
      animator.startAnimation()
      page.begin()
      page.advance(0.5)
      if isPaused { animator.pauseAnimation() }
      page.view.removeFromSuperview()
      page.simulator.settle()
      #expect(page.journal.take() == ["end"] && animator.state == .inactive, "paused: \(isPaused)")
      #expect(page.view.frame.minX == 100)
    }
  }

  /// As a cancelled transition in which a cell with a view of the animator was reused.
  @Test func aReversedAnimatorEndsAtItsStartThoughAViewWasTakenAway() {
    let page = AnimatorPage()
    let badge = page.makeView()
    let animator = page.makeAnimator(curve: .linear)
    animator.addAnimations { badge.alpha = 0 }
    animator.startAnimation()
    page.begin()
    page.advance(0.5)
    animator.isReversed = true
    page.begin()
    badge.removeFromSuperview()
    page.simulator.settle()
    #expect(page.journal.take() == ["start"] && animator.state == .inactive)
    #expect(page.x == 0 && page.view.frame.minX == 0 && badge.alpha == 1)
  }

  @Test func itPausesAtItsEndThoughAViewWasTakenAway() {
    let page = AnimatorPage()
    let badge = page.makeView()
    let animator = page.makeAnimator(curve: .linear)
    animator.pausesOnCompletion = true
    animator.addAnimations { badge.alpha = 0 }
    animator.startAnimation()
    page.begin()
    page.advance(0.5)
    badge.removeFromSuperview()
    page.simulator.settle()
    #expect(animator.state == .active && !animator.isRunning && page.journal.take() == [])
    #expect(animator.fractionComplete == 1)
    animator.pausesOnCompletion = false
    animator.isReversed = true
    animator.startAnimation()
    page.view.removeFromSuperview()
    page.simulator.settle()
    #expect(page.journal.take() == ["start"] && animator.state == .inactive)
  }

  @Test func whileItAnimatesItKeepsItselfAndNoLonger() {
    let page = AnimatorPage()
    var reference = WeakReference()
    for isPaused in [false, true] {
      do {
        let animator = page.makeAnimator(curve: .linear, to: isPaused ? 0 : 100)
        reference.object = animator
        animator.startAnimation()
      }
      #expect(reference.object != nil)
      page.begin()
      page.advance(0.3)
      if isPaused { (reference.object as? UIViewPropertyAnimator)?.stopAnimation(true) }
      page.simulator.settle()
      #expect(reference.object == nil)
      #expect(page.journal.take() == (isPaused ? [] : ["end"]))
    }
  }

  @Test func nestedBlocksAreDrivenTooAndTheirCompletionsRun() {
    let page = AnimatorPage()
    let inner = page.makeView()
    let animator = page.makeAnimator(curve: .linear)
    animator.addAnimations {
      UIView.animate(
        withDuration: 0.1, animations: { inner.frame.origin.x = 100 },
        completion: { page.journal.note("inner \($0)") })
    }
    animator.fractionComplete = 0.5
    page.begin()
    #expect(isNear(page.x(inner), 50))
    animator.startAnimation()
    page.simulator.settle()
    #expect(page.journal.take().sorted() == ["end", "inner true"])
    #expect(page.x(inner) == 100)
  }
}
