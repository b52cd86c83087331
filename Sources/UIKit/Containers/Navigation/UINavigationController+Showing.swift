import CoreGraphics

/// Shows the stack on the screen.
extension UINavigationController {
  /// Requests the transition to the stack as it is now, with the next layout.
  func requestTransition(for change: NavigationChange) {
    guard isVisible else { return isShowing ? showSameTop() : prepareOffscreen() }
    guard let from = shown, let to = stack.last, from !== to || transitions.requested != nil else {
      return hostScene.turn.append(.containers, of: self, in: view) { [weak self] in
        // A push or a pop that was requested since then also shows the changes below the top.
        guard let self, transitions.requested == nil else { return }
        showSameTop()
      }
    }
    let isAnimated = change.isAnimated && UIView.areAnimationsEnabled
    if let requested = transitions.requested {
      // Requests of one turn are shown as one.
      requestedHost?.change = change
      return requested.context.replace(
        isAnimated: isAnimated, from: .init(controller: from), to: .init(controller: to))
    }
    let context = TransitionContext(
      containerView: container, parent: self, style: .none, isAnimated: isAnimated,
      from: .init(controller: from), to: .init(controller: to))
    let host = NavigationHost(self, change: change)
    requestedHost = host
    let transition = ViewControllerTransition(
      context: context, animator: nil, interactor: nil, host: host)
    transitions.begin(transition)
    request(transition, host)
  }

  private func request(_ transition: ViewControllerTransition, _ host: NavigationHost) {
    transition.request(.containers, in: view) { [self] in start(transition, host) }
  }

  /// Called at the end of the turn: asks for the animator and starts the transition, unless there
  /// is nothing to show any more.
  private func start(_ transition: ViewControllerTransition, _ host: NavigationHost) {
    guard transition.phase == .requested else { return }
    guard isVisible, let from = shown, let to = stack.last, from !== to else {
      transition.withdraw()
      return showSameTop()
    }
    let change = host.change
    if change.operation == .push, to.parent === self { to.isMovingToParent = true }
    guard let toView = to.viewOrPlaceholder, let fromView = from.viewOrPlaceholder else {
      return transition.withdraw()
    }
    /// Whether no callback has changed the stack.
    func isUpToDate() -> Bool {
      transition.phase == .requested && shown === from && stack.last === to
    }
    let isAnimated = transition.context.isAnimated
    // A swipe always drives the system's own slide, so the delegate is not asked.
    var (animator, interactor) =
      isUpToDate() && isAnimated && change.swipe == nil
      ? delegateControllers(for: change.operation, from: from, to: to) : (nil, nil)
    guard isUpToDate() else {
      // A callback of the delegate has changed the stack. The new request starts at the end of the
      // next turn.
      return request(transition, host)
    }
    host.slides = isAnimated && animator == nil
    if host.slides {
      let isPush = change.operation == .push
      let (upper, lower) = isPush ? (to, from) : (from, to)
      if let own = upper.preferredTransition?.animator(isAppearing: isPush, of: upper) {
        to.prepareToShow(above: neighbour(below: to))
        host.slides = false
        animator = own
      } else if let own = upper.animator(ofPush: isPush, beside: lower) {
        animator = own
      } else {
        to.prepareToShow(above: neighbour(below: to))
        // A page follows the finger also where less motion is wanted.
        host.slides = change.swipe != nil || !ReducedMotion.isEnabled
        animator =
          host.slides
          ? NavigationSlideAnimator(isPush: isPush) : CrossDissolveAnimator(isPresenting: isPush)
      }
      interactor = change.swipe
    } else {
      to.prepareToShow(above: neighbour(below: to))
      if !isAnimated { to.preferredTransition?.prepareToLeave(to) }
    }
    transition.context.begin(
      from: .init(
        controller: from, view: fromView, initialFrame: frame(of: from, in: container),
        finalFrame: .zero),
      to: .init(
        controller: to, view: toView, initialFrame: .zero, finalFrame: frame(ofArriving: to)))
    transition.start(animator: animator, interactor: interactor)
  }

  /// The controller below another one on the stack.
  private func neighbour(below controller: UIViewController) -> UIViewController? {
    guard let index = stack.firstIndex(of: controller), index > 0 else { return nil }
    return stack[index - 1]
  }

  /// Shows a change of the stack that needs no transition, because the top is the same as before.
  func showSameTop() {
    if shown === stack.last { configureBarsAtOnce() }
    showTopAtOnce()
  }

  /// Starts the transition that was requested in this turn now.
  func startRequested() {
    transitions.requested?.startRequested()
    hostScene.turn.start(self)
  }

  /// Outside a window nothing is animated: the top is shown when the view enters a window, and
  /// controllers that have left the stack are released now.
  private func prepareOffscreen() {
    if let shown, !isOnStack(shown), transitions.running == nil {
      self.shown = nil
      shown.viewOrPlaceholderIfLoaded?.removeFromSuperview()
    }
    if shown === stack.last, shown != nil { configureBarsAtOnce() }
    noteRest()
    finishArrivals()
    finishDepartures()
  }

  /// Whether no transition runs, is requested or waits.
  var isResting: Bool {
    transitions.running == nil && transitions.requested == nil && transitions.waiting == nil
  }

  func noteRest() {
    if isResting { transitions.rest() }
  }

  /// The animator and interaction controller from the delegate; nil for the system's own.
  private func delegateControllers(
    for operation: Operation, from: UIViewController, to: UIViewController
  ) -> (
    (any UIViewControllerAnimatedTransitioning)?, (any UIViewControllerInteractiveTransitioning)?
  ) {
    guard let delegate, let animator = delegateAnimator(for: operation, from: from, to: to)
    else { return (nil, nil) }
    let name = "navigationController(_:interactionControllerFor:)"
    let interactor = TransitionTrace.call(delegate, name, [self, animator]) {
      delegate.navigationController(self, interactionControllerFor: animator)
    }
    return (animator, interactor)
  }

  private func delegateAnimator(
    for operation: Operation, from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let delegate else { return nil }
    let name = "navigationController(_:animationControllerFor:from:to:)"
    return TransitionTrace.call(delegate, name, [self, operation, from, to]) {
      delegate.navigationController(self, animationControllerFor: operation, from: from, to: to)
    }
  }

  /// Whether the delegate animates a pop of the top itself.
  var hasOwnPop: Bool {
    guard let top = stack.last, let below = stack.dropLast().last else { return false }
    return delegateAnimator(for: .pop, from: top, to: below) != nil
  }

  /// Shows the top without a transition. This is for a view that no window shows, for the first
  /// controller, and for a top that stays.
  func showTopAtOnce() {
    guard transitions.running == nil else { return }
    transitions.requested?.withdraw()
    let (from, to) = (shown, stack.last)
    transitions.rest()
    guard isViewLoaded, from !== to else {
      finishArrivals()
      finishDepartures()
      return
    }
    shown = to
    ViewAnimation.withoutInheritedAnimation {
      from?.beginAppearanceChange(false, animated: false)
      // Callbacks may change the stack, show another top, and move a controller to another
      // container. So each step checks again.
      if shown === to, let to, isShowing { to.beginAppearanceChange(true, animated: false) }
      if isShowing { announceTop(animated: false) }
      if shown !== from, let from, decidesAppearance(of: from) {
        from.viewOrPlaceholderIfLoaded?.removeFromSuperview()
      }
      if shown === to, let to, let view = to.viewOrPlaceholder {
        to.prepareToShow(above: neighbour(below: to))
        to.preferredTransition?.prepareToLeave(to)
        place(view)
      }
      configureBarsAtOnce()
      if let from, decidesAppearance(of: from) { from.endAppearanceChange() }
      if appearance == .appeared {
        if shown === to { to?.endAppearanceChange() }
        confirmTop(animated: false)
      }
    }
    finishArrivals()
    finishDepartures()
  }

  /// Puts a controller's view into the container, at its final frame.
  func place(_ view: UIView) { place(view, in: container) }

  // MARK: The delegate

  func announceTop(animated: Bool) {
    guard let top = stack.last, top !== announced else { return }
    announced = top
    guard let delegate else { return }
    TransitionTrace.call(
      delegate, "navigationController(_:willShow:animated:)", [self, top, animated]
    ) { delegate.navigationController(self, willShow: top, animated: animated) }
  }

  func confirmTop(animated: Bool) {
    guard let top = shown, top !== confirmed else { return }
    let former = confirmed
    confirmed = top
    if let former, former.preferredContentSize != top.preferredContentSize {
      notifyOfPreferredContentSize()
    }
    guard let delegate else { return }
    TransitionTrace.call(
      delegate, "navigationController(_:didShow:animated:)", [self, top, animated]
    ) { delegate.navigationController(self, didShow: top, animated: animated) }
  }
}
