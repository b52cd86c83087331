public import CoreGraphics
import QuartzCore

/// Recognises a quick swipe in one direction, while the touches are still down.
///
/// At t seconds after the first touch began, within half a second, the touches must have moved 50 ·
/// (1 − 0.94 t) points in the direction, and at most 50 · (1 − 0.98 t) points across it, without
/// moving back. For several touches the mean is used.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The direction of a swipe, on the screen.
  public struct Direction: OptionSet, Sendable, Hashable {
    /// The bits, one for each member.
    public let rawValue: UInt
    /// A set of any bits. Bits that have no name are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// To the upper edge of the screen.
    public static let up = Direction(rawValue: 1 << 2)
    /// To the lower edge of the screen.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The permitted directions in the window's coordinates. A view's transform does not change them.
  /// They are read when the touches begin.
  open var direction: Direction = .right
  /// The number of required touches.
  open var numberOfTouchesRequired = 1

  private struct Finger {
    var touch: UITouch
    var start: CGPoint
  }

  private var fingers: [Finger] = []
  private var motion: SwipeMotion?
  private var timer: FrameTimer?

  /// The location at which the swipe began. For several touches it is their middle.
  open override func location(in view: UIView?) -> CGPoint {
    guard let start = CGPoint.middle(of: fingers.map(\.start)) else {
      return super.location(in: view)
    }
    return view?.convertFromWindow(start) ?? start
  }

  /// The location at which one of the touches began.
  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard fingers.indices.contains(touchIndex) else {
      return super.location(ofTouch: touchIndex, in: view)
    }
    let start = fingers[touchIndex].start
    return view?.convertFromWindow(start) ?? start
  }

  override var currentTouches: [UITouch] { fingers.map(\.touch) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard record.heldState == nil else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    if motion == nil {
      motion = SwipeMotion(in: direction, startTime: event.timestamp)
      scheduleFailure()
    }
    fingers += touches.map { Finger(touch: $0, start: $0.windowLocation) }
    if fingers.count > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard record.heldState == nil, fingers.count >= numberOfTouchesRequired else { return }
    var verdict = SwipeMotion.Verdict.undecided
    event.followMovements(of: currentTouches) { locations, time in
      guard verdict == .undecided else { return }
      verdict = motion?.move(to: translation(to: locations), at: time) ?? .failed
    }
    switch verdict {
    case .undecided: break
    case .recognized: state = .ended
    case .failed: state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    touchesMoved(touches, with: event)
    // A swipe that waits for the failure of others does not need its touches any longer.
    if state == .possible, record.heldState == nil { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  override var failsWithoutTouches: Bool { true }

  open override func reset() {
    timer?.cancel()
    timer = nil
    motion = nil
    fingers = []
  }

  /// The mean translation of the touches.
  private func translation(to locations: [CGPoint]) -> CGVector {
    let count = CGFloat(max(fingers.count, 1))
    return zip(fingers, locations).reduce(into: CGVector.zero) { translation, pair in
      translation.dx += (pair.1.x - pair.0.start.x) / count
      translation.dy += (pair.1.y - pair.0.start.y) / count
    }
  }

  /// Schedules the failure at the end of the longest duration, so that recognisers that require it
  /// need not wait for the end of the touches.
  private func scheduleFailure() {
    let delay = SwipeMotion.longestDuration
    timer = hostScene.frameTimers.schedule(after: delay) { [weak self] in
      guard let self, self.record.heldState == nil else { return }
      self.state = .failed
    }
  }
}
