import CoreGraphics
import QuartzCore

/// The visible rows and their frames.
extension UITableView {
  /// The maximum number of rounds in one layout, in which measured heights may make further rows
  /// visible (our choice).
  private static let maximumRounds = 12

  // MARK: Widths

  /// The margin beside the rows' content in points.
  var sideMargin: CGFloat { traitCollection.horizontalSizeClass == .regular ? 20 : 16 }
  private var cardMargin: CGFloat { style == .insetGrouped ? sideMargin : 0 }
  var rowWidth: CGFloat { max(bounds.width - 2 * cardMargin, 0) }

  func frame(of path: IndexPath) -> CGRect { frame(of: geometry.row(path)) }

  func frame(of row: (y: CGFloat, height: CGFloat)) -> CGRect {
    CGRect(x: cardMargin, y: row.y, width: rowWidth, height: row.height)
  }

  func edgeFrame(_ edge: (y: CGFloat, height: CGFloat)) -> CGRect {
    CGRect(x: 0, y: edge.y, width: bounds.width, height: edge.height)
  }

  // MARK: One pass of layout

  func placeRows() {
    guard !isPlacing, asking == 0 else { return }
    isPlacing = true
    defer { isPlacing = false }
    loadIfNeeded()
    if awaitsCells { resolveFirstEdges() }
    awaitsCells = false
    if let measuredWidth, measuredWidth != bounds.width { geometry.forgetMeasures() }
    measuredWidth = bounds.width
    backgroundView?.frame = bounds
    placeEdgeViews()
    let seen = showRows()
    noteContentSize()
    retireAllBut(seen)
    for (path, cell) in cells {
      place(cell, shownFrame(of: path))
      cell.rowStyle = rowStyle(of: path)
    }
    swipes.place()
    // The delegate may have reloaded all rows, which the next layout does.
    guard !needsReload else { return }
    placeEdges()
    placeIndex()
  }

  func place(_ view: UIView, _ frame: CGRect) { if view.frame != frame { view.frame = frame } }

  /// Makes the cells of the visible rows, and measures them. Rows that were visible before keep
  /// their position on the screen, even if heights above them change.
  private func showRows() -> [IndexPath] {
    var anchor = anchor
    var wanted: [IndexPath] = []
    for _ in 0..<Self.maximumRounds {
      let (low, high) = (bounds.minY, bounds.maxY)
      var isSettled = true
      for section in geometry.sections(from: low, to: high) where resolveEdges(of: section) {
        isSettled = false
      }
      wanted = geometry.rows(from: low, to: high)
      for path in wanted {
        let cell = cells[path] ?? makeCell(path)
        if needsMeasure(path), measure(cell, path) { isSettled = false }
        guard announce(cell, path) else {
          isSettled = false
          break
        }
      }
      if let known = anchor, geometry.contains(known.path) {
        let y = geometry.row(known.path).y
        if y != known.y { shiftContent(by: y - known.y) }
        anchor = (known.path, y)
      }
      if isSettled || needsReload { break }
    }
    keepGoal()
    return wanted
  }

  /// Notifies the delegate of a new cell that has its frame.
  ///
  /// - Returns: whether the delegate has not changed the rows. Otherwise no other rows are
  ///   requested, because they may no longer exist.
  private func announce(_ cell: UITableViewCell, _ path: IndexPath) -> Bool {
    guard unannounced.remove(path) != nil else { return true }
    place(cell, frame(of: path))
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: source(of: path))
    return !needsReload && cells[path] === cell
  }

  /// The topmost visible row, if there is content above it.
  private var anchor: (path: IndexPath, y: CGFloat)? {
    guard bounds.minY > -effectiveInset.top else { return nil }
    let path = geometry.rows(from: bounds.minY, to: bounds.maxY).first {
      cells[$0] != nil && geometry.certainty(of: $0) != .estimated
    }
    return path.map { ($0, geometry.row($0).y) }
  }

  private func needsMeasure(_ path: IndexPath) -> Bool {
    geometry.certainty(of: path) == .estimated
  }

  /// - Returns: whether the height of the row has changed.
  private func measure(_ cell: UITableViewCell, _ path: IndexPath) -> Bool {
    let old = geometry.rowHeight(path)
    if let given = ask({ givenHeight(of: path, tableDelegate) }) {
      geometry.setHeight(given, .given, of: path)
      return given != old
    }
    let fitting = cell.systemLayoutSizeFitting(
      CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    let scale = max(layer.contentsScale, 1)
    let height =
      fitting.isFinite && fitting > 0
      ? (fitting * scale).rounded(.up) / scale : UITableViewCell.standardHeight
    geometry.setHeight(height, .measured, of: path)
    return height != old
  }

  /// Called when the content of a cell has changed: a visible row that is as high as its content
  /// may need another height.
  func contentDidChange(of cell: UITableViewCell) {
    // Cells that are being configured are measured afterwards.
    guard selfSizingInvalidation != .disabled, asking == 0, let path = indexPath(for: cell),
      geometry.contains(path),
      geometry.certainty(of: path) == .measured
    else { return }
    geometry.setHeight(geometry.rowHeight(path), .estimated, of: path)
    setNeedsLayout()
  }

  private func retireAllBut(_ seen: [IndexPath]) {
    guard cells.count > seen.count || seen.contains(where: { cells[$0] == nil }) else { return }
    var kept = Set(seen)
    kept.formUnion(rowsInUse)
    if let movement { kept.insert(movement.path.target) }
    for (path, cell) in cells.inOrder where !kept.contains(path) {
      cells[path] = nil
      retire(cell, at: path)
    }
  }

  /// The row that contains the first responder, and the rows beside the focused one, so that Tab
  /// finds them.
  var rowsInUse: [IndexPath] {
    guard let window else { return [] }
    var paths: [IndexPath] = []
    if let view = window.firstResponder as? UIView, let cell = cell(around: view),
      let path = indexPath(for: cell)
    {
      paths.append(path)
    }
    if let view = window.keyboardFocus.current, let cell = cell(around: view),
      let path = indexPath(for: cell)
    {
      paths += [
        IndexPath(row: path.row - 1, section: path.section), path,
        IndexPath(row: path.row + 1, section: path.section),
      ]
    }
    return paths
  }

  /// Returns the cell of this table that contains a view.
  func cell(around view: UIView) -> UITableViewCell? {
    var current: UIView? = view
    while let candidate = current, candidate !== self {
      if let cell = candidate as? UITableViewCell, cell.table === self { return cell }
      current = candidate.superview
    }
    return nil
  }

  // MARK: Headers and footers

  private func placeEdges() {
    let inset = effectiveInset
    let (low, high) = (bounds.minY + inset.top, bounds.maxY - inset.bottom)
    let seen = geometry.sections(from: bounds.minY, to: bounds.maxY)
    for (section, view) in headers where !seen.contains(section) {
      headers[section] = nil
      retireEdge(view, section: section, isFooter: false)
    }
    for (section, view) in footers where !seen.contains(section) {
      footers[section] = nil
      retireEdge(view, section: section, isFooter: true)
    }
    for section in seen {
      var (header, footer) = (geometry.header(of: section), geometry.footer(of: section))
      if style == .plain {
        // Headers and footers are pinned to the edges while their section is visible.
        header.y = max(header.y, min(low, footer.y - header.height))
        footer.y = min(footer.y, max(high - footer.height, header.y + header.height))
      }
      let titles = geometry.sections[section]
      placeEdge(section, isFooter: false, titles.header, edgeFrame(header))
      placeEdge(section, isFooter: true, titles.footer, edgeFrame(footer))
    }
  }

  private func placeEdge(
    _ section: Int, isFooter: Bool, _ edge: TableGeometry.Edge, _ frame: CGRect
  ) {
    guard edge.height > 0 else { return removeEdge(section, isFooter: isFooter) }
    guard let view = edgeView(section, isFooter: isFooter, title: edge.title) else { return }
    guard view.superview !== self || view.isHidden else { return place(view, frame) }
    ViewAnimation.withoutInheritedAnimation {
      view.isHidden = false
      view.frame = frame
      if view.superview !== self { addSubview(view) }
    }
    if isFooter {
      tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    } else {
      tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    }
  }

  /// Removes a header or footer that has no height any more.
  private func removeEdge(_ section: Int, isFooter: Bool) {
    guard let view = isFooter ? footers[section] : headers[section], view.superview === self else {
      return
    }
    if isFooter { footers[section] = nil } else { headers[section] = nil }
    retireEdge(view, section: section, isFooter: isFooter)
  }

  /// Called when a header or footer view was set, even to the same view, whose new height the table
  /// then uses.
  func edgeViewDidChange(from old: UIView?, to new: UIView?) {
    let before = (top: geometry.top, size: contentSize)
    if old !== new {
      old?.removeFromSuperview()
      if let new { insertSubview(new, at: backIndex) }
    }
    placeEdgeViews()
    noteContentSize()
    // Otherwise a controller that sets the view in each layout would cause layouts indefinitely.
    if old !== new || geometry.top != before.top || contentSize != before.size { setNeedsLayout() }
  }

  func placeEdgeViews() {
    // A search bar has another superview while the search is active.
    if let view = tableHeaderView, view.superview === self {
      place(view, CGRect(x: 0, y: 0, width: bounds.width, height: view.bounds.height))
    }
    geometry.top = max(tableHeaderView?.bounds.height ?? 0, 0)
  }

  func noteContentSize() {
    let footerHeight = tableFooterView?.bounds.height ?? 0
    if let view = tableFooterView {
      place(
        view, CGRect(x: 0, y: geometry.height, width: bounds.width, height: footerHeight))
    }
    let size = CGSize(width: bounds.width, height: geometry.height + footerHeight)
    if size != contentSize { contentSize = size }
  }

  // MARK: Appearance

  func styleDidChange() { setNeedsLayout() }

  private var grouping: RowStyle.Grouping {
    switch style {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .card
    }
  }

  func rowStyle(of path: IndexPath) -> RowStyle {
    let isFirst = path.row == 0
    let isLast = path.row == geometry.sections[path.section].rows.count - 1
    var rowStyle = RowStyle(separatorInset: ownSeparatorInset, margin: sideMargin)
    rowStyle.lineColor = separatorColor ?? .separator
    rowStyle.background = style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    rowStyle.setEdges(
      in: grouping, isFirst: isFirst, isLast: isLast,
      showsSeparators: separatorStyle == .singleLine)
    return rowStyle
  }
}
