public import CoreGraphics

extension UIView {
  /// Animates from a view's current content to its content after `animations`.
  ///
  /// The transition applies to the whole view, and its superview does not change. If the options
  /// contain no transition, the changes animate as in a plain block.
  ///
  /// - Parameters:
  ///   - view: the view whose content changes.
  ///   - duration: in seconds. With 0 or less the changes are not animated, and the transition
  ///     completes in the next turn.
  ///   - options: the transition, its timing curve, and the behaviour while it runs.
  ///   - animations: changes to the view and its descendants, such as adding, removing, showing and
  ///     hiding views or setting a text. They take effect immediately in the new content, or are
  ///     animated in it with `.allowAnimatedContent`.
  ///   - completion: called once at the end: true if the transition ran to its end.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    ViewTransition(view: view, options: options).run(
      duration: duration, changes: animations ?? {}, completion: completion)
  }

  /// Animates from one view to another in the first one's superview, which flips, curls or
  /// dissolves as a whole.
  ///
  /// The second view replaces the first one, which is removed. With `.showHideTransitionViews` both
  /// stay: the first view is hidden, and the second one is shown.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let superview = fromView.superview, fromView !== toView,
      !superview.isDescendant(of: toView)
    else {
      Diagnostics.warn(
        "UIView.transition(from:to:) needs a view in a superview and another one to put there; "
          + "nothing was done.")
      AnimationGroup(completion: completion).seal()
      return
    }
    ViewTransition(view: superview, options: options).run(
      duration: duration,
      changes: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          superview.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
}
