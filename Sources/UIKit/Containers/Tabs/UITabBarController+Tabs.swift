import CoreGraphics

/// The controllers and their tabs.
extension UITabBarController {
  /// The tabs and the selection as they were asked for last; the screen follows.
  var model: TabModel<UIViewController> {
    get { transitions.model }
    set { transitions.model = newValue }
  }

  func isTab(_ controller: UIViewController) -> Bool {
    model.tabs.contains { $0 === controller }
  }

  /// What stands for a child of the model.
  func controller(of child: TabModel<UIViewController>.Child) -> UIViewController {
    switch child {
    case .tab(let controller): controller
    case .more: moreNavigationController
    }
  }

  /// The child that is shown, or will be once what runs has ended.
  var selectedChild: UIViewController? { model.shown.map(controller(of:)) }

  func replaceTabs(by controllers: [UIViewController], animated: Bool) {
    guard !transitions.isHeld else {
      Diagnostics.warn(
        "\(type(of: self)) cannot change its tabs while a gesture holds a change between them; "
          + "the call is ignored.")
      return
    }
    followMore()
    var next = model
    let tabs = sensible(controllers)
    next.setTabs(tabs, navigations: Set(tabs.filter { $0 is UINavigationController }))
    change(to: next, by: TabSwitch(isAnimated: false), animatesItems: animated)
    if transitions.running == nil { finishDepartures() }
  }

  /// Without those that cannot be tabs, each of which is reported.
  private func sensible(_ controllers: [UIViewController]) -> [UIViewController] {
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

  /// Makes another value the model's, does what the difference says, and shows the selection.
  func change(
    to next: TabModel<UIViewController>, by change: TabSwitch, animatesItems: Bool = false,
    animatesMore: Bool = false
  ) {
    let difference = next.difference(from: model)
    model = next
    let wasChanging = isChanging
    isChanging = true
    for tab in difference.left { tab.tabBarOwner = nil }
    for tab in difference.tabsThatJoin { tab.tabBarOwner = self }
    departing += difference.departing.map(controller(of:))
    updateMore()
    // A callback may change the tabs again: then that counts.
    for child in difference.arriving where model.children.contains(child) {
      adopt(controller(of: child))
    }
    if let tab = model.shownInMore { open(tab, animated: animatesMore && !difference.isSwitch) }
    isChanging = wasChanging
    updateItems(animated: animatesItems)
    if transitions.running == nil { startTransition(for: change) } else { transitions.wait(change) }
  }

  private func adopt(_ controller: UIViewController) {
    guard controller.parent !== self else { return }
    controller.viewOrPlaceholderIfLoaded?.removeFromSuperview()
    addChild(controller)
    controller.isMovingToParent = false
    TransitionTrace.note(controller, "didMove(toParent:)")
    controller.didMove(toParent: self)
  }

  /// Releases those that are no children by the model, and not on the screen any more.
  func finishDepartures() {
    let children = model.children.map(controller(of:))
    let leaving = departing.filter { one in
      one.parent === self && one !== shown && !children.contains { $0 === one }
    }
    departing.removeAll { one in one !== shown || children.contains { $0 === one } }
    for child in leaving {
      TransitionTrace.note(child, "willMove(toParent:)")
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
  }

  /// A controller has gone to another parent.
  func tabDidLeave(_ controller: UIViewController) {
    takeOffScreen(controller)
    followMore()
    var next = model
    next.remove(controller)
    change(to: next, by: TabSwitch(isAnimated: false))
  }

  /// The navigation of "More" has gone to another parent: a new one takes its place.
  func moreDidLeave(_ former: UIViewController) {
    takeOffScreen(former)
    loadedMore = nil
    adopt(moreNavigationController)
    var next = model
    // What the former one showed on its list is on its stack, elsewhere.
    if model.shown == .more { next.selectMore() }
    change(to: next, by: TabSwitch(isAnimated: false))
  }

  /// Takes away what is shown, or comes or goes: another parent is to show it.
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

  /// The tab that the navigation of "More" shows.
  private var tabInMore: UIViewController? {
    loadedMore?.viewControllers.dropFirst().first { model.inMore.contains($0) }
  }

  /// Selects what the navigation of "More" shows: the user may have gone back to its list there.
  func followMore() {
    guard !isChanging, loadedMore != nil, model.shown == .more else { return }
    model = withMoreSelected(model)
  }

  /// The same with the navigation of "More" selected, and what that shows.
  func withMoreSelected(
    _ model: TabModel<UIViewController>
  ) -> TabModel<UIViewController> {
    var result = model
    if let tabInMore { result.select(tabInMore) } else { result.selectMore() }
    return result
  }

  /// Takes off the navigation of "More" what is not in its list any more.
  private func updateMore() {
    guard let loadedMore, let list = loadedMore.viewControllers.first else { return }
    let top = loadedMore.viewControllers.dropFirst().first
    if let top, !model.inMore.contains(top) {
      loadedMore.replaceStackAtOnce(by: [list])
    }
    (list as? MoreListController)?.showTabs()
  }

  /// Makes the navigation of "More" show one of the tabs in its list.
  private func open(_ tab: UIViewController, animated: Bool) {
    let more = moreNavigationController
    guard tabInMore !== tab, let list = more.viewControllers.first else { return }
    if tab.parent === self {
      takeOffScreen(tab)
      TransitionTrace.note(tab, "willMove(toParent:)")
      tab.willMove(toParent: nil)
      tab.removeFromParent()
    }
    guard !animated else { return more.setViewControllers([list, tab], animated: true) }
    more.replaceStackAtOnce(by: [list, tab])
  }

  /// The user chose one of the list.
  func selectFromMore(_ controller: UIViewController) {
    guard model.inMore.contains(controller), allowsSelection(of: controller) else { return }
    followMore()
    var next = model
    next.select(controller)
    change(to: next, by: TabSwitch(userSelection: controller), animatesMore: true)
  }

  // MARK: Items

  /// Brings the bar's tabs to what the controllers say.
  func updateItems(animated: Bool) {
    var items = model.inBar.map { $0.tabBarItem! }
    if model.hasMore { items.append(moreItem) }
    tabBar.setItems(items, animated: animated)
    showSelection()
  }

  func showSelection() {
    viewIfLoaded?.setNeedsLayout()
    guard let place = model.selectedPlace else { return tabBar.selectedItem = nil }
    tabBar.selectedItem = place < model.inBar.count ? model.tabs[place].tabBarItem : moreItem
  }
}
