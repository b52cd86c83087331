public import CoreGraphics
import QuartzCore

extension UIView {
  /// Animates what `animations` changes, easing in and out.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  /// Animates what `animations` changes, easing in and out.
  ///
  /// - Parameters:
  ///   - duration: seconds; 0 or less changes at once.
  ///   - animations: runs at once; changes to views and layers animate from the current values.
  ///   - completion: called when the last of these animations has ended, with whether it reached
  ///     its end. A block that animates nothing calls it in the next turn, with true.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  /// Animates what `animations` changes.
  ///
  /// - Parameters:
  ///   - duration: seconds. 0 or less changes at once, and completes in the next turn. A duration
  ///     that is not finite counts as 0, with a warning. Inside another block that block's duration
  ///     applies, also instead of 0, unless `.overrideInheritedDuration` is set.
  ///   - delay: seconds before it starts; the old values show until then.
  ///   - options: the curve, repeats, and the behaviour while it runs.
  ///   - animations: run at once; what it changes on views and layers moves.
  ///   - completion: called once, when the last animation has ended: true if all ran to their end.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard options.curve == .keyboard, duration > 0, duration.isFinite else {
      return run(
        duration: duration, delay: delay, timingCurve: .curve(options.curve.timingFunction),
        options: options, animations: animations, completion: completion)
    }
    let spring = SpringSolver(duration: duration, dampingRatio: 1, initialVelocity: 0)
    run(
      duration: duration, delay: delay, timingCurve: .spring(spring), options: options,
      animations: animations, completion: completion)
  }

  /// Animates with a spring that settles at `duration`.
  ///
  /// - Parameters:
  ///   - duration: seconds, as for ``animate(withDuration:delay:options:animations:completion:)``;
  ///     at most 10.
  ///   - delay: seconds before it starts; the old values show until then.
  ///   - dampingRatio: 1 does not overshoot; near 0 it oscillates for long.
  ///   - velocity: whole distances a second, towards the target.
  ///   - options: as there; the curve is ignored.
  ///   - animations: run at once; what it changes on views and layers moves.
  ///   - completion: called once, when the last animation has ended: true if all ran to their end.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    // Invalid durations are reported here; the spring would replace them silently.
    let duration = seconds(duration, "duration")
    let spring = SpringSolver(
      duration: duration, dampingRatio: self.dampingRatio(dampingRatio),
      initialVelocity: self.velocity(velocity))
    run(
      duration: duration, delay: delay, timingCurve: .spring(spring), options: options,
      animations: animations, completion: completion)
  }

  /// Animates with a spring by its perceptual duration and bounce, until it has settled.
  ///
  /// - Parameters:
  ///   - duration: the perceptual duration in seconds; the spring settles somewhat later.
  ///   - bounce: 0 does not overshoot, 1 oscillates indefinitely; below 0 it is overdamped.
  ///   - velocity: whole distances a second, towards the target.
  ///   - delay: seconds before it starts; the old values show until then.
  ///   - options: repeats, and the behaviour while it runs; the curve is ignored.
  ///   - animations: run at once; what it changes on views and layers moves.
  ///   - completion: called once, when the last animation has ended: true if all ran to their end.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let perceived = seconds(duration, "springDuration")
    let spring = CASpringAnimation(
      perceptualDuration: perceived > 0 ? perceived : leastSpringDuration, bounce: bounce)
    let solver = SpringSolver(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
      initialVelocity: self.velocity(velocity))
    let settling = min(solver.settlingDuration, longestSettling * max(perceived, 1))
    run(
      duration: perceived > 0 ? settling : 0, delay: delay, timingCurve: .spring(solver),
      options: options, animations: animations, completion: completion)
  }

  /// Replaces the duration of a spring that takes no time, in seconds; nothing is animated with it.
  private static let leastSpringDuration: TimeInterval = 0.01
  /// A spring that oscillates indefinitely is cut after this many times its duration.
  private static let longestSettling: Double = 100

  /// Animates with a spring given by its physics, cut at `duration`.
  static func animate(
    withDuration duration: TimeInterval, spring: SpringSolver, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(
      duration: duration, delay: 0, timingCurve: .spring(spring), options: [],
      animations: animations,
      completion: completion)
  }

  private static func run(
    duration: TimeInterval, delay: TimeInterval, timingCurve: ViewAnimation.TimingCurve,
    options: UIView.AnimationOptions, animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    let duration = seconds(duration, "duration")
    let delay = seconds(delay, "delay")
    // A block that inherits the time of a keyframe ends with the whole.
    let timeline =
      options.contains(.overrideInheritedDuration)
      ? nil : ViewAnimation.current?.keyframes?.timeline
    if let timeline, let completion { timeline.wait(completion) }
    let group = AnimationGroup(completion: timeline == nil ? completion : nil)
    let block = ViewAnimation(
      duration: duration, delay: delay, timingCurve: timingCurve, options: options, group: group)
    if block.takesTime {
      block.runWithAlongsideChanges(animations)
    } else {
      performWithoutAnimation(animations)
    }
    group.seal()
  }

  /// A caller's damping ratio; 1, which does not overshoot, with a warning, if it is invalid.
  static func dampingRatio(_ ratio: CGFloat) -> Double {
    if ratio >= 0 && ratio.isFinite { return Double(ratio) }
    Diagnostics.warn("A spring's damping ratio cannot be \(ratio); 1 is used.")
    return 1
  }

  private static func velocity(_ velocity: CGFloat) -> Double {
    if velocity.isFinite { return Double(velocity) }
    Diagnostics.warn("A spring's initial velocity must be finite; zero is used.")
    return 0
  }

  /// A caller's duration; 0, with a warning, if it is invalid.
  static func seconds(_ value: TimeInterval, _ name: String) -> TimeInterval {
    guard value.isFinite else {
      Diagnostics.warn("An animation's \(name) must be a finite number of seconds; 0 is used.")
      return 0
    }
    if value < 0 { Diagnostics.warn("An animation's \(name) must not be negative; 0 is used.") }
    return max(value, 0)
  }

  /// Runs `actionsWithoutAnimation` without animating anything: neither in an enclosing block, nor
  /// in blocks inside.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wasEnabled = ViewAnimation.isEnabled
    ViewAnimation.isEnabled = false
    defer { ViewAnimation.isEnabled = wasEnabled }
    actionsWithoutAnimation()
  }

  /// Whether blocks animate at all.
  public class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimation.isEnabled = enabled }

  /// Whether blocks animate; false inside ``performWithoutAnimation(_:)`` too.
  public class var areAnimationsEnabled: Bool { ViewAnimation.isEnabled }

  /// The duration of the block that is running, or 0 outside all blocks.
  public class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.duration ?? 0 }

  /// Properties of layers that blocks do not animate, although layers do.
  private static let keysWithoutInheritedAnimation: Set = [
    "hidden", "contents", "masksToBounds", "shadowPath",
  ]

  /// The action of a view's layer: an animation inside a block, none outside.
  package static func animationAction(for layer: CALayer, forKey key: String) -> (any CAAction)? {
    guard ViewAnimation.isEnabled, let current = ViewAnimation.current,
      !keysWithoutInheritedAnimation.contains(key)
    else {
      return NSNull()
    }
    return current.action(for: layer, key: key) ?? NSNull()
  }
}
