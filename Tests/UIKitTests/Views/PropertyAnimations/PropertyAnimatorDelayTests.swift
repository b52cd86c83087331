import CoreGraphics
import Testing
import UIKitTestSupport

import QuartzCore
import UIKit

/// A property animator that starts again: after a pause and a delay, and after a stop.
@MainActor
struct PropertyAnimatorDelayTests {
  @Test(arguments: [false, true]) func aPausedOneContinuesAfterTheDelay(linearly: Bool) {
    let page = AnimatorPage()
    let animator = page.makeAnimator(curve: .linear)
    animator.scrubsLinearly = linearly
    animator.startAnimation()
    page.begin()
    page.advance(0.5)
    animator.pauseAnimation()
    animator.startAnimation(afterDelay: 0.3)
    #expect(animator.isRunning && animator.delay == 0.3)
    page.begin()
    page.advance(0.2)
    #expect(isNear(page.x, 50) && isNear(animator.fractionComplete, 0.5))
    page.advance(0.35)
    #expect(isNear(page.x, 75))
    page.simulator.settle()
    #expect(page.journal.take() == ["end"] && page.x == 100)
  }

  /// Set to its beginning first, so that its views show that at once.
  @Test func oneThatWasMadeActiveByAFractionWaitsForTheDelay() {
    let page = AnimatorPage()
    let animator = page.makeAnimator(curve: .linear)
    animator.fractionComplete = 0
    animator.startAnimation(afterDelay: 0.5)
    page.begin()
    page.advance(0.4)
    #expect(page.x == 0)
    page.advance(0.35)
    #expect(isNear(page.x, 25))
    page.simulator.settle()
    #expect(page.journal.take() == ["end"])
  }

  @Test func oneThatWasStoppedForGoodForgetsItsCompletions() {
    let page = AnimatorPage()
    let animator = page.makeAnimator(curve: .linear)
    animator.startAnimation()
    page.begin()
    page.advance(0.5)
    animator.stopAnimation(false)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive)
    animator.addAnimations { page.view.frame.origin.x = 0 }
    animator.addCompletion { _ in page.journal.note("new") }
    animator.startAnimation()
    page.simulator.settle()
    #expect(page.journal.take() == ["new"] && page.x == 0)
  }
}
