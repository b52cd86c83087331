import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// What is left where changes of a stack meet each other and other containers.
@MainActor
struct NavigationRestTests {
  private func titles(_ navigation: UINavigationController) -> [String] {
    navigation.viewControllers.map { $0.title ?? "" }
  }

  private func barTitles(_ navigation: UINavigationController) -> [String] {
    (navigation.navigationBar.items ?? []).map { $0.title ?? "" }
  }

  /// A pop, then one to the root while it runs, which is held and cancelled.
  @Test func aCancelledPopToTheRootRestoresAllBetween() {
    let fixture = NavigationFixture(count: 4)
    let interactor = UIPercentDrivenInteractiveTransition()
    fixture.navigation.popViewController(animated: true)
    fixture.simulator.advance(by: 0.1)
    fixture.delegate.animator = JournalAnimator(fixture.journal, duration: 0.5)
    fixture.delegate.interactor = interactor
    fixture.navigation.popToViewController(fixture.root, animated: true)
    while interactor.duration == 0, fixture.simulator.advanceFrame() {}
    interactor.update(0.4)
    fixture.simulator.advance(by: 0.1)
    interactor.cancel()
    fixture.simulator.settle()
    #expect(titles(fixture.navigation) == ["root", "c1", "c2"])
    #expect(barTitles(fixture.navigation) == ["root", "c1", "c2"])
    #expect(fixture.isIdle)
  }

  @Test func theBarForgetsAPageThatAnotherContainerTakesFromBelow() {
    let fixture = NavigationFixture(count: 3)
    fixture.simulator.settle()
    let other = UIViewController()
    other.addChild(fixture.root)
    fixture.simulator.settle()
    #expect(titles(fixture.navigation) == ["c1", "c2"])
    #expect(barTitles(fixture.navigation) == ["c1", "c2"])
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

  @Test func aSwipeContinuesWithTheVelocityOfTheRelease() throws {
    let fixture = NavigationFixture(count: 2)
    let page = try #require(fixture.top)
    fixture.swipe(to: 130, seconds: 0.2)
    let pan = try #require(
      fixture.navigation.interactivePopGestureRecognizer as? UIPanGestureRecognizer)
    let velocity = pan.velocity(in: fixture.navigation.view).x
    let start = page.view.shownFrame.minX
    fixture.simulator.touchUp(at: CGPoint(x: 130, y: 300))
    fixture.simulator.advance(by: 1.0 / 60)
    let speed = (page.view.shownFrame.minX - start) * 60
    #expect(velocity > 300 && abs(speed - velocity) <= velocity / 10, "\(speed), \(velocity)")
    fixture.simulator.settle()
    #expect(fixture.isIdle && fixture.navigation.viewControllers.count == 1)
  }
}
