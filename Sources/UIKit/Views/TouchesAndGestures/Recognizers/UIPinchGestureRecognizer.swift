public import CoreGraphics
import QuartzCore

/// Follows two touches that spread or close.
///
/// The gesture begins when the distance of the touches has changed by more than 8 points, which are
/// subtracted. It ends when both touches have ended. A single touch changes nothing, and a new
/// second one continues the gesture. Further touches are ignored. Distances are measured on the
/// screen, so a view's transform does not change the scale. On a touchpad, and by the wheel with
/// Control held, the gesture begins immediately and has no touches.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private lazy var pair = PairTracker<SpreadMotion>(for: self)

  override var currentTouches: [UITouch] { pair.touches }

  /// The distance of the touches relative to that at the beginning. Setting it continues from the
  /// new value, and does not change the velocity. It is 1 while there is no pinch.
  open var scale: CGFloat {
    get { pair.motion?.scale ?? 1 }
    set {
      guard newValue.isFinite, newValue > 0 else {
        Diagnostics.warn("A pinch's scale must be finite and above 0; the value is ignored.")
        return
      }
      pair.motion?.setScale(newValue)
    }
  }

  /// The change of the scale per second. The last interval of movement has the weight 1/4, and the
  /// one before 3/4. It is close to zero if the touches have paused.
  open var velocity: CGFloat { pair.velocity }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    pair.touchesBegan(touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    pair.touchesMoved(with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    pair.touchesEnded(touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    pair.touchesCancelled(touches, with: event)
  }

  override var failsWithoutTouches: Bool { true }

  open override func reset() { pair.reset() }

  override func willBegin() { pair.willBegin() }

  // MARK: The touchpad

  override func follows(_ source: UITouch.Source) -> Bool {
    source == .finger || source == .transform
  }

  override func follow(_ touch: UITouch, _ phase: UITouch.Phase, with event: UIEvent) {
    pair.follow(touch, phase, with: event) { $0.scale != 1 }
  }
}
