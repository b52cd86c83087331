/// The tabs of a tab bar controller as a value: all tabs, those in the list of "More", and the
/// selected one.
///
/// It knows nothing of views or of time: the tab bar controller makes the requested value, and
/// applies the difference to the value before. `Tab` represents a tab's controller.
struct TabModel<Tab: Hashable>: TransitionModel, Equatable {
  enum Selection: Equatable {
    /// There are no tabs.
    case none
    case tab(Tab)
    /// The list of "More".
    case more
  }

  /// A child of a tab bar controller: one of the tabs, or the navigation controller of "More",
  /// which shows its list or one of the tabs in it.
  enum Child: Hashable {
    case tab(Tab)
    case more
  }

  /// The number of items in the bar, including "More".
  let capacity: Int
  /// From the first to the last, each once.
  private(set) var tabs: [Tab] = []
  private(set) var selection = Selection.none
  /// The tabs that are navigation controllers. One navigation controller cannot be on the stack of
  /// another, so these replace "More" when they are selected in its list.
  private(set) var navigations: Set<Tab> = []

  init(capacity: Int) { self.capacity = capacity }

  // MARK: Queries

  /// Whether the last item in the bar is "More".
  var hasMore: Bool { tabs.count > capacity }

  /// The tabs with an item of their own in the bar.
  var inBar: ArraySlice<Tab> { tabs.prefix(hasMore ? capacity - 1 : capacity) }

  /// The tabs in the list of "More".
  var inMore: ArraySlice<Tab> { tabs.dropFirst(inBar.count) }

  /// The child that shows a tab.
  func child(for tab: Tab) -> Child {
    inMore.contains(tab) && !navigations.contains(tab) ? .more : .tab(tab)
  }

  /// The child that is shown; nil if there are no tabs.
  var shown: Child? {
    switch selection {
    case .none: nil
    case .tab(let tab): child(for: tab)
    case .more: .more
    }
  }

  /// The tab that the navigation controller of "More" shows above its list.
  var shownInMore: Tab? {
    guard case .tab(let tab) = selection, child(for: tab) == .more else { return nil }
    return tab
  }

  /// The index of the selected item in the bar; nil if there are no tabs.
  var selectedItemIndex: Int? {
    switch selection {
    case .none: nil
    case .more: capacity - 1
    case .tab(let tab): inBar.firstIndex(of: tab) ?? capacity - 1
    }
  }

  /// The children of the tab bar controller.
  var children: [Child] {
    var children = inBar.map(Child.tab)
    if hasMore { children.append(.more) }
    if let shown, !children.contains(shown) { children.append(shown) }
    return children
  }

  // MARK: Changes

  /// Sets the tabs; of a tab that is given twice the first one counts.
  ///
  /// The selected tab stays selected if it is still a tab. Otherwise the tab at its index is
  /// selected, or the last one; the first one if the list of "More" was selected and does not exist
  /// any more.
  ///
  /// - Parameter navigations: Those of them that are navigations.
  mutating func setTabs(_ newTabs: [Tab], navigations newNavigations: Set<Tab> = []) {
    let place: Int
    if case .tab(let tab) = selection { place = tabs.firstIndex(of: tab) ?? 0 } else { place = 0 }
    var seen: Set<Tab> = []
    tabs = newTabs.filter { seen.insert($0).inserted }
    navigations = newNavigations.intersection(tabs)
    switch selection {
    case .tab(let tab) where tabs.contains(tab): break
    case .more where hasMore: break
    default: selection = tabs.isEmpty ? .none : .tab(tabs[min(place, tabs.count - 1)])
    }
  }

  /// Removes one tab. If it was selected, the first one is selected.
  mutating func remove(_ tab: Tab) {
    let wasSelected = selection == .tab(tab)
    setTabs(tabs.filter { $0 != tab }, navigations: navigations)
    if wasSelected, let first = tabs.first { selection = .tab(first) }
  }

  /// Puts another tab in the place of one, which is selected then if that was.
  ///
  /// - Parameter isNavigation: Whether the other one is a navigation.
  mutating func replace(_ tab: Tab, by other: Tab, isNavigation: Bool) {
    guard let index = tabs.firstIndex(of: tab), !tabs.contains(other) else { return }
    tabs[index] = other
    navigations.remove(tab)
    if isNavigation { navigations.insert(other) }
    if selection == .tab(tab) { selection = .tab(other) }
  }

  /// - Returns: whether there is such a tab.
  @discardableResult
  mutating func select(_ tab: Tab) -> Bool {
    guard tabs.contains(tab) else { return false }
    selection = .tab(tab)
    return true
  }

  /// Selects the list of "More".
  ///
  /// - Returns: whether the list exists.
  @discardableResult
  mutating func selectMore() -> Bool {
    guard hasMore else { return false }
    selection = .more
    return true
  }

  // MARK: Differences

  /// The steps from one value to another.
  struct Difference: Equatable {
    /// The tabs that are new, and those that are not tabs any more.
    var tabsThatJoin: [Tab] = []
    var left: [Tab] = []
    /// The children that the tab bar controller gets, and those that it loses.
    var arriving: [Child] = []
    var departing: [Child] = []
    /// The child that is shown before and after.
    var before: Child?
    var after: Child?

    /// Whether another child is shown.
    var isSwitch: Bool { before != after }
  }

  func difference(from former: TabModel) -> Difference {
    Difference(
      tabsThatJoin: tabs.filter { !former.tabs.contains($0) },
      left: former.tabs.filter { !tabs.contains($0) },
      arriving: children.filter { !former.children.contains($0) },
      departing: former.children.filter { !children.contains($0) },
      before: former.shown, after: shown)
  }
}
