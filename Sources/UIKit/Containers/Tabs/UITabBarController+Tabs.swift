import CoreGraphics

/// The controllers and their tabs.
extension UITabBarController {
  /// The tabs and the selection as requested last; the screen follows.
  var model: TabModel<UIViewController> {
    get { transitions.model }
    set { transitions.model = newValue }
  }

  func isTab(_ controller: UIViewController) -> Bool {
    model.tabs.contains { $0 === controller }
  }

  /// The controller of a child of the model.
  func controller(of child: TabModel<UIViewController>.Child) -> UIViewController {
    switch child {
    case .tab(let controller): controller
    case .more: moreNavigationController
    }
  }

  /// The child that is shown, or will be when the running transition has ended.
  var selectedChild: UIViewController? { model.shown.map(controller(of:)) }

  func replaceTabs(by controllers: [UIViewController], animated: Bool) {
    guard !transitions.isHeld else {
      Diagnostics.warn(
        "\(type(of: self)) cannot change its tabs while a gesture holds a change between them; "
          + "the call is ignored.")
      return
    }
    followMore()
    releaseTabs()
    var next = model
    let tabs = validTabControllers(controllers)
    next.setTabs(tabs, navigations: Set(tabs.filter { $0 is UINavigationController }))
    change(to: next, by: TabSwitch(isAnimated: false), animatesItems: animated)
    if transitions.running == nil { finishDepartures() }
  }

  /// The controllers that can be tabs; warns about each of the others.
  func validTabControllers(_ controllers: [UIViewController]) -> [UIViewController] {
    var result: [UIViewController] = []
    for controller in controllers {
      let reason: String
      if result.contains(where: { $0 === controller }) {
        reason = "it has one already"
      } else if controller === loadedMore {
        reason = "it is the tab bar controller's own"
      } else if isInside(controller) {
        reason = "it contains the tab bar controller"
      } else if controller.ownPresentation != nil {
        reason = "it is presented"
      } else {
        if let parent = controller.parent, parent !== self, parent !== loadedMore {
          Diagnostics.warn(
            "\(type(of: controller)) has a parent already, \(type(of: parent)); it becomes a tab "
              + "of \(type(of: self)).")
        }
        result.append(controller)
        continue
      }
      Diagnostics.warn(
        "\(type(of: controller)) cannot become a tab of \(type(of: self)): \(reason); "
          + "it is left out.")
    }
    return result
  }

  // MARK: From one value to the next

  /// Sets the model to another value, applies the difference, and shows the selection.
  func change(
    to next: TabModel<UIViewController>, by change: TabSwitch, animatesItems: Bool = false,
    animatesMore: Bool = false
  ) {
    guard let next = loaded(next, for: change) else { return }
    let former = model
    let difference = next.difference(from: former)
    model = next
    let wasChanging = isChanging
    isChanging = true
    for tab in difference.left {
      tab.tabBarOwner = nil
      impliedTabs.removeValue(forKey: tab)?.owner = nil
    }
    for tab in difference.tabsThatJoin { tab.tabBarOwner = self }
    let listed = difference.left.filter { !difference.departing.contains(.tab($0)) }
    departing += difference.departing.map(controller(of:)) + listed.filter { $0.parent === self }
    updateMore(from: former)
    // A callback may change the tabs again, and then that change applies.
    for child in difference.arriving where model.children.contains(child) {
      adopt(controller(of: child))
    }
    if let tab = model.shownInMore { open(tab, animated: animatesMore && !difference.isSwitch) }
    adoptListedTabs()
    isChanging = wasChanging
    updateItems(animated: animatesItems)
    // This is a callback of another change, which shows the selection when it has added all
    // children.
    if wasChanging { return }
    if transitions.running == nil { startTransition(for: change) } else { transitions.wait(change) }
  }

  private func adopt(_ controller: UIViewController) {
    guard controller.parent !== self, !(controller is TabPlaceholder) else { return }
    controller.viewOrPlaceholderIfLoaded?.removeFromSuperview()
    let outer = adopted
    adopted = controller
    addChild(controller)
    adopted = outer
    controller.isMovingToParent = false
    TransitionTrace.call(controller, "didMove(toParent:)", [self]) {
      controller.didMove(toParent: self)
    }
  }

  /// Removes the children that are neither in the model nor on the screen any more.
  func finishDepartures() {
    let children = model.children.map(controller(of:)) + model.inMore
    let leaving = departing.filter { one in
      one.parent === self && one !== shown && !children.contains { $0 === one }
    }
    departing.removeAll { one in one !== shown || children.contains { $0 === one } }
    for child in leaving {
      TransitionTrace.call(child, "willMove(toParent:)", [nil]) { child.willMove(toParent: nil) }
      child.removeFromParent()
    }
  }

  /// Called when the controller of a tab has got another parent.
  func tabDidLeave(_ controller: UIViewController) {
    takeOffScreen(controller)
    followMore()
    if let tab = tabsByController[controller] { return lose(controller, of: tab) }
    var next = model
    next.remove(controller)
    change(to: next, by: TabSwitch(isAnimated: false))
  }

  /// The navigation controller of "More" has another parent: a new one replaces it.
  func moreDidLeave(_ former: UIViewController) {
    // Ending the transition of the former one may begin the next, which shows the new one.
    loadedMore = nil
    adopt(moreNavigationController)
    takeOffScreen(former)
    var next = model
    // The tab that the former one showed is still on its stack.
    if model.shown == .more { next.selectMore() }
    change(to: next, by: TabSwitch(isAnimated: false))
  }

  /// Removes a controller that is shown or in a transition, because another parent takes it.
  private func takeOffScreen(_ controller: UIViewController) {
    if let running = transitions.running, running.context.participant(controller) != nil {
      running.completeOffscreen()
    }
    guard shown === controller else { return }
    shown = nil
    if let view = controller.viewOrPlaceholderIfLoaded, view.superview === container {
      view.removeFromSuperview()
    }
  }

  // MARK: "More"

  /// The tab that the navigation controller of "More" shows.
  private var tabInMore: UIViewController? {
    loadedMore?.viewControllers.dropFirst().first { model.inMore.contains($0) }
  }

  /// Selects the tab that the navigation controller of "More" shows; the user may have gone back to
  /// the list.
  func followMore() {
    guard !isChanging, loadedMore != nil, model.shown == .more else { return }
    model = withMoreSelected(model)
  }

  /// A copy of the model with "More" selected, and the tab that its navigation controller shows.
  func withMoreSelected(
    _ model: TabModel<UIViewController>
  ) -> TabModel<UIViewController> {
    var result = model
    if let tabInMore { result.select(tabInMore) } else { result.selectMore() }
    return result
  }

  /// Pops the tab that is not in the list of "More" any more. Pages that the app has pushed above
  /// the list stay, and so does a page that is being pushed right now.
  private func updateMore(from former: TabModel<UIViewController>) {
    guard let loadedMore, let list = loadedMore.viewControllers.first else { return }
    let above = loadedMore.viewControllers.dropFirst()
    if let tab = above.first, former.inMore.contains(tab), !model.inMore.contains(tab) {
      loadedMore.replaceStackAtOnce(by: [list] + above.filter { $0.otherAdopters != nil })
    }
    (list as? MoreListController)?.showTabs()
  }

  /// Makes the tabs in the list of "More" children, except the one that the navigation controller
  /// of "More" shows, or will show.
  private func adoptListedTabs() {
    // A callback may change the tabs again.
    for tab in Array(model.inMore)
    where model.inMore.contains(tab) && tab !== model.shownInMore && tab.parent == nil
      && tab.otherAdopters == nil
    {
      adopt(tab)
    }
  }

  /// Called when a controller has left the stack of "More".
  func tabDidLeaveMore() {
    guard !isChanging else { return }
    followMore()
    adoptListedTabs()
  }

  /// Whether a tab of the list of "More" has left this controller for another parent than the
  /// navigation controller of "More", or for none.
  func isTaken(_ tab: UIViewController) -> Bool {
    !isChanging && model.inMore.contains(tab)
      && loadedMore?.viewControllers.contains(tab) != true
  }

  /// Pushes one of the tabs of the list of "More".
  private func open(_ tab: UIViewController, animated: Bool) {
    let more = moreNavigationController
    guard tabInMore !== tab, let list = more.viewControllers.first else { return }
    if tab.parent === self {
      takeOffScreen(tab)
      TransitionTrace.call(tab, "willMove(toParent:)", [nil]) { tab.willMove(toParent: nil) }
      tab.removeFromParent()
    }
    guard !animated else { return more.setViewControllers([list, tab], animated: true) }
    more.replaceStackAtOnce(by: [list, tab])
  }

  /// The user chose a tab in the list.
  func selectFromMore(_ controller: UIViewController) {
    guard model.inMore.contains(controller), !transitions.isHeld,
      allowsSelection(of: controller)
    else { return }
    // The delegate may have made the controller of the tab.
    let (chosen, previous) = (current(controller), selectedOwnTab?.shownTab)
    select(chosen, forUser: TabSwitch(userSelection: chosen, previousTab: previous))
  }

  // MARK: Items

  /// Updates the items of the bar from the controllers.
  func updateItems(animated: Bool) {
    var items = model.inBar.map(item(of:))
    if model.hasMore { items.append(moreItem) }
    tabBar.setItems(items.isEmpty ? nil : items, animated: animated)
    showSelection()
  }

  func showSelection() {
    viewIfLoaded?.setNeedsLayout()
    guard let place = model.selectedItemIndex else {
      tabBar.selectedItem = nil
      return
    }
    tabBar.selectedItem = place < model.inBar.count ? item(of: model.tabs[place]) : moreItem
  }
}
