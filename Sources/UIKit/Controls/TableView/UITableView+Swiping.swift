import CoreGraphics

/// The swipe actions of rows.
extension UITableView: SwipeableList {
  var maySwipe: Bool { asking == 0 && !isEditingNow && movement == nil && updateDepth == 0 }

  func swipedCell(at path: IndexPath) -> UIView? { geometry.contains(path) ? cells[path] : nil }

  func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    answersOfDefaults = 0
    guard ask({ dataSource?.tableView(self, canEditRowAt: path) }) ?? true else { return nil }
    guard !isLeading else {
      return ask { tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) }
    }
    let own = ownTrailingActions(at: path)
    return own === UISwipeActionsConfiguration.unimplemented ? deletion(at: path) : own
  }

  /// Returns the delegate's actions; `unimplemented` if it implements neither that method nor row
  /// actions.
  private func ownTrailingActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    ask {
      guard let tableDelegate else { return .unimplemented }
      let actions = tableDelegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
      guard actions === UISwipeActionsConfiguration.unimplemented,
        let former = tableDelegate.tableView(self, editActionsForRowAt: path)
      else { return actions }
      return UISwipeActionsConfiguration(former, in: self)
    }
  }

  /// Opens a row whose delete control was pressed, or closes it if it is open.
  ///
  /// - Returns: whether the delegate has actions for the row.
  func opensActions(at path: IndexPath) -> Bool {
    guard let own = ownTrailingActions(at: path),
      own !== UISwipeActionsConfiguration.unimplemented
    else { return false }
    if swipes.current?.path == path { swipes.close() } else { swipes.open(at: path, with: own) }
    return true
  }

  /// Returns the action that deletes a row, for a delegate without actions. Where the data source
  /// is not listed with `commit`, Swift can still tell whether the defaults of these three methods
  /// were called: a data source or a delegate that implements one of them allows rows to be edited.
  private func deletion(at path: IndexPath) -> UISwipeActionsConfiguration? {
    let style = ask { tableDelegate?.tableView(self, editingStyleForRowAt: path) }
    let title = ask {
      tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    }
    let asked = 1 + (tableDelegate == nil ? 0 : 2)
    let mayDelete =
      answersOfDefaults < asked || DetectedMethod.commitEditing.isListed(for: dataSource)
    guard dataSource != nil, mayDelete, style ?? .delete == .delete else { return nil }
    let action = UIContextualAction(style: .destructive, title: title ?? "Delete") {
      [weak self] _, _, completion in
      if let self, let path = swipes.current?.path { commit(.delete, at: path) }
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  func swipeDidBegin(at path: IndexPath) {
    cells[path]?.setNeedsUpdateConfiguration()
    cells[path]?.changeState(isConfirming: true)
    guard let delegate = tableDelegate else { return }
    TransitionTrace.call(delegate, "tableView(_:willBeginEditingRowAt:)", [self, path]) {
      delegate.tableView(self, willBeginEditingRowAt: path)
    }
  }

  func swipeDidEnd(at path: IndexPath) {
    cells[path]?.setNeedsUpdateConfiguration()
    cells[path]?.changeState(isConfirming: false)
    guard let delegate = tableDelegate else { return }
    TransitionTrace.call(delegate, "tableView(_:didEndEditingRowAt:)", [self, path]) {
      delegate.tableView(self, didEndEditingRowAt: path)
    }
  }

  func swipeDidSettle(at path: IndexPath) { cells[path]?.stateDidSettle() }
}
