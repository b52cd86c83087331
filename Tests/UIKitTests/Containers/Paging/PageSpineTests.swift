import Compositor
import CoreGraphics
import Testing
import UIKitTestSupport

@testable import UIKit

/// Where a book's pages are bound, and which corner is lifted.
@Suite(.serialized) @MainActor
struct PageSpineTests {
  typealias Spine = UIPageViewController.SpineLocation

  private func stand(
    _ spine: Spine, count: Int = 6, start: Int = 0,
    orientation: UIPageViewController.NavigationOrientation = .horizontal
  ) -> PageStand {
    PageStand(
      .pageCurl, count: count, start: start, orientation: orientation,
      options: [.spineLocation: spine.rawValue])
  }

  private func sheet(_ stand: PageStand) -> CurledPageView? {
    stand.pager.turner.container.subviews.lazy.compactMap { $0 as? CurledPageView }.last
  }

  // MARK: In the middle

  @Test func twoPagesLieSideBySide() {
    let stand = stand(.mid)
    #expect(stand.pager.viewControllers == Array(stand.book.pages[0...1]))
    #expect(stand.pager.isDoubleSided && stand.isOpenAndIdle)
    stand.simulator.resize(to: CGSize(width: 600, height: 400))
    stand.simulator.settle()
    #expect(
      stand.book.pages[1].view.frame == CGRect(x: 300, y: 0, width: 300, height: 400))
  }

  @Test func aDragTurnsASheetWithAPageOnItsBack() {
    let stand = stand(.mid)
    stand.drag(by: CGVector(dx: -180, dy: 0))
    stand.simulator.settle()
    #expect(
      stand.takeCalls().filter { !$0.contains("didLoad") && !$0.contains("ove to") } == [
        "book will turn to 2, 3", "2 willAppear", "3 willAppear", "0 willDisappear",
        "1 willDisappear", "0 didDisappear", "1 didDisappear", "2 didAppear", "3 didAppear",
        "book did turn from 0, 1 true true",
      ])
    #expect(stand.pager.viewControllers == Array(stand.book.pages[2...3]) && stand.isOpenAndIdle)
    stand.drag(by: CGVector(dx: 180, dy: 0))
    stand.simulator.settle()
    #expect(stand.pager.viewControllers == Array(stand.book.pages[0...1]) && stand.isOpenAndIdle)
  }

  @Test func letGoEarlyItFallsBack() {
    let stand = stand(.mid, start: 2)
    for way in [-100, 100] as [CGFloat] {
      stand.drag(by: CGVector(dx: way, dy: 0))
      stand.simulator.settle()
      let pages = way < 0 ? "4, 5" : "0, 1"
      #expect(
        stand.journal.lines.filter { $0.hasPrefix("book will") || $0.hasPrefix("book did") } == [
          "book will turn to \(pages)", "book did turn from 2, 3 true false",
        ])
      #expect(stand.pager.viewControllers == Array(stand.book.pages[2...3]))
      #expect(stand.isOpenAndIdle)
      _ = stand.journal.take()
    }
  }

  @Test func aSheetIsLiftedOnTheSideOfTheFinger() throws {
    for (way, edge) in [(-100, .right), (100, .left)] as [(CGFloat, PageCurl.Edge)] {
      let stand = stand(.mid, start: 2)
      stand.simulator.drag(
        from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150 + way, y: 400), duration: 0.3)
      let lift = try #require(sheet(stand)).lift
      #expect(lift.edge == edge && lift.turnsOver && lift.startsAtEnd)
      stand.simulator.touchUp(at: CGPoint(x: 150 + way, y: 400))
      stand.simulator.settle()
    }
  }

  @Test func theProgramTurnsBothPages() {
    let stand = stand(.mid)
    var results: [Bool] = []
    for (pages, animated) in [([4, 5], true), ([2, 3], false), ([2, 3], true)] {
      stand.pager.setViewControllers(
        pages.map { stand.book.pages[$0] }, direction: .forward, animated: animated
      ) { results.append($0) }
      stand.simulator.settle()
      #expect(stand.pager.viewControllers == pages.map { stand.book.pages[$0] })
      #expect(stand.isOpenAndIdle)
    }
    #expect(results == [true, true, true])
  }

  @Test func onePageAtATimeIsRefusedAndALastOneAloneIsNotTurnedTo() {
    let stand = stand(.mid, count: 3)
    let told = Diagnostics.collecting {
      for pages in [[2], [2, 2]] {
        stand.pager.setViewControllers(
          pages.map { stand.book.pages[$0] }, direction: .forward, animated: true)
        Simulator.endTurn()
      }
      stand.pager.isDoubleSided = false
    }
    #expect(told.count == 3 && stand.pager.isDoubleSided)
    stand.drag(by: CGVector(dx: -180, dy: 0))
    stand.simulator.settle()
    #expect(stand.pager.viewControllers == Array(stand.book.pages[0...1]) && stand.isOpenAndIdle)
  }

  @Test func leavingTheScreenEndsTheTurnOfASheet() {
    let stand = stand(.mid)
    stand.simulator.drag(from: CGPoint(x: 250, y: 250), to: CGPoint(x: 100, y: 250))
    stand.simulator.window.rootViewController = UIViewController()
    stand.simulator.touchUp(at: CGPoint(x: 100, y: 250))
    stand.simulator.settle()
    #expect(!Simulator.isTransitioning && stand.pager.children.count == 2)
    for page in stand.book.pages[0...3] {
      #expect(stand.journal.endsBalanced(page.name, isVisible: false))
    }
  }

  // MARK: At an edge

  @Test(
    arguments: [Spine.min, .max],
    [UIPageViewController.NavigationOrientation.horizontal, .vertical])
  func theNextPageIsAtTheEdgeThatIsNotBound(
    spine: Spine, orientation: UIPageViewController.NavigationOrientation
  ) throws {
    let stand = stand(spine, orientation: orientation)
    let isVertical = orientation == .vertical
    let way: CGFloat = spine == .min ? -100 : 100
    for isFar in [true, false] {
      let aside: CGFloat = isFar ? 1 : -1
      let start = CGPoint(
        x: 150 + (isVertical ? aside * 80 : 0), y: 250 + (isVertical ? 0 : aside * 80))
      let end = CGPoint(x: start.x + (isVertical ? 0 : way), y: start.y + (isVertical ? way : 0))
      stand.simulator.drag(from: start, to: end, duration: 0.3)
      let lift = try #require(sheet(stand)).lift
      #expect(
        lift.edge
          == (isVertical ? (spine == .min ? .bottom : .top) : spine == .min ? .right : .left))
      #expect(lift.startsAtEnd == isFar && !lift.turnsOver)
      stand.simulator.touchCancel(at: end)
      stand.simulator.settle()
    }
    #expect(stand.current === stand.book.pages[0] && stand.isIdle)
    let end = isVertical ? CGPoint(x: 150, y: 250 + 1.8 * way) : CGPoint(x: 150 + 1.3 * way, y: 250)
    stand.simulator.drag(from: CGPoint(x: 150, y: 250), to: end, duration: 0.1)
    stand.simulator.touchUp(at: end)
    stand.simulator.settle()
    #expect(stand.current === stand.book.pages[1] && stand.isIdle)
  }

  @Test func aTapTurnsAtTheFreeEdge() {
    let stand = stand(.max)
    stand.simulator.tap(at: CGPoint(x: 10, y: 250))
    stand.simulator.settle()
    #expect(stand.current === stand.book.pages[1] && stand.isIdle)
    stand.simulator.tap(at: CGPoint(x: 290, y: 250))
    stand.simulator.settle()
    #expect(stand.current === stand.book.pages[0] && stand.isIdle)
  }

  @Test func pagesThatScrollHaveNoSpine() {
    let told = Diagnostics.collecting {
      let pager = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal,
        options: [.spineLocation: Spine.mid.rawValue])
      #expect(pager.spineLocation == .none && !pager.isDoubleSided)
      pager.isDoubleSided = true
    }
    #expect(told.count == 1)
  }
}
