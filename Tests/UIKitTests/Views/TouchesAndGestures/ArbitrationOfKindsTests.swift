import CoreGraphics
import Testing

import UIKit

/// Recognisers of different kinds on one view.
@MainActor
struct ArbitrationOfKindsTests {
  private let driver = GestureDriver()
  private let view = TouchLog(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let first = Listener()
  private let second = Listener()
  private let center = CGPoint(x: 200, y: 400)

  init() {
    driver.window.addSubview(view)
    view.isMultipleTouchEnabled = true
  }

  private func pinchAndTurn() {
    driver.pair(.down, around: center, spread: 100)
    for index in 1...10 {
      driver.pair(
        .moved, around: center, spread: 100 + 10 * CGFloat(index), angle: 0.1 * CGFloat(index))
    }
    driver.pair(.up, around: center, spread: 200, angle: 1)
  }

  @Test func pinchAndRotationGoTogetherIfADelegateAllowsIt() {
    defer { driver.finish() }
    let pinch = first.add(UIPinchGestureRecognizer(), to: view)
    _ = second.add(UIRotationGestureRecognizer(), to: view)
    pinchAndTurn()
    #expect(
      first.states.isEmpty != second.states.isEmpty, "otherwise the first to begin goes alone")
    first.states = []
    second.states = []
    pinch.delegate = first
    first.isTolerant = true
    pinchAndTurn()
    for states in [first.states, second.states] {
      #expect(states.first == .began && states.last == .ended)
      #expect(states.dropFirst().dropLast().allSatisfy { $0 == .changed } && states.count > 10)
    }
  }

  @Test func aDragBeforeTheTimeIsUpIsNoLongPress() {
    defer { driver.finish() }
    _ = first.add(UILongPressGestureRecognizer(), to: view)
    _ = second.pan(on: view)
    driver.down(100, 100)
    driver.frame()
    driver.move(110, 100)
    #expect(second.states == [.began])
    driver.wait(1)
    driver.frame()
    #expect(first.states.isEmpty)
    driver.up(110, 100)
  }

  @Test func aLongPressKeepsThePanAndTheTapFromBeginning() {
    defer { driver.finish() }
    _ = first.add(UILongPressGestureRecognizer(), to: view)
    _ = second.pan(on: view)
    _ = second.tap(on: view)
    driver.down(100, 100)
    driver.frame()
    driver.wait(0.6)
    driver.frame()
    driver.move(200, 100)
    driver.up(200, 100)
    #expect(first.states == [.began, .changed, .ended] && second.states.isEmpty)
  }

  @Test func aPanCanWaitForASwipe() {
    defer { driver.finish() }
    let swipe = first.add(UISwipeGestureRecognizer(), to: view)
    second.pan(on: view).require(toFail: swipe)
    driver.down(100, 100)
    driver.move(130, 100)
    driver.move(160, 100)
    driver.up(160, 100)
    #expect(first.states == [.ended] && second.states.isEmpty)
    driver.down(100, 100)
    driver.frame()
    driver.move(130, 100)
    driver.wait(0.51)
    driver.frame()
    #expect(second.states == [.began], "as soon as the swipe gives up")
    driver.up(130, 100)
    #expect(first.states == [.ended] && second.states == [.began, .ended])
  }

  @Test func aHeldSwipeIsRecognisedAfterTheFingerIsUp() {
    defer { driver.finish() }
    let swipe = first.add(UISwipeGestureRecognizer(), to: view)
    swipe.require(toFail: second.tap(on: view, taps: 2))
    driver.down(100, 100)
    driver.move(140, 100)
    driver.wait(0.3)
    driver.move(144, 100)
    #expect(first.states.isEmpty)
    driver.up(144, 100)
    #expect(first.states.isEmpty)
    driver.frame()
    driver.wait(0.4)
    driver.frame()
    #expect(first.states == [.ended] && swipe.state == .possible)
  }

  @Test func requirementsCanBeOverriddenOnBothSides() {
    defer { driver.finish() }
    final class Patient: UIPanGestureRecognizer {
      override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { true }
    }
    final class Urgent: UIPanGestureRecognizer {
      override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { true }
    }
    let patient = first.add(Patient(), to: view)
    _ = second.pan(on: view)
    driver.down(100, 100)
    driver.move(130, 100)
    driver.up(130, 100)
    #expect(first.states.isEmpty && second.states == [.began, .ended])
    view.removeGestureRecognizer(patient)
    let urgent = first.add(Urgent(), to: view)
    second.states = []
    driver.down(100, 100)
    driver.move(130, 100)
    driver.up(130, 100)
    #expect(first.states == [.began, .ended] && second.states.isEmpty)
    #expect(urgent.state == .possible)
  }

  @Test func aCycleIsReportedOnceWithAllItsMembers() {
    defer { driver.finish() }
    let kinds: [UIGestureRecognizer] = [
      UIPanGestureRecognizer(), UILongPressGestureRecognizer(), UISwipeGestureRecognizer(),
      UITapGestureRecognizer(),
    ]
    for (index, recognizer) in kinds.enumerated() { recognizer.name = "number \(index)" }
    for recognizer in kinds { _ = first.add(recognizer, to: view) }
    for index in 0..<3 { kinds[index].require(toFail: kinds[(index + 1) % 3]) }
    kinds[3].require(toFail: kinds[0])
    let warnings = Diagnostics.collecting {
      for _ in 1...3 {
        driver.down(100, 100)
        driver.move(120, 100)
        driver.move(170, 100)
        driver.up(170, 100)
      }
    }
    #expect(warnings.count == 1)
    let warning = warnings.first ?? ""
    #expect((0..<3).allSatisfy { warning.contains("number \($0)") })
    #expect(!warning.contains("number 3"), "it waits for the circle, but is not in it")
    #expect(!first.states.isEmpty && kinds.allSatisfy { $0.state == .possible })
  }

  @Test func aSubclassOfItsOwnFollowsTheTouches() {
    defer { driver.finish() }
    /// Recognises a touch that returns to its start.
    final class ThereAndBack: UIGestureRecognizer {
      var calls: [String] = []
      private var start = CGPoint.zero
      private var isAway = false
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        calls.append("began")
        guard numberOfTouches == 1 else {
          for touch in touches { ignore(touch, for: event) }
          return
        }
        start = location(in: view)
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        calls.append("moved")
        let distance = abs(location(in: view).x - start.x)
        if distance > 20 { isAway = true }
        if isAway, distance < 5 { state = .recognized }
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        calls.append("ended")
        state = .failed
      }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        calls.append("cancelled")
        state = .failed
      }
      override func reset() {
        calls.append("reset")
        isAway = false
      }
    }
    let own = first.add(ThereAndBack(), to: view)
    driver.down(100, 100)
    driver.down(300, 300, finger: 1)
    driver.move(350, 300, finger: 1)
    #expect(own.calls == ["began", "began"] && own.numberOfTouches == 1, "the second is ignored")
    driver.move(130, 100)
    driver.move(101, 100)
    #expect(first.states == [.ended])
    driver.up(101, 100)
    #expect(own.state == .ended, "until all its touches are up")
    driver.up(350, 300, finger: 1)
    #expect(own.calls == ["began", "began", "moved", "moved", "reset"] && own.state == .possible)
    own.calls = []
    driver.down(100, 100)
    driver.cancel(100, 100)
    #expect(own.calls == ["began", "cancelled", "reset"] && first.states == [.ended])
  }
}
