import CoreGraphics

/// The editing controls of rows.
extension UITableView {
  /// The duration in seconds in which controls appear, as observed on iOS.
  private static let editingDuration: TimeInterval = 0.3

  func changeEditing(_ isEditing: Bool, _ animated: Bool) {
    guard isEditing != isEditingNow else {
      // A swiped row counts as edited.
      if !isEditing { swipes.close() }
      return
    }
    press.cancel()
    endReordering(isCancelled: true)
    swipes.close()
    isEditingNow = isEditing
    if allowsMultipleSelectionDuringEditing {
      for path in selected.inOrder { deselect(path, animated: animated) }
    }
    configureEditing(animated: animated)
  }

  func configureEditing(animated: Bool) {
    for (path, cell) in cells { configureEditing(of: cell, at: path, animated: animated) }
  }

  /// Sets the editing control of a cell.
  func configureEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    var style = UITableViewCell.EditingStyle.none
    let own = source(of: path)
    let mayEdit =
      isEditingNow && ask { dataSource?.tableView(self, canEditRowAt: own) } ?? true
    let showsSelection = mayEdit && allowsMultipleSelectionDuringEditing
    if mayEdit, !showsSelection {
      style = ask { tableDelegate?.tableView(self, editingStyleForRowAt: own) } ?? .delete
    }
    let indents =
      isEditingNow
      && (showsSelection || style != .none
        || cell.shouldIndentWhileEditing
          && ask { tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: own) } ?? true)
    cell.editingStyle = style
    cell.showsReorderControl = mayMove(path)
    (cell.editing.indents, cell.editing.showsSelection) = (indents, showsSelection)
    cell.setEditing(isEditingNow, animated: animated)
  }

  /// Animates a change of the cells' editing state.
  func animateEditing(
    _ animated: Bool, _ change: @escaping () -> Void, then completion: @escaping () -> Void
  ) {
    guard animated, window != nil else {
      ViewAnimation.withoutInheritedAnimation(change)
      return completion()
    }
    UIView.animate(
      withDuration: Self.editingDuration, delay: 0, options: .allowUserInteraction,
      animations: change, completion: { _ in completion() })
  }

  /// Called when the editing control of a row was pressed.
  func editControlWasPressed(in cell: UITableViewCell) {
    let wasConfirming = endConfirmation()
    guard let path = indexPath(for: cell), !wasConfirming else { return }
    if cell.editingStyle == .insert { return commit(.insert, at: path) }
    if opensActions(at: path) { return }
    let title =
      ask { tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) }
      ?? "Delete"
    cell.setConfirmation(title: title, animated: true)
  }

  func deletionWasConfirmed(in cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    endConfirmation()
    commit(.delete, at: path)
  }

  func commit(_ style: UITableViewCell.EditingStyle, at path: IndexPath) {
    guard let dataSource else { return }
    TransitionTrace.call(dataSource, "tableView(_:commit:forRowAt:)", [self, style, path]) {
      dataSource.tableView(self, commit: style, forRowAt: path)
    }
  }

  /// Hides the button that confirms a deletion.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  func endConfirmation() -> Bool {
    let confirming = cells.values.filter(\.showingDeleteConfirmation)
    for cell in confirming { cell.setConfirmation(title: nil, animated: true) }
    return !confirming.isEmpty
  }
}
