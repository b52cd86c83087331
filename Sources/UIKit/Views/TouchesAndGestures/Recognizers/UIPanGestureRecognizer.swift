public import CoreGraphics
import QuartzCore

/// Follows touches that drag, and scrolling if ``allowedScrollTypesMask`` contains its type.
///
/// The gesture begins after 10 points along one axis. These are subtracted from the translation, so
/// that the dragged view does not jump.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The least number of touches; with fewer, the drag ends.
  open var minimumNumberOfTouches = 1
  /// The greatest number of touches. More touches make the gesture fail, or are ignored if it has
  /// begun.
  open var maximumNumberOfTouches = Int.max

  /// The types of scrolling that count as a drag. The default is none; the pan of a scroll view has
  /// all. A drag by scrolling has no touches. It begins with the first movement, and ends a short
  /// time after the last one.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  private var fingers: [UITouch] = []
  /// The scroll type of the current drag; nil for a drag by touches.
  private(set) var scrollType: UIScrollTypeMask?
  private var motion: PanMotion?
  private var lastTime: TimeInterval = 0

  override var currentTouches: [UITouch] { fingers }

  /// The translation since the drag began, in the coordinates of a view, or of the window for nil.
  open func translation(in view: UIView?) -> CGPoint {
    guard let motion else { return .zero }
    guard let view else { return CGPoint(x: motion.translation.dx, y: motion.translation.dy) }
    let (start, end) = (
      view.convertFromWindow(motion.start), view.convertFromWindow(motion.current)
    )
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// Continues from a translation. The velocity does not change: UIKit documents that it is reset,
  /// but it continues there, too, and programs rely on that.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard translation.isFinite else {
      Diagnostics.warn("A pan's translation must be finite; the value is ignored.")
      return
    }
    guard let current = motion?.current else { return }
    let end = view?.convertFromWindow(current) ?? current
    let start = CGPoint(x: end.x - translation.x, y: end.y - translation.y)
    motion?.setStart(view?.convertToWindow(start) ?? start)
  }

  /// The velocity in points per second, in the coordinates of a view, or of the window for nil. It
  /// is close to zero if the touches have paused.
  open func velocity(in view: UIView?) -> CGPoint {
    guard let motion else { return .zero }
    let velocity = motion.velocityFilter.velocity(at: lastTime)
    guard let view else { return CGPoint(x: velocity.dx, y: velocity.dy) }
    // With perspective, the scale of a view's coordinates is local, so it is measured over a short
    // distance.
    let length = hypot(velocity.dx, velocity.dy)
    guard length > 0 else { return .zero }
    let step = 1 / max(1, length)
    let (here, there) = (
      view.convertFromWindow(motion.current),
      view.convertFromWindow(
        CGPoint(
          x: motion.current.x + velocity.dx * step, y: motion.current.y + velocity.dy * step))
    )
    return CGPoint(x: (there.x - here.x) / step, y: (there.y - here.y) / step)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    lastTime = event.timestamp
    for touch in touches {
      if fingers.count < maximumNumberOfTouches {
        fingers.append(touch)
      } else if state == .possible {
        state = .failed
        return
      } else {
        ignore(touch, for: event)
      }
    }
    guard let middle else { return }
    if state == .possible {
      motion = PanMotion(at: middle, time: event.timestamp)
    } else {
      motion?.rebase(to: middle)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !fingers.isEmpty else { return }
    lastTime = event.timestamp
    event.followMovements(of: fingers) { locations, time in
      if let middle = CGPoint.middle(of: locations) { motion?.move(to: middle, at: time) }
    }
    if state != .possible {
      state = .changed
    } else if fingers.count >= minimumNumberOfTouches, let motion, isDecided(motion) {
      state = canBegin(motion.translation) ? .began : .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    lastTime = event.timestamp
    if let middle, middle != motion?.current { motion?.move(to: middle, at: event.timestamp) }
    fingers.removeAll(where: touches.contains)
    if fingers.isEmpty || fingers.count < minimumNumberOfTouches {
      state = state == .possible ? .failed : .ended
    } else if let middle {
      motion?.rebase(to: middle)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    lastTime = event.timestamp
    fingers.removeAll(where: touches.contains)
    state = state == .possible ? .failed : .cancelled
  }

  override var failsWithoutTouches: Bool { true }

  open override func reset() {
    fingers = []
    motion = nil
    scrollType = nil
  }

  /// Whether this kind of pan begins with a translation, whose length is sufficient.
  func canBegin(_ translation: CGVector) -> Bool { true }

  /// Whether the motion is long enough to decide. Until then the gesture can still begin.
  func isDecided(_ motion: PanMotion) -> Bool {
    scrollType == nil ? motion.isBeyondHysteresis : motion.translation != .zero
  }

  override func willBegin() { if scrollType == nil { motion?.subtractHysteresis() } }

  // MARK: Scrolling

  override func follows(_ source: UITouch.Source) -> Bool {
    switch source {
    case .finger: true
    case .scroll(let type): !allowedScrollTypesMask.isDisjoint(with: type)
    case .transform, .secondaryButton: false
    }
  }

  override func follow(_ touch: UITouch, _ phase: UITouch.Phase, with event: UIEvent) {
    guard case .scroll(let type) = touch.source else { return }
    lastTime = event.timestamp
    let place = CGPoint(
      x: touch.windowLocation.x + touch.scrolled.dx, y: touch.windowLocation.y + touch.scrolled.dy)
    if phase == .began {
      scrollType = type
      motion = PanMotion(at: place, time: event.timestamp)
    } else if phase == .moved {
      motion?.move(to: place, at: event.timestamp)
    }
    updateState(for: phase, hasMoved: motion.map(isDecided) ?? false)
  }

  private var middle: CGPoint? { .middle(of: fingers.map(\.windowLocation)) }
}
