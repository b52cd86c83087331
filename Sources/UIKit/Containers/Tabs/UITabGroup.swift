/// Several tabs that belong together. A bar shows one tab for all of them, with the controller of
/// the selected child.
///
/// While no child is selected it is the group's own controller; without that, the controller of the
/// default child, or else of the first one.
@preconcurrency @MainActor
open class UITabGroup: UITab {
  private var ownChildren: [UITab] = []
  private weak var ownSelection: UITab?

  /// A group that is in no bar yet.
  ///
  /// - Parameters:
  ///   - title: the text of the group's tab.
  ///   - image: a template image; nil for none.
  ///   - identifier: a name of the group's own.
  ///   - children: the tabs in the group.
  ///   - viewControllerProvider: makes the controller that is shown while no child is selected.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    adopt(children)
  }

  /// The tabs in the group. One that contains the group, and one that is given twice, is left out
  /// with a warning; one that is in another group leaves it.
  open var children: [UITab] {
    get { ownChildren }
    set {
      adopt(newValue)
      tabBarController?.tabsDidChange()
    }
  }

  /// The child that the group shows; nil for none. One that is not among its children is ignored
  /// with a warning.
  open var selectedChild: UITab? {
    get { ownSelection }
    set {
      guard newValue !== ownSelection else { return }
      guard newValue == nil || newValue?.group === self else {
        return Diagnostics.warn(
          "The tab \"\(newValue?.identifier ?? "")\" is not in the group \"\(identifier)\"; the "
            + "selection stays.")
      }
      ownSelection = newValue
      tabBarController?.tabsDidChange()
    }
  }

  /// The identifier of the child that is shown while none is selected; nil for the first one.
  open var defaultChildIdentifier: String? { didSet { tabBarController?.tabsDidChange() } }

  /// The tab in the group, or in a group in it, with an identifier; nil for none.
  open func tab(forIdentifier identifier: String) -> UITab? { ownChildren.tab(named: identifier) }

  /// Selects a child without showing it.
  func keepSelection(of child: UITab) { ownSelection = child }

  func remove(_ child: UITab) {
    ownChildren.removeAll { $0 === child }
    child.group = nil
    if ownSelection === child { ownSelection = nil }
  }

  private func adopt(_ tabs: [UITab]) {
    let around = Set(sequence(first: self as UITab, next: { $0.group }).map(ObjectIdentifier.init))
    var seen: Set<ObjectIdentifier> = []
    let fit = tabs.filter { tab in
      if !around.contains(ObjectIdentifier(tab)), seen.insert(ObjectIdentifier(tab)).inserted {
        return true
      }
      Diagnostics.warn(
        "The tab \"\(tab.identifier)\" contains the group \"\(identifier)\" or is in it already; "
          + "it is left out.")
      return false
    }
    for tab in ownChildren where !seen.contains(ObjectIdentifier(tab)) { tab.group = nil }
    for tab in fit where tab.group !== self {
      tab.group?.remove(tab)
      tab.owner?.release(tab)
      tab.group = self
    }
    ownChildren = fit
    if let ownSelection, !seen.contains(ObjectIdentifier(ownSelection)) { self.ownSelection = nil }
  }

  override var shownTab: UITab {
    if let ownSelection, !ownSelection.isHidden { return ownSelection.shownTab }
    if hasController { return self }
    let visible = ownChildren.filter { !$0.isHidden }
    let child = visible.first { $0.identifier == defaultChildIdentifier } ?? visible.first
    return child?.shownTab ?? self
  }
}

extension [UITab] {
  /// The tab with an identifier, among these and in the groups of these; nil for none.
  @MainActor func tab(named identifier: String) -> UITab? {
    for tab in self {
      if tab.identifier == identifier { return tab }
      if let inner = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return inner }
    }
    return nil
  }
}
