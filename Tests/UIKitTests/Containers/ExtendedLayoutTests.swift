import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// How far the views of children lie under the bars of their containers. A navigation bar is 44
/// points high, a toolbar 44, a tab bar 49.
@MainActor
struct ExtendedLayoutTests {
  private static let size = CGSize(width: 300, height: 500)
  private let page = UIViewController()

  private func show(_ root: UIViewController) -> Simulator {
    Simulator(size: Self.size, scale: 1, root: root)
  }

  private var frame: CGRect { page.view.convert(page.view.bounds, to: nil) }

  private func frame(from top: CGFloat, to bottom: CGFloat) -> CGRect {
    CGRect(x: 0, y: top, width: Self.size.width, height: bottom - top)
  }

  @Test func aViewLiesUnderTranslucentBarsUnlessItEndsAtThem() {
    let stack = UINavigationController(rootViewController: page)
    stack.isToolbarHidden = false
    let simulator = show(stack)
    #expect(frame == frame(from: 0, to: 500))
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 44, right: 0))
    for (edges, top, bottom): (UIRectEdge, CGFloat, CGFloat) in [
      ([], 44, 456), (.top, 0, 456), (.bottom, 44, 500), (.all, 0, 500),
    ] {
      page.edgesForExtendedLayout = edges
      simulator.settle()
      #expect(frame == frame(from: top, to: bottom))
      #expect(
        page.view.safeAreaInsets
          == UIEdgeInsets(top: 44 - top, left: 0, bottom: bottom - 456, right: 0))
    }
  }

  @Test func aViewEndsAtOpaqueBarsUnlessItIncludesThem() {
    let stack = UINavigationController(rootViewController: page)
    let simulator = show(stack)
    stack.navigationBar.isTranslucent = false
    simulator.settle()
    #expect(frame == frame(from: 44, to: 500) && page.view.safeAreaInsets == .zero)
    page.extendedLayoutIncludesOpaqueBars = true
    simulator.settle()
    #expect(frame == frame(from: 0, to: 500) && page.view.safeAreaInsets.top == 44)
    page.extendedLayoutIncludesOpaqueBars = false
    stack.isNavigationBarHidden = true
    simulator.settle()
    #expect(frame == frame(from: 0, to: 500))
  }

  @Test func aPushedViewHasItsPlaceFromTheBeginning() {
    let stack = UINavigationController(rootViewController: UIViewController())
    let simulator = show(stack)
    page.edgesForExtendedLayout = []
    stack.pushViewController(page, animated: true)
    simulator.advance(by: 0.1)
    #expect(Simulator.isTransitioning && page.view.frame.minY == 44)
    #expect(page.view.frame.height == 456)
    simulator.settle()
    #expect(frame == frame(from: 44, to: 500))
    simulator.resize(to: CGSize(width: 500, height: 300))
    simulator.settle()
    // The bar has 32 points in landscape.
    #expect(page.view.convert(page.view.bounds, to: nil).height == 268)
  }

  /// A title is as large as that of the page below it, unless its item says otherwise.
  @Test func aPushedViewHasItsPlaceFromTheBeginningBelowASmallTitle() {
    let root = UIViewController()
    root.navigationItem.largeTitleDisplayMode = .never
    let stack = UINavigationController(rootViewController: root)
    stack.navigationBar.prefersLargeTitles = true
    let simulator = show(stack)
    page.edgesForExtendedLayout = []
    stack.pushViewController(page, animated: true)
    simulator.advance(by: 0.1)
    #expect(Simulator.isTransitioning && page.view.frame.minY == 44)
    #expect(page.view.frame.height == 456)
    simulator.settle()
    #expect(frame == frame(from: 44, to: 500))
  }

  @Test func aViewInAStackInTabsEndsAtBothBars() {
    let stack = UINavigationController(rootViewController: page)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, UIViewController()]
    page.edgesForExtendedLayout = []
    let simulator = show(tabs)
    #expect(frame == frame(from: 44, to: 451))
    page.edgesForExtendedLayout = .all
    tabs.tabBar.isTranslucent = false
    simulator.settle()
    #expect(frame == frame(from: 0, to: 451) && page.view.safeAreaInsets.bottom == 0)
  }

  /// A table or another scroll view without much content still begins below the navigation bar.
  @Test func shortContentBeginsBelowTheBarUnlessTheControllerDeclines() {
    let scroll = UIScrollView()
    scroll.frame = page.view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 10, height: 10)
    page.view.addSubview(scroll)
    let simulator = show(UINavigationController(rootViewController: page))
    #expect(scroll.adjustedContentInset.top == 44 && scroll.contentOffset.y == -44)
    page.automaticallyAdjustsScrollViewInsets = false
    simulator.settle()
    #expect(scroll.adjustedContentInset.top == 0 && scroll.contentOffset.y == 0)
    // What scrolls does in any case.
    scroll.contentSize.height = 2000
    simulator.settle()
    #expect(scroll.adjustedContentInset.top == 44)
  }

  /// An animator of a pop asks the hidden list where a cell will be.
  @Test func shortContentKeepsItsPlaceBelowTheBarWhileAnotherPageIsShown() {
    let scroll = UIScrollView()
    scroll.frame = page.view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 10, height: 10)
    page.view.addSubview(scroll)
    let stack = UINavigationController(rootViewController: page)
    let simulator = show(stack)
    stack.pushViewController(UIViewController(), animated: true)
    simulator.settle()
    #expect(page.view.window == nil)
    #expect(scroll.adjustedContentInset.top == 44 && scroll.contentOffset.y == -44)
    stack.popViewController(animated: true)
    simulator.settle()
    #expect(scroll.adjustedContentInset.top == 44 && scroll.contentOffset.y == -44)
    // A page that has left the stack has no bar above it.
    stack.setViewControllers([UIViewController()], animated: false)
    simulator.settle()
    scroll.contentSize.height = 20
    #expect(scroll.adjustedContentInset.top == 0 && scroll.contentOffset.y == 0)
  }
}
