import CoreGraphics

/// Brings the screen to where the stack is.
extension UINavigationController {
  func show(_ change: NavigationChange) {
    guard shown !== stack.last else {
      shownStack = stack
      dressAtOnce()
      finishArrivals()
      finishDepartures()
      return
    }
    guard isVisible, let from = shown, let to = stack.last else { return showTopAtOnce() }
    if change.operation == .push, to.parent === self { to.isMovingToParent = true }
    guard let toView = to.placedView, let fromView = from.placedView else { return }
    // Whoever is called may change the stack, and show that.
    func isUpToDate() -> Bool { running == nil && shown === from && stack.last === to }
    guard isUpToDate() else { return }
    let (animator, interactor) =
      change.isAnimated ? transitionControllers(for: change, from: from, to: to) : (nil, nil)
    guard isUpToDate() else { return }
    let frame = container.bounds
    let context = TransitionContext(
      containerView: container, parent: self, style: .none, isAnimated: change.isAnimated,
      from: .init(controller: from, view: fromView, initialFrame: frame, finalFrame: .zero),
      to: .init(controller: to, view: toView, initialFrame: .zero, finalFrame: frame))
    let host = NavigationHost(self, change: change)
    running = host
    host.run(
      ViewControllerTransition(
        context: context, animator: animator, interactor: interactor, host: host))
  }

  private func transitionControllers(
    for change: NavigationChange, from: UIViewController, to: UIViewController
  ) -> (
    (any UIViewControllerAnimatedTransitioning)?, (any UIViewControllerInteractiveTransitioning)?
  ) {
    let system = NavigationSlideAnimator(isPush: change.operation == .push)
    guard let delegate else { return (system, change.swipe) }
    TransitionTrace.note(delegate, "navigationController(_:animationControllerFor:from:to:)")
    let animator = delegate.navigationController(
      self, animationControllerFor: change.operation, from: from, to: to)
    guard let animator else { return (system, change.swipe) }
    TransitionTrace.note(delegate, "navigationController(_:interactionControllerFor:)")
    return (animator, delegate.navigationController(self, interactionControllerFor: animator))
  }

  /// Shows the top where nothing can be animated: off the screen, or where nothing was shown
  /// before.
  func showTopAtOnce() {
    let (from, to) = (shown, stack.last)
    shownStack = stack
    guard isViewLoaded, from !== to else {
      finishArrivals()
      finishDepartures()
      return
    }
    shown = to
    ViewAnimation.outsideBlocks {
      from?.beginAppearanceTransition(false, animated: false)
      if let to, isShowing { to.beginAppearanceTransition(true, animated: false) }
      if isShowing { announceTop(animated: false) }
      from?.placedViewIfLoaded?.removeFromSuperview()
      if let view = to?.placedView { place(view) }
      dressAtOnce()
      from?.endAppearanceTransition()
      if appearance == .appeared {
        to?.endAppearanceTransition()
        confirmTop(animated: false)
      }
    }
    finishArrivals()
    finishDepartures()
  }

  /// Puts a controller's view into the container, where it belongs.
  func place(_ view: UIView) {
    if view.superview !== container { container.addSubview(view) }
    if view.transform == .identity { view.frame = container.bounds }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  // MARK: The delegate

  func announceTop(animated: Bool) {
    guard let top = stack.last, top !== announced else { return }
    announced = top
    guard let delegate else { return }
    TransitionTrace.note(delegate, "navigationController(_:willShow:animated:)")
    delegate.navigationController(self, willShow: top, animated: animated)
  }

  func confirmTop(animated: Bool) {
    guard let top = shown, top !== confirmed else { return }
    confirmed = top
    guard let delegate else { return }
    TransitionTrace.note(delegate, "navigationController(_:didShow:animated:)")
    delegate.navigationController(self, didShow: top, animated: animated)
  }
}
