public import CoreGraphics
import QuartzCore

/// Follows two touches that turn around each other.
///
/// It begins once one has moved more than 8 points around the other, which are subtracted, and ends
/// when both have ended: a single touch changes nothing, and a new second one continues. More
/// touches are ignored. Angles are those on the screen, so a view's transform does not change them.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private lazy var pair = PairTracker<TurnMotion>(for: self)

  override var currentTouches: [UITouch] { pair.touches }

  /// The rotation since the beginning in radians, clockwise, over any number of turns. Setting it
  /// continues from the new value; the velocity does not change. 0 while there is no rotation.
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

  /// Radians a second: a quarter of the latest interval of movement and three quarters of the one
  /// before. Near zero after a pause of the touches.
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
