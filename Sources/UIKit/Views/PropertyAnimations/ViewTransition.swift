import CoreGraphics
import QuartzCore

/// One animation between two pictures of a view.
@MainActor
struct ViewTransition {
  /// What turns, curls or dissolves.
  let view: UIView
  let options: UIView.AnimationOptions

  /// - Parameters:
  ///   - changes: what makes the second picture.
  ///   - alongside: further changes, which animate.
  func run(
    duration: TimeInterval, changes: () -> Void, alongside: () -> Void = {},
    completion: ((Bool) -> Void)?
  ) {
    let duration = UIView.seconds(duration, "duration")
    let group = AnimationGroup(completion: completion)
    defer { group.seal() }
    // In any case its changes are put back when the transition around it is cancelled.
    AnimationScope.scope(for: view.layer)?.noteTransition(on: view.layer)
    let block = ViewAnimation(
      duration: duration, delay: 0, timingCurve: .curve(options.curve.timingFunction),
      options: options,
      group: group)
    guard block.takesTime, ViewAnimation.isEnabled else {
      UIView.performWithoutAnimation {
        changes()
        alongside()
      }
      return
    }
    guard let transition = block.makeTransition() else {
      block.run {
        changes()
        alongside()
      }
      return
    }
    // Before the changes, so that the first picture is that of the view as it is.
    view.layer.add(transition, forKey: kCATransition, group: group)
    if options.contains(.allowAnimatedContent) {
      block.run(changes)
    } else {
      ViewAnimation.withoutInheritedAnimation(changes)
    }
    block.run(alongside)
  }
}

extension ViewAnimation {
  /// The transition that the options ask for, with this block's timing; nil where they ask for
  /// none.
  fileprivate func makeTransition() -> CATransition? {
    guard let (type, subtype) = options.transition else { return nil }
    let transition = CATransition()
    transition.type = type
    transition.subtype = subtype
    switch timingCurve {
    case .curve(let function): transition.timingFunction = function
    // A picture cannot overshoot.
    case .spring: transition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    case .driven: transition.timingFunction = CAMediaTimingFunction(name: .linear)
    }
    setTiming(of: transition)
    if let frame = keyframes?.frame {
      // Inside a keyframe it takes that keyframe's time.
      transition.delay += frame.lowerBound * duration
      transition.duration = max((frame.upperBound - frame.lowerBound) * duration, 1e-6)
    }
    return transition
  }
}

extension UIView.AnimationOptions {
  private static let transitionShift: UInt = 20
  private static let transitionMask: UInt = 0xF << transitionShift

  /// Whether they ask for a transition from picture to picture.
  var hasTransition: Bool { transition != nil }

  /// What Core Animation calls the transition in these options.
  fileprivate var transition: (CATransitionType, CATransitionSubtype?)? {
    switch UIView.AnimationOptions(rawValue: rawValue & Self.transitionMask) {
    case .transitionFlipFromLeft: (.flip, .fromLeft)
    case .transitionFlipFromRight: (.flip, .fromRight)
    case .transitionFlipFromTop: (.flip, .fromTop)
    case .transitionFlipFromBottom: (.flip, .fromBottom)
    case .transitionCurlUp: (.pageCurl, nil)
    case .transitionCurlDown: (.pageUnCurl, nil)
    case .transitionCrossDissolve: (.fade, nil)
    default: nil
    }
  }
}
