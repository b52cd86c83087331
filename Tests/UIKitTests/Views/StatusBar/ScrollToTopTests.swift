import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// A tap on the status bar, which is 20 points high on a phone.
@MainActor
struct ScrollToTopTests {
  private final class Delegate: NSObject, UIScrollViewDelegate {
    var calls: [String] = []
    var allows = true

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      calls.append("should")
      return allows
    }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { calls.append("did") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("ended") }
  }

  @MainActor private final class Page {
    let root = UIViewController()
    let simulator: Simulator
    let delegate = Delegate()

    init(size: CGSize = CGSize(width: 390, height: 844)) {
      simulator = Simulator(size: size, scale: 1, root: root)
      simulator.showsStatusBar = true
      simulator.settle()
    }

    /// Content of ten times the height, scrolled to 1,000 points.
    func addList(
      to controller: UIViewController, x: CGFloat = 0, y: CGFloat = 0, width: CGFloat = 390
    ) -> UIScrollView {
      let view = UIScrollView(frame: CGRect(x: x, y: y, width: width, height: 600))
      view.contentSize = CGSize(width: width, height: 6_000)
      view.contentInset.top = 30
      view.contentInsetAdjustmentBehavior = .never
      view.delegate = delegate
      controller.view.addSubview(view)
      simulator.settle()
      view.contentOffset.y = 1_000
      return view
    }

    func tapOnTheBar() {
      simulator.tap(at: CGPoint(x: 200, y: 10))
      simulator.settle()
    }
  }

  @Test func itScrollsToTheTopAndNotifiesTheDelegate() {
    let page = Page()
    let list = page.addList(to: page.root)
    page.tapOnTheBar()
    #expect(list.contentOffset.y == -30)
    #expect(page.delegate.calls == ["should", "did"])
    page.tapOnTheBar()
    #expect(page.delegate.calls == ["should", "did"], "it is there")
  }

  @Test func itIsAnimated() {
    let page = Page()
    let list = page.addList(to: page.root)
    page.simulator.tap(at: CGPoint(x: 200, y: 10))
    page.simulator.advance(by: 0.15)
    #expect(list.contentOffset.y > 0 && list.contentOffset.y < 1_000)
    #expect(page.delegate.calls == ["should"])
  }

  @Test func theDelegateAndTheViewCanPreventIt() {
    let page = Page()
    let list = page.addList(to: page.root)
    page.delegate.allows = false
    page.tapOnTheBar()
    #expect(list.contentOffset.y == 1_000 && page.delegate.calls == ["should"])
    page.delegate.allows = true
    list.scrollsToTop = false
    page.tapOnTheBar()
    #expect(list.contentOffset.y == 1_000 && page.delegate.calls == ["should"])
  }

  @Test func ofSeveralOnAPhoneNoneScrolls() {
    let page = Page()
    let (one, other) = (page.addList(to: page.root), page.addList(to: page.root, y: 300))
    page.tapOnTheBar()
    #expect(one.contentOffset.y == 1_000 && other.contentOffset.y == 1_000)
    other.isHidden = true
    page.tapOnTheBar()
    #expect(one.contentOffset.y == -30 && other.contentOffset.y == 1_000)
  }

  @Test func onAPadTheNearestToTheBarScrolls() {
    let page = Page(size: CGSize(width: 1024, height: 768))
    #expect(page.root.traitCollection.userInterfaceIdiom == .pad)
    let low = page.addList(to: page.root, y: 100)
    let high = page.addList(to: page.root, x: 100, y: 40)
    page.tapOnTheBar()
    #expect(low.contentOffset.y == 1_000 && high.contentOffset.y == -30)
  }

  @Test func onAPadTheOneBelowTheTouchScrolls() {
    let page = Page(size: CGSize(width: 1024, height: 768))
    let left = page.addList(to: page.root)
    let right = page.addList(to: page.root, x: 500)
    page.tapOnTheBar()
    #expect(left.contentOffset.y == -30 && right.contentOffset.y == 1_000)
    page.simulator.tap(at: CGPoint(x: 600, y: 10))
    page.simulator.settle()
    #expect(right.contentOffset.y == -30)
  }

  @Test func whatCannotBeSeenOrScrolledDoesNotCount() {
    let page = Page()
    let list = page.addList(to: page.root)
    _ = page.addList(to: page.root, x: -500)
    page.addList(to: page.root, y: 200).isScrollEnabled = false
    page.tapOnTheBar()
    #expect(list.contentOffset.y == -30)
  }

  @Test func anInterruptedScrollDoesNotArrive() {
    let page = Page()
    let list = page.addList(to: page.root)
    page.simulator.tap(at: CGPoint(x: 200, y: 10))
    page.simulator.advance(by: 0.1)
    list.setContentOffset(CGPoint(x: 0, y: 700), animated: false)
    page.simulator.settle()
    #expect(list.contentOffset.y == 700 && page.delegate.calls == ["should"])
    page.simulator.tap(at: CGPoint(x: 200, y: 10))
    page.simulator.advance(by: 0.1)
    page.tapOnTheBar()
    #expect(page.delegate.calls == ["should", "should", "did"], "it was on its way")
  }

  @Test func whatIsBehindASheetStays() {
    let page = Page()
    let behind = page.addList(to: page.root)
    let sheet = UIViewController()
    page.root.present(sheet, animated: false)
    let front = page.addList(to: sheet)
    page.tapOnTheBar()
    #expect(behind.contentOffset.y == 1_000 && front.contentOffset.y == -30)
  }

  /// A touch on the bar reaches no view, and one that ends elsewhere is no tap.
  @Test func touchesOnTheBarAreItsOwn() {
    let page = Page()
    let list = page.addList(to: page.root)
    var taps = 0
    let button = UIButton(frame: CGRect(x: 100, y: 0, width: 200, height: 44))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    page.root.view.addSubview(button)
    page.tapOnTheBar()
    #expect(taps == 0 && list.contentOffset.y == -30)
    list.contentOffset.y = 1_000
    page.simulator.touchDown(at: CGPoint(x: 200, y: 10))
    page.simulator.touchUp(at: CGPoint(x: 200, y: 300))
    page.simulator.settle()
    #expect(list.contentOffset.y == 1_000)
    page.simulator.tap(at: CGPoint(x: 200, y: 30))
    #expect(taps == 1)
    page.simulator.showsStatusBar = false
    page.simulator.settle()
    page.simulator.tap(at: CGPoint(x: 200, y: 10))
    #expect(taps == 2 && list.contentOffset.y == 1_000)
  }
}
