import CoreGraphics

/// Loads the rows from the data source and the delegate.
extension UITableView {
  /// The maximum number of rows (our choice). A larger number is an error.
  private static let mostRows = 10_000_000
  /// The number of sections whose headers and footers are requested at once. Those of other
  /// sections are requested when they become visible.
  private static let sectionsAskedAtOnce = 16
  /// The points between the sections of a grouped table on either side, and above the first, as on
  /// iOS.
  private static let groupGap: CGFloat = 17.5
  private static let firstGroupGap: CGFloat = 35
  private static let headerTopPadding: CGFloat = 22
  /// The result of a delegate that leaves the indentation level to the cell.
  static let noIndentationLevel = -1

  func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  /// Whether the next layout makes all cells again.
  var isReloadPending: Bool { needsReload || awaitsCells }

  /// Loads the rows before the next layout. It has no effect during a layout or a block of updates,
  /// which must end with the rows that they began with.
  func countRows() {
    guard !isPlacing, updateDepth == 0 else { return }
    // Outside a window, headers and footers would be made for other traits.
    loadIfNeeded(resolvesEdges: window != nil)
    awaitsCells = !needsReload
  }

  /// Whether rows may be changed now. They may not during calls of the data source or the delegate.
  func mayChange(_ call: String) -> Bool {
    guard asking > 0 else { return true }
    Diagnostics.warn("\(call) was called while the table asks about its rows; it is ignored.")
    return false
  }

  func ask<T>(_ question: () -> T) -> T {
    asking += 1
    defer { asking -= 1 }
    return question()
  }

  /// - Parameter resolvesEdges: whether the headers and footers of the first sections are made, for
  ///   their heights.
  func loadIfNeeded(resolvesEdges: Bool = true) {
    guard needsReload, asking == 0 else { return }
    // The program's reaction may load the rows.
    endEditing(in: cells.values)
    guard needsReload else { return }
    needsReload = false
    abandonReordering()
    swipes.abandon()
    needsReload = false
    prefetching.reset()
    noteFocusBeforeReload()
    retireAll()
    measuredWidth = bounds.width
    var loaded = TableGeometry(ask { rowCounts().enumerated().map(loadSection) })
    loaded.top = geometry.top
    geometry = loaded
    reloadSectionIndexTitles()
    if resolvesEdges { resolveFirstEdges() }
    placeEdgeViews()
    noteContentSize()
  }

  func resolveFirstEdges() {
    for section in 0..<min(geometry.sections.count, Self.sectionsAskedAtOnce) {
      resolveEdges(of: section, areEstimatesEnough: true)
    }
  }

  // MARK: Counts

  /// Returns the current numbers of rows in the sections, from the data source.
  func rowCounts() -> [Int] {
    guard let dataSource else { return [] }
    var rest = Self.mostRows
    func sensible(_ count: Int, _ name: String) -> Int {
      if (0...rest).contains(count) { return count }
      Diagnostics.warn("A table cannot have \(count) \(name); it has none.")
      return 0
    }
    let sections = sensible(dataSource.numberOfSections(in: self), "sections")
    return (0..<sections).map { section in
      let count = sensible(dataSource.tableView(self, numberOfRowsInSection: section), "rows")
      rest -= count
      return count
    }
  }

  private func loadSection(_ section: Int, count: Int) -> TableGeometry.Section {
    var result = sectionWithoutRows(section)
    let delegate = tableDelegate
    if delegate == nil, estimatedRowHeight <= 0 {
      let height = rowHeight >= 0 ? rowHeight : UITableViewCell.standardHeight
      result.rows = RunningSums(Array(repeating: height, count: count))
      result.certainty = Array(repeating: rowHeight >= 0 ? .given : .estimated, count: count)
      return result
    }
    var heights: [CGFloat] = []
    heights.reserveCapacity(count)
    result.certainty.reserveCapacity(count)
    for row in 0..<count {
      let (height, certainty) = initialHeight(of: IndexPath(row: row, section: section), delegate)
      heights.append(height)
      result.certainty.append(certainty)
    }
    result.rows = RunningSums(heights)
    return result
  }

  func sectionWithoutRows(_ section: Int) -> TableGeometry.Section {
    var result = TableGeometry.Section()
    result.header = estimatedEdge(section, isFooter: false)
    result.footer = estimatedEdge(section, isFooter: true)
    return result
  }

  // MARK: Heights of rows

  func initialHeight(
    of path: IndexPath, _ delegate: (any UITableViewDelegate)?
  ) -> (height: CGFloat, certainty: TableGeometry.Certainty) {
    let path = source(of: path)
    let estimate =
      delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    if estimate > 0, estimate.isFinite { return (estimate, .estimated) }
    let height = sourceHeight(of: path, delegate)
    return height.map { ($0, .given) } ?? (UITableViewCell.standardHeight, .estimated)
  }

  /// Returns the height from the delegate or the table; nil for that of the content.
  func givenHeight(of path: IndexPath, _ delegate: (any UITableViewDelegate)?) -> CGFloat? {
    sourceHeight(of: source(of: path), delegate)
  }

  /// - Parameter path: the index path in the data source.
  private func sourceHeight(
    of path: IndexPath, _ delegate: (any UITableViewDelegate)?
  ) -> CGFloat? {
    let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if height >= 0, height.isFinite { return height }
    if height != Self.automaticDimension {
      Diagnostics.warn(
        "A row cannot be \(height) points high; it is as high as its content needs.")
    }
    return nil
  }

  func takesHeight(_ height: CGFloat, _ name: String) -> Bool {
    if height == Self.automaticDimension || (height >= 0 && height.isFinite) {
      setNeedsReload()
      return true
    }
    Diagnostics.warn("\(name) cannot be \(height); it stays as it is.")
    return false
  }

  // MARK: Headers and footers

  private func title(_ section: Int, isFooter: Bool) -> String? {
    let title =
      isFooter
      ? dataSource?.tableView(self, titleForFooterInSection: section)
      : dataSource?.tableView(self, titleForHeaderInSection: section)
    return title?.isEmpty == true ? nil : title
  }

  /// Returns the height of a header or footer from the delegate or the table; nil for that of its
  /// content.
  private func givenHeight(
    _ section: Int, isFooter: Bool
  ) -> (height: CGFloat?, isDelegates: Bool) {
    let usual = isFooter ? sectionFooterHeight : sectionHeaderHeight
    let height =
      isFooter
      ? tableDelegate?.tableView(self, heightForFooterInSection: section)
      : tableDelegate?.tableView(self, heightForHeaderInSection: section)
    guard let height, height != usual else { return (usual >= 0 ? usual : nil, false) }
    if height >= 0, height.isFinite { return (height, true) }
    if height != Self.automaticDimension {
      Diagnostics.warn(
        "A header or footer cannot be \(height) points high; it is as high as it needs.")
    }
    return (nil, true)
  }

  private func estimatedHeight(_ section: Int, isFooter: Bool) -> CGFloat {
    guard let delegate = tableDelegate else {
      return isFooter ? estimatedSectionFooterHeight : estimatedSectionHeaderHeight
    }
    return isFooter
      ? delegate.tableView(self, estimatedHeightForFooterInSection: section)
      : delegate.tableView(self, estimatedHeightForHeaderInSection: section)
  }

  private func estimatedEdge(_ section: Int, isFooter: Bool) -> TableGeometry.Edge {
    var edge = TableGeometry.Edge()
    edge.title = title(section, isFooter: isFooter)
    edge.isKnown = false
    let estimate = estimatedHeight(section, isFooter: isFooter)
    if estimate > 0, estimate.isFinite {
      edge.height = estimate
      edge.isEstimated = true
      return edge
    }
    let (given, isDelegates) = givenHeight(section, isFooter: isFooter)
    if let given, isDelegates {
      edge.height = given
      edge.isGiven = true
    } else if edge.title != nil {
      edge.height = max(given ?? 0, UITableViewHeaderFooterView.plainHeight)
    } else if style != .plain {
      edge.height = gap(given, section, isFooter: isFooter)
    }
    return edge
  }

  private func gap(_ given: CGFloat?, _ section: Int, isFooter: Bool) -> CGFloat {
    let gap = given ?? Self.groupGap
    return section == 0 && !isFooter ? max(gap, Self.firstGroupGap) : gap
  }

  /// Determines the heights of a section's header and footer.
  ///
  /// - Parameter areEstimatesEnough: whether the program's estimates are kept.
  /// - Returns: whether one of the heights has changed.
  @discardableResult
  func resolveEdges(of section: Int, areEstimatesEnough: Bool = false) -> Bool {
    let before = geometry.sections[section]
    func isOpen(_ edge: TableGeometry.Edge) -> Bool {
      !edge.isKnown && !(areEstimatesEnough && edge.isEstimated)
    }
    if isOpen(before.header) { resolveEdge(section, isFooter: false) }
    if isOpen(before.footer) { resolveEdge(section, isFooter: true) }
    return geometry.sections[section].height != before.height
  }

  private func resolveEdge(_ section: Int, isFooter: Bool) {
    let old = isFooter ? geometry.sections[section].footer : geometry.sections[section].header
    let (given, isDelegates) = ask { givenHeight(section, isFooter: isFooter) }
    var edge = old
    edge.isKnown = true
    let view = edgeView(section, isFooter: isFooter, title: old.title)
    if let given, isDelegates {
      edge.height = given
    } else if let view {
      let usual = old.title == nil ? given : nil
      edge.height = usual ?? max(fittingHeight(of: view), given ?? 0)
      edge.isMeasured = usual == nil
    } else {
      edge.height = style == .plain ? 0 : gap(given, section, isFooter: isFooter)
    }
    if isFooter {
      geometry.setFooter(edge, of: section)
    } else {
      let padding = sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : Self.headerTopPadding
      let isPadded = style == .plain && view != nil && edge.height > 0
      geometry.setHeader(edge, padding: isPadded ? padding : 0, of: section)
    }
  }

  private func fittingHeight(of view: UIView) -> CGFloat {
    let content = (view as? UITableViewHeaderFooterView)?.contentView ?? view
    let height: CGFloat
    if content.hasOwnConstraints {
      height =
        content.systemLayoutSizeFitting(
          CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
    } else if let view = view as? UITableViewHeaderFooterView {
      height = view.sizeThatFits(CGSize(width: bounds.width, height: 0)).height
    } else {
      height = view.bounds.height
    }
    return height.isFinite ? max(height, 0) : 0
  }
}

extension UIView {
  /// Whether the view has constraints for its content.
  var hasOwnConstraints: Bool {
    !(layoutRecord?.constraints.isEmpty ?? true)
      || subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }
}
