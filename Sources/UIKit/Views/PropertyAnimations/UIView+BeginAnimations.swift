public import CoreGraphics

/// Animation without blocks, as it was before iOS 4: what changes between `beginAnimations` and
/// `commitAnimations` animates.
///
/// The setters act on what is changed after them, also inside an animation block. To be notified of
/// the end, use a block: there is no animation delegate here.
extension UIView {
  /// UIKit's duration where none is set, in seconds.
  private static let defaultBlockDuration: TimeInterval = 0.2

  /// Starts animating what is changed from here on, for 0.2 seconds, easing in and out.
  ///
  /// - Parameters: both are for the delegates of old and have no meaning here.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    ViewAnimation.begin(
      ViewAnimation(
        duration: defaultBlockDuration, delay: 0,
        timingCurve: .curve(AnimationCurve.easeInOut.timingFunction),
        options: [
          .overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions,
          .allowUserInteraction,
        ],
        group: AnimationGroup(completion: nil)))
  }

  /// Ends what `beginAnimations` started last. One too many is ignored with a warning.
  public class func commitAnimations() {
    if !ViewAnimation.commit() {
      Diagnostics.warn(
        "UIView.commitAnimations() was called without a beginAnimations; it is ignored.")
    }
  }

  /// Seconds of one run.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    changeBlock("setAnimationDuration") { $0.duration = seconds(duration, "duration") }
  }

  /// Seconds until it starts.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    changeBlock("setAnimationDelay") { $0.delay = seconds(delay, "delay") }
  }

  /// The timing of the block that was begun; ease-in-out without it.
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    changeBlock("setAnimationCurve") { $0.timingCurve = .curve(curve.timingFunction) }
  }

  /// How often it runs; parts of a run count, and `.greatestFiniteMagnitude` is indefinitely.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    changeBlock("setAnimationRepeatCount") { $0.repeatCount = times(Double(repeatCount)) }
  }

  /// Whether each run is followed by one backwards.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    changeBlock("setAnimationRepeatAutoreverses") {
      $0.set(.autoreverse, to: repeatAutoreverses)
    }
  }

  /// Whether a value that cannot be added starts from what is on screen.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    changeBlock("setAnimationBeginsFromCurrentState") {
      $0.set(.beginFromCurrentState, to: fromCurrentState)
    }
  }

  /// Makes what `animations` changes repeat, inside an animation block.
  ///
  /// - Parameters:
  ///   - count: how often it runs; parts of a run count.
  ///   - autoreverses: whether each run is followed by one backwards.
  ///   - animations: changes to views.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    changeBlock("modifyAnimations") { block in
      let (oldCount, oldOptions) = (block.repeatCount, block.options)
      block.repeatCount = times(count)
      block.set(.autoreverse, to: autoreverses)
      animations()
      (block.repeatCount, block.options) = (oldCount, oldOptions)
    } otherwise: {
      animations()
    }
  }

  /// - Parameter otherwise: what is left to do where no block is running.
  private static func changeBlock(
    _ name: String, _ change: (ViewAnimation) -> Void, otherwise: () -> Void = {}
  ) {
    if let block = ViewAnimation.current {
      change(block)
    } else {
      // Where animations are switched off there is nothing to set, which is no misuse.
      if ViewAnimation.isEnabled {
        Diagnostics.warn("UIView.\(name) was called outside an animation block; it has no effect.")
      }
      otherwise()
    }
  }

  private static func times(_ count: Double) -> Double {
    guard !count.isNaN, count >= 0 else {
      Diagnostics.warn("An animation's repeat count must not be negative; it runs once.")
      return 0
    }
    return count
  }
}

extension ViewAnimation {
  fileprivate func set(_ option: UIView.AnimationOptions, to isSet: Bool) {
    if isSet { options.insert(option) } else { options.remove(option) }
  }
}
