import CoreGraphics

/// A change of tabs that is to be shown.
struct TabSwitch {
  /// Whether the delegate's animator is asked for.
  var isAnimated = true
  /// The controller that the user chose, if it was the user.
  var userSelection: UIViewController?
}

/// Which tab is selected, and how the screen gets there.
extension UITabBarController {
  // MARK: Selecting

  /// The user pressed a tab.
  func select(_ item: UITabBarItem) {
    guard let controller = controller(of: item), !(running?.isHeld ?? false),
      allowsSelection(of: controller)
    else { return }
    tabBar.notifyDelegate(of: item)
    guard controller === selectedChild else {
      return select(controller, by: TabSwitch(userSelection: controller))
    }
    // Pressed again, a tab leads back to where it began.
    if let stack = controller as? UINavigationController, stack.viewControllers.count > 1 {
      stack.popToRootViewController(animated: true)
    }
    notifyDelegate(ofSelected: controller)
  }

  private func controller(of item: UITabBarItem) -> UIViewController? {
    item === moreItem ? moreNavigationController : model.inBar.first { $0.tabBarItem === item }
  }

  func allowsSelection(of controller: UIViewController) -> Bool {
    guard let delegate else { return true }
    TransitionTrace.note(delegate, "tabBarController(_:shouldSelect:)")
    return delegate.tabBarController(self, shouldSelect: controller)
  }

  func notifyDelegate(ofSelected controller: UIViewController) {
    guard let delegate else { return }
    TransitionTrace.note(delegate, "tabBarController(_:didSelect:)")
    delegate.tabBarController(self, didSelect: controller)
  }

  /// The program selects a tab.
  func select(_ controller: UIViewController) {
    guard controller !== selectedViewController else { return }
    guard !(running?.isHeld ?? false) else {
      Diagnostics.warn(
        "\(type(of: self)) cannot select \(type(of: controller)) while a gesture holds a change of "
          + "tabs; the call is ignored.")
      return
    }
    select(controller, by: TabSwitch())
  }

  private func select(_ controller: UIViewController, by change: TabSwitch) {
    followMore()
    var next = model
    if controller === loadedMore { next = withMoreSelected(next) } else { next.select(controller) }
    self.change(to: next, by: change, animatesMore: true)
  }

  // MARK: Showing

  func show(_ change: TabSwitch) {
    guard shown !== selectedChild else { return showed(change) }
    guard isVisible, let from = shown, let to = selectedChild else {
      showSelectedAtOnce()
      return showed(change)
    }
    guard let fromView = from.viewOrPlaceholder, let toView = to.viewOrPlaceholder else { return }
    // A callback may have selected another one.
    guard running == nil, selectedChild === to, shown === from else { return }
    let (animator, interactor) =
      change.isAnimated ? transitionControllers(from: from, to: to) : (nil, nil)
    guard running == nil, selectedChild === to, shown === from else { return }
    coverChildren()
    let frame = container.bounds
    let context = TransitionContext(
      containerView: container, parent: self, style: .none, isAnimated: animator != nil,
      from: .init(controller: from, view: fromView, initialFrame: frame, finalFrame: .zero),
      to: .init(controller: to, view: toView, initialFrame: .zero, finalFrame: frame))
    let host = ChildSwitchHost(
      in: self, isAnimated: animator != nil,
      willEnd: { [self] completed in switchWillEnd(from: from, to: to, completed: completed) },
      didEnd: { [self] completed in switchDidEnd(change, completed: completed) })
    running = host
    host.run(
      ViewControllerTransition(
        context: context, animator: animator, interactor: interactor, host: host))
  }

  private func switchWillEnd(from: UIViewController, to: UIViewController, completed: Bool) {
    running = nil
    if completed {
      shown = to
    } else if waiting == nil, from.parent === self {
      // What was selected since would count more than what was before.
      if from === loadedMore { model = withMoreSelected(model) } else { model.select(from) }
      showSelection()
    }
  }

  private func switchDidEnd(_ change: TabSwitch, completed: Bool) {
    if completed { showed(change) } else { finishDepartures() }
    guard running == nil else { return }
    if let next = waiting {
      waiting = nil
      show(next)
    } else if shown !== selectedChild {
      // What a cancelled change would go back to has lost its tab meanwhile.
      show(TabSwitch(isAnimated: false))
    }
  }

  private func transitionControllers(
    from: UIViewController, to: UIViewController
  ) -> (
    (any UIViewControllerAnimatedTransitioning)?, (any UIViewControllerInteractiveTransitioning)?
  ) {
    guard let delegate, UIView.areAnimationsEnabled else { return (nil, nil) }
    TransitionTrace.note(
      delegate, "tabBarController(_:animationControllerForTransitionFrom:to:)")
    let animator = delegate.tabBarController(
      self, animationControllerForTransitionFrom: from, to: to)
    guard let animator else { return (nil, nil) }
    TransitionTrace.note(delegate, "tabBarController(_:interactionControllerFor:)")
    return (animator, delegate.tabBarController(self, interactionControllerFor: animator))
  }

  /// A change is over, or there was nothing to show.
  func showed(_ change: TabSwitch) {
    finishDepartures()
    if let userSelection = change.userSelection { notifyDelegate(ofSelected: userSelection) }
  }

  /// Shows the selected controller where nothing can be animated: off the screen, or where nothing
  /// was shown before.
  func showSelectedAtOnce() {
    let (from, to) = (shown, selectedChild)
    guard isViewLoaded, from !== to else { return }
    shown = to
    ViewAnimation.withoutInheritedAnimation {
      if let to, isShowing { to.beginAppearanceTransition(true, animated: false) }
      from?.beginAppearanceTransition(false, animated: false)
      from?.viewOrPlaceholderIfLoaded?.removeFromSuperview()
      if let view = to?.viewOrPlaceholder { place(view) }
      from?.endAppearanceTransition()
      if appearance == .appeared { to?.endAppearanceTransition() }
    }
  }

  /// Puts a controller's view into the container, where it belongs.
  func place(_ view: UIView) {
    if view.superview !== container { container.addSubview(view) }
    if view.transform == .identity { view.frame = container.bounds }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    coverChildren()
  }

  // MARK: Layout

  func layOutParts() {
    let bounds = view.bounds
    let height = tabBar.sizeThatFits(bounds.size).height
    container.frame = bounds
    tabBar.frame = CGRect(
      x: 0, y: bounds.size.height - (isTabBarAway(in: selectedViewController) ? 0 : height),
      width: bounds.size.width, height: height)
    coverChildren()
  }

  /// Notifies the children of how much of them is behind the bar.
  func coverChildren() {
    for child in children {
      child.overlayInsets.bottom = isTabBarAway(in: child) ? 0 : tabBar.frame.height
    }
  }

  /// Whether a stack has a controller on it that hides the bar at the bottom.
  private func isTabBarAway(in child: UIViewController?) -> Bool {
    (child as? UINavigationController)?.hidesBottomBar ?? false
  }
}
