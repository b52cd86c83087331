import CoreGraphics
import Platform
import Studio
import Testing

/// What a log keeps, and what the last trigger in it is.
struct InputLogTests {
  private func pointer(
    _ phase: PointerEvent.Phase, button: Int = 1, x: CGFloat = 0
  ) -> PlatformEvent {
    .pointer(
      PointerEvent(
        phase: phase, device: .mouse(button: button), location: CGPoint(x: x, y: 0), time: 0))
  }

  private func finger(
    _ phase: PointerEvent.Phase, _ id: Int, at time: TimeInterval = 0
  ) -> PlatformEvent {
    .pointer(PointerEvent(phase: phase, device: .finger(id: id), location: .zero, time: time))
  }

  /// Entries 0 to 8: a press that presents, a press of nothing, and a pause between.
  @Test func theTriggerIsTheGestureThatLedToTheLastTransition() {
    var log = InputLog(start: 0)
    log.append(frameAt: 0, isTransitioning: false)
    log.append(pointer(.down), at: 1)
    log.append(pointer(.up), at: 1.1)
    log.append(frameAt: 1.2, isTransitioning: true)
    log.append(frameAt: 1.3, isTransitioning: false)
    #expect(log.triggerIndex == 1)
    log.append(pointer(.down), at: 2)
    log.append(pointer(.up), at: 2.1)
    log.append(frameAt: 2.2, isTransitioning: false)
    #expect(log.triggerIndex == 1)
    log.append(pointer(.down), at: 3)
    log.append(pointer(.moved, x: 20), at: 3.1)
    log.append(frameAt: 3.2, isTransitioning: true)
    #expect(log.triggerIndex == 8)
  }

  @Test func twoFingersAreOneGesture() {
    var log = InputLog(start: 0)
    log.append(finger(.down, 1), at: 1)
    log.append(finger(.down, 2), at: 1.1)
    log.append(finger(.up, 1), at: 1.2)
    log.append(finger(.down, 1), at: 1.3)
    log.append(frameAt: 1.4, isTransitioning: true)
    #expect(log.triggerIndex == 0)
  }

  @Test func withoutATransitionTheTriggerIsTheLastGesture() {
    var log = InputLog(start: 0)
    #expect(log.triggerIndex == nil)
    log.append(pointer(.moved, button: 0), at: 0.5)
    #expect(log.triggerIndex == nil)
    log.append(pointer(.down), at: 1)
    log.append(pointer(.up), at: 1.1)
    log.append(.key(KeyEvent(isDown: true, key: "A", time: 2)), at: 2)
    log.append(.key(KeyEvent(isDown: false, key: "A", time: 2.1)), at: 2.1)
    #expect(log.triggerIndex == 3)
    for time in [3, 3.1, 3.2, 4, 4.15] {
      log.append(.scroll(location: .zero, delta: CGVector(dx: 0, dy: 1), time: 0), at: time)
    }
    #expect(log.triggerIndex == 8)
  }

  @Test func theWindowsOwnEventsAndAPassingMouseAreNotKept() {
    var log = InputLog(start: 0)
    for x in 0..<100 { log.append(pointer(.moved, button: 0, x: CGFloat(x)), at: Double(x)) }
    log.append(.focusChanged(isFocused: false, time: 0), at: 100)
    log.append(.visibilityChanged(isVisible: false), at: 100)
    #expect(log.entries == [.input(99, pointer(.moved, button: 0, x: 99))])
  }

  @Test func aLogThatIsTooLongIsNone() {
    var log = InputLog(start: 0)
    log.append(pointer(.down), at: 0)
    for index in 0...InputLog.mostFrames {
      #expect(log.isComplete)
      log.append(frameAt: Double(index), isTransitioning: false)
    }
    #expect(!log.isComplete && log.entries.isEmpty && ReplayPlan(log) == nil)
    log.append(pointer(.down), at: 0)
    #expect(log.entries.isEmpty)
  }

  @Test func theOrderOfInputAndFramesOfOneTimeIsKept() throws {
    var log = InputLog(start: 0)
    log.append(pointer(.down), at: 1)
    log.append(frameAt: 1, isTransitioning: false)
    log.append(pointer(.up), at: 1)
    log.append(pointer(.down), at: 1.5)
    let plan = try #require(ReplayPlan(log))
    #expect(plan.triggerTime == 1.5 && plan.past.count == 3)
    #expect(plan.rest.first?.isAfterFrame == false)
    var second = InputLog(start: 0)
    second.append(frameAt: 1, isTransitioning: false)
    second.append(pointer(.down), at: 1)
    #expect(try #require(ReplayPlan(second)).rest.first?.isAfterFrame == true)
  }

  /// A demo is played again while fingers are down: they go up where the former one was.
  @Test func touchesThatHaveNotEndedAreCancelledAtTheEnd() throws {
    var log = InputLog(start: 0)
    log.append(finger(.down, 1), at: 1)
    log.append(finger(.down, 2), at: 1.1)
    log.append(finger(.up, 1), at: 1.2)
    log.append(frameAt: 1.5, isTransitioning: true)
    let last = try #require(ReplayPlan(log)?.rest.last)
    #expect(last.time == 1.5 && last.isAfterFrame && last.event == finger(.cancelled, 2, at: 1.5))
    log.append(finger(.up, 2), at: 2)
    #expect(try #require(ReplayPlan(log)).rest.map(\.time) == [1, 1.1, 1.2, 2])
  }
}
