public import CoreGraphics
public import ObjectiveCSupport

/// Animation without closures, as before iOS 4. Changes between `beginAnimations` and
/// `commitAnimations` are animated.
///
/// The setters apply to later changes, also inside an animation block.
extension UIView {
  /// UIKit's default duration, in seconds.
  private static let defaultBlockDuration: TimeInterval = 0.2

  /// Begins to animate changes, with a duration of 0.2 seconds and the ease-in-out curve.
  ///
  /// - Parameters:
  ///   - animationID: passed to the methods of the delegate. See ``setAnimationDelegate(_:)``.
  ///   - context: also passed to the methods of the delegate.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let block = ViewAnimation(
      duration: defaultBlockDuration, delay: 0,
      timingCurve: .curve(AnimationCurve.easeInOut.timingFunction),
      options: [
        .overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions,
        .allowUserInteraction,
      ],
      group: AnimationGroup(completion: nil))
    block.notice = AnimationBlockNotice(animationID, context)
    ViewAnimation.begin(block)
  }

  /// Ends the last `beginAnimations`. A surplus call is ignored with a warning.
  public class func commitAnimations() {
    if !ViewAnimation.commit() {
      Diagnostics.warn(
        "UIView.commitAnimations() was called without a beginAnimations; it is ignored.")
    }
  }

  /// Sets the delegate of the animations that were begun. Its methods ``setAnimationWillStart(_:)``
  /// and ``setAnimationDidStop(_:)`` are called. It is held strongly until the animations have
  /// ended.
  public class func setAnimationDelegate(_ delegate: Any?) {
    changeNotice("setAnimationDelegate") { $0.delegate = delegate.map { $0 as AnyObject } }
  }

  /// Sets the delegate's method that is called when the animations begin. It can take the
  /// identifier (a `String?`) and the context, only the identifier, or nothing.
  public class func setAnimationWillStart(_ selector: Selector?) {
    changeNotice("setAnimationWillStart") { $0.willStart = selector }
  }

  /// Sets the delegate's method that is called when the animations have ended. It can take the
  /// identifier (a `String?`), whether all have run to their end (an `NSNumber`) and the context.
  /// It can also take only the first of these, or nothing.
  public class func setAnimationDidStop(_ selector: Selector?) {
    changeNotice("setAnimationDidStop") { $0.didStop = selector }
  }

  private static func changeNotice(
    _ name: String, _ change: (AnimationBlockNotice) -> Void
  ) {
    changeBlock(name) { block in
      if let notice = block.notice { return change(notice) }
      Diagnostics.warn("UIView.\(name) is for blocks of beginAnimations; it has no effect.")
    }
  }

  /// Sets the duration of one run in seconds.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    changeBlock("setAnimationDuration") { $0.duration = seconds(duration, "duration") }
  }

  /// Sets the seconds before the animations start.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    changeBlock("setAnimationDelay") { $0.delay = seconds(delay, "delay") }
  }

  /// Sets the timing curve of the animations. The default is ease-in-out.
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    changeBlock("setAnimationCurve") { $0.timingCurve = .curve(curve.timingFunction) }
  }

  /// Sets the number of runs, which can be fractional. `.greatestFiniteMagnitude` repeats
  /// indefinitely.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    changeBlock("setAnimationRepeatCount") { $0.repeatCount = times(Double(repeatCount)) }
  }

  /// Sets whether each run is followed by a run backwards.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    changeBlock("setAnimationRepeatAutoreverses") {
      $0.set(.autoreverse, to: repeatAutoreverses)
    }
  }

  /// Sets whether a value that is not animated additively starts from the value on the screen.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    changeBlock("setAnimationBeginsFromCurrentState") {
      $0.set(.beginFromCurrentState, to: fromCurrentState)
    }
  }

  /// Animates a view from its current content to its content when the animations are committed. The
  /// transition uses the current duration and timing curve. Views are added to the view and removed
  /// from it after this call.
  ///
  /// - Parameters:
  ///   - transition: the transition; `none` has no effect.
  ///   - view: usually the superview of the views that replace each other.
  ///   - cache: is ignored. A picture of the current content is always used.
  public class func setAnimationTransition(
    _ transition: UIView.AnimationTransition, for view: UIView, cache: Bool
  ) {
    changeBlock("setAnimationTransition") { $0.addTransition(transition.option, to: view) }
  }

  /// Repeats the changes in `animations`. It is called inside an animation block.
  ///
  /// - Parameters:
  ///   - count: the number of runs, which can be fractional.
  ///   - autoreverses: whether each run is followed by a run backwards.
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

  /// - Parameter otherwise: called if no animation block is running.
  private static func changeBlock(
    _ name: String, _ change: (ViewAnimation) -> Void, otherwise: () -> Void = {}
  ) {
    if let block = ViewAnimation.current {
      change(block)
    } else {
      // With animations disabled there is nothing to set, and the call is still correct.
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

extension UIView {
  /// The transitions of ``setAnimationTransition(_:for:cache:)``.
  public enum AnimationTransition: Int, Sendable {
    /// No transition.
    case none
    /// The view rotates about its vertical axis. Its left edge comes forward.
    case flipFromLeft
    /// The view rotates about its vertical axis. Its right edge comes forward.
    case flipFromRight
    /// The old content curls up like a page.
    case curlUp
    /// The new content uncurls like a page.
    case curlDown

    fileprivate var option: UIView.AnimationOptions {
      switch self {
      case .none: []
      case .flipFromLeft: .transitionFlipFromLeft
      case .flipFromRight: .transitionFlipFromRight
      case .curlUp: .transitionCurlUp
      case .curlDown: .transitionCurlDown
      }
    }
  }
}

extension ViewAnimation {
  fileprivate func set(_ option: UIView.AnimationOptions, to isSet: Bool) {
    if isSet { options.insert(option) } else { options.remove(option) }
  }
}
