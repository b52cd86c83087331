import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Programs that follow the scroll view of a page view controller by its delegate, to move an
/// indicator with the finger.
@MainActor
struct PageScrollDelegateTests {
  private final class Follower: NSObject, UIScrollViewDelegate {
    var offsets: [CGFloat] = []
    var ends = 0

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset.x)
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { ends += 1 }
  }

  private let fixture = PageFixture(.scroll)
  private let follower = Follower()

  private var scrollView: UIScrollView? {
    fixture.pager.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }

  init() { scrollView?.delegate = follower }

  @Test func pagesStillTurn() {
    fixture.simulator.dragAndRelease(from: CGPoint(x: 250, y: 250), to: CGPoint(x: 40, y: 250))
    fixture.simulator.settle()
    #expect(fixture.current === fixture.book.pages[1] && fixture.isIdle)
    #expect(follower.ends == 1)
    #expect(scrollView?.delegate === follower)
  }

  @Test func pagesStillTurnInCode() {
    var completed: Bool?
    fixture.pager.setViewControllers(
      [fixture.book.pages[1]], direction: .forward, animated: true
    ) { completed = $0 }
    fixture.simulator.advance(by: 1)
    #expect(completed == true && fixture.current === fixture.book.pages[1])
    #expect(follower.offsets.contains { $0 > 350 && $0 < 550 })
  }

  /// The well-known formula of progress, |x - width| / width, needs it. The view is 300 wide.
  @Test func thePageAtRestIsInTheMiddle() {
    #expect(scrollView?.contentOffset.x == 300, "also the first page")
    fixture.simulator.dragAndRelease(from: CGPoint(x: 250, y: 250), to: CGPoint(x: 40, y: 250))
    fixture.simulator.settle()
    #expect(scrollView?.contentOffset.x == 300)
    fixture.simulator.dragAndRelease(from: CGPoint(x: 250, y: 250), to: CGPoint(x: 40, y: 250))
    fixture.simulator.settle()
    #expect(fixture.current === fixture.book.pages[2])
    #expect(scrollView?.contentOffset.x == 300, "also the last page")
  }

  @Test func aDragToThePreviousPageOfTheFirstSpringsBack() {
    fixture.simulator.touchDown(at: CGPoint(x: 50, y: 250))
    for x in stride(from: 60.0, through: 250, by: 10) {
      fixture.simulator.touchMove(to: CGPoint(x: x, y: 250))
      fixture.simulator.advance(by: 1.0 / 60)
    }
    let pulled = scrollView?.contentOffset.x ?? 0
    #expect(pulled < 290 && pulled > 150, "it resists, as at any end")
    fixture.simulator.touchUp(at: CGPoint(x: 250, y: 250))
    fixture.simulator.settle()
    #expect(fixture.current === fixture.book.pages[0] && scrollView?.contentOffset.x == 300)
  }
}
