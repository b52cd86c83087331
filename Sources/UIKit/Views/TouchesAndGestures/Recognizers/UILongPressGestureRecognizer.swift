public import CoreGraphics
import QuartzCore

/// Recognises touches that stay in place for a time, and follows them afterwards.
///
/// The time is measured with the screen's clock, so it is longer on a paused or slowed screen. The
/// gesture begins in the first frame, or with the first event, after that time. It ends when any of
/// its touches ends.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The seconds that the touches must stay in place; 0 begins immediately. It is read when they
  /// begin.
  open var minimumPressDuration: TimeInterval = 0.5 {
    didSet {
      guard !minimumPressDuration.isFinite || minimumPressDuration < 0 else { return }
      Diagnostics.warn("A long press's duration must be 0 or more seconds; the value is ignored.")
      minimumPressDuration = oldValue
    }
  }
  /// The greatest movement of a touch until the press begins, in points of the window. Afterwards
  /// there is no limit.
  open var allowableMovement: CGFloat = 10 {
    didSet {
      guard !allowableMovement.isFinite || allowableMovement < 0 else { return }
      Diagnostics.warn("A long press's movement must be 0 or more points; the value is ignored.")
      allowableMovement = oldValue
    }
  }
  /// The number of taps required before the press.
  open var numberOfTapsRequired = 0
  /// The number of required touches.
  open var numberOfTouchesRequired = 1

  private struct Finger {
    var touch: UITouch
    var start: CGPoint
  }

  private enum Progress {
    case idle
    /// Not enough touches are down.
    case gathering
    /// All touches of a tap have been down at the same time.
    case tapping
    case pressing(due: TimeInterval, timer: FrameTimer)
    /// The time between two taps.
    case paused(since: TimeInterval, timer: FrameTimer)
  }

  private var progress = Progress.idle
  private var fingers: [Finger] = []
  private var tapsDone = 0
  /// The locations in the window at which the touches of the first tap began.
  private var firstStarts: [CGPoint] = []

  override var currentTouches: [UITouch] { fingers.map(\.touch) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard isUndecided else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    if case .paused(_, let timer) = progress {
      timer.cancel()
      progress = .gathering
    }
    fingers += touches.map { Finger(touch: $0, start: $0.windowLocation) }
    if tapsDone == 0 { firstStarts += touches.map(\.windowLocation) }
    if touches.contains(where: { isFar($0) }) || fingers.count > numberOfTouchesRequired {
      state = .failed
    } else if fingers.count == numberOfTouchesRequired {
      allAreDown(at: event.timestamp)
    } else {
      progress = .gathering
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    beginIfDue(at: event.timestamp)
    guard isUndecided else {
      if state != .possible { state = .changed }
      return
    }
    let limit = isPressing ? allowableMovement : UITapGestureRecognizer.slop
    if fingers.contains(where: { $0.start.distance(to: $0.touch.windowLocation) > limit }) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    beginIfDue(at: event.timestamp)
    guard isUndecided else {
      state = .ended
      return
    }
    touchesMoved(touches, with: event)
    guard isUndecided else { return }
    fingers.removeAll { touches.contains($0.touch) }
    switch progress {
    case .tapping where fingers.isEmpty:
      tapsDone += 1
      pause(at: event.timestamp)
    case .tapping: break
    case .idle, .gathering, .pressing, .paused: state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  override var failsWithoutTouches: Bool { true }

  open override func reset() {
    stopTimer()
    progress = .idle
    fingers = []
    tapsDone = 0
    firstStarts = []
  }

  override var awaitsMoreTouches: Bool {
    if case .paused = progress { return true }
    return false
  }

  /// A touch that comes too late, or too far away, starts the gesture from the beginning. Timers
  /// fire with frames, so the timer may not have fired yet.
  override func touchWillBegin(_ touch: UITouch) {
    guard case .paused(let since, _) = progress else { return }
    let isLate = touch.timestamp - since > UITapGestureRecognizer.longestPause
    if isLate || (concerns(touch) && isFar(touch)) { state = .failed }
  }

  /// Whether a touch of a later tap, or of the press, is too far from every touch of the first tap.
  private func isFar(_ touch: UITouch) -> Bool {
    let slop = UITapGestureRecognizer.slop
    return tapsDone > 0 && firstStarts.allSatisfy { $0.distance(to: touch.windowLocation) > slop }
  }

  /// Whether the gesture has not been recognised and does not wait for others to fail.
  private var isUndecided: Bool { state == .possible && record.heldState == nil }

  private var isPressing: Bool {
    if case .pressing = progress { return true }
    return false
  }

  private func allAreDown(at time: TimeInterval) {
    guard tapsDone >= numberOfTapsRequired else {
      progress = .tapping
      return
    }
    let timer = hostScene.frameTimers.schedule(after: minimumPressDuration) {
      [weak self] in
      guard let self, self.isPressing, self.isUndecided else { return }
      self.state = .began
    }
    progress = .pressing(due: time + minimumPressDuration, timer: timer)
    if minimumPressDuration == 0 { state = .began }
  }

  /// Begins the press with an event after the required time, if no frame has done so. Both clocks
  /// must have reached the time: the screen's, because it can be slower, and the event's, because
  /// the event can be delivered late.
  private func beginIfDue(at time: TimeInterval) {
    guard isUndecided, case .pressing(let due, let timer) = progress, time >= due - 1e-6,
      hostScene.screen.clock.now >= timer.due - 1e-6
    else { return }
    state = .began
  }

  private func pause(at time: TimeInterval) {
    let timer = hostScene.frameTimers.schedule(
      after: UITapGestureRecognizer.longestPause
    ) { [weak self] in
      guard let self, self.awaitsMoreTouches else { return }
      self.state = .failed
    }
    progress = .paused(since: time, timer: timer)
  }

  private func stopTimer() {
    switch progress {
    case .pressing(_, let timer), .paused(_, let timer): timer.cancel()
    case .idle, .gathering, .tapping: break
    }
  }
}
