public import CoreGraphics
import QuartzCore

extension UIView {
  /// The options of a keyframe block. The values are Apple's; the curves of ``AnimationOptions``
  /// are supported too, as raw values.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, one for each member.
    public let rawValue: UInt
    /// A set of bits; those without a name are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the changed views inside the block, so that their subviews move along.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets the animated views receive touches, which they otherwise do not until they are at rest.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// A value that is not animated additively starts from the value on the screen.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats indefinitely.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs back after each run.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// A nested block keeps its own duration.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// A nested block does not inherit the options of the enclosing one.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Linear from value to value.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Keeps each value until the next one.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Goes through the values at an even speed; the frames' times are ignored.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Goes through the values in a smooth curve.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// A smooth curve at an even speed; the frames' times are ignored.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    private static let modeShift: UInt = 10
    private static let modeMask: UInt = 0xF << modeShift

    var calculationMode: CAAnimationCalculationMode {
      switch (rawValue & Self.modeMask) >> Self.modeShift {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }

    /// The corresponding options of a plain block.
    var animationOptions: AnimationOptions { AnimationOptions(rawValue: rawValue & ~Self.modeMask) }
  }

  /// Animates in steps, each added by `addKeyframe` inside `animations`.
  ///
  /// Changes outside of any keyframe animate over the whole duration. The whole eases in and out; a
  /// value does not change before its first keyframe, and after its last. A keyframe that begins
  /// while another one changes the same value takes over from its value.
  ///
  /// - Parameters:
  ///   - duration: seconds for the whole. 0 or less changes at once, and completes in the next
  ///     turn.
  ///   - delay: seconds before it starts; the old values show until then.
  ///   - options: the interpolation between keyframes, the curve of the whole, and repeats.
  ///   - animations: run at once; adds the keyframes.
  ///   - completion: called once, at the end: true if the animation ran to its end.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let duration = seconds(duration, "duration")
    let delay = seconds(delay, "delay")
    let timeline = KeyframeTimeline()
    let group = AnimationGroup { finished in
      timeline.complete(finished: finished)
      completion?(finished)
    }
    let block = ViewAnimation(
      duration: duration, delay: delay,
      timingCurve: .curve(options.animationOptions.curve.timingFunction),
      options: options.animationOptions, group: group)
    if let outer = block.keyframes?.frame {
      // Inside a keyframe the whole takes that keyframe's time.
      block.delay += outer.lowerBound * block.duration
      block.duration *= outer.upperBound - outer.lowerBound
    }
    block.keyframes = ViewAnimation.KeyframeScope(timeline: timeline)
    // Inside a block the whole takes that block's time, and its own duration is ignored.
    if !block.takesTime {
      performWithoutAnimation { block.run(animations) }
    } else {
      block.run(animations)
      timeline.addAnimations(of: block, mode: options.calculationMode)
    }
    group.seal()
  }

  /// Animates in steps, as ``animateKeyframes(withDuration:delay:options:animations:completion:)``,
  /// and returns at the end: true if the animation ran to its end.
  @discardableResult
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      animateKeyframes(
        withDuration: duration, delay: delay, options: options, animations: animations
      ) { continuation.resume(returning: $0) }
    }
  }

  /// Adds a keyframe to the enclosing `animateKeyframes` block. Elsewhere it warns, and only makes
  /// the changes.
  ///
  /// - Parameters:
  ///   - frameStartTime: its beginning, as a fraction of the whole from 0 to 1.
  ///   - frameDuration: its duration, as a fraction of the whole; 0 is a jump. It ends with the
  ///     whole at the latest.
  ///   - animations: changes to views, made when the enclosing block runs.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let block = ViewAnimation.current, let scope = block.keyframes else {
      Diagnostics.warn("UIView.addKeyframe was called outside an animateKeyframes block.")
      animations()
      return
    }
    let end = frameStartTime + frameDuration
    // Sums such as 0.65 + 0.35 may differ from 1 by a rounding error.
    let isInside = frameStartTime >= 0 && frameDuration >= 0 && end <= 1 + 1e-9
    if !isInside {
      Diagnostics.warn(
        "A keyframe must lie between 0 and 1, and \(frameStartTime) with a length of "
          + "\(frameDuration) does not; it is cut to fit.")
    }
    let start = frameStartTime.isNaN ? 0 : min(max(frameStartTime, 0), 1)
    block.keyframes = scope.at(start...min(max(end.isNaN ? start : end, start), 1))
    defer { block.keyframes = scope }
    animations()
    block.layOutStackViews()
  }
}
