import Compositor
import CoreGraphics
import Testing
import UIKitTestSupport
import UIKit

/// Where a book's pages are bound, and which corner is lifted.
@MainActor
struct PageSpineTests {
  typealias Spine = UIPageViewController.SpineLocation

  private func fixture(
    _ spine: Spine, count: Int = 6, start: Int = 0,
    orientation: UIPageViewController.NavigationOrientation = .horizontal
  ) -> PageFixture {
    PageFixture(
      .pageCurl, count: count, start: start, orientation: orientation,
      options: [.spineLocation: spine.rawValue])
  }

  // MARK: In the middle

  @Test func twoPagesLieSideBySide() {
    let fixture = fixture(.mid)
    #expect(fixture.pager.viewControllers == Array(fixture.book.pages[0...1]))
    #expect(fixture.pager.isDoubleSided && fixture.isOpenAndIdle)
    fixture.simulator.resize(to: CGSize(width: 600, height: 400))
    fixture.simulator.settle()
    #expect(
      fixture.book.pages[1].view.frame == CGRect(x: 300, y: 0, width: 300, height: 400))
  }

  @Test func aDragTurnsASheetWithAPageOnItsBack() {
    let fixture = fixture(.mid)
    fixture.drag(by: CGVector(dx: -180, dy: 0))
    fixture.simulator.settle()
    #expect(
      fixture.takeCalls().filter { !$0.contains("didLoad") && !$0.contains("ove to") } == [
        "book will turn to 2, 3", "2 willAppear", "3 willAppear", "0 willDisappear",
        "1 willDisappear", "0 didDisappear", "1 didDisappear", "2 didAppear", "3 didAppear",
        "book did turn from 0, 1 true true",
      ])
    #expect(
      fixture.pager.viewControllers == Array(fixture.book.pages[2...3]) && fixture.isOpenAndIdle)
    fixture.drag(by: CGVector(dx: 180, dy: 0))
    fixture.simulator.settle()
    #expect(
      fixture.pager.viewControllers == Array(fixture.book.pages[0...1]) && fixture.isOpenAndIdle)
  }

  @Test func releasedEarlyItFallsBack() {
    let fixture = fixture(.mid, start: 2)
    for distance in [-100, 100] as [CGFloat] {
      fixture.drag(by: CGVector(dx: distance, dy: 0))
      fixture.simulator.settle()
      let pages = distance < 0 ? "4, 5" : "0, 1"
      #expect(
        fixture.journal.lines.filter { $0.hasPrefix("book will") || $0.hasPrefix("book did") } == [
          "book will turn to \(pages)", "book did turn from 2, 3 true false",
        ])
      #expect(fixture.pager.viewControllers == Array(fixture.book.pages[2...3]))
      #expect(fixture.isOpenAndIdle)
      _ = fixture.journal.take()
    }
  }

  @Test func aSheetIsLiftedOnTheSideOfTheFinger() throws {
    for (distance, edge) in [(-100, .right), (100, .left)] as [(CGFloat, PageCurl.Edge)] {
      let fixture = fixture(.mid, start: 2)
      let curl = try #require(
        fixture.lastCurl {
          fixture.simulator.drag(
            from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150 + distance, y: 400), duration: 0.3)
        })
      #expect(curl.edge == edge && curl.sheet != nil && curl.startsAtEnd)
      fixture.simulator.touchUp(at: CGPoint(x: 150 + distance, y: 400))
      fixture.simulator.settle()
    }
  }

  @Test func theProgramTurnsBothPages() {
    let fixture = fixture(.mid)
    var results: [Bool] = []
    for (pages, animated) in [([4, 5], true), ([2, 3], false), ([2, 3], true)] {
      fixture.pager.setViewControllers(
        pages.map { fixture.book.pages[$0] }, direction: .forward, animated: animated
      ) { results.append($0) }
      fixture.simulator.settle()
      #expect(fixture.pager.viewControllers == pages.map { fixture.book.pages[$0] })
      #expect(fixture.isOpenAndIdle)
    }
    #expect(results == [true, true, true])
  }

  @Test func onePageAtATimeIsRefusedAndALastOneAloneIsNotTurnedTo() {
    let fixture = fixture(.mid, count: 3)
    let warnings = Diagnostics.collecting {
      for pages in [[2], [2, 2]] {
        fixture.pager.setViewControllers(
          pages.map { fixture.book.pages[$0] }, direction: .forward, animated: true)
        Simulator.endTurn()
      }
      fixture.pager.isDoubleSided = false
    }
    #expect(warnings.count == 3 && fixture.pager.isDoubleSided)
    fixture.drag(by: CGVector(dx: -180, dy: 0))
    fixture.simulator.settle()
    #expect(
      fixture.pager.viewControllers == Array(fixture.book.pages[0...1]) && fixture.isOpenAndIdle)
  }

  @Test func leavingTheScreenEndsTheTurnOfASheet() {
    let fixture = fixture(.mid)
    fixture.simulator.drag(from: CGPoint(x: 250, y: 250), to: CGPoint(x: 100, y: 250))
    fixture.simulator.window.rootViewController = UIViewController()
    fixture.simulator.touchUp(at: CGPoint(x: 100, y: 250))
    fixture.simulator.settle()
    #expect(!Simulator.isTransitioning && fixture.pager.children.count == 2)
    for page in fixture.book.pages[0...3] {
      #expect(fixture.journal.endsBalanced(page.name, isVisible: false))
    }
  }

  // MARK: At an edge

  @Test(
    arguments: [Spine.min, .max],
    [UIPageViewController.NavigationOrientation.horizontal, .vertical])
  func theNextPageIsAtTheEdgeThatIsNotBound(
    spine: Spine, orientation: UIPageViewController.NavigationOrientation
  ) throws {
    let fixture = fixture(spine, orientation: orientation)
    let isVertical = orientation == .vertical
    let distance: CGFloat = spine == .min ? -100 : 100
    for isFar in [true, false] {
      let aside: CGFloat = isFar ? 1 : -1
      let start = CGPoint(
        x: 150 + (isVertical ? aside * 80 : 0), y: 250 + (isVertical ? 0 : aside * 80))
      let end = CGPoint(
        x: start.x + (isVertical ? 0 : distance), y: start.y + (isVertical ? distance : 0))
      let curl = try #require(
        fixture.lastCurl { fixture.simulator.drag(from: start, to: end, duration: 0.3) })
      #expect(
        curl.edge
          == (isVertical ? (spine == .min ? .bottom : .top) : spine == .min ? .right : .left))
      #expect(curl.startsAtEnd == isFar && curl.sheet == nil)
      fixture.simulator.touchCancel(at: end)
      fixture.simulator.settle()
    }
    #expect(fixture.current === fixture.book.pages[0] && fixture.isIdle)
    let end =
      isVertical
      ? CGPoint(x: 150, y: 250 + 1.8 * distance) : CGPoint(x: 150 + 1.3 * distance, y: 250)
    fixture.simulator.drag(from: CGPoint(x: 150, y: 250), to: end, duration: 0.1)
    fixture.simulator.touchUp(at: end)
    fixture.simulator.settle()
    #expect(fixture.current === fixture.book.pages[1] && fixture.isIdle)
  }

  @Test func aTapTurnsAtTheFreeEdge() {
    let fixture = fixture(.max)
    fixture.simulator.tap(at: CGPoint(x: 10, y: 250))
    fixture.simulator.settle()
    #expect(fixture.current === fixture.book.pages[1] && fixture.isIdle)
    fixture.simulator.tap(at: CGPoint(x: 290, y: 250))
    fixture.simulator.settle()
    #expect(fixture.current === fixture.book.pages[0] && fixture.isIdle)
  }

  @Test func pagesThatScrollHaveNoSpine() {
    let warnings = Diagnostics.collecting {
      let pager = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal,
        options: [.spineLocation: Spine.mid.rawValue])
      #expect(pager.spineLocation == .none && !pager.isDoubleSided)
      pager.isDoubleSided = true
    }
    #expect(warnings.count == 1)
  }

  // MARK: A book that turns with the device

  /// As in Xcode's template for apps of pages: one page upright, two lying.
  private final class Binder: NSObject, UIPageViewControllerDelegate {
    var setsPages = true
    var next: UIViewController?
    var orientations: [UIInterfaceOrientation] = []

    func pageViewController(
      _ pageViewController: UIPageViewController,
      spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
      orientations.append(orientation)
      let current = pageViewController.viewControllers?.first
      if setsPages {
        let pages = orientation.isPortrait ? [current] : [current, next]
        pageViewController.setViewControllers(
          pages.compactMap { $0 }, direction: .forward, animated: true)
      }
      pageViewController.isDoubleSided = !orientation.isPortrait
      return orientation.isPortrait ? .min : .mid
    }
  }

  @Test(arguments: [true, false]) func theDelegateBindsItAgainForAnOrientation(setsPages: Bool) {
    let fixture = PageFixture(.pageCurl, count: 6)
    let binder = Binder()
    binder.setsPages = setsPages
    binder.next = fixture.book.pages[1]
    fixture.pager.delegate = binder
    let warnings = Diagnostics.collecting {
      fixture.simulator.resize(to: CGSize(width: 500, height: 300))
      fixture.simulator.settle()
    }
    let (pager, pages) = (fixture.pager, fixture.book.pages)
    #expect(warnings.isEmpty && binder.orientations == [.landscapeRight])
    #expect(pager.spineLocation == .mid && pager.isDoubleSided)
    #expect(pager.viewControllers == [pages[0], pages[1]])
    #expect(pages[0].view.frame == CGRect(x: 0, y: 0, width: 250, height: 300))
    #expect(pages[1].view.frame == CGRect(x: 250, y: 0, width: 250, height: 300))
    fixture.simulator.resize(to: CGSize(width: 300, height: 500))
    fixture.simulator.settle()
    #expect(pager.spineLocation == .min && !pager.isDoubleSided)
    #expect(pager.viewControllers == [pages[0]] && pages[1].parent == nil)
    #expect(pages[0].view.frame == CGRect(x: 0, y: 0, width: 300, height: 500))
  }

  @Test func aSpineForWhichThereAreTooFewPagesStaysWhereItWas() {
    let fixture = PageFixture(.pageCurl, count: 1)
    let binder = Binder()
    binder.setsPages = false
    fixture.pager.delegate = binder
    let warnings = Diagnostics.collecting {
      fixture.simulator.resize(to: CGSize(width: 500, height: 300))
      fixture.simulator.settle()
    }
    #expect(warnings.count == 1 && fixture.pager.spineLocation == .min)
    #expect(fixture.pager.viewControllers == [fixture.book.pages[0]])
  }
}
