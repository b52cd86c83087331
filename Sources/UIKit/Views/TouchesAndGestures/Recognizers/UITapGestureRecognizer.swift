import CoreGraphics
import QuartzCore

/// Recognises one or more taps with one or more touches. The duration of a touch does not matter.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The greatest movement of a touch, and the greatest distance of a tap from the previous one, in
  /// points (UIKit's, observed).
  static let slop: CGFloat = 45
  /// The longest time between the end of a tap and the beginning of the next, in seconds (UIKit's,
  /// observed).
  static let longestPause: TimeInterval = 0.35

  /// The number of required taps in quick succession.
  open var numberOfTapsRequired = 1
  /// The number of required touches in each tap.
  open var numberOfTouchesRequired = 1
  /// The required button of the mouse. Fingers on the screen do not need it. The right button does
  /// not tap where it opens a menu.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary {
    didSet {
      guard buttonMaskRequired.isEmpty else { return }
      Diagnostics.warn("A tap needs a button of the mouse; the first one is taken.")
      buttonMaskRequired = .primary
    }
  }

  private enum Progress {
    case idle
    /// Touches are down. `most` is the greatest number that were down at the same time.
    case pressing(starts: [ObjectIdentifier: CGPoint], down: Int, most: Int)
    case paused(since: TimeInterval, timer: FrameTimer)
  }

  private var progress = Progress.idle
  private var tapsDone = 0
  /// The locations in the window at which the touches of the first tap began.
  private var firstStarts: [CGPoint] = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // A tap that waits for others to fail has ended.
    guard record.heldState == nil else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    var (starts, down, most): ([ObjectIdentifier: CGPoint], Int, Int) = ([:], 0, 0)
    if case .pressing(let oldStarts, let oldDown, let oldMost) = progress {
      (starts, down, most) = (oldStarts, oldDown, oldMost)
    }
    stopTimer()
    for touch in touches { starts[ObjectIdentifier(touch)] = touch.windowLocation }
    down += touches.count
    most = max(most, down)
    progress = .pressing(starts: starts, down: down, most: most)
    if tapsDone == 0 { firstStarts += touches.map(\.windowLocation) }
    if touches.contains(where: { isFar($0) }) || down > numberOfTouchesRequired { state = .failed }
  }

  /// Whether a touch of a later tap is too far from every touch of the first tap.
  private func isFar(_ touch: UITouch) -> Bool {
    tapsDone > 0 && firstStarts.allSatisfy { $0.distance(to: touch.windowLocation) > Self.slop }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard case .pressing(let starts, _, _) = progress else { return }
    let isAstray = touches.contains { touch in
      (starts[ObjectIdentifier(touch)]?.distance(to: touch.windowLocation) ?? 0) > Self.slop
    }
    if isAstray { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    touchesMoved(touches, with: event)
    guard state == .possible, case .pressing(let starts, let oldDown, let most) = progress else {
      return
    }
    let down = oldDown - touches.count
    progress = .pressing(starts: starts, down: down, most: most)
    guard down <= 0 else { return }
    guard most == numberOfTouchesRequired else {
      state = .failed
      return
    }
    tapsDone += 1
    if tapsDone >= numberOfTapsRequired {
      state = .ended
    } else {
      pause(at: event.timestamp)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  override var failsWithoutTouches: Bool { true }

  open override func reset() {
    stopTimer()
    progress = .idle
    tapsDone = 0
    firstStarts = []
  }

  /// A tap does not prevent a recogniser that needs more taps, or a press after taps.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    if let press = preventedGestureRecognizer as? UILongPressGestureRecognizer {
      return press.numberOfTapsRequired < numberOfTapsRequired
    }
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  // MARK: Buttons of the mouse

  open override func shouldReceive(_ event: UIEvent) -> Bool {
    event.buttonMask.isEmpty || event.buttonMask.isSuperset(of: buttonMaskRequired)
  }

  override func follows(_ source: UITouch.Source) -> Bool {
    source == .finger || (source == .secondaryButton && buttonMaskRequired == .secondary)
  }

  override func follow(_ touch: UITouch, _ phase: UITouch.Phase, with event: UIEvent) {
    switch phase {
    case .began: touchesBegan([touch], with: event)
    case .moved: touchesMoved([touch], with: event)
    case .ended: touchesEnded([touch], with: event)
    case .cancelled: touchesCancelled([touch], with: event)
    case .stationary: break
    }
  }

  override var awaitsMoreTouches: Bool {
    if case .paused = progress { return true }
    return false
  }

  /// A touch that comes too late, or too far away, is the first touch of other taps, even for
  /// recognisers that wait for this one to fail. Timers fire with frames, so the timer may not have
  /// fired yet.
  override func touchWillBegin(_ touch: UITouch) {
    guard case .paused(let since, _) = progress else { return }
    let isLate = touch.timestamp - since > Self.longestPause
    if isLate || (concerns(touch) && isFar(touch)) { state = .failed }
  }

  private func pause(at time: TimeInterval) {
    let timer = hostScene.frameTimers.schedule(after: Self.longestPause) { [weak self] in
      guard let self, self.awaitsMoreTouches else { return }
      self.state = .failed
    }
    progress = .paused(since: time, timer: timer)
  }

  private func stopTimer() {
    if case .paused(_, let timer) = progress { timer.cancel() }
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
