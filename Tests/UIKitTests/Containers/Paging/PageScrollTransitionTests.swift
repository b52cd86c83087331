import CoreGraphics
import Testing
import UIKitTestSupport
import UIKit

/// A turn of pages that scroll, as everybody sees it who knows transitions.
@MainActor
struct PageScrollTransitionTests {
  /// Holds the finger still, so that its release is no throw.
  private func release(_ fixture: PageFixture, at x: CGFloat) {
    for _ in 0..<2 {
      fixture.simulator.advance(by: 0.4)
      fixture.simulator.touchMove(to: CGPoint(x: x, y: 250))
    }
    fixture.simulator.touchUp(at: CGPoint(x: x, y: 250))
  }

  /// The pan takes its first 10 points; a page is 300 points wide.
  @Test(arguments: [(10, 0.6, false), (100, 0.3, true)] as [(CGFloat, CGFloat, Bool)])
  func itReportsTheFingerAndKeepsTheLastReport(x: CGFloat, percent: CGFloat, goesBack: Bool) throws
  {
    let fixture = PageFixture(.scroll)
    let lamp = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    fixture.simulator.window.addSubview(lamp)
    fixture.simulator.drag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 160, y: 250))
    let coordinator = try #require(fixture.pager.transitionCoordinator)
    #expect(coordinator.isInteractive && isNear(coordinator.percentComplete, 0.1))
    #expect(coordinator.viewController(forKey: .from) === fixture.book.pages[0])
    #expect(coordinator.viewController(forKey: .to) === fixture.book.pages[1])
    var ends: [Bool] = []
    coordinator.animate(
      alongsideTransition: { _ in lamp.alpha = 0 }, completion: { ends.append($0.isCancelled) })
    fixture.simulator.touchMove(to: CGPoint(x: x, y: 250))
    fixture.simulator.advance(by: 0.1)
    #expect(isNear(coordinator.percentComplete, percent))
    let shown = CGFloat(lamp.layer.presentation()?.opacity ?? 0)
    #expect(shown > 0.1 && shown < 0.99, "it follows the finger")
    release(fixture, at: x)
    for _ in 0..<3 {
      #expect(!coordinator.isInteractive && isNear(coordinator.percentComplete, percent))
      #expect(!UIApplication.shared.isIgnoringInteractionEvents, "what scrolls can be caught")
      fixture.simulator.advanceFrame()
    }
    fixture.simulator.settle()
    #expect(ends == [goesBack] && lamp.alpha == (goesBack ? 1 : 0))
    #expect(fixture.current === fixture.book.pages[goesBack ? 0 : 1])
    #expect(fixture.pager.transitionCoordinator == nil)
  }

  @Test func oneInCodeRunsByItself() throws {
    let fixture = PageFixture(.scroll)
    fixture.pager.setViewControllers([fixture.book.pages[1]], direction: .forward, animated: true)
    let coordinator = try #require(fixture.pager.transitionCoordinator)
    #expect(!coordinator.isInteractive && coordinator.transitionDuration == 0.3)
    fixture.simulator.advanceFrame()
    fixture.simulator.advance(by: 0.15)
    #expect(coordinator.percentComplete > 0.3 && coordinator.percentComplete < 0.7)
    fixture.simulator.settle()
    #expect(fixture.isIdle && fixture.current === fixture.book.pages[1])
  }

  /// There is nothing left to turn to.
  @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
  func aPageThatIsTakenAwayWhileItArrivesGivesTheTurnUp(
    style: UIPageViewController.TransitionStyle
  ) {
    let fixture = PageFixture(style)
    let (first, next) = (fixture.book.pages[0], fixture.book.pages[1])
    var completed: [Bool] = []
    fixture.pager.setViewControllers([next], direction: .forward, animated: true) {
      completed.append($0)
    }
    fixture.simulator.advance(by: 0.1)
    let box = UIViewController()
    box.addChild(next)
    fixture.simulator.settle()
    #expect(completed == [false] && fixture.current === first && first.view.window != nil)
    #expect(next.parent === box && next.view.window == nil && fixture.pager.children == [first])
  }
}
