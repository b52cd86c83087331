import CoreGraphics
import Testing
import UIKitTestSupport

@testable import UIKit

/// How columns move on when a finger that moves them is lifted.
@Suite(.serialized) @MainActor
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
    let stand = SplitStand(.doubleColumn, size: CGSize(width: 700, height: 700))
    if !release.isReveal {
      stand.split.show(.primary)
      stand.simulator.settle()
    }
    let observer = Observer()
    for case let pan as UIPanGestureRecognizer in stand.split.view.gestureRecognizers ?? [] {
      pan.addTarget(observer, action: Selector(Observer.follow))
    }
    let start = CGPoint(x: release.isReveal ? 3 : 500, y: 300)
    let end = CGPoint(x: start.x + release.distance, y: 300)
    stand.simulator.drag(from: start, to: end, duration: release.duration)
    let page = try #require(stand.split.holders[.primary]?.view)
    let before = page.shownFrame.minX
    stand.simulator.touchUp(at: end)
    let rest = release.isReveal ? -before : 321 + before
    try #require(rest >= 20 && abs(observer.velocity) <= 20 * rest)
    try #require(abs(observer.velocity) > 300, "a throw in the direction of the move")
    stand.simulator.advance(by: 1.0 / 60)
    let speed = (page.shownFrame.minX - before) * 60
    #expect(abs(speed - observer.velocity) <= abs(observer.velocity) / 10, "\(speed)")
    stand.simulator.settle()
    #expect(stand.split.displayMode == (release.isReveal ? .oneOverSecondary : .secondaryOnly))
  }

  @Test func theCoordinatorOfAColumnIsThatOfTheMove() throws {
    let stand = SplitStand(.doubleColumn, size: CGSize(width: 700, height: 700))
    stand.simulator.drag(
      from: CGPoint(x: 3, y: 300), to: CGPoint(x: 174, y: 300), duration: 0.4)
    stand.simulator.advance(by: 0.5)
    let coordinator = try #require(stand.columns[.primary]?.transitionCoordinator)
    #expect(coordinator.isInteractive && isNear(coordinator.percentComplete, 161.0 / 321))
    let lamp = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stand.simulator.window.addSubview(lamp)
    var ends: [Bool] = []
    coordinator.animate(
      alongsideTransition: { _ in lamp.alpha = 0 }, completion: { ends.append($0.isCancelled) })
    stand.simulator.touchCancel(at: CGPoint(x: 174, y: 300))
    stand.simulator.settle()
    #expect(ends == [true] && lamp.alpha == 1 && stand.split.transitionCoordinator == nil)
    #expect(stand.split.displayMode == .secondaryOnly && stand.frame(.primary).isNull)
  }

  @Test func aColumnAppearsWhenItsMoveHasEnded() {
    let stand = SplitStand(.doubleColumn, size: CGSize(width: 700, height: 700))
    func calls() -> [String] { stand.takeCalls().filter { $0.hasPrefix("one ") } }
    stand.split.show(.primary)
    stand.simulator.advance(by: 0.1)
    #expect(calls() == ["one didLoad", "one willAppear"])
    stand.simulator.settle()
    #expect(calls() == ["one didAppear"])
    stand.split.hide(.primary)
    stand.simulator.advance(by: 0.1)
    #expect(calls() == ["one willDisappear"])
    stand.simulator.settle()
    #expect(calls() == ["one didDisappear"])
  }

  @Test func aProgramDoesNotTurnAMoveRoundUnderAFinger() {
    let stand = SplitStand(.tripleColumn, size: CGSize(width: 700, height: 700))
    stand.simulator.drag(from: CGPoint(x: 3, y: 300), to: CGPoint(x: 150, y: 300))
    let told = Diagnostics.collecting { stand.split.hide(.supplementary) }
    #expect(told.count == 1 && stand.split.displayMode == .oneOverSecondary)
    stand.simulator.touchUp(at: CGPoint(x: 150, y: 300))
    stand.simulator.settle()
    #expect(stand.frame(.supplementary).minX == 0)
  }
}
