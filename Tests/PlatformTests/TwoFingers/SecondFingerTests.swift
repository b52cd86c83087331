import CoreGraphics
import Testing

import Platform

final class SecondFingerTests {
  private var finger = SecondFinger()

  /// What the events of a mouse become, the made up finger's only.
  private func send(_ event: PlatformEvent) -> [String] {
    finger.expand(event).compactMap { event in
      guard case .pointer(let pointer) = event, pointer.device == .finger(id: SecondFinger.id)
      else { return nil }
      return "\(pointer.phase) \(Int(pointer.location.x)) \(Int(pointer.location.y))"
    }
  }

  private func mouse(
    _ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat, _ modifiers: KeyModifiers = [],
    button: Int = 1
  ) -> [String] {
    send(
      .pointer(
        PointerEvent(
          phase: phase, device: .mouse(button: button), location: CGPoint(x: x, y: y),
          modifiers: modifiers, time: 1)))
  }

  private func key(_ name: String, _ isDown: Bool) -> [String] {
    send(.key(KeyEvent(isDown: isDown, key: name, time: 1)))
  }

  @Test func withoutAltThereIsOneFinger() {
    #expect(mouse(.down, 10, 10).isEmpty && mouse(.moved, 90, 90).isEmpty)
    #expect(mouse(.up, 90, 90).isEmpty && finger.preview == nil)
  }

  @Test func itMirrorsAroundThePlaceWhereAltWentDown() {
    _ = mouse(.moved, 100, 100, button: 0)
    #expect(key("Left Alt", true).isEmpty)
    _ = mouse(.moved, 140, 100, .alt, button: 0)
    #expect(finger.preview?.second == CGPoint(x: 60, y: 100))
    #expect(mouse(.down, 140, 100, .alt) == ["down 60 100"])
    #expect(mouse(.moved, 150, 80, .alt) == ["moved 50 120"])
    #expect(mouse(.up, 150, 80, .alt) == ["up 50 120"])
    #expect(key("Left Alt", false).isEmpty && finger.preview == nil)
  }

  /// Many window managers take Alt and a drag for themselves.
  @Test func ctrlDoesWhatAltDoes() {
    _ = mouse(.moved, 100, 100, button: 0)
    #expect(key("Left Ctrl", true).isEmpty)
    _ = mouse(.moved, 140, 100, .control, button: 0)
    #expect(mouse(.down, 140, 100, .control) == ["down 60 100"])
    #expect(mouse(.moved, 150, 80, .control) == ["moved 50 120"])
    #expect(mouse(.up, 150, 80, .control) == ["up 50 120"])
    #expect(key("Left Ctrl", false).isEmpty && finger.preview == nil)
  }

  @Test func altDuringADragAddsAFingerOnceThereIsRoomForTwo() {
    _ = mouse(.down, 100, 100)
    _ = mouse(.moved, 200, 100)
    #expect(key("Right Alt", true).isEmpty, "both would be at one place")
    #expect(mouse(.moved, 209, 100, .alt).isEmpty)
    #expect(mouse(.moved, 210, 100, .alt) == ["down 190 100"])
    #expect(key("Right Alt", false) == ["up 190 100"])
    #expect(mouse(.moved, 230, 100).isEmpty && mouse(.up, 230, 100).isEmpty)
  }

  @Test func withShiftBothMoveInParallelAndNeitherJumps() {
    _ = mouse(.moved, 100, 100, button: 0)
    _ = key("Left Alt", true)
    #expect(mouse(.down, 150, 100, .alt) == ["down 50 100"])
    #expect(key("Left Shift", true).isEmpty)
    #expect(mouse(.moved, 160, 130, [.alt, .shift]) == ["moved 60 130"])
    #expect(key("Left Shift", false).isEmpty)
    #expect(mouse(.moved, 170, 130, .alt) == ["moved 50 130"], "around the new middle")
    #expect(mouse(.up, 170, 130, .alt) == ["up 50 130"])
  }

  @Test func modifiersOfThePointerAreEnough() {
    _ = mouse(.moved, 100, 100, .alt, button: 0)
    #expect(mouse(.down, 140, 100, .alt) == ["down 60 100"])
    #expect(mouse(.moved, 140, 120) == ["up 60 100"], "Alt was released unseen")
  }

  @Test func theOtherEventsPassAndTheirOrderStays() {
    _ = mouse(.moved, 100, 100, .alt, button: 0)
    let down = PlatformEvent.pointer(
      PointerEvent(
        phase: .down, device: .mouse(button: 1), location: CGPoint(x: 150, y: 100),
        modifiers: .alt, time: 1))
    #expect(
      finger.expand(down).first == down && finger.expand(.closeRequested) == [.closeRequested])
    let touch = PlatformEvent.pointer(
      PointerEvent(phase: .down, device: .finger(id: 3), location: .zero, time: 1))
    #expect(finger.expand(touch) == [touch])
  }

  @Test func aLostReleaseALostFocusAndACancelEndIt() {
    func start() -> [String] {
      _ = mouse(.moved, 100, 100, .alt, button: 0)
      return mouse(.down, 140, 100, .alt)
    }
    #expect(start() == ["down 60 100"])
    #expect(mouse(.moved, 150, 100, .alt, button: 0) == ["cancelled 60 100"])
    _ = mouse(.moved, 100, 100, button: 0)
    #expect(start() == ["down 60 100"])
    #expect(mouse(.cancelled, 140, 100, .alt) == ["cancelled 60 100"])
    _ = mouse(.moved, 100, 100, button: 0)
    #expect(start() == ["down 60 100"])
    #expect(send(.focusChanged(isFocused: false, time: 2)).isEmpty)
    #expect(mouse(.moved, 150, 100).isEmpty && finger.preview == nil)
  }

  @Test func aSecondButtonDoesNotLiftIt() {
    _ = mouse(.moved, 100, 100, .alt, button: 0)
    #expect(mouse(.down, 140, 100, .alt) == ["down 60 100"])
    #expect(mouse(.down, 140, 100, .alt, button: 3).isEmpty)
    #expect(mouse(.up, 140, 100, .alt, button: 3) == [])
    #expect(mouse(.up, 140, 100, .alt) == ["up 60 100"])
  }
}
