public import CoreGraphics
import QuartzCore

extension UIView {
  /// Animates the changes that `animations` makes, with the ease-in-out curve.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  /// Animates the changes that `animations` makes, with the ease-in-out curve.
  ///
  /// - Parameters:
  ///   - duration: in seconds. 0 or less makes the changes without animation.
  ///   - animations: runs immediately. Changes to views and layers animate from the current values.
  ///   - completion: called when the last animation has ended, with whether all animations have run
  ///     to their end. A block that animates nothing calls it in the next turn, with true.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  /// Animates the changes that `animations` makes.
  ///
  /// - Parameters:
  ///   - duration: in seconds. With 0 or less the changes are not animated, and the block completes
  ///     in the next turn. A duration that is not finite counts as 0, with a warning. Inside
  ///     another block that block's duration applies, also instead of 0, unless
  ///     `.overrideInheritedDuration` is set.
  ///   - delay: the seconds before the animations start. Until then the old values are shown.
  ///   - options: the timing curve, repeats, and the behaviour while the animations run.
  ///   - animations: runs immediately. Changes to views and layers are animated.
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
  ///   - duration: in seconds, at most 10; otherwise as for
  ///     ``animate(withDuration:delay:options:animations:completion:)``.
  ///   - delay: the seconds before the animations start. Until then the old values are shown.
  ///   - dampingRatio: 1 does not overshoot; near 0 the spring oscillates for long.
  ///   - velocity: in total distances per second, towards the target.
  ///   - options: as for that method, but the timing curve is ignored.
  ///   - animations: runs immediately. Changes to views and layers are animated.
  ///   - completion: called once, when the last animation has ended: true if all ran to their end.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    // Invalid durations are reported here, because the spring would replace them silently.
    let duration = seconds(duration, "duration")
    let spring = SpringSolver(
      duration: duration, dampingRatio: self.dampingRatio(dampingRatio),
      initialVelocity: self.velocity(velocity))
    run(
      duration: duration, delay: delay, timingCurve: .spring(spring), options: options,
      animations: animations, completion: completion)
  }

  /// Animates with a spring of a perceptual duration and a bounce, until it has settled.
  ///
  /// - Parameters:
  ///   - duration: the perceptual duration in seconds; the spring settles somewhat later.
  ///   - bounce: 0 does not overshoot, 1 oscillates indefinitely, and less than 0 is overdamped.
  ///   - velocity: in total distances per second, towards the target.
  ///   - delay: the seconds before the animations start. Until then the old values are shown.
  ///   - options: repeats, and the behaviour while the animations run. The timing curve is ignored.
  ///   - animations: runs immediately. Changes to views and layers are animated.
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

  /// The duration of a spring whose given duration is 0, in seconds. Nothing is animated with it.
  private static let leastSpringDuration: TimeInterval = 0.01
  /// A spring that oscillates indefinitely is ended after its duration times this factor.
  private static let longestSettling: Double = 100

  /// Animates with a spring of physical parameters, which is ended at `duration`.
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
    // A block inside a keyframe, whose time it inherits, ends with the whole keyframe block.
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

  /// The damping ratio that the caller passes. If it is invalid, 1, which does not overshoot, with
  /// a warning.
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

  /// The duration that the caller passes. If it is invalid, 0, with a warning.
  static func seconds(_ value: TimeInterval, _ name: String) -> TimeInterval {
    guard value.isFinite else {
      Diagnostics.warn("An animation's \(name) must be a finite number of seconds; 0 is used.")
      return 0
    }
    if value < 0 { Diagnostics.warn("An animation's \(name) must not be negative; 0 is used.") }
    return max(value, 0)
  }

  /// Runs `actionsWithoutAnimation` without animating its changes, even inside an animation block,
  /// and even in blocks inside it.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wasEnabled = ViewAnimation.isEnabled
    ViewAnimation.isEnabled = false
    defer { ViewAnimation.isEnabled = wasEnabled }
    actionsWithoutAnimation()
  }

  /// Sets whether animation blocks animate.
  public class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimation.isEnabled = enabled }

  /// Whether animation blocks animate. It is also false inside ``performWithoutAnimation(_:)``.
  public class var areAnimationsEnabled: Bool { ViewAnimation.isEnabled }

  /// The duration of the running animation block, or 0 outside all blocks.
  public class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.duration ?? 0 }

  /// The properties that layers animate by default, but views do not animate in blocks.
  private static let keysWithoutInheritedAnimation: Set = [
    "hidden", "contents", "masksToBounds", "shadowPath",
  ]

  /// The action for a change of a view's layer: an animation inside a block, otherwise none.
  package static func animationAction(for layer: CALayer, forKey key: String) -> (any CAAction)? {
    guard ViewAnimation.isEnabled, let current = ViewAnimation.current,
      !keysWithoutInheritedAnimation.contains(key)
    else {
      return NSNull()
    }
    return current.action(for: layer, key: key) ?? NSNull()
  }
}
