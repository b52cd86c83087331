import QuartzCore
import Testing
import UIKitTestSupport

import UIKit

/// Hit-testing while views move.
@MainActor
struct TouchesDuringAnimationTests {
  private func hit(_ page: Page, _ x: CGFloat, _ y: CGFloat = 50) -> UIView? {
    page.view.superview?.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  @Test func aMovingViewTakesNoTouches() {
    let page = Page()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    page.view.addSubview(inner)
    #expect(hit(page, 20, 20) === inner)
    UIView.animate(withDuration: 1) { page.view.alpha = 0.5 }
    #expect(hit(page, 20, 20) === page.view.superview, "from the call on, and its subviews too")
    page.begin()
    page.simulator.advance(by: 0.9)
    #expect(hit(page, 20, 20) === page.view.superview)
    page.simulator.settle()
    #expect(hit(page, 20, 20) === inner)
  }

  @Test func itTakesThemWhereAllowedAndThenWhereItWillBe() {
    let page = Page()
    UIView.animate(withDuration: 1, delay: 0, options: [.allowUserInteraction, .curveLinear]) {
      page.view.center.x = 250
    }
    page.begin()
    page.simulator.advance(by: 0.25)
    #expect(hit(page, 70) === page.view.superview, "where it is seen")
    #expect(hit(page, 280) === page.view, "where it goes")
    UIView.animate(withDuration: 0.5) { page.view.alpha = 0.5 }
    #expect(hit(page, 280) !== page.view, "another block does not allow it")
  }

  @Test func removedOnesAreNoLongerInTheWay() {
    let page = Page()
    UIView.animate(withDuration: 1, delay: 0, options: .repeat) { page.view.alpha = 0.5 }
    page.begin()
    #expect(hit(page, 50) !== page.view)
    page.view.layer.removeAllAnimations()
    #expect(hit(page, 50) === page.view)
  }

  @Test func whatIsSeenCanBeFoundByThePresentation() throws {
    let page = Page()
    let inner = UIView(frame: CGRect(x: 60, y: 60, width: 20, height: 20))
    page.view.addSubview(inner)
    page.simulator.settle()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      page.view.center.x = 250
      inner.center.y = 10
    }
    page.begin()
    page.simulator.advance(by: 0.5)
    let root = try #require(page.view.superview?.layer.presentation())
    // Half the distance: the view is at 100, the inner one's middle at 40 in it.
    #expect(root.hitTest(CGPoint(x: 170, y: 40))?.model() === inner.layer)
    #expect(root.hitTest(CGPoint(x: 105, y: 5))?.model() === page.view.layer)
    #expect(root.hitTest(CGPoint(x: 95, y: 5))?.model() === page.view.superview?.layer)
  }

  // MARK: Property animators

  private func animator(of page: Page, _ changes: @escaping () -> Void) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: .linear, animations: changes)
  }

  @Test func whatAnAnimatorMovesIsFoundWhereItIsSeen() {
    let page = Page()
    let inner = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    page.view.addSubview(inner)
    page.simulator.settle()
    let animator = animator(of: page) { page.view.center.x = 250 }
    animator.startAnimation()
    page.begin()
    page.simulator.advance(by: 0.5)
    #expect(hit(page, 110, 10) === page.view && hit(page, 150, 50) === inner)
    #expect(hit(page, 210, 10) === page.view.superview, "where it will be")
    animator.pauseAnimation()
    animator.fractionComplete = 0.25
    #expect(hit(page, 60, 10) === page.view, "scrubbed, too")
    animator.isManualHitTestingEnabled = true
    #expect(hit(page, 60, 10) === page.view.superview && hit(page, 210, 10) === page.view)
    animator.isManualHitTestingEnabled = false
    animator.startAnimation()
    page.simulator.settle()
    #expect(hit(page, 210, 10) === page.view && hit(page, 60, 10) === page.view.superview)
  }

  @Test func aSizeThatAnimatesIsTouchedAsItIsSeen() {
    let page = Page()
    let animator = animator(of: page) {
      page.view.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    }
    animator.fractionComplete = 0.5
    page.begin()
    #expect(hit(page, 190) === page.view && hit(page, 210) === page.view.superview)
    animator.isReversed = true
    animator.startAnimation()
    page.simulator.settle()
    #expect(hit(page, 90) === page.view && hit(page, 110) === page.view.superview)
  }

  @Test func anAnimatorCanKeepTouchesAway() {
    let page = Page()
    let animator = animator(of: page) { page.view.alpha = 0.5 }
    animator.isUserInteractionEnabled = false
    animator.startAnimation()
    page.begin()
    page.simulator.advance(by: 0.5)
    #expect(hit(page, 50) === page.view.superview)
    animator.isUserInteractionEnabled = true
    #expect(hit(page, 50) === page.view, "from then on")
    animator.isUserInteractionEnabled = false
    animator.pauseAnimation()
    #expect(hit(page, 50) === page.view.superview, "paused, too")
    animator.stopAnimation(true)
    #expect(hit(page, 50) === page.view)
  }

  @Test func thePresentationIsATree() throws {
    let page = Page()
    let inner = UIView(frame: CGRect(x: 10, y: 0, width: 20, height: 20))
    page.view.addSubview(inner)
    page.simulator.settle()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { page.view.center.x = 250 }
    page.begin()
    page.simulator.advance(by: 0.5)
    let shown = try #require(inner.layer.presentation())
    #expect(shown.model() === inner.layer && shown.presentation() === shown)
    let above = try #require(shown.superlayer)
    #expect(above.model() === page.view.layer && isNear(above.position.x, 150))
    #expect(above.sublayers?.map { $0.model() } == [inner.layer])
    #expect(isNear(shown.convert(.zero, to: above.superlayer).x, 110))
    #expect(isNear(above.convert(CGPoint(x: 10, y: 0), to: shown).x, 0))
    #expect(shown.convert(.zero, to: nil).x == 110)
  }
}
