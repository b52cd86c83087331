import CoreGraphics
import Testing
import UIKitSimulator
import UIKitTestSupport

import UIKit

/// Dots, and what a program may do wrong.
@Suite(.serialized) @MainActor
struct PageMistakeTests {
  @Test func controllersThatCannotBeShownAreRefused() {
    let stand = PageStand(.scroll)
    for pages in [nil, [], [UIViewController(), UIViewController()], [stand.pager]]
      as [[UIViewController]?]
    {
      var results: [Bool] = []
      let told = Diagnostics.collecting {
        stand.pager.setViewControllers(pages, direction: .forward, animated: true) {
          results.append($0)
        }
        Simulator.endTurn()
      }
      #expect(told.count == 1 && results == [false])
      #expect(stand.current === stand.book.pages[0] && stand.isIdle)
    }
  }

  @Test func aControllerWithAnotherParentMoves() {
    let stand = PageStand(.scroll)
    let (page, parent) = (UIViewController(), UIViewController())
    parent.addChild(page)
    let told = Diagnostics.collecting {
      stand.pager.setViewControllers([page], direction: .forward, animated: false)
      Simulator.endTurn()
    }
    #expect(told.count == 1 && page.parent === stand.pager && parent.children.isEmpty)
    #expect(stand.isIdle)
  }

  /// Its view stays where it is until it is turned to.
  @Test func aNeighbourWithAnotherParentIsNotTakenYet() {
    let stand = PageStand(.scroll)
    let next = stand.book.pages[1]
    let stack = UINavigationController()
    let told = Diagnostics.collecting {
      stack.viewControllers = [next]
      _ = stack.view
      stand.pager.dataSource = stand.book
    }
    #expect(told.isEmpty && next.parent === stack)
    #expect(next.view.isDescendant(of: stack.view) && stand.isIdle)
  }

  /// A page that leaves while it is turned away from is gone, and the other one stays.
  @Test func aPageThatLeavesInMidTurn() {
    let stand = PageStand(.pageCurl)
    let (old, new) = (stand.book.pages[0], stand.book.pages[1])
    stand.pager.setViewControllers([new], direction: .forward, animated: true)
    stand.simulator.advance(by: 0.2)
    let stack = UINavigationController()
    stack.viewControllers = [old]
    stand.simulator.settle()
    #expect(stand.isIdle && stand.current === new && old.parent === stack)
  }

  @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl], [true, false])
  func theSamePageAgainIsNoTurn(style: UIPageViewController.TransitionStyle, animated: Bool) {
    let stand = PageStand(style)
    var results: [Bool] = []
    stand.pager.setViewControllers(
      [stand.book.pages[0]], direction: .forward, animated: animated
    ) { results.append($0) }
    stand.simulator.settle()
    #expect(results == [true] && stand.takeCalls().isEmpty && stand.isIdle)
  }

  @Test func aPageThatFollowsItselfIsNone() {
    final class Loop: NSObject, UIPageViewControllerDataSource {
      func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
      ) -> UIViewController? { nil }
      func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
      ) -> UIViewController? { viewController }
    }
    let stand = PageStand(.scroll)
    let loop = Loop()
    #expect(Diagnostics.collecting { stand.pager.dataSource = loop }.count == 1)
    stand.drag(by: CGVector(dx: -180, dy: 0))
    stand.simulator.settle()
    #expect(stand.current === stand.book.pages[0] && stand.isIdle)
  }

  @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
  func withoutPagesOrADataSourceNothingTurns(style: UIPageViewController.TransitionStyle) {
    let pager = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
    let simulator = Simulator(size: CGSize(width: 300, height: 500), scale: 1, root: pager)
    simulator.drag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 50, y: 250))
    simulator.touchUp(at: CGPoint(x: 50, y: 250))
    simulator.settle()
    #expect(pager.viewControllers == nil && pager.children.isEmpty)
    let page = UIViewController()
    pager.setViewControllers([page], direction: .forward, animated: true)
    simulator.drag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 50, y: 250))
    simulator.touchUp(at: CGPoint(x: 50, y: 250))
    simulator.settle()
    #expect(pager.viewControllers == [page] && page.view.window != nil)
  }

  @Test func optionsThatCannotBeAreTold() {
    let told = Diagnostics.collecting {
      _ = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal,
        options: [.interPageSpacing: -3])
      for spine in [0, 7] {
        let pager = UIPageViewController(
          transitionStyle: .pageCurl, navigationOrientation: .horizontal,
          options: [.spineLocation: spine])
        #expect(pager.spineLocation == .min)
      }
    }
    #expect(told.count == 3)
    let pager = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .vertical,
      options: [.spineLocation: UIPageViewController.SpineLocation.min.rawValue])
    #expect(pager.spineLocation == .min && pager.navigationOrientation == .vertical)
  }

  // MARK: Dots

  @Test func dotsCountThePages() throws {
    let stand = PageStand(.scroll, start: 1, dots: 3)
    let dots = try #require(stand.pager.view.subviews.compactMap { $0 as? UIPageControl }.first)
    #expect(dots.numberOfPages == 3 && dots.currentPage == 1)
    #expect(dots.frame == CGRect(x: 0, y: 463, width: 300, height: 37))
    #expect(stand.current?.view.bounds.size == CGSize(width: 300, height: 463))
    stand.drag(by: CGVector(dx: -180, dy: 0))
    stand.simulator.settle()
    #expect(dots.currentPage == 2)
    stand.simulator.tap(at: CGPoint(x: 50, y: 480))
    stand.simulator.settle()
    #expect(dots.currentPage == 1 && stand.current === stand.book.pages[1] && stand.isIdle)
    stand.simulator.tap(at: CGPoint(x: 50, y: 480))
    stand.simulator.settle()
    stand.simulator.tap(at: CGPoint(x: 50, y: 480))
    stand.simulator.settle()
    #expect(dots.currentPage == 0 && stand.current === stand.book.pages[0] && stand.isIdle)
  }

  @Test func pagesThatCurlHaveNoDots() {
    let stand = PageStand(.pageCurl, dots: 3)
    #expect(!stand.pager.view.subviews.contains { $0 is UIPageControl })
    #expect(stand.current?.view.bounds.size == CGSize(width: 300, height: 500))
  }

  @Test func aPageControlStaysAmongItsPages() {
    let control = UIPageControl()
    control.currentPage = 4
    #expect(control.currentPage == 0)
    control.numberOfPages = 3
    control.currentPage = 9
    #expect(control.currentPage == 2 && control.subviews.count == 3)
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
    control.numberOfPages = -1
    #expect(control.numberOfPages == 0 && control.currentPage == 0 && control.subviews.isEmpty)
    #expect(control.size(forNumberOfPages: 3) == CGSize(width: 71, height: 26))
  }

  @Test func aPageControlTellsOfAPress() {
    let root = UIViewController()
    let simulator = Simulator(size: CGSize(width: 200, height: 100), scale: 1, root: root)
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
    control.numberOfPages = 2
    var changes = 0
    control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    root.view.addSubview(control)
    simulator.tap(at: CGPoint(x: 150, y: 13))
    simulator.tap(at: CGPoint(x: 150, y: 13))
    #expect(control.currentPage == 1 && changes == 1)
    simulator.tap(at: CGPoint(x: 50, y: 13))
    #expect(control.currentPage == 0 && changes == 2)
  }
}
