import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// What is left where changes of a stack meet each other and other containers.
@Suite(.serialized) @MainActor
struct NavigationRestTests {
  private func titles(_ navigation: UINavigationController) -> [String] {
    navigation.viewControllers.map { $0.title ?? "" }
  }

  private func barTitles(_ navigation: UINavigationController) -> [String] {
    (navigation.navigationBar.items ?? []).map { $0.title ?? "" }
  }

  /// A pop, then one to the root while it runs, which is held and cancelled.
  @Test func aCancelledPopToTheRootBringsBackEverybodyBetween() {
    let stand = NavigationStand(count: 4)
    let interactor = UIPercentDrivenInteractiveTransition()
    stand.navigation.popViewController(animated: true)
    stand.simulator.advance(by: 0.1)
    stand.delegate.animator = JournalAnimator(stand.journal, duration: 0.5)
    stand.delegate.interactor = interactor
    stand.navigation.popToViewController(stand.root, animated: true)
    while interactor.duration == 0, stand.simulator.advanceFrame() {}
    interactor.update(0.4)
    stand.simulator.advance(by: 0.1)
    interactor.cancel()
    stand.simulator.settle()
    #expect(titles(stand.navigation) == ["root", "c1", "c2"])
    #expect(barTitles(stand.navigation) == ["root", "c1", "c2"])
    #expect(stand.isIdle)
  }

  @Test func theBarForgetsAPageThatAnotherContainerTakesFromBelow() {
    let stand = NavigationStand(count: 3)
    stand.simulator.settle()
    let other = UIViewController()
    other.addChild(stand.root)
    stand.simulator.settle()
    #expect(titles(stand.navigation) == ["c1", "c2"])
    #expect(barTitles(stand.navigation) == ["c1", "c2"])
  }

  /// A pop, other columns on the stack, then room for both again.
  @Test func aWidenedSplitViewShowsInItsBarWhatIsOnItsStack() {
    let (a, b) = (UIViewController(), UIViewController())
    (a.title, b.title) = ("a", "b")
    let split = UISplitViewController()
    let first = UINavigationController(rootViewController: a)
    split.viewControllers = [first, UINavigationController(rootViewController: b)]
    let simulator = Simulator(size: CGSize(width: 390, height: 844), scale: 1, root: split)
    simulator.settle()
    first.popViewController(animated: true)
    simulator.settle()
    first.setViewControllers([b, a], animated: false)
    simulator.settle()
    simulator.resize(to: CGSize(width: 1200, height: 800))
    simulator.settle()
    for stack in split.viewControllers.compactMap({ $0 as? UINavigationController }) {
      #expect(barTitles(stack) == titles(stack))
      #expect(stack.topViewController == nil || stack.topViewController?.view.window != nil)
    }
  }

  @Test func aSwipeGoesOnWithTheVelocityOfTheRelease() throws {
    let stand = NavigationStand(count: 2)
    let page = try #require(stand.top)
    stand.swipe(to: 130, seconds: 0.2)
    let pan = try #require(
      stand.navigation.interactivePopGestureRecognizer as? UIPanGestureRecognizer)
    let velocity = pan.velocity(in: stand.navigation.view).x
    let start = page.view.shownFrame.minX
    stand.simulator.touchUp(at: CGPoint(x: 130, y: 300))
    stand.simulator.advance(by: 1.0 / 60)
    let speed = (page.view.shownFrame.minX - start) * 60
    #expect(velocity > 300 && abs(speed - velocity) <= velocity / 10, "\(speed), \(velocity)")
    stand.simulator.settle()
    #expect(stand.isIdle && stand.navigation.viewControllers.count == 1)
  }
}
