public import CoreGraphics
import QuartzCore

extension UIView {
  /// Options of a keyframe block. The values are Apple's. The raw values of the timing curves in
  /// ``AnimationOptions`` are supported, too.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, one for each member.
    public let rawValue: UInt
    /// A set of any bits. Bits that have no name are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the changed views inside the block, so that their subviews are animated with them.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets the animated views receive touches. Otherwise they receive none until their animations
    /// have ended.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts a value that is not animated additively from the value on the screen.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats indefinitely.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs backwards after each run.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Makes a nested block keep its own duration.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Makes a nested block ignore the options of the enclosing block.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Interpolates linearly between the values.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Keeps each value until the next one, without interpolation.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Interpolates linearly at a constant speed. The frames' times are ignored.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Interpolates with a smooth curve.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Interpolates with a smooth curve at a constant speed. The frames' times are ignored.
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

  /// Animates through keyframes, which `addKeyframe` adds inside `animations`.
  ///
  /// Changes outside keyframes animate over the whole duration. The whole block has the ease-in-out
  /// curve. A value is constant before its first keyframe and after its last one. A keyframe that
  /// begins while another one changes the same value continues from its value.
  ///
  /// - Parameters:
  ///   - duration: the seconds for the whole block. With 0 or less the changes are not animated,
  ///     and the block completes in the next turn.
  ///   - delay: the seconds before the animations start. Until then the old values are shown.
  ///   - options: the interpolation between keyframes, the timing curve of the whole, and repeats.
  ///   - animations: runs immediately, and adds the keyframes.
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
      // Inside a keyframe, the block has that keyframe's time span.
      block.delay += outer.lowerBound * block.duration
      block.duration *= outer.upperBound - outer.lowerBound
    }
    block.keyframes = ViewAnimation.KeyframeScope(timeline: timeline)
    // Inside a block, this one has that block's time, and its own duration is ignored.
    if !block.takesTime {
      performWithoutAnimation { block.run(animations) }
    } else {
      block.run(animations)
      timeline.addAnimations(of: block, mode: options.calculationMode)
    }
    group.seal()
  }

  /// Animates through keyframes as
  /// ``animateKeyframes(withDuration:delay:options:animations:completion:)`` does. Returns at the
  /// end: true if the animation ran to its end.
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

  /// Adds a keyframe to the enclosing `animateKeyframes` block. Outside such a block it warns and
  /// makes the changes without animation.
  ///
  /// - Parameters:
  ///   - frameStartTime: the beginning, as a fraction of the whole from 0 to 1.
  ///   - frameDuration: the duration, as a fraction of the whole; 0 makes a jump. The keyframe ends
  ///     with the whole block at the latest.
  ///   - animations: changes to views, which are made when the enclosing block runs.
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
    // Sums such as 0.65 + 0.35 can differ from 1 by a rounding error.
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
