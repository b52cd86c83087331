import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Pages turned by hand and in code, in both styles.
@Suite(.serialized) @MainActor
struct PageTurnTests {
  private static let turned = [
    "book will turn to 1", "1 willAppear", "0 willDisappear",
  ]
  private static let finished = [
    "0 didDisappear", "1 didAppear", "1 didMove to pager", "0 willMove to nothing",
    "0 didMove to nothing", "book did turn from 0 true true",
  ]

  @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
  func aDragBeyondHalfTheWayTurns(style: UIPageViewController.TransitionStyle) {
    let stand = PageStand(style)
    stand.drag(by: CGVector(dx: -180, dy: 0))
    stand.simulator.settle()
    #expect(
      stand.takeCalls().filter { $0 != "1 didLoad" && $0 != "1 willMove to pager" }
        == Self.turned + Self.finished)
    #expect(stand.current === stand.book.pages[1] && stand.isIdle)
  }

  @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
  func aDragThatIsLetGoEarlyGoesBack(style: UIPageViewController.TransitionStyle) {
    let stand = PageStand(style)
    stand.drag(by: CGVector(dx: -90, dy: 0))
    stand.simulator.settle()
    #expect(
      stand.takeCalls().filter { $0 != "1 didLoad" && $0 != "1 willMove to pager" }
        == Self.turned + [
          "1 willDisappear", "1 didDisappear", "0 willAppear", "0 didAppear",
          "1 willMove to nothing", "1 didMove to nothing", "book did turn from 0 true false",
        ])
    #expect(stand.current === stand.book.pages[0] && stand.isIdle)
    stand.drag(by: CGVector(dx: -180, dy: 0))
    stand.simulator.settle()
    #expect(stand.current === stand.book.pages[1] && stand.isIdle)
  }

  @Test(
    arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl],
    [UIPageViewController.NavigationOrientation.horizontal, .vertical])
  func aThrowTurnsBothWays(
    style: UIPageViewController.TransitionStyle,
    orientation: UIPageViewController.NavigationOrientation
  ) {
    let stand = PageStand(style, start: 1, orientation: orientation)
    func fling(_ distance: CGFloat) {
      let isVertical = orientation == .vertical
      let end = CGPoint(
        x: 150 + (isVertical ? 0 : distance), y: 250 + (isVertical ? distance : 0))
      stand.simulator.drag(from: CGPoint(x: 150, y: 250), to: end, duration: 0.1)
      stand.simulator.touchUp(at: end)
      stand.simulator.settle()
    }
    fling(-60)
    #expect(stand.current === stand.book.pages[2] && stand.isIdle)
    fling(-60)
    #expect(stand.current === stand.book.pages[2] && stand.isIdle, "there is none after it")
    fling(60)
    fling(60)
    fling(60)
    #expect(stand.current === stand.book.pages[0] && stand.isIdle)
  }

  @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl], [true, false])
  func theProgramTurns(style: UIPageViewController.TransitionStyle, animated: Bool) {
    let stand = PageStand(style)
    stand.pager.setViewControllers(
      [stand.book.pages[2]], direction: .forward, animated: animated
    ) { stand.journal.note("completion \($0)") }
    Simulator.endTurn()
    #expect(stand.journal.lines.contains("completion true") == !animated)
    stand.simulator.settle()
    let suffix = animated ? "" : " at once"
    #expect(
      stand.takeCalls().filter { !$0.contains("ove to") && $0 != "2 didLoad" } == [
        "2 willAppear\(suffix)", "0 willDisappear\(suffix)", "0 didDisappear\(suffix)",
        "2 didAppear\(suffix)", "completion true",
      ])
    #expect(stand.current === stand.book.pages[2] && stand.isIdle)
    // The neighbours are those of the new page.
    stand.drag(by: CGVector(dx: 180, dy: 0))
    stand.simulator.settle()
    #expect(stand.current === stand.book.pages[1] && stand.isIdle)
  }

  @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
  func aTurnInCodeDuringAnotherComesToItsEnd(style: UIPageViewController.TransitionStyle) {
    let stand = PageStand(style)
    for index in [1, 2, 0] {
      stand.pager.setViewControllers(
        [stand.book.pages[index]], direction: index == 0 ? .reverse : .forward, animated: true
      ) { _ in stand.journal.note("completion \(index)") }
      stand.simulator.advance(by: 0.1)
    }
    stand.simulator.settle()
    #expect(stand.current === stand.book.pages[0] && stand.isIdle)
    #expect(stand.journal.lines.filter { $0.hasPrefix("completion") }.count == 3)
    #expect(stand.journal.lines.last { $0.hasPrefix("completion") } == "completion 0")
  }

  @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
  func aTurnInCodeUnderAFingerSettles(style: UIPageViewController.TransitionStyle) {
    let stand = PageStand(style)
    stand.simulator.drag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 100, y: 250))
    stand.pager.setViewControllers([stand.book.pages[2]], direction: .forward, animated: true)
    stand.simulator.advance(by: 0.1)
    stand.simulator.touchUp(at: CGPoint(x: 100, y: 250))
    stand.simulator.settle()
    #expect(stand.current === stand.book.pages[2] && stand.isIdle)
  }

  @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
  func leavingTheScreenEndsATurn(style: UIPageViewController.TransitionStyle) {
    let stand = PageStand(style)
    stand.simulator.drag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 60, y: 250))
    stand.simulator.window.rootViewController = UIViewController()
    stand.simulator.touchUp(at: CGPoint(x: 60, y: 250))
    stand.simulator.settle()
    #expect(!Simulator.isTransitioning && stand.pager.children.count == 1)
    #expect(stand.journal.endsBalanced("0", isVisible: false))
    #expect(stand.journal.endsBalanced("1", isVisible: false))
    #expect(!UIApplication.shared.isIgnoringInteractionEvents)
  }

  // MARK: Scrolling pages

  @Test func theNextPageFollowsTheFinger() {
    let stand = PageStand(.scroll, options: [.interPageSpacing: 20])
    stand.simulator.drag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 110, y: 250))
    let pages = stand.book.pages
    let frames = pages[0...1].map { $0.view.convert($0.view.bounds, to: stand.pager.view) }
    #expect(frames[0] == CGRect(x: -80, y: 0, width: 300, height: 500))
    #expect(frames[1] == CGRect(x: 240, y: 0, width: 300, height: 500))
    #expect(pages[2].viewIfLoaded == nil)
  }

  @Test func aFingerMayGoToTheOtherSide() {
    let stand = PageStand(.scroll, start: 1)
    stand.simulator.drag(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 100, y: 250))
    for x in stride(from: 100, through: 260, by: 20) {
      stand.simulator.touchMove(to: CGPoint(x: CGFloat(x), y: 250))
      stand.simulator.advance(by: 0.02)
    }
    #expect(
      stand.takeCalls().filter { $0.hasPrefix("book") } == [
        "book will turn to 2", "book did turn from 1 true false", "book will turn to 0",
      ])
    stand.simulator.touchUp(at: CGPoint(x: 260, y: 250))
    stand.simulator.settle()
    #expect(stand.isIdle && stand.journal.endsBalanced("2", isVisible: false) == false)
    #expect(stand.current === stand.book.pages[0])
  }

  @Test func aCaughtThrowEndsAtAPage() {
    let stand = PageStand(.scroll, start: 1)
    for _ in 0..<3 {
      stand.simulator.drag(
        from: CGPoint(x: 200, y: 250), to: CGPoint(x: 120, y: 250), duration: 0.08)
      stand.simulator.touchUp(at: CGPoint(x: 120, y: 250))
      stand.simulator.advance(by: 0.08)
      stand.simulator.touchDown(at: CGPoint(x: 200, y: 250))
      stand.simulator.advance(by: 0.05)
      stand.simulator.touchUp(at: CGPoint(x: 200, y: 250))
      stand.simulator.settle()
      #expect(stand.isIdle)
    }
  }

  @Test func theNeighboursAreAskedForOnce() {
    let stand = PageStand(.scroll)
    stand.drag(by: CGVector(dx: -180, dy: 0))
    stand.simulator.settle()
    #expect(
      stand.journal.take().filter { $0.hasPrefix("book page") } == [
        "book page before 1", "book page after 1",
      ])
  }

  @Test func aResizeKeepsThePage() {
    let stand = PageStand(.scroll, start: 1)
    stand.simulator.drag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 80, y: 250))
    stand.simulator.resize(to: CGSize(width: 600, height: 400))
    stand.simulator.touchUp(at: CGPoint(x: 80, y: 250))
    stand.simulator.settle()
    #expect(stand.isIdle && stand.current?.view.bounds.size == CGSize(width: 600, height: 400))
  }

  // MARK: Curling pages

  @Test func theCurlFollowsTheFinger() {
    let stand = PageStand(.pageCurl)
    stand.simulator.drag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 40, y: 250), duration: 0.5)
    #expect(isNear(TransitionTrace.progress?.percentComplete ?? 0, 0.5, within: 0.02))
    #expect(TransitionTrace.progress?.isInteractive == true)
    stand.simulator.touchCancel(at: CGPoint(x: 40, y: 250))
    stand.simulator.settle()
    #expect(stand.current === stand.book.pages[0] && stand.isIdle)
  }

  @Test func aTapAtAnEdgeTurns() {
    let stand = PageStand(.pageCurl)
    stand.simulator.tap(at: CGPoint(x: 150, y: 250))
    stand.simulator.settle()
    #expect(stand.current === stand.book.pages[0])
    stand.simulator.tap(at: CGPoint(x: 290, y: 250))
    stand.simulator.settle()
    #expect(stand.current === stand.book.pages[1] && stand.isIdle)
    stand.simulator.tap(at: CGPoint(x: 10, y: 250))
    stand.simulator.settle()
    #expect(stand.current === stand.book.pages[0] && stand.isIdle)
  }

  @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
  func whereLinesRunFromRightToLeftPagesDoToo(style: UIPageViewController.TransitionStyle) {
    let stand = PageStand(style)
    UIScreen.main.layoutDirection = .rightToLeft
    stand.pager.dataSource = stand.book
    stand.simulator.settle()
    stand.drag(by: CGVector(dx: 180, dy: 0))
    stand.simulator.settle()
    #expect(stand.current === stand.book.pages[1] && stand.isIdle)
    UIScreen.main.layoutDirection = .leftToRight
  }
}
