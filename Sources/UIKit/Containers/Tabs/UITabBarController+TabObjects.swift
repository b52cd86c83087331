/// The tab objects that were set with `tabs`, and the controllers that the model has for them.
extension UITabBarController {
  // MARK: Tabs and controllers

  /// The tab object for which a controller or its placeholder is shown; nil if controllers were set
  /// instead of tab objects.
  func ownTab(of controller: UIViewController) -> UITab? { tabsByController[controller]?.shownTab }

  /// The tab object of a controller in the model. If controllers were set instead of tab objects,
  /// one is made.
  func tab(of controller: UIViewController) -> UITab? {
    if let tab = ownTab(of: controller) { return tab }
    guard ownTabs == nil, isTab(controller) else { return nil }
    if let known = impliedTabs[controller] { return known }
    let tab = UITab(of: controller, in: self)
    impliedTabs[controller] = tab
    return tab
  }

  /// The item that the bar shows for a controller.
  func item(of controller: UIViewController) -> UITabBarItem {
    tabsByController[controller]?.item ?? controller.tabBarItem!
  }

  /// The controller that has replaced a placeholder by now; any other controller itself.
  func current(_ controller: UIViewController) -> UIViewController {
    (controller as? TabPlaceholder)?.tab?.holder ?? controller
  }

  /// Whether the controller that a tab has made can be shown; warns if it cannot.
  func canShow(_ controller: UIViewController) -> Bool {
    guard !isTab(controller) else {
      Diagnostics.warn(
        "\(type(of: controller)) is the controller of another tab already; an empty one is shown.")
      return false
    }
    return !validTabControllers([controller]).isEmpty
  }

  // MARK: Changing the tabs

  func replaceTabs(by tabs: [UITab], animated: Bool) {
    guard !transitions.isHeld else {
      Diagnostics.warn(
        "\(type(of: self)) cannot change its tabs while a gesture holds a change between them; "
          + "the call is ignored.")
      return
    }
    var (fit, known, names): ([UITab], Set<ObjectIdentifier>, Set<String>) = ([], [], [])
    for tab in tabs {
      guard tab.group == nil, names.insert(tab.identifier).inserted else {
        let reason = tab.group == nil ? "another one has its identifier" : "it is in a group"
        Diagnostics.warn("The tab \"\(tab.identifier)\" is left out: \(reason).")
        continue
      }
      fit.append(tab)
      known.insert(ObjectIdentifier(tab))
    }
    let former = (ownTabs ?? []) + impliedTabs.values
    for tab in former where !known.contains(ObjectIdentifier(tab)) { tab.owner = nil }
    impliedTabs = [:]
    for tab in fit where tab.owner !== self {
      tab.owner?.release(tab)
      tab.owner = self
    }
    ownTabs = fit
    followTabs(animatesItems: animated)
  }

  /// A group or another tab bar controller takes a tab.
  func release(_ tab: UITab) {
    impliedTabs = impliedTabs.filter { $0.value !== tab }
    tab.owner = nil
    ownTabs?.removeAll { $0 === tab }
    tabsDidChange()
  }

  /// Controllers are set instead of tabs.
  func releaseTabs() {
    for tab in ownTabs ?? [] { tab.owner = nil }
    (ownTabs, tabsByController) = (nil, [:])
  }

  /// The controller of a tab has another parent.
  func lose(_ controller: UIViewController, of tab: UITab) {
    let shown = tab.shownTab
    if let group = shown.group {
      group.remove(shown)
    } else {
      shown.owner = nil
      ownTabs?.removeAll { $0 === shown }
    }
    followTabs()
  }

  /// Something has changed that decides which controllers are shown for the tabs.
  func tabsDidChange() {
    if ownTabs == nil, impliedTabs.values.contains(where: \.isHidden) {
      // The app has hidden a tab object that was made for a controller, so tab objects are used
      // from now on.
      (ownTabs, impliedTabs) = (tabs, [:])
    }
    hasChangedTabs = transitions.isHeld
    if !hasChangedTabs { followTabs() }
  }

  /// Brings the model up to date with the tabs.
  ///
  /// - Parameter wanted: the tab to select; nil for the one that is selected.
  private func followTabs(
    selecting wanted: UITab? = nil, by change: TabSwitch = TabSwitch(isAnimated: false),
    animatesItems: Bool = false
  ) {
    guard let ownTabs else { return }
    tabChanges += 1
    followMore()
    let selected = wanted ?? selectedOwnTab
    let visible = ownTabs.filter { !$0.isHidden }
    let inOrder = visible.filter { !($0 is UISearchTab) } + visible.filter { $0 is UISearchTab }
    tabsByController = [:]
    for tab in inOrder { tabsByController[tab.shownTab.holder] = tab }
    let controllers = validTabControllers(inOrder.map(\.shownTab.holder))
    var next = model
    next.setTabs(controllers, navigations: Set(controllers.filter { $0 is UINavigationController }))
    if let selected { next.select(selected.shownTab.holder) }
    self.change(to: next, by: change, animatesItems: animatesItems, animatesMore: wanted != nil)
    if transitions.running == nil { finishDepartures() }
  }

  /// The selected one of the tab objects that were set, which may be a group; nil for none.
  var selectedOwnTab: UITab? {
    guard case .tab(let controller) = model.selection else { return nil }
    return tabsByController[controller]
  }

  // MARK: Controllers that are needed

  /// Makes the controllers of all visible tabs.
  func loadTabs() {
    let missing = model.tabs.compactMap { ($0 as? TabPlaceholder)?.tab }
    guard !missing.isEmpty else { return }
    for tab in missing { _ = tab.loadController() }
    tabsDidChange()
  }

  /// A value of the model in which the placeholder of the selected tab is replaced by the
  /// controller, which is made now. Nil if there is no controller, or if making it has changed the
  /// tabs, which are shown already.
  func loaded(
    _ next: TabModel<UIViewController>, for change: TabSwitch
  ) -> TabModel<UIViewController>? {
    guard case .tab(let holder) = next.selection, let placeholder = holder as? TabPlaceholder else {
      return next
    }
    let (before, changes) = (model, tabChanges)
    guard let tab = placeholder.tab, let controller = tab.loadController() else { return nil }
    guard model == before, tabChanges == changes, let own = tabsByController[placeholder] else {
      followTabs(selecting: ownTabs?.first { $0.shownTab === tab }, by: change)
      return nil
    }
    tabsByController[placeholder] = nil
    tabsByController[controller] = own
    var next = next
    next.replace(
      placeholder, by: controller, isNavigation: controller is UINavigationController)
    return next
  }

  // MARK: Selecting

  /// The program selects a tab.
  func select(_ tab: UITab?) {
    guard let tab, let own = tabs.first(where: { $0 === tab.outermost }), !tab.isInHiddenPlace
    else {
      return Diagnostics.warn(
        "\(type(of: self)) cannot select the tab \"\(tab?.identifier ?? "nil")\": it is hidden or "
          + "none of its tabs; the selection stays.")
    }
    guard ownTabs != nil else { return selectedViewController = own.holder }
    guard !transitions.isHeld else {
      Diagnostics.warn(
        "\(type(of: self)) cannot select the tab \"\(tab.identifier)\" while a gesture holds a "
          + "change of tabs; the call is ignored.")
      return
    }
    for child in sequence(first: tab, next: { $0.group }) { child.group?.keepSelection(of: child) }
    followTabs(selecting: own, by: TabSwitch())
  }

  /// A change between two tabs of a group was cancelled: selects the former one again.
  func reselect(_ controller: UIViewController) {
    guard let former = ownTabs?.tab(showing: controller) else { return }
    for child in sequence(first: former, next: { $0.group }) {
      child.group?.keepSelection(of: child)
    }
    hasChangedTabs = true
  }
}

extension [UITab] {
  /// The one of these, or in a group of these, that has made a controller; nil for none.
  @MainActor fileprivate func tab(showing controller: UIViewController) -> UITab? {
    for tab in self {
      if tab.madeController === controller { return tab }
      if let inner = (tab as? UITabGroup)?.children.tab(showing: controller) { return inner }
    }
    return nil
  }
}

extension UITab {
  /// The tab itself, or the outermost group around it.
  fileprivate var outermost: UITab {
    var tab = self
    while let group = tab.group { tab = group }
    return tab
  }

  /// Whether it is hidden, or in a group that is.
  fileprivate var isInHiddenPlace: Bool {
    sequence(first: self, next: { $0.group }).contains(where: \.isHidden)
  }
}
