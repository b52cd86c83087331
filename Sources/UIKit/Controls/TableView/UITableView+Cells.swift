import CoreGraphics

/// Makes, reuses and recycles cells, headers and footers.
extension UITableView {
  /// The identifier of header and footer views that show a title.
  private static let titleIdentifier = "UITableView.title"

  // MARK: Registering

  func registerClass(_ type: AnyClass?, _ identifier: String) {
    guard let type else { return pool.register(identifier, nil) }
    guard let cellType = type as? UITableViewCell.Type else {
      Diagnostics.warn("\(type) is no kind of UITableViewCell; it is not registered.")
      return
    }
    pool.register(identifier) { cellType.init(registeredAs: identifier) }
  }

  func registerSource(_ source: (any CellSource)?, _ identifier: String) {
    pool.register(
      identifier,
      source.map { source in
        {
          let cell = source.makeView(UITableViewCell.self)
          if cell?.reuseIdentifier == nil { cell?.reuseIdentifier = identifier }
          return cell
        }
      })
  }

  func registerEdgeClass(_ type: AnyClass?, _ identifier: String) {
    guard let type else { return edgePool.register(identifier, nil) }
    guard let viewType = type as? UITableViewHeaderFooterView.Type else {
      Diagnostics.warn("\(type) is no kind of UITableViewHeaderFooterView; it is not registered.")
      return
    }
    edgePool.register(identifier) { viewType.init(registeredAs: identifier) }
  }

  // MARK: Dequeuing

  func dequeue(_ identifier: String) -> UITableViewCell? {
    if let cell = pool.takeIdle(identifier) {
      ViewAnimation.withoutInheritedAnimation {
        cell.isHidden = false
        cell.setHighlighted(false, animated: false)
        cell.setSelected(false, animated: false)
        cell.prepareForReuse()
      }
      return cell
    }
    return ViewAnimation.withoutInheritedAnimation { pool.make(identifier) }
  }

  func dequeue(_ identifier: String, for path: IndexPath) -> UITableViewCell {
    if let (cell, own) = reconfigured, own == path, cell.reuseIdentifier == identifier {
      return cell
    }
    var cell = dequeue(identifier)
    if cell == nil {
      Diagnostics.warn(
        "A table knows no cells with the identifier \"\(identifier)\"; a plain one stands for it.")
      cell = UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    guard let cell else { return UITableViewCell() }
    let height =
      geometry.contains(path) ? geometry.row(path).height : UITableViewCell.standardHeight
    ViewAnimation.withoutInheritedAnimation {
      cell.bounds.size = CGSize(width: rowWidth, height: height)
    }
    return cell
  }

  func dequeueEdge(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = edgePool.takeIdle(identifier) {
      view.isHidden = false
      view.prepareForReuse()
      return view
    }
    return edgePool.make(identifier)
  }

  // MARK: Making

  /// Requests the cell of a row that is not visible yet, and adds it to the table.
  func makeCell(_ path: IndexPath) -> UITableViewCell {
    var cell =
      ask { dataSource?.tableView(self, cellForRowAt: source(of: path)) }
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    if let other = cells.first(where: { $0.value === cell })?.key {
      Diagnostics.warn(
        "One cell was given for the rows \(other.row) and \(path.row) of a table; the second row "
          + "gets an empty one.")
      cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    pool.remove(cell, cell.reuseIdentifier)
    cells[path] = cell
    unannounced.insert(path)
    cell.table = self
    let wasLeaving = leavingViews.remove(cell)
    ViewAnimation.withoutInheritedAnimation {
      cell.isHidden = false
      if wasLeaving { cell.alpha = 1 }
      cell.rowStyle = rowStyle(of: path)
      let level = ask {
        tableDelegate?.tableView(self, indentationLevelForRowAt: source(of: path))
      }
      if let level, level != Self.noIndentationLevel { cell.indentationLevel = level }
      configureEditing(of: cell, at: path, animated: false)
      cell.setSelected(selected.contains(path), animated: false)
      cell.setHighlighted(press.item == path, animated: false)
      cell.frame = frame(of: path)
      if cell.superview !== self { insertSubview(cell, at: backIndex) }
    }
    return cell
  }

  /// Lets the data source configure visible cells again.
  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let cell = cells[path] else { continue }
      reconfigured = (cell, path)
      let given = ask { dataSource?.tableView(self, cellForRowAt: path) }
      reconfigured = nil
      guard let given, given !== cell else { continue }
      Diagnostics.warn(
        "A table was given another cell for a row whose cell is to be configured again; the row "
          + "keeps its own.")
      if !cells.values.contains(where: { $0 === given }) { putAway(given) }
    }
  }

  /// The index of subviews behind headers and in front of the background.
  var backIndex: Int { backgroundView?.superview === self ? 1 : 0 }

  /// Returns the view of a header or a footer, which is made if there is one.
  func edgeView(_ section: Int, isFooter: Bool, title: String?) -> UIView? {
    if let view = isFooter ? footers[section] : headers[section] { return view }
    let own = ask {
      isFooter
        ? tableDelegate?.tableView(self, viewForFooterInSection: section)
        : tableDelegate?.tableView(self, viewForHeaderInSection: section)
    }
    var view = own
    if view == nil, title != nil {
      let made =
        dequeueEdge(Self.titleIdentifier)
        ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
      // A pinned header must hide the rows below it.
      made.backgroundColor = style == .plain ? .systemBackground : nil
      view = made
    }
    if let view = view as? UITableViewHeaderFooterView {
      view.headerStyle = UITableViewHeaderFooterView.HeaderStyle(
        style: style, isFooter: isFooter,
        margin: style == .insetGrouped ? 2 * sideMargin : sideMargin,
        top: UITableViewHeaderFooterView.groupedTop
          + (section == 0 && !isFooter ? Self.firstHeaderExtra : 0))
      if title != nil { view.configure(title: title) }
    }
    guard let view else { return nil }
    if view.superview === self {
      // It may be a view that fades after an update, behind the rows. It is shown when it is
      // placed.
      _ = leavingViews.remove(view)
      (view.alpha, view.isHidden) = (1, true)
      bringSubviewToFront(view)
    }
    if isFooter { footers[section] = view } else { headers[section] = view }
    return view
  }

  /// The additional space above the title of the first group in points, as on iOS.
  private static let firstHeaderExtra: CGFloat = 17.5

  // MARK: Recycling

  func retire(_ cell: UITableViewCell, at path: IndexPath) {
    let wasSeen = unannounced.remove(path) == nil
    putAway(cell)
    guard wasSeen else { return }
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: source(of: path))
  }

  /// Stores a cell for reuse, or removes it.
  func putAway(_ cell: UITableViewCell) {
    cell.alpha = 1
    if let identifier = cell.reuseIdentifier, staticContent == nil {
      pool.put(cell, identifier)
    } else {
      cell.removeFromSuperview()
    }
  }

  func retireEdge(_ view: UIView, section: Int, isFooter: Bool) {
    let wasSeen = isDisplayed(view)
    putAwayEdge(view)
    if wasSeen { edgeDidEnd(view, section: section, isFooter: isFooter) }
  }

  /// Whether a header or footer is shown. One that was made only for its height is not.
  func isDisplayed(_ view: UIView) -> Bool { view.superview === self && !view.isHidden }

  /// Notifies the delegate that a header or footer is no longer visible.
  func edgeDidEnd(_ view: UIView, section: Int, isFooter: Bool) {
    if isFooter {
      tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    } else {
      tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    }
  }

  func putAwayEdge(_ view: UIView) {
    view.alpha = 1
    if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      edgePool.put(view, identifier)
    } else {
      view.removeFromSuperview()
    }
  }

  /// Recycles all cells, headers and footers.
  func retireAll() {
    let (oldCells, oldHeaders, oldFooters) = (cells, headers, footers)
    (cells, headers, footers) = ([:], [:], [:])
    for (path, cell) in oldCells.inOrder { retire(cell, at: path) }
    unannounced = []
    for (section, view) in oldHeaders.inOrder {
      retireEdge(view, section: section, isFooter: false)
    }
    for (section, view) in oldFooters.inOrder {
      retireEdge(view, section: section, isFooter: true)
    }
  }
}
