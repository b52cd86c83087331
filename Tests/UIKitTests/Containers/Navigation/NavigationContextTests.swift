import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// What animators of pushes and pops can read, and how the system's own moves.
@MainActor
struct NavigationContextTests {
  @Test(arguments: [true, false])
  func theContextHasFramesAndViews(isPush: Bool) throws {
    let fixture = NavigationFixture(count: isPush ? 1 : 2)
    let animator = JournalAnimator(fixture.journal, duration: 0.3)
    fixture.delegate.animator = animator
    var isAsked = false
    animator.instead = { context in
      isAsked = true
      guard let from = context.viewController(forKey: .from),
        let to = context.viewController(forKey: .to)
      else { return }
      #expect(context.view(forKey: .from) === from.view && context.view(forKey: .to) === to.view)
      #expect(from.view.superview === context.containerView && to.view.superview == nil)
      #expect(context.containerView.isDescendant(of: fixture.navigation.view))
      #expect(context.initialFrame(for: from) == context.containerView.bounds)
      #expect(context.finalFrame(for: from) == .zero && context.initialFrame(for: to) == .zero)
      #expect(context.finalFrame(for: to) == CGRect(x: 0, y: 0, width: 300, height: 500))
      #expect(context.presentationStyle == .none && context.isAnimated)
      // It leaves all else to the system.
      context.completeTransition(true)
    }
    if isPush {
      fixture.navigation.pushViewController(fixture.make(), animated: true)
      Simulator.endTurn()
    } else {
      fixture.navigation.popViewController(animated: true)
      Simulator.endTurn()
    }
    fixture.simulator.settle()
    #expect(isAsked && fixture.isIdle)
  }

  @Test func anAnimatorMayTakeTheOldViewAwayItself() {
    let fixture = NavigationFixture()
    let animator = JournalAnimator(fixture.journal, duration: 0.3)
    fixture.delegate.animator = animator
    animator.instead = { context in
      context.view(forKey: .from)?.removeFromSuperview()
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      context.completeTransition(true)
    }
    fixture.navigation.pushViewController(fixture.make(), animated: true)
    fixture.simulator.settle()
    #expect(fixture.isIdle && fixture.journal.endsBalanced("new", isVisible: true))
  }

  @Test func anAnimatorMayPutTheNewViewBackItself() {
    let fixture = NavigationFixture(count: 2)
    let interactor = UIPercentDrivenInteractiveTransition()
    let animator = JournalAnimator(fixture.journal, duration: 0.3)
    (fixture.delegate.animator, fixture.delegate.interactor) = (animator, interactor)
    animator.instead = { context in
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.insertSubview(to, at: 0)
      UIView.animate(withDuration: 0.3) {
        context.view(forKey: .from)?.alpha = 0
      } completion: { _ in
        if context.transitionWasCancelled { to.removeFromSuperview() }
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    fixture.navigation.popViewController(animated: true)
    Simulator.endTurn()
    interactor.update(0.5)
    fixture.simulator.advance(by: 0.1)
    interactor.cancel()
    fixture.simulator.settle()
    #expect(
      fixture.isIdle && fixture.top?.view.alpha == 1
        && fixture.navigation.viewControllers.count == 2)
    #expect(fixture.journal.endsBalanced("root", isVisible: false))
  }

  // MARK: The system's slide

  @Test func theSlideTakesThirtyFiveHundredths() {
    let fixture = NavigationFixture()
    fixture.navigation.pushViewController(fixture.make(), animated: true)
    Simulator.endTurn()
    #expect(fixture.top?.transitionCoordinator?.transitionDuration == 0.35)
    fixture.simulator.advance(by: 0.34)
    #expect(!fixture.isIdle)
    fixture.simulator.advance(by: 0.05)
    #expect(fixture.isIdle)
  }

  /// The lower page moves by 30 % of the width, the black over it comes to a tenth.
  @Test(arguments: [0, 0.25, 0.5, 1])
  func underAFingerTheSlideIsLinear(fraction: CGFloat) throws {
    let fixture = NavigationFixture(count: 2)
    let top = try #require(fixture.top?.view)
    fixture.swipe(to: 12)
    // Ten points were taken off as it began.
    let start: CGFloat = 12
    fixture.simulator.touchMove(to: CGPoint(x: start + fraction * 300, y: 300))
    fixture.simulator.advance(by: 0.1)
    #expect(isNear(top.shownFrame.minX, fraction * 300))
    #expect(isNear(fixture.root.view.shownFrame.minX, -90 * (1 - fraction)))
    #expect(fixture.pages.count == 4)
    let (dimmer, shadow) = (fixture.pages[1], fixture.pages[2])
    #expect(isNear(dimmer.layer.presentation()?.values.opacity ?? 0, 0.1 * (1 - fraction)))
    #expect(isNear(shadow.shownFrame.maxX, fraction * 300) && shadow.bounds.width == 9)
    fixture.simulator.touchUp(at: CGPoint(x: start + fraction * 300, y: 300))
    fixture.simulator.settle()
    #expect(fixture.isIdle)
  }

  @Test func whereLinesRunFromRightToLeftItIsMirrored() throws {
    let fixture = NavigationFixture(count: 2)
    UIScreen.main.layoutDirection = .rightToLeft
    fixture.simulator.settle()
    let top = try #require(fixture.top?.view)
    fixture.swipe(from: 298, to: 288)
    fixture.simulator.touchMove(to: CGPoint(x: 288 - 90, y: 300))
    fixture.simulator.advance(by: 0.1)
    #expect(isNear(top.shownFrame.minX, -90) && isNear(fixture.root.view.shownFrame.minX, 63))
    fixture.simulator.touchUp(at: CGPoint(x: 198, y: 300))
    fixture.simulator.settle()
    UIScreen.main.layoutDirection = .leftToRight
  }

  @Test func aPageThatWasCoveredIsInItsPlace() {
    let fixture = NavigationFixture()
    fixture.navigation.pushViewController(fixture.make(), animated: true)
    fixture.simulator.settle()
    fixture.navigation.popViewController(animated: true)
    fixture.simulator.advance(by: 0.1)
    #expect(fixture.root.view.frame == fixture.root.view.superview?.bounds)
  }

  @Test func theStackFollowsTheWindow() {
    let fixture = NavigationFixture(count: 2)
    fixture.navigation.popViewController(animated: true)
    fixture.simulator.advance(by: 0.1)
    fixture.simulator.resize(to: CGSize(width: 500, height: 300))
    fixture.simulator.settle()
    #expect(fixture.isIdle && fixture.root.view.frame.size == CGSize(width: 500, height: 300))
  }

  /// An animator that takes a picture of the page, or asks where its content is, needs them.
  @Test func thePageThatArrivesHasTheInsetsOfTheBarsFromTheBeginning() {
    final class Fader: NSObject, UINavigationControllerDelegate,
      UIViewControllerAnimatedTransitioning
    {
      var insets: UIEdgeInsets?

      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }

      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 0.3 }

      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let to = context.view(forKey: .to),
          let controller = context.viewController(forKey: .to)
        else { return }
        to.frame = context.finalFrame(for: controller)
        context.containerView.addSubview(to)
        insets = to.safeAreaInsets
        context.completeTransition(true)
      }
    }
    let navigation = UINavigationController(rootViewController: UIViewController())
    let simulator = Simulator(size: CGSize(width: 300, height: 400), scale: 1, root: navigation)
    simulator.settle()
    let fader = Fader()
    navigation.delegate = fader
    navigation.pushViewController(UIViewController(), animated: true)
    simulator.settle()
    #expect(fader.insets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
  }
}
