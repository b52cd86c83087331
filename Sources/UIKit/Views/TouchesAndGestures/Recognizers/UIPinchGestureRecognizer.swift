public import CoreGraphics
import QuartzCore

/// Follows two fingers that spread or close.
///
/// It begins once their distance has changed by more than 8 points, which are taken off, and ends
/// when both are lifted: one alone changes nothing, and a second one that comes back continues.
/// More fingers are ignored. Distances are those on the screen, so a view's transform does not
/// change the scale. On a touchpad, and by the wheel with Control held, it begins at once and has
/// no touches.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private lazy var pair = PairTracker<SpreadMotion>(for: self)

  override var currentTouches: [UITouch] { pair.touches }

  /// The distance between the fingers, as a multiple of that at the begin. Setting it counts on
  /// from there; the velocity is not touched. 1 while there is no pinch.
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

  /// The change of the scale in a second: a quarter of the latest stretch of movement and three
  /// quarters of the one before. Near zero where the fingers have been held still.
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
    pair.follow(touch, phase, with: event) { $0.scale != 1 }
  }
}
