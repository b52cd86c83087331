import CoreGraphics
import QuartzCore

/// The motion of two touches relative to each other: a value that depends on the line between them.
protocol PairMotion {
  init(line: FingerLine, time: TimeInterval)
  mutating func move(to line: FingerLine, at time: TimeInterval)
  /// Continues with other touches, without a change of the value.
  mutating func rebase(to line: FingerLine)
  /// Whether the value has changed enough for the gesture to begin.
  var isBeyondHysteresis: Bool { get }
  /// Subtracts the hysteresis from the value.
  mutating func subtractHysteresis()
  /// The change of the value per second.
  func velocity(at time: TimeInterval) -> CGFloat
}

/// Follows two touches, on a screen or on a touchpad, for a pinch or rotation recogniser.
@MainActor
final class PairTracker<Motion: PairMotion> {
  private unowned let recognizer: UIGestureRecognizer
  private var fingers = FingerPair()
  /// The motion; nil until there are two touches.
  var motion: Motion?
  private var lastTime: TimeInterval = 0
  private var isByTouchpad = false

  init(for recognizer: UIGestureRecognizer) { self.recognizer = recognizer }

  var touches: [UITouch] { fingers.touches }
  var velocity: CGFloat { motion?.velocity(at: lastTime) ?? 0 }

  func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    lastTime = event.timestamp
    for touch in touches where !fingers.add(touch) { recognizer.ignore(touch, for: event) }
    guard let line = fingers.line else { return }
    if motion == nil {
      motion = Motion(line: line, time: event.timestamp)
    } else {
      motion?.rebase(to: line)
    }
  }

  func touchesMoved(with event: UIEvent) {
    guard fingers.touches.count == 2 else { return }
    lastTime = event.timestamp
    fingers.followLines(of: event) { line, time in motion?.move(to: line, at: time) }
    if recognizer.state != .possible {
      recognizer.state = .changed
    } else if motion?.isBeyondHysteresis ?? false {
      recognizer.state = .began
    }
  }

  func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    lastTime = event.timestamp
    if let line = fingers.line { motion?.move(to: line, at: event.timestamp) }
    fingers.remove(touches)
    if fingers.touches.isEmpty {
      recognizer.state = recognizer.state == .possible ? .failed : .ended
    } else if recognizer.state == .possible, recognizer.record.heldState == nil {
      motion = nil
    }
  }

  func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    lastTime = event.timestamp
    fingers.remove(touches)
    recognizer.state = recognizer.state == .possible ? .failed : .cancelled
  }

  func reset() {
    fingers = FingerPair()
    motion = nil
    isByTouchpad = false
  }

  /// A touchpad reports a gesture after it has recognised it, so no hysteresis is subtracted.
  func willBegin() { if !isByTouchpad { motion?.subtractHysteresis() } }

  /// Follows a gesture of the touchpad. It begins with the first movement, which `hasMoved`
  /// reports.
  func follow(
    _ touch: UITouch, _ phase: UITouch.Phase, with event: UIEvent, hasMoved: (Motion) -> Bool
  ) {
    lastTime = event.timestamp
    let line = FingerLine(touchpad: touch)
    if phase == .began {
      isByTouchpad = true
      motion = Motion(line: line, time: event.timestamp)
    } else if phase == .moved {
      motion?.move(to: line, at: event.timestamp)
    }
    recognizer.updateState(for: phase, hasMoved: motion.map(hasMoved) ?? false)
  }
}
