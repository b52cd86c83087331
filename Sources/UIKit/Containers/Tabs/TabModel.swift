/// The tabs of a tab bar controller as a value: which there are, which of them are in the list of
/// "More", and which is selected.
///
/// It knows nothing of views or of time: a tab bar controller makes the value that is asked for,
/// and does what the difference to the value before says. `Tab` is what stands for a tab's
/// controller.
struct TabModel<Tab: Hashable>: TransitionModel, Equatable {
  enum Selection: Equatable {
    /// There are no tabs.
    case none
    case tab(Tab)
    /// The list of "More".
    case more
  }

  /// What a tab bar controller shows: one of the tabs, or the navigation of "More", which shows its
  /// list or one of the tabs in it.
  enum Child: Hashable {
    case tab(Tab)
    case more
  }

  /// How many places the bar has, that of "More" among them.
  let capacity: Int
  /// From the first to the last, each once.
  private(set) var tabs: [Tab] = []
  private(set) var selection = Selection.none
  /// The tabs that are navigations themselves. One navigation cannot be on the stack of another, so
  /// these take the place of "More" when they are selected in its list.
  private(set) var navigations: Set<Tab> = []

  init(capacity: Int) { self.capacity = capacity }

  // MARK: What there is

  /// Whether the last place in the bar is that of "More".
  var hasMore: Bool { tabs.count > capacity }

  /// The tabs with a place of their own in the bar.
  var inBar: ArraySlice<Tab> { tabs.prefix(hasMore ? capacity - 1 : capacity) }

  /// The tabs in the list of "More".
  var inMore: ArraySlice<Tab> { tabs.dropFirst(inBar.count) }

  /// By what a tab is shown.
  func child(for tab: Tab) -> Child {
    inMore.contains(tab) && !navigations.contains(tab) ? .more : .tab(tab)
  }

  /// What is shown; nil where there are no tabs.
  var shown: Child? {
    switch selection {
    case .none: nil
    case .tab(let tab): child(for: tab)
    case .more: .more
    }
  }

  /// What the navigation of "More" shows on its list.
  var shownInMore: Tab? {
    guard case .tab(let tab) = selection, child(for: tab) == .more else { return nil }
    return tab
  }

  /// The place in the bar that is marked; nil where there are no tabs.
  var selectedPlace: Int? {
    switch selection {
    case .none: nil
    case .more: capacity - 1
    case .tab(let tab): inBar.firstIndex(of: tab) ?? capacity - 1
    }
  }

  /// What the tab bar controller contains itself.
  var children: [Child] {
    var children = inBar.map(Child.tab)
    if hasMore { children.append(.more) }
    if let shown, !children.contains(shown) { children.append(shown) }
    return children
  }

  // MARK: Changes

  /// Gives other tabs; one that comes twice counts at its first place.
  ///
  /// What is selected stays so if it is there still. Otherwise the tab that takes its place is
  /// selected, or the last one; the first one where the list of "More" was selected and is there no
  /// more.
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

  /// Takes one tab away. Where it was selected the first one is.
  mutating func remove(_ tab: Tab) {
    let wasSelected = selection == .tab(tab)
    setTabs(tabs.filter { $0 != tab }, navigations: navigations)
    if wasSelected, let first = tabs.first { selection = .tab(first) }
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
  /// - Returns: whether there is one.
  @discardableResult
  mutating func selectMore() -> Bool {
    guard hasMore else { return false }
    selection = .more
    return true
  }

  // MARK: Differences

  /// What is to be done to get from one value to another.
  struct Difference: Equatable {
    /// The tabs that are new, and those that are tabs no more.
    var tabsThatJoin: [Tab] = []
    var left: [Tab] = []
    /// The children that the tab bar controller gets, and those that it loses.
    var arriving: [Child] = []
    var departing: [Child] = []
    /// What is shown before and after.
    var before: Child?
    var after: Child?

    /// Whether another child comes to the screen.
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
