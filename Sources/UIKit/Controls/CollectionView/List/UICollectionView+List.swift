import CoreGraphics

/// Editing, swipe actions and outlines of the lists in a collection view.
extension UICollectionView: SwipeableList {
  // MARK: Cells

  /// Sets the list role of a view that the data source is about to configure.
  func prepare(_ view: UICollectionReusableView, as element: Element) {
    guard let cell = view as? UICollectionViewListCell else { return }
    cell.row = ask { ownLayout.listRow(of: element) }
    // The program may set another indentation than that of the outline.
    if case .item(let path) = element { cell.outline = outlineSource?.outlinePlace(at: path) }
  }

  /// Updates the list role of a visible view.
  func updateList(_ view: UICollectionReusableView, as element: Element) {
    guard let cell = view as? UICollectionViewListCell else { return }
    let row = ask { ownLayout.listRow(of: element) }
    if cell.row != row { cell.row = row }
    guard case .item(let path) = element else { return }
    if swipes == nil, let list = ownLayout.listConfiguration(ofItem: path), list.hasSwipeActions {
      prepareSwipes()
    }
    cell.outline = outlineSource?.outlinePlace(at: source(of: path))
    if cell.isEditingNow != isEditing { cell.setEditing(isEditing, animated: false) }
  }

  /// Adds the collection view's state to the state of a cell.
  func describe(_ cell: UICollectionViewCell, in state: inout UICellConfigurationState) {
    state.isEditing = isEditing
    if let path = swipes?.current?.path { state.isSwiped = cells[path] === cell }
    if let path = movement?.path.target { state.isReordering = cells[path] === cell }
    if let cell = cell as? UICollectionViewListCell {
      state.isExpanded = cell.outline?.isExpanded ?? false
    }
  }

  // MARK: Editing

  func editingDidChange() {
    swipes?.close()
    press.cancel()
    for (_, cell) in cells.inOrder {
      if let cell = cell as? UICollectionViewListCell {
        cell.setEditing(isEditing, animated: window != nil && UIView.areAnimationsEnabled)
      } else {
        cell.setNeedsUpdateConfiguration()
      }
    }
    // Heights may depend on the accessories beside the content.
    layoutIsInvalid(nil)
    if !isEditing, allowsMultipleSelectionDuringEditing, !allowsMultipleSelection {
      for path in selected.inOrder { deselectItem(at: path, animated: false) }
    }
  }

  /// Whether the user can currently select items, and several of them.
  var selectsNow: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }
  var selectsSeveralNow: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  // MARK: Outlines

  /// Shows or hides the items below that of a cell.
  func toggleOutline(of cell: UICollectionViewListCell) {
    guard let path = indexPath(for: cell), mayChange("A change of an outline") else { return }
    outlineSource?.toggleOutline(at: path)
  }

  /// Shows or hides the items below an item if its whole row responds to presses.
  ///
  /// - Returns: whether its row responds.
  func togglesOutline(at path: IndexPath) -> Bool {
    guard let cell = cells[path] as? UICollectionViewListCell,
      let accessory = cell.accessoryRow.togglesOutline
    else { return false }
    if let handler = accessory.handler { handler() } else { toggleOutline(of: cell) }
    return true
  }

  // MARK: Swipes

  /// Shows the trailing actions of a row.
  func openSwipe(of cell: UICollectionViewCell) {
    guard let path = indexPath(for: cell), rowsMayMove else { return }
    prepareSwipes().open(at: path)
  }

  var maySwipe: Bool { rowsMayMove && !isEditing }

  private var rowsMayMove: Bool {
    asking == 0 && movement == nil && updateDepth == 0 && layoutTransition == nil
  }

  func swipedCell(at path: IndexPath) -> UIView? { cells[path] }

  func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    ask {
      let list = ownLayout.listConfiguration(ofItem: path)
      return isLeading
        ? list?.leadingSwipeActionsConfigurationProvider?(path)
        : list?.trailingSwipeActionsConfigurationProvider?(path)
    }
  }

  func swipeDidBegin(at path: IndexPath) { cells[path]?.setNeedsUpdateConfiguration() }

  func swipeDidEnd(at path: IndexPath) { cells[path]?.setNeedsUpdateConfiguration() }
}

/// A data source that supports outlines.
@MainActor
protocol OutlineSource: AnyObject {
  /// Returns the position of the item at an index path in its outline; nil outside an outline.
  func outlinePlace(at path: IndexPath) -> OutlinePlace?
  func toggleOutline(at path: IndexPath)
}
