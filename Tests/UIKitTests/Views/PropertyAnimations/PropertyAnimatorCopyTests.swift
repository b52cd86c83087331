import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Copies of property animators, and providers with both kinds of parameters.
@MainActor
struct PropertyAnimatorCopyTests {
  @Test func aCopyHasTheSettingsAndNotTheChanges() throws {
    let page = AnimatorPage()
    let animator = page.makeAnimator(curve: .linear)
    animator.scrubsLinearly = false
    animator.isInterruptible = false
    animator.pausesOnCompletion = false
    animator.isUserInteractionEnabled = false
    animator.startAnimation()
    page.begin()
    page.advance(0.5)
    let copy = try #require(animator.copy() as? UIViewPropertyAnimator)
    #expect(copy !== animator && copy.state == .inactive && copy.duration == 1)
    #expect(!copy.scrubsLinearly && !copy.isInterruptible && !copy.isUserInteractionEnabled)
    page.simulator.settle()
    #expect(page.journal.take() == ["end"] && page.x == 100)
    copy.addAnimations { page.view.frame.origin.x = 0 }
    copy.startAnimation()
    page.begin()
    page.advance(0.5)
    #expect(isNear(page.x, 50), "it has the curve")
    page.simulator.settle()
    #expect(page.journal.take().isEmpty && page.x == 0)
  }

  @MainActor
  private final class Composed: NSObject, UITimingCurveProvider {
    let timingCurveType = UITimingCurveType.composed
    let cubicTimingParameters: UICubicTimingParameters? = UICubicTimingParameters(
      animationCurve: .linear)
    let springTimingParameters: UISpringTimingParameters?

    init(spring: UISpringTimingParameters?) {
      springTimingParameters = spring
      super.init()
    }
  }

  @Test func aComposedCurveMovesByItsSpring() {
    #expect(UITimingCurveType.composed.rawValue == 3)
    let spring = UISpringTimingParameters()
    let page = AnimatorPage()
    let animator = page.makeAnimator(timing: Composed(spring: spring), duration: 9)
    let other = UIViewPropertyAnimator(duration: 9, timingParameters: spring)
    #expect(animator.duration == other.duration && animator.duration < 1)
    animator.startAnimation()
    page.simulator.settle()
    #expect(page.journal.take() == ["end"] && page.x == 100)
  }

  @Test func aComposedCurveWithoutASpringIsTheBézierCurve() {
    let page = AnimatorPage()
    let animator = page.makeAnimator(timing: Composed(spring: nil), duration: 2)
    #expect(animator.duration == 2)
    animator.startAnimation()
    page.begin()
    page.advance(1)
    #expect(isNear(page.x, 50))
    page.simulator.settle()
  }
}
