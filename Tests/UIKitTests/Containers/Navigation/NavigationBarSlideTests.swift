import CoreGraphics
import Testing
import UIKitTestSupport
import UIKit

/// A bar that is hidden or shown for a controller comes and goes with its page.
@MainActor
struct NavigationBarSlideTests {
  /// Hides the bar, or shows it, as it appears.
  final class Page: UIViewController {
    let hidesBar: Bool
    init(_ title: String, hidesBar: Bool) {
      self.hidesBar = hidesBar
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }
    required init?(coder: NSCoder) { nil }
    override func viewWillAppear(_ animated: Bool) {
      navigationController?.setNavigationBarHidden(hidesBar, animated: animated)
    }
  }

  @MainActor
  struct Fixture {
    let navigation: UINavigationController
    let simulator: Simulator
    var bar: UINavigationBar { navigation.navigationBar }
    var title: String? { bar.titles.first?.text }

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
      #expect(bar.titles.first?.alpha == 1 && bar.titles.first?.transform == .identity)
      #expect(bar.titles.count == 1)
    }

    func expectRest(hidden: Bool, titled title: String) {
      simulator.settle()
      #expect(bar.isHidden == hidden && navigation.isNavigationBarHidden == hidden)
      #expect(bar.frame == CGRect(x: 0, y: hidden ? -44 : 0, width: 300, height: 44))
      #expect(self.title == title && navigation.topViewController?.title == title)
      #expect(navigation.topViewController?.view.safeAreaInsets.top == (hidden ? 0 : 44))
      #expect(bar.superview === navigation.view && bar.layer.animationKeys() == nil)
      #expect(!Simulator.isTransitioning)
    }

    func swipe(to x: CGFloat) {
      // Where there is no bar a swipe does not pop.
      navigation.interactivePopGestureRecognizer?.delegate = nil
      simulator.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: x, y: 300), duration: 0.5)
      simulator.advance(by: 0.3)
    }
  }

  @Test func itLeavesAheadOfAPageWithoutABarAndComesBack() {
    let fixture = Fixture(false)
    let root = fixture.navigation.topViewController
    let new = Page("new", hidesBar: true)
    fixture.navigation.pushViewController(new, animated: true)
    fixture.simulator.advance(by: 0.2)
    fixture.expectBar(with: root, titled: "0")
    #expect(abs(fixture.bar.shownFrame.maxX - new.view.shownFrame.minX) < 0.01)
    #expect(new.view.safeAreaInsets.top == 0)
    fixture.expectRest(hidden: true, titled: "new")
    fixture.navigation.popViewController(animated: true)
    fixture.simulator.advance(by: 0.2)
    fixture.expectBar(with: root, titled: "0")
    #expect(abs(fixture.bar.shownFrame.maxX - new.view.shownFrame.minX) < 0.01)
    fixture.expectRest(hidden: false, titled: "0")
  }

  @Test func itComesWithThePageThatHasIt() {
    let fixture = Fixture(true)
    let new = Page("new", hidesBar: false)
    fixture.navigation.pushViewController(new, animated: true)
    fixture.simulator.advance(by: 0.2)
    fixture.expectBar(with: new, titled: "new")
    #expect(abs(fixture.bar.shownFrame.minX - new.view.shownFrame.minX) < 0.01)
    fixture.expectRest(hidden: false, titled: "new")
    fixture.navigation.popViewController(animated: true)
    fixture.simulator.advance(by: 0.2)
    fixture.expectBar(with: new, titled: "new")
    #expect(abs(fixture.bar.shownFrame.minX - new.view.shownFrame.minX) < 0.01)
    fixture.expectRest(hidden: true, titled: "0")
  }

  @Test(arguments: [true, false], [true, false])
  func underAFingerTooAndBackAgain(upperHidesBar: Bool, isFinished: Bool) {
    let fixture = Fixture(!upperHidesBar, upperHidesBar)
    let pages = fixture.navigation.viewControllers
    let barred = pages[upperHidesBar ? 0 : 1]
    for x in [102, 162, 222] as [CGFloat] {
      fixture.swipe(to: x)
      fixture.expectBar(with: barred, titled: barred.title ?? "")
      let edge = pages[1].view.shownFrame.minX
      #expect(abs(edge - (x - 12)) < 1)
      #expect(
        abs((upperHidesBar ? fixture.bar.shownFrame.maxX : fixture.bar.shownFrame.minX) - edge)
          < 0.01)
      if x == 222, isFinished { break }
      fixture.simulator.touchMove(to: CGPoint(x: 40, y: 300))
      fixture.simulator.advance(by: 0.3)
      fixture.simulator.touchUp(at: CGPoint(x: 40, y: 300))
      fixture.expectRest(hidden: upperHidesBar, titled: "1")
    }
    fixture.simulator.touchUp(at: CGPoint(x: 222, y: 300))
    fixture.expectRest(
      hidden: isFinished ? !upperHidesBar : upperHidesBar, titled: isFinished ? "0" : "1")
  }

  /// Nothing but the transition knows that the controller, which never came, had hidden the bar.
  @Test func aCancelledSwipeTakesBackWhatWasOnlySaidByTheOther() {
    final class Silent: UIViewController {}
    let fixture = Fixture(true)
    let silent = Silent()
    silent.title = "silent"
    fixture.navigation.pushViewController(silent, animated: false)
    Simulator.endTurn()
    fixture.navigation.isNavigationBarHidden = false
    fixture.expectRest(hidden: false, titled: "silent")
    fixture.swipe(to: 60)
    #expect(fixture.navigation.isNavigationBarHidden)
    fixture.simulator.touchUp(at: CGPoint(x: 60, y: 300))
    fixture.expectRest(hidden: false, titled: "silent")
  }

  @Test func aLargeTitleIsStillUnfoldedWhenItComesBack() {
    let fixture = Fixture(false)
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 300, height: 2000)
    fixture.navigation.topViewController?.view.addSubview(scrollView)
    fixture.bar.prefersLargeTitles = true
    fixture.simulator.settle()
    for _ in 0..<2 {
      fixture.navigation.pushViewController(Page("new", hidesBar: true), animated: true)
      fixture.simulator.settle()
      fixture.navigation.popViewController(animated: true)
      fixture.simulator.advance(by: 0.2)
      #expect(fixture.bar.shownFrame.height == 96)
      fixture.simulator.settle()
      #expect(fixture.bar.frame.height == 96 && scrollView.contentOffset.y == -96)
    }
  }

  @Test func itIsMirroredWithThePages() {
    let fixture = Fixture(false)
    UIScreen.main.layoutDirection = .rightToLeft
    fixture.simulator.settle()
    let new = Page("new", hidesBar: true)
    fixture.navigation.pushViewController(new, animated: true)
    fixture.simulator.advance(by: 0.2)
    #expect(abs(fixture.bar.shownFrame.minX - new.view.shownFrame.maxX) < 0.01)
    fixture.simulator.settle()
    UIScreen.main.layoutDirection = .leftToRight
  }

  @Test func changedAgainMeanwhileTheLastValueCounts() {
    let fixture = Fixture(false)
    let new = Page("new", hidesBar: true)
    fixture.navigation.pushViewController(new, animated: true)
    fixture.simulator.advance(by: 0.1)
    fixture.navigation.setNavigationBarHidden(false, animated: true)
    fixture.expectRest(hidden: false, titled: "new")
  }

  @Test func besideAnotherAnimatorItGoesUp() {
    let fixture = NavigationFixture()
    fixture.delegate.animator = JournalAnimator(fixture.journal, duration: 0.4)
    let bar = fixture.navigation.navigationBar
    fixture.navigation.pushViewController(Page("new", hidesBar: true), animated: true)
    fixture.simulator.advance(by: 0.2)
    #expect(!bar.isHidden && bar.shownFrame.minY < -5 && bar.shownFrame.minY > -40)
    #expect(bar.shownFrame.minX == 0)
    fixture.simulator.settle()
    #expect(bar.isHidden && fixture.isIdle && fixture.top?.view.safeAreaInsets == .zero)
  }
}
