import CoreGraphics
import Testing
import UIKitTestSupport

@testable import UIKit

/// A bar that is hidden or shown for a controller comes and goes with its page.
@Suite(.serialized) @MainActor
struct NavigationBarSlideTests {
  /// Hides the bar, or shows it, as it appears.
  final class Page: UIViewController {
    let hidesBar: Bool
    init(_ title: String, hidesBar: Bool) {
      self.hidesBar = hidesBar
      super.init()
      self.title = title
    }
    required init?(coder: NSCoder) { nil }
    override func viewWillAppear(_ animated: Bool) {
      navigationController?.setNavigationBarHidden(hidesBar, animated: animated)
    }
  }

  @MainActor
  struct Stand {
    let navigation: UINavigationController
    let simulator: Simulator
    var bar: UINavigationBar { navigation.navigationBar }
    var title: String? { bar.itemView?.item.title }

    /// - Parameter hides: whether the pages of the stack, from the root up, hide the bar.
    init(_ hides: Bool...) {
      navigation = UINavigationController()
      navigation.viewControllers = hides.enumerated().map { Page("\($0)", hidesBar: $1) }
      simulator = Simulator(size: CGSize(width: 300, height: 500), scale: 1, root: navigation)
      simulator.settle()
    }

    /// The bar's place, and that of the page with the bar, where they are seen.
    func expectBar(with page: UIViewController?, titled title: String) {
      let top = bar.shownFrame
      #expect(!bar.isHidden && top.minY == 0 && top.height == 44 && self.title == title)
      #expect(abs(top.minX) > 10 && abs(top.minX) < 290)
      #expect(page?.view.safeAreaInsets.top == 44)
      #expect(bar.itemView?.titleView.alpha == 1 && bar.itemView?.titleView.transform == .identity)
      #expect(bar.subviews.filter { $0 is NavigationItemView }.count == 1)
    }

    func expectRest(hidden: Bool, titled title: String) {
      simulator.settle()
      #expect(bar.isHidden == hidden && navigation.isNavigationBarHidden == hidden)
      #expect(bar.frame == CGRect(x: 0, y: hidden ? -44 : 0, width: 300, height: 44))
      #expect(self.title == title && navigation.topViewController?.title == title)
      #expect(navigation.topViewController?.view.safeAreaInsets.top == (hidden ? 0 : 44))
      #expect(navigation.barSlide == nil && !Simulator.isTransitioning)
    }

    func swipe(to x: CGFloat) {
      // Where there is no bar nobody expects to get back by a swipe.
      navigation.interactivePopGestureRecognizer?.delegate = nil
      simulator.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: x, y: 300), duration: 0.5)
      simulator.advance(by: 0.3)
    }
  }

  @Test func itLeavesAheadOfAPageWithoutABarAndComesBack() {
    let stand = Stand(false)
    let root = stand.navigation.topViewController
    let new = Page("new", hidesBar: true)
    stand.navigation.pushViewController(new, animated: true)
    stand.simulator.advance(by: 0.2)
    stand.expectBar(with: root, titled: "0")
    #expect(abs(stand.bar.shownFrame.maxX - new.view.shownFrame.minX) < 0.01)
    #expect(new.view.safeAreaInsets.top == 0)
    stand.expectRest(hidden: true, titled: "new")
    stand.navigation.popViewController(animated: true)
    stand.simulator.advance(by: 0.2)
    stand.expectBar(with: root, titled: "0")
    #expect(abs(stand.bar.shownFrame.maxX - new.view.shownFrame.minX) < 0.01)
    stand.expectRest(hidden: false, titled: "0")
  }

  @Test func itComesWithThePageThatHasIt() {
    let stand = Stand(true)
    let new = Page("new", hidesBar: false)
    stand.navigation.pushViewController(new, animated: true)
    stand.simulator.advance(by: 0.2)
    stand.expectBar(with: new, titled: "new")
    #expect(abs(stand.bar.shownFrame.minX - new.view.shownFrame.minX) < 0.01)
    stand.expectRest(hidden: false, titled: "new")
    stand.navigation.popViewController(animated: true)
    stand.simulator.advance(by: 0.2)
    stand.expectBar(with: new, titled: "new")
    #expect(abs(stand.bar.shownFrame.minX - new.view.shownFrame.minX) < 0.01)
    stand.expectRest(hidden: true, titled: "0")
  }

  @Test(arguments: [true, false], [true, false])
  func underAFingerTooAndBackAgain(upperHidesBar: Bool, isFinished: Bool) {
    let stand = Stand(!upperHidesBar, upperHidesBar)
    let pages = stand.navigation.viewControllers
    let barred = pages[upperHidesBar ? 0 : 1]
    for x in [102, 162, 222] as [CGFloat] {
      stand.swipe(to: x)
      stand.expectBar(with: barred, titled: barred.title ?? "")
      let edge = pages[1].view.shownFrame.minX
      #expect(abs(edge - (x - 12)) < 1)
      #expect(
        abs((upperHidesBar ? stand.bar.shownFrame.maxX : stand.bar.shownFrame.minX) - edge) < 0.01)
      if x == 222, isFinished { break }
      stand.simulator.touchMove(to: CGPoint(x: 40, y: 300))
      stand.simulator.advance(by: 0.3)
      stand.simulator.touchUp(at: CGPoint(x: 40, y: 300))
      stand.expectRest(hidden: upperHidesBar, titled: "1")
    }
    stand.simulator.touchUp(at: CGPoint(x: 222, y: 300))
    stand.expectRest(
      hidden: isFinished ? !upperHidesBar : upperHidesBar, titled: isFinished ? "0" : "1")
  }

  /// Nothing but the transition knows that the controller, which never came, had hidden the bar.
  @Test func aCancelledSwipeTakesBackWhatWasOnlySaidByTheOther() {
    final class Silent: UIViewController {}
    let stand = Stand(true)
    let silent = Silent()
    silent.title = "silent"
    stand.navigation.pushViewController(silent, animated: false)
    Simulator.endTurn()
    stand.navigation.isNavigationBarHidden = false
    stand.expectRest(hidden: false, titled: "silent")
    stand.swipe(to: 60)
    #expect(stand.navigation.isNavigationBarHidden)
    stand.simulator.touchUp(at: CGPoint(x: 60, y: 300))
    stand.expectRest(hidden: false, titled: "silent")
  }

  @Test func aLargeTitleIsStillUnfoldedWhenItComesBack() {
    let stand = Stand(false)
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 300, height: 2000)
    stand.navigation.topViewController?.view.addSubview(scrollView)
    stand.bar.prefersLargeTitles = true
    stand.simulator.settle()
    for _ in 0..<2 {
      stand.navigation.pushViewController(Page("new", hidesBar: true), animated: true)
      stand.simulator.settle()
      stand.navigation.popViewController(animated: true)
      stand.simulator.advance(by: 0.2)
      #expect(stand.bar.shownFrame.height == 96)
      stand.simulator.settle()
      #expect(stand.bar.frame.height == 96 && scrollView.contentOffset.y == -96)
    }
  }

  @Test func itIsMirroredWithThePages() {
    let stand = Stand(false)
    UIScreen.main.layoutDirection = .rightToLeft
    stand.simulator.settle()
    let new = Page("new", hidesBar: true)
    stand.navigation.pushViewController(new, animated: true)
    stand.simulator.advance(by: 0.2)
    #expect(abs(stand.bar.shownFrame.minX - new.view.shownFrame.maxX) < 0.01)
    stand.simulator.settle()
    UIScreen.main.layoutDirection = .leftToRight
  }

  @Test func changedAgainOnTheWayItIsWhatWasSaidLast() {
    let stand = Stand(false)
    let new = Page("new", hidesBar: true)
    stand.navigation.pushViewController(new, animated: true)
    stand.simulator.advance(by: 0.1)
    stand.navigation.setNavigationBarHidden(false, animated: true)
    stand.expectRest(hidden: false, titled: "new")
  }

  @Test func besideAnotherAnimatorItGoesUp() {
    let stand = NavigationStand()
    stand.delegate.animator = JournalAnimator(stand.journal, duration: 0.4)
    let bar = stand.navigation.navigationBar
    stand.navigation.pushViewController(Page("new", hidesBar: true), animated: true)
    stand.simulator.advance(by: 0.2)
    #expect(!bar.isHidden && bar.shownFrame.minY < -5 && bar.shownFrame.minY > -40)
    #expect(bar.shownFrame.minX == 0)
    stand.simulator.settle()
    #expect(bar.isHidden && stand.isIdle && stand.top?.view.safeAreaInsets == .zero)
  }
}
