import CoreGraphics

/// The timing that all animations of one property animator share: where it is paused, or how it
/// runs.
///
/// The animations stay ordinary ones on their layers, and pure functions of their layers' time: a
/// held transition scrubs them. Pausing stops each of them; resuming gives each a new begin with
/// the next frame. Fractions are from the animator's start to its end, also in reverse.
@MainActor
package final class AnimatorTiming {
  /// A run from one fraction to the start or the end.
  struct Run {
    let origin: Double
    /// 0 or 1.
    let target: Double
    let duration: TimeInterval
    /// The timing curve of this run; nil follows the animator's own curve from where it stands.
    let curve: AnimatorTimingCurve?

    func fraction(at elapsed: TimeInterval) -> Double {
      duration > 0 ? min(max(elapsed / duration, 0), 1) : 1
    }
  }

  enum Motion {
    case resting(at: Double)
    case running(Run)
  }

  /// The timing curve and the length, in seconds, that the animator was made with.
  package let curve: AnimatorTimingCurve
  package let duration: TimeInterval
  /// Whether fractions, while it rests, are fractions of the distance; otherwise they are fractions
  /// of the time, and the curve applies.
  package var scrubsLinearly = true

  /// Whether the views that it moves take no touches.
  package var blocksTouches = false
  /// Whether hit testing uses the frames on the screen of the views that it moves.
  package var hitTestsShown = true

  /// The group that is notified of the end of every animation that is added.
  package var group: AnimationGroup?

  private(set) var motion = Motion.resting(at: 0)
  private var layers: [ObjectIdentifier: WeakLayer] = [:]
  /// The timing of an animation without delay, which defines the fractions.
  private lazy var reference = TimingShare(animatorTiming: self, onset: 0)

  private struct WeakLayer { weak var layer: CALayer? }

  /// Whether an animation has begun in the current run.
  private var hasBegun = false
  /// The animation by which the current run is timed, once it was searched for.
  private var timed = TimedAnimation()

  /// An animation and its layer. Weak, because the animation refers to the timing.
  private struct TimedAnimation {
    weak var layer: CALayer?
    weak var running: RunningAnimation?
  }

  package init(curve: AnimatorTimingCurve, duration: TimeInterval) {
    self.curve = curve
    self.duration = duration
  }

  /// A copy of the timing that is independent of later changes of the animator, and belongs to no
  /// layer. Nil while the animator is paused.
  var snapshotOfCurrentRun: AnimatorTiming? {
    guard isRunning else { return nil }
    let timing = AnimatorTiming(curve: curve, duration: duration)
    timing.scrubsLinearly = scrubsLinearly
    timing.motion = motion
    return timing
  }

  package var isRunning: Bool { if case .running = motion { true } else { false } }

  // MARK: Animations

  /// The timing share of an animation that is about to be added.
  ///
  /// - Parameter delay: the fraction of the remaining time before it begins, from 0 to 1.
  private func makeShare(delay: Double) -> TimingShare {
    let now = fraction
    var share = TimingShare(
      animatorTiming: self, onset: min(max(now + (1 - now) * delay, 0), 1), delay: delay)
    if case .running(let run) = motion { share.join(run, at: elapsed) }
    return share
  }

  /// Sets the timing share and the duration of an animation; a paused animator holds it at once.
  package func drive(_ animation: CAAnimation, delay: Double) {
    animation.animatorTiming = makeShare(delay: delay)
    animation.isRemovedOnCompletion = false
    animation.fillMode = .both
    animation.autoreverses = false
    animation.repeatCount = 0
    switch motion {
    case .resting:
      animation.time.speed = 0
      animation.duration = max(duration, Self.shortest)
    case .running(let run):
      animation.duration = max(run.duration - elapsed, Self.shortest)
    }
  }

  /// An animation that was added to a run begins with the next frame, and takes the time that
  /// remains then.
  func willBegin(_ running: RunningAnimation) {
    hasBegun = true
    // The first animation times the run. This one was added before the one that was found first, so
    // the search is repeated.
    if running.serial < timed.running?.serial ?? 0 { timed = TimedAnimation() }
    let animation = running.animation
    guard case .running(let run) = motion, animation.animatorTiming?.joins ?? false else { return }
    let time = elapsed
    animation.animatorTiming?.join(run, at: time)
    animation.time.duration = max(run.duration - time, Self.shortest)
  }

  /// The least duration, in seconds: 0 would mean the duration of the transaction.
  private static let shortest: TimeInterval = 1e-6

  func note(_ layer: CALayer) { layers[ObjectIdentifier(layer)] = WeakLayer(layer: layer) }

  /// Whether any animation is on a layer.
  package var hasAnimations: Bool {
    layers.values.contains { entry in
      entry.layer?.animations.contains { $0.animation.animatorTiming?.animatorTiming === self }
        ?? false
    }
  }

  private func forEachAnimation(_ body: (CALayer, RunningAnimation) -> Void) {
    for layer in layers.values.compactMap(\.layer) {
      for running in layer.animations
      where running.animation.animatorTiming?.animatorTiming === self {
        body(layer, running)
      }
      layer.invalidateContent()
    }
  }

  // MARK: Progress

  /// Seconds of the current run, in the layers' time.
  private var elapsed: TimeInterval {
    guard hasBegun, let (layer, running) = firstAnimation else { return 0 }
    return layer.elapsedTime(of: running) + (running.animation.animatorTiming?.lateness ?? 0)
  }

  /// The first of the animations that have begun. It is kept, because an animator may have
  /// thousands, and each that is added reads the time.
  private var firstAnimation: (layer: CALayer, running: RunningAnimation)? {
    if let layer = timed.layer, let running = timed.running, running.begin != nil,
      layer.animations.contains(where: { $0 === running })
    {
      return (layer, running)
    }
    var first: (layer: CALayer, running: RunningAnimation)?
    for layer in layers.values.compactMap(\.layer) {
      for running in layer.animations
      where running.animation.animatorTiming?.animatorTiming === self && running.begin != nil
        && running.serial < first?.running.serial ?? .max
      {
        first = (layer, running)
      }
    }
    timed = TimedAnimation(layer: first?.layer, running: first?.running)
    return first
  }

  /// The progress of the animator; outside 0 … 1 if a spring overshoots.
  package var fraction: Double {
    // While it is paused the fraction is stored, and does not follow from the time.
    if case .resting(let fraction) = motion { return fraction }
    return fraction(at: elapsed)
  }

  private func fraction(at elapsed: TimeInterval) -> Double {
    switch motion {
    case .resting(let fraction): fraction
    case .running(let run) where scrubsLinearly && run.curve != nil:
      reference.progress(at: elapsed).z
    case .running(let run): run.origin + (run.target - run.origin) * run.fraction(at: elapsed)
    }
  }

  // MARK: Pausing and running

  /// Pauses every animation.
  package func pause() {
    guard isRunning else { return }
    let time = elapsed
    let now = fraction(at: time)
    // Each animation is paused at its own layer's time, before the state changes for all of them.
    reference.pause(at: time, fraction: now)
    forEachAnimation { layer, running in
      running.animation.animatorTiming?.pause(at: layer.elapsedTime(of: running), fraction: now)
      running.animation.time.speed = 0
      running.hasEnded = false
    }
    motion = .resting(at: now)
  }

  /// Pauses at a fraction.
  package func rest(at fraction: Double) {
    reference.rest()
    forEachAnimation { _, running in running.animation.animatorTiming?.rest() }
    motion = .resting(at: fraction)
  }

  /// Runs from its current fraction to its end or its start.
  ///
  /// - Parameters:
  ///   - duration: seconds.
  ///   - curve: nil continues along the animator's own, from the current fraction.
  ///   - carriesVelocity: whether a spring keeps the speed that its animations had when paused.
  ///   - group: notified when the last animation has ended; animations that had it already keep it.
  package func run(
    toEnd: Bool, duration: TimeInterval, curve: AnimatorTimingCurve?, carriesVelocity: Bool,
    delay: TimeInterval = 0, group: AnimationGroup?
  ) {
    guard case .resting(let origin) = motion else { return }
    let run = Run(origin: origin, target: toEnd ? 1 : 0, duration: duration, curve: curve)
    (hasBegun, timed) = (false, TimedAnimation())
    reference.begin(run, carriesVelocity: carriesVelocity)
    forEachAnimation { layer, running in
      let animation = running.animation
      animation.animatorTiming?.begin(run, carriesVelocity: carriesVelocity)
      animation.time.speed = 1
      animation.time.duration = max(duration, Self.shortest)
      animation.delay = delay
      running.begin = nil
      running.heldAt = nil
      running.hasEnded = false
      if let group {
        running.groups = [group]
        group.add()
      }
      LayerTree.noteUncommitted(layer)
    }
    motion = .running(run)
  }

  /// Removes every animation from its layer; completions that wait for one are called with
  /// `finished` false.
  ///
  /// - Parameter keepsShown: whether the model values become those on the screen; otherwise they
  ///   stay.
  package func removeAnimations(keepsShown: Bool) {
    var removed: [RunningAnimation] = []
    for layer in layers.values.compactMap(\.layer) {
      if keepsShown {
        var values = layer.values
        for running in layer.animations
        where running.animation.animatorTiming?.animatorTiming === self {
          running.animation.apply(
            at: AnimationMoment(time: layer.elapsedTime(of: running)), to: &values)
        }
        layer.restore(values)
      }
      removed += layer.take { $0.animation.animatorTiming?.animatorTiming === self }
    }
    layers.removeAll()
    for running in removed.sorted(by: { $0.serial < $1.serial }) where !running.hasEnded {
      running.end(finished: false)
    }
  }
}

extension CALayer {
  /// Seconds since an animation of this layer began; 0 before that.
  fileprivate func elapsedTime(of running: RunningAnimation) -> TimeInterval {
    guard let begin = running.begin else { return 0 }
    let held = running.heldAt.flatMap { heldAt in running.scope.map { $0.time(heldAt: heldAt) } }
    return max((held ?? localTimeNow) - begin, 0)
  }
}
