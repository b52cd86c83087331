import CoreGraphics

/// The movement of the keyboard focus by a key, in a table that is a single tab stop.
enum RowMove {
  case up, down, first, last, pageUp, pageDown
}

extension UIPress {
  /// The movement for the key; nil for other keys, and with modifiers.
  var rowMove: RowMove? {
    guard let key, key.modifierFlags.isEmpty else { return nil }
    return switch key.keyCode {
    case .keyboardUpArrow: .up
    case .keyboardDownArrow: .down
    case .keyboardHome: .first
    case .keyboardEnd: .last
    case .keyboardPageUp: .pageUp
    case .keyboardPageDown: .pageDown
    default: nil
    }
  }
}

/// The row that Tab reaches in a table that is a single tab stop.
extension UITableView {
  /// The visible row that had the focus last or is selected; otherwise the first visible one.
  private var tabStop: IndexPath? {
    let visible = indexPathsForVisibleRows ?? []
    return [focusedRow, selected.first].lazy.compactMap { $0 }.first { cells[$0] != nil }
      ?? visible.first { bounds.contains(frame(of: $0)) } ?? visible.first
  }

  func isTabStop(_ path: IndexPath) -> Bool { !isOneTabStop || path == tabStop }

  /// Moves the focus to another row, and scrolls there.
  ///
  /// - Returns: whether the key was for the rows.
  func moveFocus(_ move: RowMove, from cell: UITableViewCell) -> Bool {
    guard isOneTabStop, let path = indexPath(for: cell) else { return false }
    focus(row(after: move, from: path))
    return true
  }

  /// Focuses a row, and scrolls until it is visible.
  package func focus(_ path: IndexPath) {
    loadIfNeeded()
    guard geometry.contains(path) else { return }
    focusedRow = path
    scroll(to: path, .none, animated: false)
    layoutIfNeeded()
    cells[path]?.focusByKeyboard()
  }

  private func row(after move: RowMove, from path: IndexPath) -> IndexPath {
    switch move {
    case .up: return self.path(beside: path, -1) ?? path
    case .down: return self.path(beside: path, 1) ?? path
    case .first: return farthest(from: path, -1) { _ in true }
    case .last: return farthest(from: path, 1) { _ in true }
    case .pageUp:
      let start = frame(of: path).maxY - bounds.height
      return farthest(from: path, -1) { $0.minY >= start }
    case .pageDown:
      let end = frame(of: path).minY + bounds.height
      return farthest(from: path, 1) { $0.maxY <= end }
    }
  }

  /// Returns the last row in a direction whose frame satisfies a condition, but at least the next
  /// one.
  private func farthest(
    from path: IndexPath, _ step: Int, while isMeant: (CGRect) -> Bool
  ) -> IndexPath {
    var result = self.path(beside: path, step) ?? path
    while let next = self.path(beside: result, step), isMeant(frame(of: next)) { result = next }
    return result
  }

  /// Returns the row before or after another one, also in another section; nil at the ends.
  private func path(beside path: IndexPath, _ step: Int) -> IndexPath? {
    var (section, row) = (path.section, path.row + step)
    while geometry.sections.indices.contains(section) {
      let count = geometry.sections[section].rows.count
      if (0..<count).contains(row) { return IndexPath(row: row, section: section) }
      section += step
      guard geometry.sections.indices.contains(section) else { return nil }
      row = step > 0 ? 0 : geometry.sections[section].rows.count - 1
    }
    return nil
  }

  // MARK: Loading again

  /// Stores the focused row before the table recycles its cells, because the focused cell would
  /// belong to another row afterwards.
  func noteFocusBeforeReload() {
    guard isOneTabStop, let focus = window?.keyboardFocus, let view = focus.view(below: self),
      let cell = cell(around: view)
    else { return }
    focusedRow = indexPath(for: cell)
    focus.end()
    restoresFocus = focusedRow != nil
  }

  /// Focuses the stored row after the rows were loaded, or the last row.
  func restoreFocusAfterReload() {
    guard restoresFocus else { return }
    restoresFocus = false
    guard var path = focusedRow else { return }
    if !geometry.contains(path) {
      guard
        let last = geometry.sections.indices.last(where: { geometry.sections[$0].rows.count > 0 })
      else { return }
      path = IndexPath(row: geometry.sections[last].rows.count - 1, section: last)
    }
    focusedRow = path
    if let cell = cells[path] { window?.keyboardFocus.restore(to: cell) }
  }
}
