import CoreGraphics

/// The display mode: which columns are visible, and what changes that.
extension UISplitViewController {
  // MARK: Modes

  /// The number of columns beside or over the secondary one, and how they share the view.
  func shape(of mode: DisplayMode) -> (count: Int, behavior: SplitBehavior) {
    switch mode {
    case .automatic, .secondaryOnly: (0, .tile)
    case .oneBesideSecondary: (1, .tile)
    case .oneOverSecondary: (1, .overlay)
    case .twoBesideSecondary: (2, .tile)
    case .twoOverSecondary: (2, .overlay)
    case .twoDisplaceSecondary: (2, .displace)
    }
  }

  private func mode(count: Int, by behavior: SplitBehavior) -> DisplayMode {
    switch (count, behavior) {
    case (0, _): .secondaryOnly
    case (1, .overlay): .oneOverSecondary
    case (1, _): .oneBesideSecondary
    case (_, .overlay): .twoOverSecondary
    case (_, .displace): .twoDisplaceSecondary
    case (_, _): .twoBesideSecondary
    }
  }

  var effectiveMode: DisplayMode { mode(in: viewIfLoaded?.bounds.size ?? .zero) }

  func mode(in size: CGSize) -> DisplayMode {
    let behavior = behavior(in: size)
    let all = sideColumns.count
    guard model.displayMode == .automatic else {
      return mode(count: min(shape(of: model.displayMode).count, all), by: behavior)
    }
    let count =
      switch behavior {
      case .overlay: 0
      case .displace: min(all, fits(1, in: size) ? 1 : 0)
      case .tile, .automatic: (0...all).last { fits($0, in: size) } ?? 0
      }
    return mode(count: count, by: behavior)
  }

  func behavior(in size: CGSize) -> SplitBehavior {
    guard preferredSplitBehavior == .automatic else { return preferredSplitBehavior }
    let (count, behavior) = shape(of: model.displayMode)
    return count > 0 ? behavior : self.behavior(showing: sideColumns.count, in: size)
  }

  /// The behaviour for a number of columns where none is set.
  private func behavior(showing count: Int, in size: CGSize) -> SplitBehavior {
    if fits(count, in: size) { return .tile }
    return count == 2 && fits(1, in: size) ? .displace : .overlay
  }

  /// The columns beside the secondary one that have content.
  var sideColumns: [Column] { columns.filter { $0 != .secondary && holders[$0] != nil } }

  /// The mode that shows a number of columns, starting from the current one.
  private func mode(showing count: Int) -> DisplayMode {
    let (shown, behavior) = shape(of: effectiveMode)
    guard preferredSplitBehavior == .automatic else {
      return mode(count: count, by: preferredSplitBehavior)
    }
    // Columns that lie over the secondary one stay there.
    if shown > 0, behavior == .overlay || count < shown { return mode(count: count, by: behavior) }
    return mode(count: count, by: self.behavior(showing: count, in: view.bounds.size))
  }

  /// The columns that are seen in a mode.
  func visibleColumns(in mode: DisplayMode) -> [Column] {
    sideColumns.suffix(shape(of: mode).count) + [.secondary]
  }

  // MARK: The delegate

  /// Notifies of another mode, and of the columns that it shows or hides.
  ///
  /// - Parameters:
  ///   - former: the mode on the screen.
  ///   - isByProgram: whether the app itself shows or hides the column. Then the delegate is not
  ///     notified of it.
  func notifyDelegate(
    of mode: DisplayMode, after former: DisplayMode, isByProgram: Bool = false
  ) {
    if let delegate {
      TransitionTrace.call(delegate, "splitViewController(_:willChangeTo:)", [self, mode]) {
        delegate.splitViewController(self, willChangeTo: mode)
      }
    }
    guard !isByProgram else { return }
    notifyDelegate(ofColumns: visibleColumns(in: mode), after: visibleColumns(in: former))
  }

  /// Notifies of the columns that will be hidden and shown. Without a style columns have no names,
  /// and the delegate is not notified.
  func notifyDelegate(ofColumns columns: [Column], after former: [Column]) {
    guard let delegate, style != .unspecified else { return }
    for column in former where !columns.contains(column) {
      TransitionTrace.call(delegate, "splitViewController(_:willHide:)", [self, column]) {
        delegate.splitViewController(self, willHide: column)
      }
    }
    for column in columns where !former.contains(column) {
      TransitionTrace.call(delegate, "splitViewController(_:willShow:)", [self, column]) {
        delegate.splitViewController(self, willShow: column)
      }
    }
  }

  // MARK: Showing and hiding

  func reveal(_ column: Column) {
    guard holders[column] != nil || column == .compact && model.compact != nil else {
      return Diagnostics.warn(
        "\(type(of: self)) has nothing in its column \(column) to show; the call is ignored.")
    }
    if isCollapsed { return revealOnStack(column) }
    guard let place = sideColumns.firstIndex(of: column) else { return }
    let count = sideColumns.count - place
    guard count > shape(of: effectiveMode).count else { return }
    change(to: mode(showing: count), isByProgram: true)
  }

  func conceal(_ column: Column) {
    if isCollapsed { return concealOnStack(column) }
    guard let place = sideColumns.firstIndex(of: column) else { return }
    let count = sideColumns.count - place - 1
    guard count < shape(of: effectiveMode).count else { return }
    change(to: mode(showing: count), isByProgram: true)
  }

  /// The mode with one more column; nil if all are visible.
  var modeWithMore: DisplayMode? {
    let shown = shape(of: effectiveMode).count
    return !isCollapsed && shown < sideColumns.count ? mode(showing: shown + 1) : nil
  }

  /// The mode in which nothing covers or displaces the secondary column; nil if nothing does now.
  var modeWithoutDimmingView: DisplayMode? {
    let (shown, behavior) = shape(of: effectiveMode)
    guard !isCollapsed, shown > 0, behavior != .tile else { return nil }
    return mode(showing: behavior == .displace ? 1 : 0)
  }

  func dimmingViewWasPressed() {
    guard !transitions.isHeld, let mode = modeWithoutDimmingView else { return }
    change(to: mode)
  }

  // MARK: The button

  func toggleColumns() {
    let shown = shape(of: effectiveMode).count
    guard !isCollapsed, !sideColumns.isEmpty, !transitions.isHeld else { return }
    change(to: modeWithMore ?? mode(showing: shown - 1))
  }

  /// Puts the button into the bar of the first visible column.
  func placeButton() {
    guard isViewLoaded else { return }
    displayModeButtonItem.glyph = .sidebar(isRight: isMirrored)
    let item = itemForButton
    guard item !== buttonHost else { return }
    if let buttonHost, buttonHost.containerItem === displayModeButtonItem {
      buttonHost.containerItem = nil
    }
    buttonHost = item
    item?.containerItem = displayModeButtonItem
  }

  private var itemForButton: UINavigationItem? {
    let isWanted =
      switch displayModeButtonVisibility {
      case .automatic: presentsWithGesture
      case .never: false
      case .always: true
      }
    guard isWanted, style != .unspecified, !isCollapsed, !sideColumns.isEmpty else { return nil }
    let shown = shape(of: effectiveMode).count
    let column = shown == 0 ? .secondary : sideColumns[sideColumns.count - shown]
    let item = (holders[column] as? UINavigationController)?.viewControllers.first?.navigationItem
    let isThere = item?.leftBarButtonItems?.contains { $0 === displayModeButtonItem } ?? false
    return isThere ? nil : item
  }
}
