import CoreGraphics
import Platform
import Testing
import UIKitTestSupport

import UIKit

/// The delegate and subclass methods of recognisers, and the effects of their results.
@MainActor
struct GestureDelegateTests {
  /// Returns configured results, and records its calls.
  private final class Judge: NSObject, UIGestureRecognizerDelegate {
    var asked: [String] = []
    var refusesEvents = false
    var refusesTouches = false
    var mustFailFirst: UIGestureRecognizer?

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool {
      asked.append("event")
      return !refusesEvents
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      asked.append("touch")
      return !refusesTouches
    }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      asked.append("begin")
      return true
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { mustFailFirst === gestureRecognizer }
  }

  private let driver = GestureDriver()
  private let view = TouchLog(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let first = Listener()
  private let second = Listener()
  private let judge = Judge()

  init() { driver.window.addSubview(view) }

  private func drag() {
    driver.down(100, 100)
    driver.move(130, 100)
    driver.up(130, 100)
  }

  @Test func theEventIsAskedForBeforeTheTouchAndTheBeginAfterBoth() {
    defer { driver.finish() }
    let pan = first.pan(on: view)
    pan.delegate = judge
    drag()
    #expect(judge.asked == ["event", "touch", "begin"] && first.states == [.began, .ended])
    judge.asked = []
    judge.refusesEvents = true
    drag()
    #expect(judge.asked == ["event"] && first.states.count == 2)
    judge.asked = []
    (judge.refusesEvents, judge.refusesTouches) = (false, true)
    drag()
    #expect(judge.asked == ["event", "touch"] && first.states.count == 2)
  }

  @Test func aDelegateCanMakeTheOtherWait() {
    defer { driver.finish() }
    let pan = second.pan(on: view)
    let tap = first.tap(on: view)
    tap.delegate = judge
    judge.mustFailFirst = tap
    driver.down(100, 100)
    driver.move(130, 100)
    #expect(second.states.isEmpty, "the tap has not failed within its 45 points")
    driver.move(150, 100)
    #expect(second.states == [.began] && first.states.isEmpty)
    driver.up(150, 100)
    #expect(pan.state == .possible)
  }

  @Test func aSubclassDecidesWhatPreventsIt() {
    defer { driver.finish() }
    final class Stubborn: UIPanGestureRecognizer {
      override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        false
      }
    }
    _ = first.add(Stubborn(), to: driver.window)
    _ = second.pan(on: view)
    drag()
    #expect(first.states == [.began, .ended] && second.states == [.began, .ended])
  }

  @Test func aSubclassDecidesWhichEventsItTakes() {
    defer { driver.finish() }
    final class WithShift: UIPanGestureRecognizer {
      override func shouldReceive(_ event: UIEvent) -> Bool {
        event.modifierFlags.contains(.shift)
      }
    }
    let pan = first.add(WithShift(), to: view)
    drag()
    #expect(first.states.isEmpty)
    var heldKeys: UIKeyModifierFlags = []
    first.onAction = { heldKeys = $0.modifierFlags }
    for (phase, x) in [(.down, 100), (.moved, 130), (.up, 130)]
      as [(PointerEvent.Phase, CGFloat)]
    {
      driver.dispatcher.receive(
        .pointer(
          PointerEvent(
            phase: phase, device: .finger(id: 0), location: CGPoint(x: x, y: 100),
            modifiers: .shift, time: driver.time)))
    }
    #expect(first.states == [.began, .ended] && heldKeys == .shift && pan.state == .possible)
  }

  /// While a double tap is awaited, views receive a touch's end late, unless that is switched off.
  @Test func theEndOfATouchIsDelayedUnlessSwitchedOff() {
    defer { driver.finish() }
    let tap = first.tap(on: view, taps: 2)
    driver.tap(100, 100)
    #expect(tap.delaysTouchesEnded && view.phases == ["began"])
    driver.wait(0.4)
    driver.frame()
    #expect(view.phases == ["began", "ended"])
    tap.delaysTouchesEnded = false
    driver.wait(1)
    driver.tap(100, 100)
    #expect(view.phases == ["began", "ended", "began", "ended"])
    driver.wait(1)
    driver.frame()
  }

  @Test func aNameIsSeenWhenDebugging() {
    let pan = first.pan(on: view)
    #expect("\(pan)" == "<UIPanGestureRecognizer: possible>")
    pan.name = "pull"
    pan.isEnabled = false
    #expect("\(pan)" == "<UIPanGestureRecognizer \"pull\": possible; disabled>")
  }

  @Test func onlyTouchesOfTheAllowedTypesAreFollowed() {
    defer { driver.finish() }
    let pan = first.pan(on: view)
    let pencil = second.pan(on: view)
    pencil.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    drag()
    #expect(first.states == [.began, .ended] && second.states.isEmpty)
    pan.allowedTouchTypes = []
    pencil.allowedTouchTypes.append(NSNumber(value: UITouch.TouchType.direct.rawValue))
    drag()
    #expect(first.states.count == 2 && second.states == [.began, .ended])
  }
}

/// A window sees every event first.
@MainActor
struct WindowEventTests {
  private final class Gate: UIWindow {
    var seen: [UIEvent.EventType] = []
    var isOpen = true
    override func sendEvent(_ event: UIEvent) {
      seen.append(event.type)
      if isOpen { super.sendEvent(event) }
    }
  }

  @Test func itMayKeepThemFromItsViews() {
    let gate = Gate(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = TouchLog(frame: gate.bounds)
    gate.addSubview(view)
    gate.isHidden = false
    defer { gate.isHidden = true }
    let dispatcher = EventDispatcher(scene: .current)
    let time = UIScreen.main.clock.now
    func send(_ phase: PointerEvent.Phase) {
      dispatcher.receive(
        .pointer(
          PointerEvent(
            phase: phase, device: .finger(id: 0), location: CGPoint(x: 9, y: 9), time: time)))
    }
    send(.down)
    send(.up)
    #expect(view.phases == ["began", "ended"] && gate.seen == [.touches, .touches])
    gate.isOpen = false
    send(.down)
    send(.up)
    #expect(view.phases == ["began", "ended"] && gate.seen.count == 4)
    gate.isOpen = true
    send(.down)
    send(.up)
    #expect(view.phases == ["began", "ended", "began", "ended"])
  }
}
