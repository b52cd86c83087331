public import CoreGraphics
import QuartzCore

/// Follows two fingers that turn around each other.
///
/// It begins once one has gone more than 8 points around the other, which are taken off, and ends
/// when both are lifted: one alone changes nothing, and a second one that comes back continues.
/// More fingers are ignored. Angles are those on the screen, so a view's transform does not change
/// them.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private lazy var pair = PairTracker<TurnMotion>(for: self)

  override var currentTouches: [UITouch] { pair.touches }

  /// Radians turned since the begin, clockwise, over any number of rounds. Setting it counts on
  /// from there; the velocity is not touched. 0 while there is no rotation.
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

  /// Radians a second: a quarter of the latest stretch of movement and three quarters of the one
  /// before. Near zero where the fingers have been held still.
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
