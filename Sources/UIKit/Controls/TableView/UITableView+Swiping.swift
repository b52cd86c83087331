import CoreGraphics

/// The actions of rows that a swipe moves aside.
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

  /// The delegate's actions; `unimplemented` for a delegate without the method, and without actions
  /// in the former manner.
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

  /// Opens a row whose control that deletes was pressed, or closes it where it is open.
  ///
  /// - Returns: whether the delegate has actions for the row.
  func opensActions(at path: IndexPath) -> Bool {
    guard let own = ownTrailingActions(at: path),
      own !== UISwipeActionsConfiguration.unimplemented
    else { return false }
    if swipes.current?.path == path { swipes.close() } else { swipes.open(at: path, with: own) }
    return true
  }

  /// The action that deletes a row, for a delegate without actions. Which optional methods are
  /// implemented is not known, but of these three it is whether their defaults have answered: a
  /// data source or a delegate that implements one of them lets rows be edited.
  private func deletion(at path: IndexPath) -> UISwipeActionsConfiguration? {
    let style = ask { tableDelegate?.tableView(self, editingStyleForRowAt: path) }
    let title = ask {
      tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    }
    let asked = 1 + (tableDelegate == nil ? 0 : 2)
    guard dataSource != nil, answersOfDefaults < asked, style ?? .delete == .delete else {
      return nil
    }
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
