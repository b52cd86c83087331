import CoreGraphics
import QuartzCore

/// An animated transition between two contents of a view.
@MainActor
struct ViewTransition {
  /// The view that flips, curls or dissolves.
  let view: UIView
  let options: UIView.AnimationOptions

  /// - Parameters:
  ///   - changes: makes the second content.
  ///   - alongside: further changes, which animate.
  func run(
    duration: TimeInterval, changes: () -> Void, alongside: () -> Void = {},
    completion: ((Bool) -> Void)?
  ) {
    let duration = UIView.seconds(duration, "duration")
    let group = AnimationGroup(completion: completion)
    defer { group.seal() }
    // Its changes are always reverted if the enclosing controller transition is cancelled.
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
    guard let transition = block.makeTransition(options) else {
      block.run {
        changes()
        alongside()
      }
      return
    }
    // The transition is added before the changes, so that it captures the current content.
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
  /// Animates a view from its current content to its content in the next frame, with the transition
  /// in some options.
  func addTransition(_ options: UIView.AnimationOptions, to view: UIView) {
    guard takesTime, Self.isEnabled, let transition = makeTransition(options) else { return }
    AnimationScope.scope(for: view.layer)?.noteTransition(on: view.layer)
    view.layer.add(transition, forKey: kCATransition, group: group)
  }

  /// The transition in some options, with this block's timing; nil if they contain none.
  fileprivate func makeTransition(_ options: UIView.AnimationOptions) -> CATransition? {
    guard let (type, subtype) = options.transition else { return nil }
    let transition = CATransition()
    transition.type = type
    transition.subtype = subtype
    switch timingCurve {
    case .curve(let function): transition.timingFunction = function
    // A transition cannot overshoot, so a spring is replaced.
    case .spring: transition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    case .driven: transition.timingFunction = CAMediaTimingFunction(name: .linear)
    }
    setTiming(of: transition)
    if let frame = keyframes?.frame { limit(transition, to: frame) }
    return transition
  }
}

extension UIView.AnimationOptions {
  private static let transitionShift: UInt = 20
  private static let transitionMask: UInt = 0xF << transitionShift

  /// Whether the options contain a transition.
  var hasTransition: Bool { transition != nil }

  /// Core Animation's type and subtype of the transition in these options.
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
