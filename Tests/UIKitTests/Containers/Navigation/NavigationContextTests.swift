import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// What animators of pushes and pops are told, and how the system's own moves.
@Suite(.serialized) @MainActor
struct NavigationContextTests {
  @Test(arguments: [true, false])
  func theContextTellsFramesAndViews(isPush: Bool) throws {
    let stand = NavigationStand(count: isPush ? 1 : 2)
    let animator = JournalAnimator(stand.journal, duration: 0.3)
    stand.delegate.animator = animator
    var isAsked = false
    animator.instead = { context in
      isAsked = true
      guard let from = context.viewController(forKey: .from),
        let to = context.viewController(forKey: .to)
      else { return }
      #expect(context.view(forKey: .from) === from.view && context.view(forKey: .to) === to.view)
      #expect(from.view.superview === context.containerView && to.view.superview == nil)
      #expect(context.containerView.isDescendant(of: stand.navigation.view))
      #expect(context.initialFrame(for: from) == context.containerView.bounds)
      #expect(context.finalFrame(for: from) == .zero && context.initialFrame(for: to) == .zero)
      #expect(context.finalFrame(for: to) == CGRect(x: 0, y: 0, width: 300, height: 500))
      #expect(context.presentationStyle == .none && context.isAnimated)
      // It leaves all else to the system.
      context.completeTransition(true)
    }
    if isPush {
      stand.navigation.pushViewController(stand.make(), animated: true)
      Simulator.endTurn()
    } else {
      stand.navigation.popViewController(animated: true)
      Simulator.endTurn()
    }
    stand.simulator.settle()
    #expect(isAsked && stand.isIdle)
  }

  @Test func anAnimatorMayTakeTheOldViewAwayItself() {
    let stand = NavigationStand()
    let animator = JournalAnimator(stand.journal, duration: 0.3)
    stand.delegate.animator = animator
    animator.instead = { context in
      context.view(forKey: .from)?.removeFromSuperview()
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      context.completeTransition(true)
    }
    stand.navigation.pushViewController(stand.make(), animated: true)
    stand.simulator.settle()
    #expect(stand.isIdle && stand.journal.endsBalanced("new", isVisible: true))
  }

  @Test func anAnimatorMayPutTheNewViewBackItself() {
    let stand = NavigationStand(count: 2)
    let interactor = UIPercentDrivenInteractiveTransition()
    let animator = JournalAnimator(stand.journal, duration: 0.3)
    (stand.delegate.animator, stand.delegate.interactor) = (animator, interactor)
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
    stand.navigation.popViewController(animated: true)
    Simulator.endTurn()
    interactor.update(0.5)
    stand.simulator.advance(by: 0.1)
    interactor.cancel()
    stand.simulator.settle()
    #expect(
      stand.isIdle && stand.top?.view.alpha == 1 && stand.navigation.viewControllers.count == 2)
    #expect(stand.journal.endsBalanced("root", isVisible: false))
  }

  // MARK: The system's slide

  @Test func theSlideTakesThirtyFiveHundredths() {
    let stand = NavigationStand()
    stand.navigation.pushViewController(stand.make(), animated: true)
    Simulator.endTurn()
    #expect(stand.top?.transitionCoordinator?.transitionDuration == 0.35)
    stand.simulator.advance(by: 0.34)
    #expect(!stand.isIdle)
    stand.simulator.advance(by: 0.05)
    #expect(stand.isIdle)
  }

  /// The lower page gives way by 30 % of the width, the black over it comes to a tenth.
  @Test(arguments: [0, 0.25, 0.5, 1])
  func underAFingerTheSlideIsLinear(fraction: CGFloat) throws {
    let stand = NavigationStand(count: 2)
    let top = try #require(stand.top?.view)
    stand.swipe(to: 12)
    // Ten points were taken off as it began.
    let start: CGFloat = 12
    stand.simulator.touchMove(to: CGPoint(x: start + fraction * 300, y: 300))
    stand.simulator.advance(by: 0.1)
    #expect(isNear(top.shownFrame.minX, fraction * 300))
    #expect(isNear(stand.root.view.shownFrame.minX, -90 * (1 - fraction)))
    #expect(stand.pages.count == 4)
    let (dimmer, shadow) = (stand.pages[1], stand.pages[2])
    #expect(isNear(dimmer.layer.presentation()?.values.opacity ?? 0, 0.1 * (1 - fraction)))
    #expect(isNear(shadow.shownFrame.maxX, fraction * 300) && shadow.bounds.width == 9)
    stand.simulator.touchUp(at: CGPoint(x: start + fraction * 300, y: 300))
    stand.simulator.settle()
    #expect(stand.isIdle)
  }

  @Test func whereLinesRunFromRightToLeftItIsMirrored() throws {
    let stand = NavigationStand(count: 2)
    UIScreen.main.layoutDirection = .rightToLeft
    stand.simulator.settle()
    let top = try #require(stand.top?.view)
    stand.swipe(from: 298, to: 288)
    stand.simulator.touchMove(to: CGPoint(x: 288 - 90, y: 300))
    stand.simulator.advance(by: 0.1)
    #expect(isNear(top.shownFrame.minX, -90) && isNear(stand.root.view.shownFrame.minX, 63))
    stand.simulator.touchUp(at: CGPoint(x: 198, y: 300))
    stand.simulator.settle()
    UIScreen.main.layoutDirection = .leftToRight
  }

  @Test func aPageThatWasCoveredIsInItsPlace() {
    let stand = NavigationStand()
    stand.navigation.pushViewController(stand.make(), animated: true)
    stand.simulator.settle()
    stand.navigation.popViewController(animated: true)
    stand.simulator.advance(by: 0.1)
    #expect(stand.root.view.frame == stand.root.view.superview?.bounds)
  }

  @Test func theStackFollowsTheWindow() {
    let stand = NavigationStand(count: 2)
    stand.navigation.popViewController(animated: true)
    stand.simulator.advance(by: 0.1)
    stand.simulator.resize(to: CGSize(width: 500, height: 300))
    stand.simulator.settle()
    #expect(stand.isIdle && stand.root.view.frame.size == CGSize(width: 500, height: 300))
  }
}
