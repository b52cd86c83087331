import CoreGraphics
import Platform
import QuartzCore

import UIKit

/// A window, and fingers on it, with a clock that the test advances. The window is shown with the
/// first touch: other tests may run between a suite's `init` and its test, but not within one.
@MainActor
final class GestureDriver {
  let window: UIWindow
  /// Another test may have ended the app in which the window was made.
  private(set) lazy var dispatcher = {
    window.windowScene = .current
    return EventDispatcher(scene: .current)
  }()
  private(set) lazy var time = UIScreen.main.clock.now

  init() { window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }

  /// Hides the window, so that the next test finds an empty screen.
  func finish() { window.isHidden = true }

  func wait(_ seconds: TimeInterval) { time += seconds }

  func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) { send(.down, x, y, finger) }
  /// Moves a finger, which is delivered to the app at once.
  func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
    moveUnseen(x, y, finger: finger)
    dispatcher.deliverMovements()
  }
  /// Moves a finger, which is delivered to the app with the next frame or the next other event.
  func moveUnseen(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) { send(.moved, x, y, finger) }
  func up(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) { send(.up, x, y, finger) }
  func cancel(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) { send(.cancelled, x, y, finger) }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    down(x, y)
    wait(0.05)
    up(x, y)
  }

  /// Moves the mouse without a button.
  func hover(_ x: CGFloat, _ y: CGFloat) {
    if window.isHidden { window.isHidden = false }
    dispatcher.receive(
      .pointer(
        PointerEvent(
          phase: .moved, device: .mouse(button: 0), location: CGPoint(x: x, y: y), time: time)))
  }

  /// Moves the mouse out of the window.
  func leave() { dispatcher.receive(.pointerExited(time: time)) }

  /// Two fingers left and right of a point, this far apart.
  func pair(
    _ phase: PointerEvent.Phase, around center: CGPoint, spread: CGFloat, angle: CGFloat = 0
  ) {
    let (dx, dy) = (spread / 2 * cos(angle), spread / 2 * sin(angle))
    send(phase, center.x - dx, center.y - dy, 0)
    send(phase, center.x + dx, center.y + dy, 1)
    dispatcher.deliverMovements()
  }

  private func send(_ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat, _ finger: Int) {
    if phase == .down, window.isHidden { window.isHidden = false }
    dispatcher.receive(
      .pointer(
        PointerEvent(
          phase: phase, device: .finger(id: finger), location: CGPoint(x: x, y: y), time: time)))
  }

  /// Lets the application's own clock catch up with the fingers, as a frame does.
  func frame() {
    let clock = UIScreen.main.clock
    clock.advance(to: max(clock.now, time))
    dispatcher.deliverMovements()
    UIWindowScene.current.frameTimers.fire()
  }
}

/// Counts a recogniser's actions.
@MainActor
final class Listener: NSObject, UIGestureRecognizerDelegate {
  var states: [UIGestureRecognizer.State] = []
  var translations: [CGPoint] = []
  var onAction: ((UIGestureRecognizer) -> Void)?

  func handle(_ recognizer: UIGestureRecognizer) {
    states.append(recognizer.state)
    if let pan = recognizer as? UIPanGestureRecognizer {
      translations.append(pan.translation(in: pan.view))
    }
    onAction?(recognizer)
  }

  /// A pan on a view whose target is this object.
  func pan(on view: UIView) -> UIPanGestureRecognizer {
    let pan = UIPanGestureRecognizer(target: self, action: Selector(Listener.handle))
    view.addGestureRecognizer(pan)
    return pan
  }

  /// Adds a recogniser to a view, with this object as its target.
  func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, to view: UIView) -> Recognizer
  {
    recognizer.addTarget(self, action: Selector(Listener.handle))
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  func tap(on view: UIView, taps: Int = 1) -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer(target: self, action: Selector(Listener.handle))
    tap.numberOfTapsRequired = taps
    view.addGestureRecognizer(tap)
    return tap
  }

  var shouldBegin = true
  var shouldReceive = true
  var isTolerant = false
  var waitsForAll = false

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    shouldBegin
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { shouldReceive }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isTolerant }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { waitsForAll }
}

/// Records which touches reach it.
@MainActor
final class TouchLog: UIView {
  var phases: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
  }

  private func note(_ name: String, _ touches: Set<UITouch>) {
    for touch in touches { phases.append(name == "\(touch.phase)" ? name : "\(name)?") }
  }
}
