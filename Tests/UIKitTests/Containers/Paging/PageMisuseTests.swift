import CoreGraphics
import Testing
import UIKitSimulator
import UIKitTestSupport

import UIKit

/// Dots, and what a program may do wrong.
@MainActor
struct PageMisuseTests {
  @Test func controllersThatCannotBeShownAreRefused() {
    let fixture = PageFixture(.scroll)
    for pages in [nil, [], [UIViewController(), UIViewController()], [fixture.pager]]
      as [[UIViewController]?]
    {
      var results: [Bool] = []
      let warnings = Diagnostics.collecting {
        fixture.pager.setViewControllers(pages, direction: .forward, animated: true) {
          results.append($0)
        }
        Simulator.endTurn()
      }
      #expect(warnings.count == 1 && results == [false])
      #expect(fixture.current === fixture.book.pages[0] && fixture.isIdle)
    }
  }

  @Test func aControllerWithAnotherParentMoves() {
    let fixture = PageFixture(.scroll)
    let (page, parent) = (UIViewController(), UIViewController())
    parent.addChild(page)
    let warnings = Diagnostics.collecting {
      fixture.pager.setViewControllers([page], direction: .forward, animated: false)
      Simulator.endTurn()
    }
    #expect(warnings.count == 1 && page.parent === fixture.pager && parent.children.isEmpty)
    #expect(fixture.isIdle)
  }

  /// Its view stays where it is until it is turned to.
  @Test func aNeighbourWithAnotherParentIsNotTakenYet() {
    let fixture = PageFixture(.scroll)
    let next = fixture.book.pages[1]
    let stack = UINavigationController()
    let warnings = Diagnostics.collecting {
      stack.viewControllers = [next]
      _ = stack.view
      fixture.pager.dataSource = fixture.book
    }
    #expect(warnings.isEmpty && next.parent === stack)
    #expect(next.view.isDescendant(of: stack.view) && fixture.isIdle)
  }

  /// A page that leaves while it is turned away from is gone, and the other one stays.
  @Test func aPageThatLeavesInMidTurn() {
    let fixture = PageFixture(.pageCurl)
    let (old, new) = (fixture.book.pages[0], fixture.book.pages[1])
    fixture.pager.setViewControllers([new], direction: .forward, animated: true)
    fixture.simulator.advance(by: 0.2)
    let stack = UINavigationController()
    stack.viewControllers = [old]
    fixture.simulator.settle()
    #expect(fixture.isIdle && fixture.current === new && old.parent === stack)
  }

  @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl], [true, false])
  func theSamePageAgainIsNoTurn(style: UIPageViewController.TransitionStyle, animated: Bool) {
    let fixture = PageFixture(style)
    var results: [Bool] = []
    fixture.pager.setViewControllers(
      [fixture.book.pages[0]], direction: .forward, animated: animated
    ) { results.append($0) }
    fixture.simulator.settle()
    #expect(results == [true] && fixture.takeCalls().isEmpty && fixture.isIdle)
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
    let fixture = PageFixture(.scroll)
    let loop = Loop()
    #expect(Diagnostics.collecting { fixture.pager.dataSource = loop }.count == 1)
    fixture.drag(by: CGVector(dx: -180, dy: 0))
    fixture.simulator.settle()
    #expect(fixture.current === fixture.book.pages[0] && fixture.isIdle)
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

  @Test func optionsThatCannotBeAreReported() {
    let warnings = Diagnostics.collecting {
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
    #expect(warnings.count == 3)
    let pager = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .vertical,
      options: [.spineLocation: UIPageViewController.SpineLocation.min.rawValue])
    #expect(pager.spineLocation == .min && pager.navigationOrientation == .vertical)
  }

  // MARK: Dots

  @Test func dotsCountThePages() throws {
    let fixture = PageFixture(.scroll, start: 1, dots: 3)
    let dots = try #require(fixture.pager.view.subviews.compactMap { $0 as? UIPageControl }.first)
    #expect(dots.numberOfPages == 3 && dots.currentPage == 1)
    #expect(dots.frame == CGRect(x: 0, y: 463, width: 300, height: 37))
    #expect(fixture.current?.view.bounds.size == CGSize(width: 300, height: 463))
    fixture.drag(by: CGVector(dx: -180, dy: 0))
    fixture.simulator.settle()
    #expect(dots.currentPage == 2)
    fixture.simulator.tap(at: CGPoint(x: 50, y: 480))
    fixture.simulator.settle()
    #expect(dots.currentPage == 1 && fixture.current === fixture.book.pages[1] && fixture.isIdle)
    fixture.simulator.tap(at: CGPoint(x: 50, y: 480))
    fixture.simulator.settle()
    fixture.simulator.tap(at: CGPoint(x: 50, y: 480))
    fixture.simulator.settle()
    #expect(dots.currentPage == 0 && fixture.current === fixture.book.pages[0] && fixture.isIdle)
  }

  @Test func pagesThatCurlHaveNoDots() {
    let fixture = PageFixture(.pageCurl, dots: 3)
    #expect(!fixture.pager.view.subviews.contains { $0 is UIPageControl })
    #expect(fixture.current?.view.bounds.size == CGSize(width: 300, height: 500))
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

  @Test func aPageControlReportsAPress() {
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
