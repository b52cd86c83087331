import Compositor
import CoreGraphics
import Testing
import UIKitTestSupport
import UIKit

/// Sheets with a page on their back, bound at an edge: fronts are shown one at a time, and a back
/// is seen while its sheet turns.
@MainActor
struct PageBackTests {
  typealias Spine = UIPageViewController.SpineLocation
  typealias Orientation = UIPageViewController.NavigationOrientation

  /// Pages 0, 2 and 4 are fronts, and the next ones are their backs.
  private func fixture(
    _ spine: Spine = .min, count: Int = 6, start: Int = 0, orientation: Orientation = .horizontal
  ) -> PageFixture {
    let fixture = PageFixture(
      .pageCurl, count: count, start: start, orientation: orientation,
      options: [.spineLocation: spine.rawValue])
    fixture.pager.isDoubleSided = true
    return fixture
  }

  @Test func aDragTurnsToTheNextFrontAndTheBackIsSeenMeanwhile() {
    let fixture = fixture()
    #expect(fixture.pager.isDoubleSided)
    fixture.drag(by: CGVector(dx: -180, dy: 0))
    #expect(fixture.pager.children.count == 3)
    fixture.simulator.settle()
    #expect(
      fixture.journal.take().filter { !$0.contains("didLoad") && !$0.contains("ove to") } == [
        "book page after 0", "book page after 1", "book will turn to 2", "2 willAppear",
        "1 willAppear", "0 willDisappear", "1 willDisappear", "0 didDisappear", "1 didDisappear",
        "2 didAppear", "book did turn from 0 true true",
      ])
    #expect(fixture.current === fixture.book.pages[2] && fixture.isIdle)
    fixture.drag(by: CGVector(dx: 180, dy: 0))
    fixture.simulator.settle()
    #expect(
      fixture.journal.take().filter { $0.hasPrefix("book") } == [
        "book page before 2", "book page before 1", "book will turn to 0",
        "book did turn from 2 true true",
      ])
    #expect(fixture.current === fixture.book.pages[0] && fixture.isIdle)
  }

  @Test func aMovementAtTheTimeOfTheTouchLiftsTheSheet() {
    let fixture = fixture()
    fixture.simulator.touchDown(at: CGPoint(x: 250, y: 250))
    fixture.simulator.touchMove(to: CGPoint(x: 200, y: 250))
    #expect(fixture.pager.children.count == 3)
    fixture.simulator.touchCancel()
    fixture.simulator.settle()
    #expect(fixture.current === fixture.book.pages[0] && fixture.isIdle)
  }

  @Test func releasedEarlyItFallsBack() {
    let fixture = fixture(start: 2)
    for distance in [-80, 80] as [CGFloat] {
      fixture.drag(by: CGVector(dx: distance, dy: 0))
      fixture.simulator.settle()
      #expect(fixture.journal.lines.last == "book did turn from 2 true false")
      #expect(fixture.current === fixture.book.pages[2] && fixture.isIdle)
      _ = fixture.journal.take()
    }
  }

  /// Forwards the shown page is lifted at its free edge; backwards the sheet comes from beyond the
  /// spine, where it lay.
  @Test(arguments: [Spine.min, .max], [Orientation.horizontal, .vertical])
  func aSheetTurnsAroundItsSpine(spine: Spine, orientation: Orientation) throws {
    let fixture = fixture(spine, start: 2, orientation: orientation)
    let isVertical = orientation == .vertical
    for isForward in [true, false] {
      let sign: CGFloat = isForward == (spine == .min) ? -1 : 1
      let start = CGPoint(x: 150, y: 250)
      let end = CGPoint(
        x: start.x + (isVertical ? 0 : sign * 60), y: start.y + (isVertical ? sign * 60 : 0))
      let curl = try #require(
        fixture.lastCurl { fixture.simulator.drag(from: start, to: end, duration: 0.3) })
      let isAtEnd = isForward == (spine == .min)
      #expect(curl.edge == (isVertical ? (isAtEnd ? .bottom : .top) : isAtEnd ? .right : .left))
      let beyond: CGFloat = spine == .min ? -1 : 1
      let page = CGRect(x: 0, y: 0, width: 300, height: 500)
      #expect(
        curl.sheet
          == (isForward
            ? page
            : page.offsetBy(
              dx: isVertical ? 0 : beyond * 300, dy: isVertical ? beyond * 500 : 0)))
      fixture.simulator.touchCancel(at: end)
      fixture.simulator.settle()
      #expect(fixture.current === fixture.book.pages[2] && fixture.isIdle)
    }
  }

  /// The share of the screen, in percent, that shows each of three colours.
  private func shares(_ simulator: Simulator) -> (front: Int, back: Int, next: Int) {
    guard let image = simulator.snapshot() else { return (0, 0, 0) }
    var counts = [0, 0, 0]
    for y in stride(from: 0, to: image.height, by: 5) {
      for x in stride(from: 0, to: image.width, by: 5) {
        let pixel = image.pixel(x: x, y: y)
        let parts = [pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255]
        // The paper's shading darkens a colour, and adds nothing of another one.
        if let most = parts.max(), most > 60,
          let index = parts.firstIndex(of: most), parts.reduce(0, +) < most + 60
        {
          counts[index] += 1
        }
      }
    }
    let all = image.height * image.width / 25
    return (counts[0] * 100 / all, counts[1] * 100 / all, counts[2] * 100 / all)
  }

  @Test(arguments: [true, false]) func theBackIsSeenWhileTheSheetTurns(isForward: Bool) {
    let fixture = fixture(start: isForward ? 0 : 2)
    let colors = [UIColor(red: 1, green: 0, blue: 0, alpha: 1), .green, .blue]
    for (page, color) in zip(fixture.book.pages, colors) { page.view.backgroundColor = color }
    fixture.simulator.settle()
    let (start, end) = (
      CGPoint(x: isForward ? 280 : 20, y: 250), CGPoint(x: isForward ? 20 : 280, y: 250)
    )
    fixture.simulator.drag(from: start, to: end, duration: 0.3)
    fixture.simulator.advance(by: 0.1)
    let middle = shares(fixture.simulator)
    // Five sixths over, the fold lies at a sixth of the page from the spine. Forwards the back
    // shows beside it; backwards the sheet came from where its back is not seen.
    if isForward {
      #expect(middle.back >= 8 && middle.next >= 30 && middle.front < 50, "\(middle)")
    } else {
      #expect(middle.back == 0 && middle.front >= 20 && middle.next >= 20, "\(middle)")
    }
    fixture.simulator.touchUp(at: end)
    fixture.simulator.settle()
    let atRest = shares(fixture.simulator)
    #expect(atRest == (isForward ? (0, 0, 100) : (100, 0, 0)), "\(atRest)")
  }

  @Test func theProgramGivesThePageAndTheBackOfTheSheetThatTurns() {
    let fixture = fixture()
    let pages = fixture.book.pages
    var results: [Bool] = []
    let turns: [([Int], UIPageViewController.NavigationDirection, Bool)] = [
      ([2, 1], .forward, true), ([0, 1], .reverse, true), ([4, 3], .forward, false),
      ([2], .reverse, true),
    ]
    for (given, direction, isAnimated) in turns {
      let hasSheet =
        fixture.lastCurl {
          fixture.pager.setViewControllers(
            given.map { pages[$0] }, direction: direction, animated: isAnimated
          ) { results.append($0) }
          fixture.simulator.advance(by: 0.2)
        }?.sheet != nil
      #expect(hasSheet == (isAnimated && given.count == 2))
      fixture.simulator.settle()
      #expect(fixture.current === pages[given[0]] && fixture.isIdle)
    }
    #expect(results == [true, true, true, true])
  }

  @Test func asManyPagesAsASheetHasAreTaken() {
    let fixture = fixture()
    for (given, isDoubleSided) in [
      ([2, 2], true), ([2, 1, 3], true), ([], true), ([2, 1], false),
    ] {
      fixture.pager.isDoubleSided = isDoubleSided
      let warnings = Diagnostics.collecting {
        fixture.pager.setViewControllers(
          given.map { fixture.book.pages[$0] }, direction: .forward, animated: true)
        Simulator.endTurn()
      }
      fixture.simulator.settle()
      #expect(warnings.count == 1, "\(given)")
      #expect(fixture.current === fixture.book.pages[0] && fixture.isIdle)
    }
  }

  @Test func aFrontWithoutAnotherBehindItIsNotTurned() {
    let fixture = fixture(count: 2)
    fixture.drag(by: CGVector(dx: -180, dy: 0))
    fixture.simulator.settle()
    #expect(fixture.current === fixture.book.pages[0] && fixture.isIdle)
    #expect(!fixture.journal.lines.contains { $0.hasPrefix("book will") })
  }

  @Test func aBackThatIsTakenAwayInMidTurnLeavesTheTurnAlone() {
    let fixture = fixture()
    let back = fixture.book.pages[1]
    fixture.pager.setViewControllers(
      [fixture.book.pages[2], back], direction: .forward, animated: true)
    fixture.simulator.advance(by: 0.2)
    let other = UIViewController()
    other.addChild(back)
    back.didMove(toParent: other)
    fixture.simulator.settle()
    #expect(fixture.current === fixture.book.pages[2] && back.parent === other)
    #expect(fixture.pager.children == [fixture.book.pages[2]] && fixture.simulator.isIdle)
  }

  @Test func leavingTheScreenEndsTheTurn() {
    let fixture = fixture()
    fixture.simulator.drag(from: CGPoint(x: 250, y: 250), to: CGPoint(x: 100, y: 250))
    fixture.simulator.window.rootViewController = UIViewController()
    fixture.simulator.touchUp(at: CGPoint(x: 100, y: 250))
    fixture.simulator.settle()
    #expect(!Simulator.isTransitioning && fixture.pager.children.count == 1)
    for page in fixture.book.pages[0...2] {
      #expect(fixture.journal.endsBalanced(page.name, isVisible: false))
    }
  }
}
