public import CoreGraphics
public import ObjectiveCSupport

/// Animation without blocks, as before iOS 4: changes between `beginAnimations` and
/// `commitAnimations` animate.
///
/// The setters apply to later changes, also inside an animation block.
extension UIView {
  /// UIKit's default duration, in seconds.
  private static let defaultBlockDuration: TimeInterval = 0.2

  /// Begins to animate changes, for 0.2 seconds, easing in and out.
  ///
  /// - Parameters:
  ///   - animationID: given to the methods of the delegate; see ``setAnimationDelegate(_:)``.
  ///   - context: given to them, too.
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

  /// The object that is notified of the animations of the block that was begun, by the methods of
  /// ``setAnimationWillStart(_:)`` and ``setAnimationDidStop(_:)``. It is held until they have
  /// ended.
  public class func setAnimationDelegate(_ delegate: Any?) {
    changeNotice("setAnimationDelegate") { $0.delegate = delegate.map { $0 as AnyObject } }
  }

  /// The method of the delegate that is called when the animations begin: with the identifier (a
  /// `String?`) and the context of the block, with the first one, or with nothing, as it takes
  /// them.
  public class func setAnimationWillStart(_ selector: Selector?) {
    changeNotice("setAnimationWillStart") { $0.willStart = selector }
  }

  /// The method of the delegate that is called when the animations have ended: with the identifier
  /// (a `String?`), whether all have run to their end (an `NSNumber`) and the context of the block,
  /// with the first ones, or with nothing, as it takes them.
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

  /// The number of runs, which may be fractional; `.greatestFiniteMagnitude` repeats indefinitely.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    changeBlock("setAnimationRepeatCount") { $0.repeatCount = times(Double(repeatCount)) }
  }

  /// Whether each run is followed by one backwards.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    changeBlock("setAnimationRepeatAutoreverses") {
      $0.set(.autoreverse, to: repeatAutoreverses)
    }
  }

  /// Whether a value that is not animated additively starts from the value on the screen.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    changeBlock("setAnimationBeginsFromCurrentState") {
      $0.set(.beginFromCurrentState, to: fromCurrentState)
    }
  }

  /// Lets a view turn or curl from its content of now to what it has at the end of the block that
  /// was begun, with the duration and the curve that are set by now. Views are added to it and
  /// removed from it afterwards.
  ///
  /// - Parameters:
  ///   - transition: the transition; `none` has no effect.
  ///   - view: usually the superview of the views that are exchanged.
  ///   - cache: is ignored: the view's content of now is always kept as a picture.
  public class func setAnimationTransition(
    _ transition: UIView.AnimationTransition, for view: UIView, cache: Bool
  ) {
    changeBlock("setAnimationTransition") { $0.addTransition(transition.option, to: view) }
  }

  /// Repeats the changes in `animations`, inside an animation block.
  ///
  /// - Parameters:
  ///   - count: the number of runs, which may be fractional.
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

  /// - Parameter otherwise: called if no block is running.
  private static func changeBlock(
    _ name: String, _ change: (ViewAnimation) -> Void, otherwise: () -> Void = {}
  ) {
    if let block = ViewAnimation.current {
      change(block)
    } else {
      // With animations disabled there is nothing to set, which is not a misuse.
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
    /// The view turns about its vertical axis, its left edge towards the viewer.
    case flipFromLeft
    /// The view turns about its vertical axis, its right edge towards the viewer.
    case flipFromRight
    /// The old content is turned over like a page.
    case curlUp
    /// The new content comes down like a page.
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
