public import CoreGraphics
import QuartzCore

/// Follows two touches that rotate around each other.
///
/// The gesture begins when one touch has moved more than 8 points around the other, which are
/// subtracted. It ends when both touches have ended. A single touch changes nothing, and a new
/// second one continues the gesture. Further touches are ignored. Angles are measured on the
/// screen, so a view's transform does not change them.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private lazy var pair = PairTracker<RotationMotion>(for: self)

  override var currentTouches: [UITouch] { pair.touches }

  /// The rotation since the beginning in radians, clockwise. It can exceed a full turn. Setting it
  /// continues from the new value, and does not change the velocity. It is 0 while there is no
  /// rotation.
  open var rotation: CGFloat {
    get { pair.motion?.rotation ?? 0 }
    set {
      guard newValue.isFinite else {
        Diagnostics.warn("A rotation must be finite; the value is ignored.")
        return
      }
      pair.motion?.setRotation(newValue)
    }
  }

  /// The change of the rotation in radians per second. The last interval of movement has the weight
  /// 1/4, and the one before 3/4. It is close to zero if the touches have paused.
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
    pair.follow(touch, phase, with: event) { $0.rotation != 0 }
  }
}
