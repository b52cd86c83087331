public import CoreGraphics
import QuartzCore

/// Animates changes to views. It can be paused, scrubbed, reversed and stopped while it runs.
///
/// Its changes are made when it becomes active: at the start, at a pause, or when
/// ``fractionComplete`` is set. The views' properties then have their final values. The animator
/// retains itself while it animates. Unlike on iOS, releasing a paused or stopped animator is not
/// an error. A call that is not allowed in the current state is ignored with a warning, where iOS
/// raises an exception.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, @preconcurrency NSCopying {
  private enum Phase {
    case inactive
    case active(PropertyAnimation)
    case stopped(PropertyAnimation)
  }

  private struct Block {
    let changes: () -> Void
    let delay: Double
  }

  private var phase = Phase.inactive
  private var blocks: [Block] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private let timing: any UITimingCurveProvider
  private let givenDuration: TimeInterval

  /// The timing curve that was passed to the initializer.
  open var timingParameters: (any UITimingCurveProvider)? { timing }
  /// The seconds from start to end. The physical parameters of a spring can determine them.
  open private(set) var duration: TimeInterval
  /// The seconds before the animation starts, as set by ``startAnimation(afterDelay:)``.
  open private(set) var delay: TimeInterval = 0
  /// Whether views receive touches while the animator moves or pauses them.
  open var isUserInteractionEnabled = true {
    didSet { activeAnimation?.animatorTiming.blocksTouches = !isUserInteractionEnabled }
  }
  /// Whether the app itself hit tests moving views, so that touches use their final frames. By
  /// default touches use the frames on the screen.
  open var isManualHitTestingEnabled = false {
    didSet { activeAnimation?.animatorTiming.hitTestsShown = !isManualHitTestingEnabled }
  }
  /// Whether the animator can be paused, scrubbed, reversed and stopped. If it is false, it can
  /// only be started.
  open var isInterruptible = true
  /// Whether setting ``fractionComplete`` on a paused animator sets a fraction of the distance.
  /// Otherwise it is a fraction of the time, to which the animator's timing curve applies.
  open var scrubsLinearly = true {
    didSet { activeAnimation?.animatorTiming.scrubsLinearly = scrubsLinearly }
  }
  /// Whether the animator pauses at its end instead of ending. It stays active, calls no
  /// completion, and can continue from there.
  open var pausesOnCompletion = false

  // MARK: Making

  /// An animator without changes. Add them with ``addAnimations(_:)``.
  ///
  /// - Parameters:
  ///   - duration: in seconds. A number that is not finite or is negative counts as 0.
  ///   - parameters: the timing curve.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    givenDuration = Self.seconds(duration, "duration")
    timing = parameters
    self.duration = parameters.animatorTiming(duration: givenDuration).duration
    super.init()
  }

  /// An animator without a duration. Its changes are not animated when it starts.
  public convenience override init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
  }

  /// An animator with a standard curve.
  ///
  /// - Parameters:
  ///   - duration: in seconds. A number that is not finite or is negative counts as 0.
  ///   - curve: the timing curve of the whole animation.
  ///   - animations: added as with ``addAnimations(_:)``. The animator is not started.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// An animator with a Bézier curve from (0, 0) to (1, 1): x is the time, y is the progress.
  ///
  /// - Parameters:
  ///   - duration: in seconds. A number that is not finite or is negative counts as 0.
  ///   - point1: the control point near the beginning.
  ///   - point2: the control point near the end.
  ///   - animations: added as with ``addAnimations(_:)``. The animator is not started.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// An animator whose spring settles at the duration.
  ///
  /// - Parameters:
  ///   - duration: in seconds. A number that is not finite or is negative counts as 0.
  ///   - ratio: the damping ratio. 1 does not overshoot; near 0 the spring oscillates for long.
  ///   - animations: added as with ``addAnimations(_:)``. The animator is not started.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator and starts it.
  ///
  /// - Parameters:
  ///   - duration: in seconds. A number that is not finite or is negative counts as 0.
  ///   - delay: the seconds before the animation starts.
  ///   - options: only the timing curve and `.allowUserInteraction` have an effect.
  ///   - animations: changes to views.
  ///   - completion: called at the end, with the final position.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration,
      timingParameters: UICubicTimingParameters(animationCurve: options.curve))
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// An inactive animator with the same duration, timing curve and settings. It has no changes and
  /// no completions: UIKit does not document whether they are copied.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIViewPropertyAnimator(duration: givenDuration, timingParameters: timing)
    copy.isUserInteractionEnabled = isUserInteractionEnabled
    copy.isManualHitTestingEnabled = isManualHitTestingEnabled
    copy.isInterruptible = isInterruptible
    copy.scrubsLinearly = scrubsLinearly
    copy.pausesOnCompletion = pausesOnCompletion
    return copy
  }

  private static func seconds(_ value: TimeInterval, _ name: String) -> TimeInterval {
    guard value.isFinite, value >= 0 else {
      Diagnostics.warn(
        "A property animator's \(name) must be finite and not negative; 0 is used.")
      return 0
    }
    return value
  }

  private static func factor(_ value: CGFloat, _ name: String) -> CGFloat {
    guard !value.isFinite else { return value }
    Diagnostics.warn("A property animator's \(name) factor must be a finite number; 0 is used.")
    return 0
  }

  // MARK: State

  open var state: UIViewAnimatingState {
    switch phase {
    case .inactive: .inactive
    case .active: .active
    case .stopped: .stopped
    }
  }

  private var activeAnimation: PropertyAnimation? {
    if case .active(let animation) = phase { animation } else { nil }
  }

  /// Whether the animator is running, including its delay.
  open var isRunning: Bool { activeAnimation?.animatorTiming.isRunning ?? false }

  private var reversed = false

  /// Reversing a running animator makes it return from its current position. It keeps its speed,
  /// or, with a spring, its current velocity. ``fractionComplete`` is then that of the reversed
  /// run, as since iOS 11.
  open var isReversed: Bool {
    get { reversed }
    set {
      guard newValue != reversed else { return }
      guard let animation = activeAnimation else {
        reversed = newValue
        return
      }
      guard mayInterrupt("turned") else { return }
      let wasRunning = animation.animatorTiming.isRunning
      animation.animatorTiming.pause()
      reversed = newValue
      if wasRunning { run(animation, with: nil, factor: 0) }
    }
  }

  /// Setting it activates an inactive animator and pauses a running one. A new value is limited to
  /// 0 … 1. With a spring that overshoots, the value can be greater than 1.
  ///
  /// If ``scrubsLinearly`` is set, a running animator reports the fraction of the distance, so that
  /// the value does not jump when it is paused.
  open var fractionComplete: CGFloat {
    get {
      switch phase {
      case .inactive: 0
      case .active(let animation), .stopped(let animation):
        CGFloat(
          reversed ? 1 - animation.animatorTiming.fraction : animation.animatorTiming.fraction)
      }
    }
    set {
      guard newValue.isFinite else {
        Diagnostics.warn("A property animator's fraction must be a finite number; it is ignored.")
        return
      }
      guard mayInterrupt("scrubbed"), let animation = activated("scrubbed") else { return }
      animation.animatorTiming.pause()
      let fraction = Double(min(max(newValue, 0), 1))
      animation.animatorTiming.rest(at: reversed ? 1 - fraction : fraction)
    }
  }

  private func mayInterrupt(_ verb: String) -> Bool {
    if !isInterruptible {
      Diagnostics.warn("A property animator that is not interruptible cannot be \(verb).")
    }
    return isInterruptible
  }

  // MARK: Changes and completions

  /// Adds changes. If the animator is running, they animate for its remaining time.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let delay = Double(min(max(Self.factor(delayFactor, "delay"), 0), 1))
    switch phase {
    case .inactive: blocks.append(Block(changes: animation, delay: delay))
    case .active(let running): running.add(animation, delay: delay, options: options, of: self)
    case .stopped:
      Diagnostics.warn(
        "Animations were added to a property animator that was stopped; they are ignored.")
    }
  }

  /// Adds a completion. When the animator ends, each one is called once, in the order in which they
  /// were added.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Waits until the animator ends, and returns the final position. If the animator is stopped
  /// without finishing, it calls no completion, and this method never returns.
  @discardableResult
  open func addCompletion() async -> UIViewAnimatingPosition {
    await withCheckedContinuation { continuation in
      addCompletion { continuation.resume(returning: $0) }
    }
  }

  private var options: UIView.AnimationOptions {
    isUserInteractionEnabled
      ? [.allowUserInteraction, .beginFromCurrentState] : .beginFromCurrentState
  }

  /// Makes the changes, paused at the start, unless they have already been made.
  private func activated(_ verb: String) -> PropertyAnimation? {
    switch phase {
    case .active(let animation): return animation
    case .stopped:
      Diagnostics.warn(
        "A property animator that was stopped cannot be \(verb) before finishAnimation(at:).")
      return nil
    case .inactive:
      let animation = PropertyAnimation(
        timing: timing, duration: givenDuration, scrubsLinearly: scrubsLinearly
      ) { [weak self] in self?.runDidEnd(finished: $0) }
      animation.animatorTiming.blocksTouches = !isUserInteractionEnabled
      animation.animatorTiming.hitTestsShown = !isManualHitTestingEnabled
      phase = .active(animation)
      let waiting = blocks
      blocks.removeAll()
      for block in waiting {
        animation.add(block.changes, delay: block.delay, options: options, of: self)
        // A block can stop the animator that it belongs to.
        guard activeAnimation === animation else { return nil }
      }
      if reversed { animation.animatorTiming.rest(at: 1) }
      return animation
    }
  }

  // MARK: Running

  /// Starts the animator, or continues it after a pause.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    let isFresh = state == .inactive
    guard let animation = activated("started"), !animation.animatorTiming.isRunning else { return }
    self.delay = Self.seconds(delay, "delay")
    guard isFresh else { return run(animation, with: nil, factor: 0, delay: self.delay) }
    animation.run(
      self, toEnd: !reversed, duration: animation.animatorTiming.duration,
      curve: animation.animatorTiming.curve,
      carriesVelocity: false, delay: self.delay)
  }

  open func pauseAnimation() {
    guard mayInterrupt("paused"), let animation = activated("paused") else { return }
    animation.animatorTiming.pause()
  }

  /// Continues a paused animator from its current position.
  ///
  /// - Parameters:
  ///   - parameters: another timing curve; nil keeps the current one. A spring without new
  ///     parameters keeps the velocity with which it was paused.
  ///   - durationFactor: the remaining time as a fraction of the duration. 0 keeps the remaining
  ///     time; a spring then takes its full duration, for any distance.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard let animation = activated("continued") else { return }
    guard !animation.animatorTiming.isRunning else {
      Diagnostics.warn("A property animator must be paused to be continued; the call is ignored.")
      return
    }
    run(animation, with: parameters, factor: durationFactor)
  }

  private func run(
    _ animation: PropertyAnimation, with parameters: (any UITimingCurveProvider)?, factor: CGFloat,
    delay: TimeInterval = 0
  ) {
    let factor = max(Double(Self.factor(factor, "duration")), 0)
    let full = animation.animatorTiming.duration
    let fraction = min(max(animation.animatorTiming.fraction, 0), 1)
    let left = (reversed ? fraction : 1 - fraction) * full
    let isLong = factor == 0 && (parameters ?? timing).appliedSpring != nil
    let length = factor > 0 ? factor * full : isLong ? full : left
    if parameters == nil, !scrubsLinearly {
      animation.run(
        self, toEnd: !reversed, duration: factor > 0 ? length : left, curve: nil,
        carriesVelocity: false, delay: delay)
      return
    }
    let provider = parameters ?? timing
    let (curve, own) = provider.animatorTiming(duration: length)
    animation.run(
      self, toEnd: !reversed, duration: factor > 0 ? length : own, curve: curve,
      carriesVelocity: parameters == nil && curve.isSpring, delay: delay)
  }

  // MARK: Ending

  private func runDidEnd(finished: Bool) {
    guard case .active(let animation) = phase, animation.animatorTiming.isRunning || !finished
    else {
      return
    }
    // An animation that was removed with its view has not finished, but the others have.
    if pausesOnCompletion, finished || animation.animatorTiming.hasAnimations {
      return animation.pauseAtEnd()
    }
    let reached: UIViewAnimatingPosition = reversed ? .start : .end
    // If other code has restored every value, the animator has ended at its start.
    end(animation, at: !finished && animation.isAtStart ? .start : reached)
  }

  private func end(_ animation: PropertyAnimation, at position: UIViewAnimatingPosition) {
    phase = .inactive
    animation.settle(at: position)
    let waiting = completions
    completions.removeAll()
    for completion in waiting { completion(position) }
  }

  /// Stops the animator at its current values: the model values become those on the screen.
  ///
  /// - Parameter withoutFinishing: true makes the animator inactive and discards its completions.
  ///   False leaves it stopped until ``finishAnimation(at:)``.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard let animation = activeAnimation else {
      if state == .stopped, withoutFinishing {
        phase = .inactive
        completions.removeAll()
      }
      return
    }
    guard mayInterrupt("stopped") else { return }
    animation.animatorTiming.pause()
    phase = withoutFinishing ? .inactive : .stopped(animation)
    if withoutFinishing { completions.removeAll() }
    animation.settle(at: .current)
  }

  /// Ends a stopped animator. Its views receive the values of `finalPosition`, and the completions
  /// are called.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard case .stopped(let animation) = phase else {
      Diagnostics.warn(
        "finishAnimation(at:) was called for a property animator that was not stopped; "
          + "it is ignored.")
      return
    }
    end(animation, at: finalPosition)
  }
}
