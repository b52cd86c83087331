import CoreGraphics
import Testing
import UIKitTestSupport

@testable import UIKit

/// Large titles, which fold up with the content.
@Suite(.serialized) @MainActor
struct LargeTitleTests {
  @Test func aLargeTitleTakesFiftyTwoMoreAndFoldsUp() throws {
    let stand = NavigationStand()
    let bar = stand.navigation.navigationBar
    let scrollView = UIScrollView(frame: stand.root.view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 300, height: 2000)
    stand.root.view.addSubview(scrollView)
    bar.prefersLargeTitles = true
    stand.navigation.dressAtOnce()
    stand.simulator.settle()
    #expect(bar.frame.height == 96 && stand.root.view.safeAreaInsets.top == 96)
    #expect(scrollView.contentOffset.y == -96)
    let title = try #require(stand.navigation.navigationBar.itemView?.titleView)
    #expect(
      title.alpha == 0 && stand.navigation.navigationBar.itemView?.largeTitle.isHidden == false)
    scrollView.contentOffset.y = -70
    stand.simulator.settle()
    #expect(bar.frame.height == 70 && title.alpha == 0)
    scrollView.contentOffset.y = 300
    stand.simulator.settle()
    #expect(bar.frame.height == 44 && title.alpha == 1)
    scrollView.contentOffset.y = -120
    stand.simulator.settle()
    #expect(bar.frame.height == 120, "pulled")
  }

  @Test func anItemMayRefuseALargeTitle() {
    let stand = NavigationStand()
    let bar = stand.navigation.navigationBar
    bar.prefersLargeTitles = true
    let new = stand.make()
    new.navigationItem.largeTitleDisplayMode = .never
    stand.simulator.settle()
    stand.navigation.pushViewController(new, animated: true)
    stand.simulator.advance(by: 0.2)
    let height = bar.shownFrame.height
    #expect(height > 46 && height < 94, "on its way")
    stand.simulator.settle()
    #expect(bar.frame.height == 44 && new.view.safeAreaInsets.top == 44)
    stand.swipe(to: 120)
    stand.letGo(at: 120)
    stand.simulator.settle()
    #expect(bar.frame.height == 44 && stand.isIdle)
    stand.navigation.popViewController(animated: true)
    stand.simulator.settle()
    #expect(bar.frame.height == 96 && stand.root.view.safeAreaInsets.top == 96)
  }

  /// A stack whose bar has a large title, over content of this height.
  private func scrollingStand(content: CGFloat = 2000) -> (NavigationStand, UIScrollView) {
    let stand = NavigationStand()
    let scrollView = UIScrollView(frame: stand.root.view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 300, height: content)
    stand.root.view.addSubview(scrollView)
    stand.navigation.navigationBar.prefersLargeTitles = true
    stand.navigation.dressAtOnce()
    stand.simulator.settle()
    return (stand, scrollView)
  }

  /// Drags the content upwards, holds it there, and lets go.
  private func place(_ stand: NavigationStand, by way: CGFloat) {
    let end = CGPoint(x: 150, y: 300 - way)
    stand.simulator.drag(from: CGPoint(x: 150, y: 300), to: end, duration: 0.2)
    stand.simulator.advance(by: 0.3)
    stand.simulator.touchUp(at: end)
  }

  @Test func letGoHalfFoldedItGoesToTheNearerEnd() {
    let (stand, scrollView) = scrollingStand()
    let bar = stand.navigation.navigationBar
    place(stand, by: 30)
    #expect(bar.frame.height == 76 && scrollView.isDecelerating)
    stand.simulator.settle()
    #expect(bar.frame.height == 96 && scrollView.contentOffset.y == -96)
    place(stand, by: 50)
    stand.simulator.settle()
    #expect(bar.frame.height == 44 && scrollView.contentOffset.y == -44)
    place(stand, by: -30)
    stand.simulator.settle()
    #expect(bar.frame.height == 44 && scrollView.contentOffset.y == -44)
    place(stand, by: -50)
    stand.simulator.settle()
    #expect(bar.frame.height == 96 && scrollView.contentOffset.y == -96)
    place(stand, by: 100)
    stand.simulator.settle()
    #expect(bar.frame.height == 44 && scrollView.contentOffset.y == -6, "beyond it is left alone")
  }

  @Test func aThrowThatWouldEndHalfFoldedDoesNot() {
    let (stand, scrollView) = scrollingStand()
    scrollView.contentOffset.y = 120
    stand.simulator.settle()
    for _ in 0..<20 where scrollView.contentOffset.y > -44 {
      let end = CGPoint(x: 150, y: 330)
      stand.simulator.drag(from: CGPoint(x: 150, y: 300), to: end, duration: 0.15)
      stand.simulator.touchUp(at: end)
      stand.simulator.settle()
    }
    #expect([44, 96].contains(stand.navigation.navigationBar.frame.height))
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
    let (stand, scrollView) = scrollingStand()
    let half = Half()
    scrollView.delegate = half
    place(stand, by: 30)
    stand.simulator.settle()
    #expect(half.proposal == -96 && scrollView.contentOffset.y == -70)
  }

  /// Its end could not be read else.
  @Test func contentThatCannotFoldItUpRestsWhereItEnds() {
    let (stand, scrollView) = scrollingStand(content: 434)
    place(stand, by: 100)
    stand.simulator.settle()
    #expect(scrollView.contentOffset.y == -66 && stand.navigation.navigationBar.frame.height == 66)
  }
}
