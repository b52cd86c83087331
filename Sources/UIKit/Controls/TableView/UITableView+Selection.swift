import CoreGraphics
import QuartzCore

/// Highlighting and selection of rows.
extension UITableView: PressableList {
  func item(at point: CGPoint) -> IndexPath? {
    guard !isOnIndex(point), let path = indexPathForRow(at: point), let cell = cells[path],
      cell.frame.contains(point)
    else { return nil }
    return path
  }

  func place(ofItem path: IndexPath) -> CGRect { rectForRow(at: path) }

  func mayPress(_ path: IndexPath) -> Bool {
    // A touch beside the confirmation button hides it, and has no other effect.
    if endConfirmation() { return false }
    guard maySelect else { return false }
    return call("shouldHighlightRowAt", path) {
      $0.tableView(self, shouldHighlightRowAt: path)
    } ?? true
  }

  /// Whether the user can select rows now.
  private var maySelect: Bool {
    isEditingNow
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether several rows can be selected now.
  var selectsSeveral: Bool {
    isEditingNow ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  func setPressed(_ isPressed: Bool, at path: IndexPath) {
    cells[path]?.setHighlighted(isPressed, animated: false)
    if isPressed {
      call("didHighlightRowAt", path) { $0.tableView(self, didHighlightRowAt: path) }
    } else {
      call("didUnhighlightRowAt", path) { $0.tableView(self, didUnhighlightRowAt: path) }
    }
  }

  func performUserSelection(at path: IndexPath) {
    if selectsSeveral, selected.contains(path) { return deselectByUser(path) }
    let answer = call("willSelectRowAt", path) { $0.tableView(self, willSelectRowAt: path) }
    guard let target = answer ?? path else { return }
    loadIfNeeded()
    guard geometry.contains(target) else {
      return Diagnostics.warn(
        "A table has no row \(target.row) in section \(target.section) to select.")
    }
    if !selectsSeveral {
      for other in selected.inOrder where other != target { deselectByUser(other) }
      // The delegate may refuse to deselect a row.
      if selected.inOrder.contains(where: { $0 != target }) { return }
    }
    selected.insert(target)
    let cell = cells[target]
    cell?.setSelected(true, animated: false)
    // As in UIKit the segue is performed before the delegate is notified of the selection.
    if let cell { for perform in cell.segues.selection { perform(cell) } }
    call("didSelectRowAt", target) { $0.tableView(self, didSelectRowAt: target) }
    performPrimaryAction(at: target)
  }

  /// Performs the primary action of a row that was selected alone, not in addition to others.
  private func performPrimaryAction(at path: IndexPath) {
    guard selected.inOrder.allSatisfy({ $0 == path }), let delegate = tableDelegate,
      delegate.tableView(self, canPerformPrimaryActionForRowAt: path)
    else { return }
    delegate.tableView(self, performPrimaryActionForRowAt: path)
  }

  private func deselectByUser(_ path: IndexPath) {
    let answer = call("willDeselectRowAt", path) { $0.tableView(self, willDeselectRowAt: path) }
    guard let target = answer ?? path else { return }
    deselect(target, animated: false)
    call("didDeselectRowAt", target) { $0.tableView(self, didDeselectRowAt: target) }
  }

  /// Calls a method of the delegate for a row.
  ///
  /// - Parameter label: the label of the method's second parameter.
  /// - Returns: nil without a delegate.
  @discardableResult
  private func call<Result>(
    _ label: String, _ path: IndexPath, _ body: (any UITableViewDelegate) -> Result
  ) -> Result? {
    guard let delegate = tableDelegate else { return nil }
    return TransitionTrace.call(delegate, "tableView(_:\(label):)", [self, path]) {
      body(delegate)
    }
  }

  // MARK: By the program

  func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    loadIfNeeded()
    if let path, !geometry.contains(path) {
      return Diagnostics.warn(
        "A table has no row \(path.row) in section \(path.section) to select.")
    }
    if path == nil || !selectsSeveral {
      for other in selected.inOrder where other != path { deselect(other, animated: animated) }
    }
    guard let path else { return }
    selected.insert(path)
    cells[path]?.setSelected(true, animated: animated)
    if position != .none { scroll(to: path, position, animated: animated) }
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    guard selected.remove(path) else { return }
    cells[path]?.setSelected(false, animated: animated)
  }

  /// Called when several rows may no longer be selected.
  func selectionRuleDidChange() {
    if selectsSeveral { return }
    for path in selected.inOrder.dropFirst() { deselect(path, animated: false) }
  }

  // MARK: Accessories and keys

  func accessoryWasTapped(of cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    for perform in cell.segues.accessory { perform(cell) }
    call("accessoryButtonTappedForRowWith", path) {
      $0.tableView(self, accessoryButtonTappedForRowWith: path)
    }
  }

  func mayFocus(_ cell: UITableViewCell) -> Bool {
    guard maySelect, let path = indexPath(for: cell), isTabStop(path) else { return false }
    return tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
  }

  func keyDidPress(_ cell: UITableViewCell) {
    if let path = indexPath(for: cell) { press.press(path) }
  }
}
