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
    let undo = AnimationScope.current.map { ($0, SubtreeRecord(of: view)) }
    defer { if let (scope, record) = undo { scope.addUndo { record.restore() } } }
    guard duration > 0, ViewAnimation.isEnabled else {
      UIView.performWithoutAnimation {
        changes()
        alongside()
      }
      return
    }
    let block = ViewAnimation(
      duration: duration, delay: 0, pace: .curve(options.curve.timingFunction), options: options,
      group: group)
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
      ViewAnimation.outsideBlocks(changes)
    }
    block.run(alongside)
  }
}

extension ViewAnimation {
  /// The transition that the options ask for, with this block's timing; nil where they ask for none.
  fileprivate func makeTransition() -> CATransition? {
    guard let (type, subtype) = options.transition else { return nil }
    let transition = CATransition()
    transition.type = type
    transition.subtype = subtype
    switch pace {
    case .curve(let function): transition.timingFunction = function
    // A picture cannot overshoot.
    case .spring: transition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    case .led: transition.timingFunction = CAMediaTimingFunction(name: .linear)
    }
    setTiming(of: transition)
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
    case .transitionCurlUp: (CATransitionType(rawValue: "pageCurl"), nil)
    case .transitionCurlDown: (CATransitionType(rawValue: "pageUnCurl"), nil)
    case .transitionCrossDissolve: (.fade, nil)
    default: nil
    }
  }
}

/// Which views are in which, and which are hidden, in a view and all below it: to be put back when the
/// transition that changed it is cancelled.
@MainActor
private struct SubtreeRecord {
  private struct Entry {
    let view: UIView
    let subviews: [UIView]
    let isHidden: Bool
  }

  private var entries: [Entry] = []

  init(of root: UIView) { note(root) }

  private mutating func note(_ view: UIView) {
    entries.append(Entry(view: view, subviews: view.subviews, isHidden: view.isHidden))
    for subview in view.subviews { note(subview) }
  }

  func restore() {
    ViewAnimation.outsideBlocks {
      for entry in entries {
        let (view, subviews) = (entry.view, entry.subviews)
        if view.isHidden != entry.isHidden { view.isHidden = entry.isHidden }
        for subview in view.subviews where !subviews.contains(where: { $0 === subview }) {
          subview.removeFromSuperview()
        }
        for (index, subview) in subviews.enumerated()
        where !view.subviews.indices.contains(index) || view.subviews[index] !== subview {
          view.insertSubview(subview, at: index)
        }
      }
    }
  }
}
