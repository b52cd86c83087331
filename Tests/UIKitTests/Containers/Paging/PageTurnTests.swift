import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Pages turned by gestures and in code, in both styles.
@MainActor
struct PageTurnTests {
  private static let turned = [
    "book will turn to 1", "1 willAppear", "0 willDisappear",
  ]
  private static let finished = [
    "0 didDisappear", "1 didAppear", "1 didMove to pager", "0 willMove to nothing",
    "0 didMove to nothing", "book did turn from 0 true true",
  ]

  @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
  func aDragBeyondHalfTheDistanceTurns(style: UIPageViewController.TransitionStyle) {
    let fixture = PageFixture(style)
    fixture.drag(by: CGVector(dx: -180, dy: 0))
    fixture.simulator.settle()
    #expect(
      fixture.takeCalls().filter { $0 != "1 didLoad" && $0 != "1 willMove to pager" }
        == Self.turned + Self.finished)
    #expect(fixture.current === fixture.book.pages[1] && fixture.isIdle)
  }

  @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
  func aDragThatIsReleasedEarlyGoesBack(style: UIPageViewController.TransitionStyle) {
    let fixture = PageFixture(style)
    fixture.drag(by: CGVector(dx: -90, dy: 0))
    fixture.simulator.settle()
    #expect(
      fixture.takeCalls().filter { $0 != "1 didLoad" && $0 != "1 willMove to pager" }
        == Self.turned + [
          "1 willDisappear", "1 didDisappear", "0 willAppear", "0 didAppear",
          "1 willMove to nothing", "1 didMove to nothing", "book did turn from 0 true false",
        ])
    #expect(fixture.current === fixture.book.pages[0] && fixture.isIdle)
    fixture.drag(by: CGVector(dx: -180, dy: 0))
    fixture.simulator.settle()
    #expect(fixture.current === fixture.book.pages[1] && fixture.isIdle)
  }

  @Test(
    arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl],
    [UIPageViewController.NavigationOrientation.horizontal, .vertical])
  func aThrowTurnsInBothDirections(
    style: UIPageViewController.TransitionStyle,
    orientation: UIPageViewController.NavigationOrientation
  ) {
    let fixture = PageFixture(style, start: 1, orientation: orientation)
    func fling(_ distance: CGFloat) {
      let isVertical = orientation == .vertical
      let end = CGPoint(
        x: 150 + (isVertical ? 0 : distance), y: 250 + (isVertical ? distance : 0))
      fixture.simulator.drag(from: CGPoint(x: 150, y: 250), to: end, duration: 0.1)
      fixture.simulator.touchUp(at: end)
      fixture.simulator.settle()
    }
    fling(-60)
    #expect(fixture.current === fixture.book.pages[2] && fixture.isIdle)
    fling(-60)
    #expect(fixture.current === fixture.book.pages[2] && fixture.isIdle, "there is none after it")
    fling(60)
    fling(60)
    fling(60)
    #expect(fixture.current === fixture.book.pages[0] && fixture.isIdle)
  }

  @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl], [true, false])
  func theProgramTurns(style: UIPageViewController.TransitionStyle, animated: Bool) {
    let fixture = PageFixture(style)
    fixture.pager.setViewControllers(
      [fixture.book.pages[2]], direction: .forward, animated: animated
    ) { fixture.journal.note("completion \($0)") }
    Simulator.endTurn()
    #expect(fixture.journal.lines.contains("completion true") == !animated)
    fixture.simulator.settle()
    let suffix = animated ? "" : " at once"
    #expect(
      fixture.takeCalls().filter { !$0.contains("ove to") && $0 != "2 didLoad" } == [
        "2 willAppear\(suffix)", "0 willDisappear\(suffix)", "0 didDisappear\(suffix)",
        "2 didAppear\(suffix)", "completion true",
      ])
    #expect(fixture.current === fixture.book.pages[2] && fixture.isIdle)
    // The neighbours are those of the new page.
    fixture.drag(by: CGVector(dx: 180, dy: 0))
    fixture.simulator.settle()
    #expect(fixture.current === fixture.book.pages[1] && fixture.isIdle)
  }

  @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
  func aTurnInCodeDuringAnotherComesToItsEnd(style: UIPageViewController.TransitionStyle) {
    let fixture = PageFixture(style)
    for index in [1, 2, 0] {
      fixture.pager.setViewControllers(
        [fixture.book.pages[index]], direction: index == 0 ? .reverse : .forward, animated: true
      ) { _ in fixture.journal.note("completion \(index)") }
      fixture.simulator.advance(by: 0.1)
    }
    fixture.simulator.settle()
    #expect(fixture.current === fixture.book.pages[0] && fixture.isIdle)
    #expect(fixture.journal.lines.filter { $0.hasPrefix("completion") }.count == 3)
    #expect(fixture.journal.lines.last { $0.hasPrefix("completion") } == "completion 0")
  }

  @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
  func aTurnInCodeUnderAFingerSettles(style: UIPageViewController.TransitionStyle) {
    let fixture = PageFixture(style)
    fixture.simulator.drag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 100, y: 250))
    fixture.pager.setViewControllers([fixture.book.pages[2]], direction: .forward, animated: true)
    fixture.simulator.advance(by: 0.1)
    fixture.simulator.touchUp(at: CGPoint(x: 100, y: 250))
    fixture.simulator.settle()
    #expect(fixture.current === fixture.book.pages[2] && fixture.isIdle)
  }

  @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
  func leavingTheScreenEndsATurn(style: UIPageViewController.TransitionStyle) {
    let fixture = PageFixture(style)
    fixture.simulator.drag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 60, y: 250))
    fixture.simulator.window.rootViewController = UIViewController()
    fixture.simulator.touchUp(at: CGPoint(x: 60, y: 250))
    fixture.simulator.settle()
    #expect(!Simulator.isTransitioning && fixture.pager.children.count == 1)
    #expect(fixture.journal.endsBalanced("0", isVisible: false))
    #expect(fixture.journal.endsBalanced("1", isVisible: false))
    #expect(!UIApplication.shared.isIgnoringInteractionEvents)
  }

  // MARK: Scrolling pages

  @Test func theNextPageFollowsTheFinger() {
    let fixture = PageFixture(.scroll, options: [.interPageSpacing: 20])
    fixture.simulator.drag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 110, y: 250))
    let pages = fixture.book.pages
    let frames = pages[0...1].map { $0.view.convert($0.view.bounds, to: fixture.pager.view) }
    #expect(frames[0] == CGRect(x: -80, y: 0, width: 300, height: 500))
    #expect(frames[1] == CGRect(x: 240, y: 0, width: 300, height: 500))
    #expect(pages[2].viewIfLoaded == nil)
  }

  @Test func aFingerMayGoToTheOtherSide() {
    let fixture = PageFixture(.scroll, start: 1)
    fixture.simulator.drag(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 100, y: 250))
    for x in stride(from: 100, through: 260, by: 20) {
      fixture.simulator.touchMove(to: CGPoint(x: CGFloat(x), y: 250))
      fixture.simulator.advance(by: 0.02)
    }
    #expect(
      fixture.takeCalls().filter { $0.hasPrefix("book") } == [
        "book will turn to 2", "book did turn from 1 true false", "book will turn to 0",
      ])
    fixture.simulator.touchUp(at: CGPoint(x: 260, y: 250))
    fixture.simulator.settle()
    #expect(fixture.isIdle && fixture.journal.endsBalanced("2", isVisible: false) == false)
    #expect(fixture.current === fixture.book.pages[0])
  }

  @Test func aCaughtThrowEndsAtAPage() {
    let fixture = PageFixture(.scroll, start: 1)
    for _ in 0..<3 {
      fixture.simulator.drag(
        from: CGPoint(x: 200, y: 250), to: CGPoint(x: 120, y: 250), duration: 0.08)
      fixture.simulator.touchUp(at: CGPoint(x: 120, y: 250))
      fixture.simulator.advance(by: 0.08)
      fixture.simulator.touchDown(at: CGPoint(x: 200, y: 250))
      fixture.simulator.advance(by: 0.05)
      fixture.simulator.touchUp(at: CGPoint(x: 200, y: 250))
      fixture.simulator.settle()
      #expect(fixture.isIdle)
    }
  }

  @Test func theNeighboursAreAskedForOnce() {
    let fixture = PageFixture(.scroll)
    fixture.drag(by: CGVector(dx: -180, dy: 0))
    fixture.simulator.settle()
    #expect(
      fixture.journal.take().filter { $0.hasPrefix("book page") } == [
        "book page before 1", "book page after 1",
      ])
  }

  @Test func aResizeKeepsThePage() {
    let fixture = PageFixture(.scroll, start: 1)
    fixture.simulator.drag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 80, y: 250))
    fixture.simulator.resize(to: CGSize(width: 600, height: 400))
    fixture.simulator.touchUp(at: CGPoint(x: 80, y: 250))
    fixture.simulator.settle()
    #expect(fixture.isIdle && fixture.current?.view.bounds.size == CGSize(width: 600, height: 400))
  }

  // MARK: Curling pages

  @Test func theCurlFollowsTheFinger() {
    let fixture = PageFixture(.pageCurl)
    fixture.simulator.drag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 40, y: 250), duration: 0.5)
    #expect(isNear(TransitionTrace.progress?.percentComplete ?? 0, 0.5, within: 0.02))
    #expect(TransitionTrace.progress?.isInteractive == true)
    fixture.simulator.touchCancel(at: CGPoint(x: 40, y: 250))
    fixture.simulator.settle()
    #expect(fixture.current === fixture.book.pages[0] && fixture.isIdle)
  }

  @Test func aTapAtAnEdgeTurns() {
    let fixture = PageFixture(.pageCurl)
    fixture.simulator.tap(at: CGPoint(x: 150, y: 250))
    fixture.simulator.settle()
    #expect(fixture.current === fixture.book.pages[0])
    fixture.simulator.tap(at: CGPoint(x: 290, y: 250))
    fixture.simulator.settle()
    #expect(fixture.current === fixture.book.pages[1] && fixture.isIdle)
    fixture.simulator.tap(at: CGPoint(x: 10, y: 250))
    fixture.simulator.settle()
    #expect(fixture.current === fixture.book.pages[0] && fixture.isIdle)
  }

  @Test(arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
  func whereLinesRunFromRightToLeftPagesDoToo(style: UIPageViewController.TransitionStyle) {
    let fixture = PageFixture(style)
    UIScreen.main.layoutDirection = .rightToLeft
    fixture.pager.dataSource = fixture.book
    fixture.simulator.settle()
    fixture.drag(by: CGVector(dx: 180, dy: 0))
    fixture.simulator.settle()
    #expect(fixture.current === fixture.book.pages[1] && fixture.isIdle)
    UIScreen.main.layoutDirection = .leftToRight
  }

  @Test func anAlertIsAnsweredWhilePagesTurnBehindIt() throws {
    let fixture = PageFixture(.scroll)
    let alert = UIAlertController(title: "Stop?", message: nil, preferredStyle: .alert)
    var answers = 0
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in answers += 1 })
    fixture.pager.present(alert, animated: false)
    fixture.simulator.settle()
    fixture.pager.setViewControllers([fixture.book.pages[1]], direction: .forward, animated: true)
    fixture.simulator.advance(by: 0.05)
    let button = try #require(alert.view.all(UIControl.self).last)
    fixture.simulator.tap(
      at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
    fixture.simulator.settle()
    #expect(answers == 1 && fixture.pager.presentedViewController == nil)
    #expect(fixture.current === fixture.book.pages[1])
  }

  /// A carousel without an end, whose completion does not ask how its turn ended.
  @Test(arguments: [true, false])
  func aTurnInCodeEndsThoughEachTurnBeginsTheNext(isAnimated: Bool) {
    let fixture = PageFixture(.scroll, count: 4)
    var (turns, isEndless) = (0, true)
    @MainActor func advance() {
      guard isEndless else { return }
      turns += 1
      fixture.pager.setViewControllers(
        [fixture.book.pages[1 + turns % 2]], direction: .forward, animated: true
      ) { _ in advance() }
    }
    advance()
    fixture.simulator.advance(by: 0.1)
    var isDone = false
    fixture.pager.setViewControllers(
      [fixture.book.pages[3]], direction: .forward, animated: isAnimated
    ) { _ in
      isDone = true
      isEndless = false
    }
    fixture.simulator.settle()
    #expect(isDone && fixture.isIdle)
  }
}
