import CoreGraphics
import Testing
import UIKitTestSupport
import UIKit

/// Large titles, which fold up with the content.
@MainActor
struct LargeTitleTests {
  @Test func aLargeTitleTakesFiftyTwoMoreAndFoldsUp() throws {
    let fixture = NavigationFixture()
    let bar = fixture.navigation.navigationBar
    let scrollView = UIScrollView(frame: fixture.root.view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 300, height: 2000)
    fixture.root.view.addSubview(scrollView)
    bar.prefersLargeTitles = true
    showAgain(fixture)
    #expect(bar.frame.height == 96 && fixture.root.view.safeAreaInsets.top == 96)
    #expect(scrollView.contentOffset.y == -96)
    let title = try #require(bar.title("root"))
    #expect(title.alpha == 0 && bar.labels("root").count { $0.isSeen } == 1, "the large one")
    scrollView.contentOffset.y = -70
    fixture.simulator.settle()
    #expect(bar.frame.height == 70 && title.alpha == 0)
    scrollView.contentOffset.y = 300
    fixture.simulator.settle()
    #expect(bar.frame.height == 44 && title.alpha == 1)
    scrollView.contentOffset.y = -120
    fixture.simulator.settle()
    #expect(bar.frame.height == 120, "pulled")
  }

  @Test func anItemMayRefuseALargeTitle() {
    let fixture = NavigationFixture()
    let bar = fixture.navigation.navigationBar
    bar.prefersLargeTitles = true
    let new = fixture.make()
    new.navigationItem.largeTitleDisplayMode = .never
    fixture.simulator.settle()
    fixture.navigation.pushViewController(new, animated: true)
    fixture.simulator.advance(by: 0.2)
    let height = bar.shownFrame.height
    #expect(height > 46 && height < 94, "in the transition")
    fixture.simulator.settle()
    #expect(bar.frame.height == 44 && new.view.safeAreaInsets.top == 44)
    fixture.swipe(to: 120)
    fixture.release(at: 120)
    fixture.simulator.settle()
    #expect(bar.frame.height == 44 && fixture.isIdle)
    fixture.navigation.popViewController(animated: true)
    fixture.simulator.settle()
    #expect(bar.frame.height == 96 && fixture.root.view.safeAreaInsets.top == 96)
  }

  /// The bar follows the content that a page has when it is shown.
  private func showAgain(_ fixture: NavigationFixture) {
    for page in [UIViewController(), fixture.root] {
      fixture.navigation.setViewControllers([page], animated: false)
      fixture.simulator.settle()
    }
  }

  /// A stack whose bar has a large title, over content of this height.
  private func scrollingFixture(content: CGFloat = 2000) -> (NavigationFixture, UIScrollView) {
    let fixture = NavigationFixture()
    let scrollView = UIScrollView(frame: fixture.root.view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 300, height: content)
    fixture.root.view.addSubview(scrollView)
    fixture.navigation.navigationBar.prefersLargeTitles = true
    showAgain(fixture)
    return (fixture, scrollView)
  }

  /// Drags the content upwards, holds it there, and releases it.
  private func place(_ fixture: NavigationFixture, by distance: CGFloat) {
    let end = CGPoint(x: 150, y: 300 - distance)
    fixture.simulator.drag(from: CGPoint(x: 150, y: 300), to: end, duration: 0.2)
    fixture.simulator.advance(by: 0.3)
    fixture.simulator.touchUp(at: end)
  }

  @Test func releasedHalfFoldedItGoesToTheNearerEnd() {
    let (fixture, scrollView) = scrollingFixture()
    let bar = fixture.navigation.navigationBar
    place(fixture, by: 30)
    #expect(bar.frame.height == 76 && scrollView.isDecelerating)
    fixture.simulator.settle()
    #expect(bar.frame.height == 96 && scrollView.contentOffset.y == -96)
    place(fixture, by: 50)
    fixture.simulator.settle()
    #expect(bar.frame.height == 44 && scrollView.contentOffset.y == -44)
    place(fixture, by: -30)
    fixture.simulator.settle()
    #expect(bar.frame.height == 44 && scrollView.contentOffset.y == -44)
    place(fixture, by: -50)
    fixture.simulator.settle()
    #expect(bar.frame.height == 96 && scrollView.contentOffset.y == -96)
    place(fixture, by: 100)
    fixture.simulator.settle()
    #expect(bar.frame.height == 44 && scrollView.contentOffset.y == -6, "beyond it is left alone")
  }

  @Test func aThrowThatWouldEndHalfFoldedDoesNot() {
    let (fixture, scrollView) = scrollingFixture()
    scrollView.contentOffset.y = 120
    fixture.simulator.settle()
    for _ in 0..<20 where scrollView.contentOffset.y > -44 {
      let end = CGPoint(x: 150, y: 330)
      fixture.simulator.drag(from: CGPoint(x: 150, y: 300), to: end, duration: 0.15)
      fixture.simulator.touchUp(at: end)
      fixture.simulator.settle()
    }
    #expect([44, 96].contains(fixture.navigation.navigationBar.frame.height))
    #expect([-44, -96].contains(scrollView.contentOffset.y))
  }

  @Test func aDelegateHasTheLastWordOnWhereContentRests() {
    @MainActor final class Half: NSObject, UIScrollViewDelegate {
      var proposal: CGFloat?
      func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) {
        proposal = targetContentOffset.pointee.y
        targetContentOffset.pointee.y = -70
      }
    }
    let (fixture, scrollView) = scrollingFixture()
    let half = Half()
    scrollView.delegate = half
    place(fixture, by: 30)
    fixture.simulator.settle()
    #expect(half.proposal == -96 && scrollView.contentOffset.y == -70)
  }

  /// Its end could not be read else.
  @Test func contentThatCannotFoldItUpRestsWhereItEnds() {
    let (fixture, scrollView) = scrollingFixture(content: 434)
    place(fixture, by: 100)
    fixture.simulator.settle()
    #expect(
      scrollView.contentOffset.y == -66 && fixture.navigation.navigationBar.frame.height == 66)
  }
}
