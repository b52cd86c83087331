import CoreGraphics
import QuartzCore

/// Implements `transition(from:to:)`, which swaps the views of two children with the app's own
/// animations. It is both the animator and the host of that transition.
@MainActor
final class ChildTransition: NSObject, TransitionHost, UIViewControllerAnimatedTransitioning {
  private let parent: UIViewController
  private let from: UIViewController
  private let to: UIViewController
  private let options: UIView.AnimationOptions
  private let duration: TimeInterval
  private let animations: (() -> Void)?
  private let completion: ((Bool) -> Void)?
  /// The scope of an outer transition, if this one was requested inside its animations. The outer
  /// scope also moves and reverts the animations of this one.
  private let outerScope = AnimationScope.current
  private var hasFinished = false
  /// As on iOS, touches are not ignored during the app's own animations.
  let keepsTouches = true

  init(
    in parent: UIViewController, from: UIViewController, to: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions, animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    (self.parent, self.from, self.to) = (parent, from, to)
    (self.duration, self.options) = (duration, options)
    (self.animations, self.completion) = (animations, completion)
    super.init()
  }

  /// Swaps the views of two children in their scene.
  static func run(
    in parent: UIViewController, from: UIViewController, to: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions, animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    parent.hostScene.enter {
      ChildTransition(
        in: parent, from: from, to: to, duration: duration, options: options,
        animations: animations, completion: completion
      ).run()
    }
  }

  private func run() {
    guard from !== to, from.parent === parent, to.parent === parent else {
      Diagnostics.warn(
        "transition(from:to:) needs two different children of \(type(of: parent)); it is ignored.")
      return
    }
    guard let oldView = from.viewOrPlaceholder, let newView = to.viewOrPlaceholder,
      let container = oldView.superview ?? parent.view
    else { return }
    let context = TransitionContext(
      containerView: container, parent: parent, style: .none, isAnimated: duration > 0,
      from: .init(
        controller: from, view: oldView, initialFrame: oldView.frame, finalFrame: .zero),
      to: .init(
        controller: to, view: newView, initialFrame: .zero,
        finalFrame: newView.frame))
    (from.lastSwap, to.lastSwap) = (self, self)
    ViewControllerTransition(context: context, animator: self, interactor: nil, host: self).start()
  }

  // MARK: The animation

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { UIView.seconds(duration, "duration") }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let transition = (transitionContext as? TransitionContext)?.transition else { return }
    var isUndone = false
    let animate = { [self] in
      ViewTransition(view: transitionContext.containerView, options: options).run(
        duration: duration,
        changes: { ViewAnimation.withoutInheritedAnimation { swap(in: transitionContext) } },
        alongside: animations ?? {},
        completion: { [self] finished in
          hasFinished = finished
          // The app may have removed the container since, because it owns the views.
          transition.abandon(completed: !isUndone)
        })
    }
    guard let outerScope else { return animate() }
    outerScope.addUndo { isUndone = true }
    outerScope.capture(animate)
  }

  /// Makes the end state of the transition. If the views themselves are animated, the old one stays
  /// until the end. The view of a child that an appearance call has given to another parent is left
  /// where it is.
  private func swap(in context: any UIViewControllerContextTransitioning) {
    guard let oldView = context.view(forKey: .from), let newView = context.view(forKey: .to) else {
      return
    }
    let container = context.containerView
    let ownsOld = parent.decidesAppearance(of: from)
    if newView.superview == nil, parent.decidesAppearance(of: to) {
      if oldView.superview === container {
        container.insertSubview(newView, aboveSubview: oldView)
      } else {
        // The program has removed the old view.
        container.addSubview(newView)
      }
    }
    if options.contains(.showHideTransitionViews) {
      if ownsOld { oldView.isHidden = true }
      newView.isHidden = false
    } else if options.hasTransition, ownsOld {
      oldView.removeFromSuperview()
    }
  }

  // MARK: Host

  func transitionWillBegin(_ context: TransitionContext) {
    // Children of a parent that is not visible do not appear.
    guard parent.isShowing else { return }
    ViewAnimation.withoutInheritedAnimation {
      context.beginAppearance(false, of: [from])
      context.beginAppearance(true, of: [to])
    }
  }

  func transitionDidEnd(_ context: TransitionContext, completed: Bool) {
    let removesOldView =
      completed && !options.contains(.showHideTransitionViews) && decides(on: from)
    if removesOldView { removeOldView() }
    conclude(to, isShown: completed)
    // A callback of either child may have added the old view again.
    let isBack = removesOldView && from.isOnScreen
    conclude(from, isShown: !completed || isBack)
    completion?(hasFinished)
  }

  private func removeOldView() {
    let placeholder = from.viewOrPlaceholderIfLoaded
    placeholder?.removeFromSuperview()
    // The program may have taken the view out of its placeholder.
    guard let view = from.viewIfLoaded, let container = parent.viewIfLoaded, let placeholder,
      !view.isDescendant(of: placeholder), view.isDescendant(of: container)
    else { return }
    view.removeFromSuperview()
  }

  /// Whether the end of this swap decides on the view and the appearance of a child: a later swap
  /// of it, such as one back, decides by its own end.
  private func decides(on child: UIViewController) -> Bool {
    child.lastSwap === self && parent.decidesAppearance(of: child)
  }

  /// Makes the last appearance calls of a child, in any state of it and its parent.
  private func conclude(_ child: UIViewController, isShown: Bool) {
    guard decides(on: child) else { return }
    child.lastSwap = nil
    if isShown, parent.isShowing, child.parent === parent {
      return parent.finishAppearance(of: child, animated: true)
    }
    child.beginAppearanceChange(false, animated: true)
    child.endAppearanceChange()
  }
}
