import CoreGraphics
import QuartzCore

/// Swaps the views of two children of a container.
@MainActor
struct ChildTransition {
  let parent: UIViewController
  let from: UIViewController
  let to: UIViewController
  let options: UIView.AnimationOptions

  func run(
    duration: TimeInterval, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    guard from !== to, from.parent === parent, to.parent === parent else {
      Diagnostics.warn(
        "transition(from:to:) needs two different children of \(type(of: parent)); it is ignored.")
      return
    }
    guard let oldView = from.viewOrPlaceholder, let newView = to.viewOrPlaceholder,
      let container = oldView.superview ?? parent.view
    else { return }
    let isAnimated = duration > 0
    // Where the parent is not seen, no child appears.
    if parent.isShowing {
      ViewAnimation.withoutInheritedAnimation {
        from.beginAppearanceTransition(false, animated: isAnimated)
        to.beginAppearanceTransition(true, animated: isAnimated)
      }
    }
    let outcome = Outcome()
    AnimationScope.current?.addUndo { outcome.isUndone = true }
    ViewTransition(view: container, options: options).run(
      duration: duration,
      changes: {
        ViewAnimation.withoutInheritedAnimation { swap(oldView, newView, in: container) }
      },
      alongside: animations ?? {},
      completion: { finished in
        if outcome.isUndone { endUndone() } else { end() }
        completion?(finished)
      })
  }

  /// Whether the transition that it was part of was cancelled and everything put back.
  private final class Outcome {
    var isUndone = false
  }

  /// Makes the picture to go over to. Where the views themselves animate, the old one stays until
  /// the end.
  private func swap(_ oldView: UIView, _ newView: UIView, in container: UIView) {
    if newView.superview == nil {
      newView.frame = oldView.frame
      if oldView.superview === container {
        container.insertSubview(newView, aboveSubview: oldView)
      } else {
        // The old one has been taken away by the program.
        container.addSubview(newView)
      }
    }
    if options.contains(.showHideTransitionViews) {
      oldView.isHidden = true
      newView.isHidden = false
    } else if options.hasTransition {
      oldView.removeFromSuperview()
    }
  }

  private func end() {
    if !options.contains(.showHideTransitionViews) {
      from.viewOrPlaceholderIfLoaded?.removeFromSuperview()
    }
    conclude(to, isShown: true)
    conclude(from, isShown: false)
  }

  /// The old child is back, and was only about to disappear.
  private func endUndone() {
    conclude(to, isShown: false)
    conclude(from, isShown: true)
  }

  /// Ends the appearance calls of a child, regardless of what has become of it and its parent
  /// meanwhile.
  private func conclude(_ child: UIViewController, isShown: Bool) {
    // Another parent's child is left alone.
    guard child.parent == nil || child.parent === parent else { return }
    if isShown, parent.isShowing, child.parent === parent {
      return parent.finishAppearance(of: child, animated: true)
    }
    child.beginAppearanceTransition(false, animated: true)
    child.endAppearanceTransition()
  }
}
