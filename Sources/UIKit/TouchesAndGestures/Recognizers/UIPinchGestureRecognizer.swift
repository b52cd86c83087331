public import CoreGraphics
import QuartzCore

/// Follows two fingers that spread or close.
///
/// It begins once their distance has changed by more than 8 points, which are taken off, and ends
/// when both are lifted: one alone changes nothing, and a second one that comes back goes on. More
/// fingers are ignored. Distances are those on the screen, so a view's transform does not change
/// the scale. On a touchpad, and by the wheel with Control held, it begins at once and has no touches.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private var fingers = FingerPair()
  private var motion: SpreadMotion?
  private var lastTime: TimeInterval = 0
  private var isByTouchpad = false

  override var currentTouches: [UITouch] { fingers.touches }

  /// The distance between the fingers, as a multiple of that at the begin. Setting it counts on from
  /// there; the velocity is not touched. 1 while there is no pinch.
  open var scale: CGFloat {
    get { motion?.scale ?? 1 }
    set {
      guard newValue.isFinite, newValue > 0 else {
        Diagnostics.warn("A pinch's scale must be finite and above 0; the value is ignored.")
        return
      }
      motion?.setScale(newValue)
    }
  }

  /// The change of the scale in a second: a quarter of the latest stretch of movement and three
  /// quarters of the one before. Near zero where the fingers have been held still.
  open var velocity: CGFloat { motion?.velocity(at: lastTime) ?? 0 }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    lastTime = event.timestamp
    for touch in touches where !fingers.add(touch) { ignore(touch, for: event) }
    guard let line = fingers.line else { return }
    if motion == nil {
      motion = SpreadMotion(spread: line.spread, time: event.timestamp)
    } else {
      motion?.rebase(to: line.spread)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard fingers.touches.count == 2 else { return }
    lastTime = event.timestamp
    fingers.followLines(of: event) { line, time in motion?.move(to: line.spread, at: time) }
    if state != .possible {
      state = .changed
    } else if motion?.isBeyondHysteresis ?? false {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    lastTime = event.timestamp
    if let line = fingers.line { motion?.move(to: line.spread, at: event.timestamp) }
    fingers.remove(touches)
    if fingers.touches.isEmpty {
      state = state == .possible ? .failed : .ended
    } else if state == .possible, record.heldState == nil {
      motion = nil
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    lastTime = event.timestamp
    fingers.remove(touches)
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    fingers = FingerPair()
    motion = nil
    isByTouchpad = false
  }

  override func willBegin() { if !isByTouchpad { motion?.takeOffHysteresis() } }

  // MARK: The touchpad

  override func follows(_ source: UITouch.Source) -> Bool {
    source == .finger || source == .transform
  }

  override func follow(_ touch: UITouch, _ phase: UITouch.Phase, with event: UIEvent) {
    lastTime = event.timestamp
    let line = FingerLine(touchpad: touch)
    if phase == .began {
      isByTouchpad = true
      motion = SpreadMotion(spread: line.spread, time: event.timestamp)
    } else if phase == .moved {
      motion?.move(to: line.spread, at: event.timestamp)
    }
    go(with: phase, hasMoved: scale != 1)
  }
}
