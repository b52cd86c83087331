import CoreGraphics
import Testing
import UIKitTestSupport
import UIKit

/// How columns move on when a finger that moves them is lifted.
@MainActor
struct SplitReleaseTests {
  /// Notes the velocity with which a pan ends, in points a second.
  @MainActor private final class Observer: NSObject {
    var velocity: CGFloat = 0

    func follow(_ pan: UIPanGestureRecognizer) {
      if pan.state == .ended { velocity = pan.velocity(in: pan.view).x }
    }
  }

  struct Release: Sendable {
    let isReveal: Bool
    /// Points that the finger goes, and in which time, in seconds.
    let distance: CGFloat
    let duration: TimeInterval
  }

  /// Those with at least 20 points left and at most 20 times the rest a second. A column goes 321
  /// points, 10 of which are the pan's.
  @Test(arguments: [
    Release(isReveal: true, distance: 110, duration: 0.25),
    Release(isReveal: true, distance: 200, duration: 0.15),
    Release(isReveal: true, distance: 280, duration: 0.3),
    Release(isReveal: false, distance: -90, duration: 0.2),
    Release(isReveal: false, distance: -240, duration: 0.25),
  ])
  func theColumnGoesOnWithTheFingersVelocity(_ release: Release) throws {
    let fixture = SplitFixture(.doubleColumn, size: CGSize(width: 700, height: 700))
    if !release.isReveal {
      fixture.split.show(.primary)
      fixture.simulator.settle()
    }
    let observer = Observer()
    for case let pan as UIPanGestureRecognizer in fixture.split.view.gestureRecognizers ?? [] {
      pan.addTarget(observer, action: Selector(Observer.follow))
    }
    let start = CGPoint(x: release.isReveal ? 3 : 500, y: 300)
    let end = CGPoint(x: start.x + release.distance, y: 300)
    fixture.simulator.drag(from: start, to: end, duration: release.duration)
    let page = try #require(fixture.page(.primary))
    let before = page.shownFrame.minX
    fixture.simulator.touchUp(at: end)
    let rest = release.isReveal ? -before : 321 + before
    try #require(rest >= 20 && abs(observer.velocity) <= 20 * rest)
    try #require(abs(observer.velocity) > 300, "a throw in the direction of the move")
    fixture.simulator.advance(by: 1.0 / 60)
    let speed = (page.shownFrame.minX - before) * 60
    #expect(abs(speed - observer.velocity) <= abs(observer.velocity) / 10, "\(speed)")
    fixture.simulator.settle()
    #expect(fixture.split.displayMode == (release.isReveal ? .oneOverSecondary : .secondaryOnly))
  }

  @Test func theCoordinatorOfAColumnIsThatOfTheMove() throws {
    let fixture = SplitFixture(.doubleColumn, size: CGSize(width: 700, height: 700))
    fixture.simulator.drag(
      from: CGPoint(x: 3, y: 300), to: CGPoint(x: 174, y: 300), duration: 0.4)
    fixture.simulator.advance(by: 0.5)
    let coordinator = try #require(fixture.columns[.primary]?.transitionCoordinator)
    #expect(coordinator.isInteractive && isNear(coordinator.percentComplete, 161.0 / 321))
    let lamp = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    fixture.simulator.window.addSubview(lamp)
    var ends: [Bool] = []
    coordinator.animate(
      alongsideTransition: { _ in lamp.alpha = 0 }, completion: { ends.append($0.isCancelled) })
    fixture.simulator.touchCancel(at: CGPoint(x: 174, y: 300))
    fixture.simulator.settle()
    #expect(ends == [true] && lamp.alpha == 1 && fixture.split.transitionCoordinator == nil)
    #expect(fixture.split.displayMode == .secondaryOnly && fixture.frame(.primary).isNull)
  }

  @Test func aColumnAppearsWhenItsMoveHasEnded() {
    let fixture = SplitFixture(.doubleColumn, size: CGSize(width: 700, height: 700))
    func calls() -> [String] { fixture.takeCalls().filter { $0.hasPrefix("one ") } }
    fixture.split.show(.primary)
    fixture.simulator.advance(by: 0.1)
    #expect(calls() == ["one didLoad", "one willAppear"])
    fixture.simulator.settle()
    #expect(calls() == ["one didAppear"])
    fixture.split.hide(.primary)
    fixture.simulator.advance(by: 0.1)
    #expect(calls() == ["one willDisappear"])
    fixture.simulator.settle()
    #expect(calls() == ["one didDisappear"])
  }

  @Test func aProgramDoesNotTurnAMoveRoundUnderAFinger() {
    let fixture = SplitFixture(.tripleColumn, size: CGSize(width: 700, height: 700))
    fixture.simulator.drag(from: CGPoint(x: 3, y: 300), to: CGPoint(x: 150, y: 300))
    let told = Diagnostics.collecting { fixture.split.hide(.supplementary) }
    #expect(told.count == 1 && fixture.split.displayMode == .oneOverSecondary)
    fixture.simulator.touchUp(at: CGPoint(x: 150, y: 300))
    fixture.simulator.settle()
    #expect(fixture.frame(.supplementary).minX == 0)
  }
}
