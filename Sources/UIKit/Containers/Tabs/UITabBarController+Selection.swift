import CoreGraphics

/// A request to show another tab.
struct TabSwitch {
  /// Whether the delegate is asked for an animator.
  var isAnimated = true
  /// The controller that the user chose; nil for a selection in code.
  var userSelection: UIViewController?
  /// The tab that was selected before that; nil for none.
  var previousTab: UITab?
}

/// The selected tab, and the transitions between tabs.
extension UITabBarController {
  // MARK: Selecting

  /// The user pressed a tab.
  func select(_ item: UITabBarItem) {
    guard let pressed = controller(of: item), !transitions.isHeld,
      allowsSelection(of: pressed)
    else { return }
    tabBar.notifyDelegate(of: item)
    // The delegate may have made the controller of the tab.
    let (controller, previous) = (current(pressed), selectedOwnTab?.shownTab)
    guard controller === selectedChild else {
      return select(
        controller, forUser: TabSwitch(userSelection: controller, previousTab: previous))
    }
    // Pressed again, a tab pops its stack to the root.
    if let stack = controller as? UINavigationController, stack.viewControllers.count > 1 {
      stack.popToRootViewController(animated: true)
    }
    notifyDelegate(ofSelected: controller, previous: previous)
  }

  /// Selects by the property, which an app may override. The tab of a ``UITab`` may have no
  /// controller of the app yet.
  func select(_ controller: UIViewController, forUser change: TabSwitch) {
    guard ownTabs == nil else { return select(controller, by: change) }
    let outer = (userChange, isUserChangeShown)
    (userChange, isUserChangeShown) = (change, false)
    selectedViewController = controller
    let isShown = isUserChangeShown
    (userChange, isUserChangeShown) = outer
    if isShown {
      notifyDelegate(ofSelected: current(controller), previous: change.previousTab)
    }
  }

  private func controller(of item: UITabBarItem) -> UIViewController? {
    item === moreItem
      ? moreNavigationController : model.inBar.first { self.item(of: $0) === item }
  }

  func allowsSelection(of controller: UIViewController) -> Bool {
    guard let delegate else { return true }
    if let tab = ownTab(of: controller) {
      return TransitionTrace.call(delegate, "tabBarController(_:shouldSelectTab:)", [self, tab]) {
        delegate.tabBarController(self, shouldSelectTab: tab)
      }
    }
    return TransitionTrace.call(delegate, "tabBarController(_:shouldSelect:)", [self, controller]) {
      delegate.tabBarController(self, shouldSelect: controller)
    }
  }

  private func notifyDelegate(ofSelected controller: UIViewController, previous: UITab?) {
    guard let delegate else { return }
    if let tab = ownTab(of: controller) {
      let name = "tabBarController(_:didSelectTab:previousTab:)"
      return TransitionTrace.call(delegate, name, [self, tab, previous]) {
        delegate.tabBarController(self, didSelectTab: tab, previousTab: previous)
      }
    }
    TransitionTrace.call(delegate, "tabBarController(_:didSelect:)", [self, controller]) {
      delegate.tabBarController(self, didSelect: controller)
    }
  }

  /// The program selects a tab.
  func select(_ controller: UIViewController) {
    guard controller !== selectedViewController else { return }
    guard !transitions.isHeld else {
      Diagnostics.warn(
        "\(type(of: self)) cannot select \(type(of: controller)) while a gesture holds a change of "
          + "tabs; the call is ignored.")
      return
    }
    let isOfUser = userChange?.userSelection === controller
    select(controller, by: isOfUser ? userChange ?? TabSwitch() : TabSwitch())
  }

  private func select(_ controller: UIViewController, by change: TabSwitch) {
    followMore()
    var next = model
    if controller === loadedMore { next = withMoreSelected(next) } else { next.select(controller) }
    self.change(to: next, by: change, animatesMore: true)
  }

  // MARK: Showing

  func startTransition(for change: TabSwitch) {
    guard shown !== selectedChild else {
      transitions.rest()
      return didShow(change)
    }
    guard isVisible, let from = shown, let to = selectedChild else {
      showSelectedAtOnce()
      return didShow(change)
    }
    guard let fromView = from.viewOrPlaceholder, let toView = to.viewOrPlaceholder else { return }
    // A callback may have selected another tab.
    guard transitions.running == nil, selectedChild === to, shown === from else { return }
    let (animator, interactor) =
      change.isAnimated ? transitionControllers(from: from, to: to) : (nil, nil)
    guard transitions.running == nil, selectedChild === to, shown === from else { return }
    coverChildren()
    let context = TransitionContext(
      containerView: container, parent: self, style: .none, isAnimated: animator != nil,
      from: .init(
        controller: from, view: fromView, initialFrame: frame(of: from, in: container),
        finalFrame: .zero),
      to: .init(
        controller: to, view: toView, initialFrame: .zero,
        finalFrame: frame(of: to, in: container)))
    let target = model
    let host = ChildSwitchHost(
      in: self,
      willEnd: { [self] completed in
        if completed { screenDidReach(target, showing: to) } else { returnSelection(to: from) }
      },
      didEnd: { [self] completed in switchDidEnd(change, completed: completed) })
    host.isShown = { [self] in transitions.running == nil && $0 === shown }
    let transition = ViewControllerTransition(
      context: context, animator: animator, interactor: interactor, host: host)
    transitions.begin(transition)
    transition.start()
  }

  private func screenDidReach(
    _ target: TabModel<UIViewController>, showing child: UIViewController
  ) {
    transitions.rest(with: target)
    shown = child
  }

  /// A change was cancelled: selects the former tab again, unless it has another parent or a tab
  /// was selected since.
  private func returnSelection(to child: UIViewController) {
    guard child.parent === self else { return }
    let isBack = transitions.restore { atRest in
      var next = model
      switch atRest.selection {
      case .tab(let tab) where atRest.shown != .more: next.select(tab)
      case .none: break
      default: next = withMoreSelected(next)
      }
      return next
    }
    guard isBack else { return }
    if ownTabs != nil, !isTab(child), child !== loadedMore { reselect(child) }
    showSelection()
  }

  private func switchDidEnd(_ change: TabSwitch, completed: Bool) {
    if completed { didShow(change) } else { finishDepartures() }
    if hasChangedTabs { tabsDidChange() }
    transitions.resume { startTransition(for: $0) }
    // The tabs may have changed during the transition: the tab to return to may have been removed.
    if transitions.running == nil { startTransition(for: TabSwitch(isAnimated: false)) }
  }

  private func transitionControllers(
    from: UIViewController, to: UIViewController
  ) -> (
    (any UIViewControllerAnimatedTransitioning)?, (any UIViewControllerInteractiveTransitioning)?
  ) {
    guard let delegate, UIView.areAnimationsEnabled else { return (nil, nil) }
    let animator = TransitionTrace.call(
      delegate, "tabBarController(_:animationControllerForTransitionFrom:to:)", [self, from, to]
    ) { delegate.tabBarController(self, animationControllerForTransitionFrom: from, to: to) }
    guard let animator else { return (nil, nil) }
    let name = "tabBarController(_:interactionControllerFor:)"
    let interactor = TransitionTrace.call(delegate, name, [self, animator]) {
      delegate.tabBarController(self, interactionControllerFor: animator)
    }
    return (animator, interactor)
  }

  /// Called when a change has been shown, or when there was nothing to show.
  func didShow(_ change: TabSwitch) {
    finishDepartures()
    followContentEnd()
    guard let userSelection = change.userSelection else { return }
    // The observers of the property come before the delegate.
    if userChange?.userSelection === userSelection {
      isUserChangeShown = true
    } else {
      notifyDelegate(ofSelected: current(userSelection), previous: change.previousTab)
    }
  }

  /// Shows the selected controller where nothing can be animated: off the screen, or where nothing
  /// was shown before.
  func showSelectedAtOnce() {
    let (from, to) = (shown, selectedChild)
    guard isViewLoaded, from !== to else { return }
    shown = to
    transitions.rest()
    ViewAnimation.withoutInheritedAnimation {
      // Callbacks may select another tab, and move a controller to another container. So each step
      // checks again.
      if let to, isShowing { to.beginAppearanceChange(true, animated: false) }
      if let from, decidesAppearance(of: from) {
        from.beginAppearanceChange(false, animated: false)
      }
      if let from, decidesAppearance(of: from) {
        from.viewOrPlaceholderIfLoaded?.removeFromSuperview()
      }
      if shown === to, let view = to?.viewOrPlaceholder { place(view) }
      if let from, decidesAppearance(of: from) { from.endAppearanceChange() }
      if shown === to, appearance == .appeared { to?.endAppearanceChange() }
    }
  }

  /// Puts a controller's view into the container, at its final frame.
  func place(_ view: UIView) {
    place(view, in: container)
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
    if transitions.running == nil { fillContainer(container, with: shown) }
    coverChildren()
  }

  /// Notifies the children of the height that the bar covers at their bottom.
  func coverChildren() {
    for child in children {
      child.opaqueBars = tabBar.isTranslucent ? [] : .bottom
      let isAway = isTabBarAway(in: child) || tabBar.visibility.isHiddenByProgram
      child.overlayInsets.bottom = isAway ? 0 : tabBar.frame.height
    }
    followContentEnd()
  }

  /// Whether the bar is hidden, by itself or because a stack has a controller on it that hides it.
  private func isTabBarAway(in child: UIViewController?) -> Bool {
    isTabBarHidden || (child as? UINavigationController)?.hidesBottomBar ?? false
  }
}
