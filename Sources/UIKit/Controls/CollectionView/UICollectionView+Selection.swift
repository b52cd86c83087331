import CoreGraphics

/// Highlighting and selection of items.
extension UICollectionView: PressableList {
  func item(at point: CGPoint) -> IndexPath? {
    indexPathForItem(at: point).flatMap { cells[$0] == nil ? nil : $0 }
  }

  func place(ofItem path: IndexPath) -> CGRect {
    layoutAttributesForItem(at: path).flatMap { $0.isSensible ? $0.frame : nil } ?? .null
  }

  func mayPress(_ path: IndexPath) -> Bool {
    guard selectsNow else { return false }
    return call("shouldHighlightItemAt", path) {
      $0.collectionView(self, shouldHighlightItemAt: path)
    } ?? true
  }

  func setPressed(_ isPressed: Bool, at path: IndexPath) {
    cells[path]?.isHighlighted = isPressed
    if isPressed {
      call("didHighlightItemAt", path) { $0.collectionView(self, didHighlightItemAt: path) }
    } else {
      call("didUnhighlightItemAt", path) { $0.collectionView(self, didUnhighlightItemAt: path) }
    }
  }

  func performUserSelection(at path: IndexPath) {
    if togglesOutline(at: path) { return }
    if selectsSeveralNow, selected.contains(path) {
      let mayDeselect = call("shouldDeselectItemAt", path) {
        $0.collectionView(self, shouldDeselectItemAt: path)
      }
      if mayDeselect ?? true { deselectByUser(path) }
      return
    }
    let maySelect = call("shouldSelectItemAt", path) {
      $0.collectionView(self, shouldSelectItemAt: path)
    }
    guard maySelect ?? true else { return }
    loadIfNeeded()
    guard contains(path) else { return }
    if !selectsSeveralNow {
      for other in selected.inOrder where other != path { deselectByUser(other) }
    }
    selected.insert(path)
    let cell = cells[path]
    cell?.isSelected = true
    if let cell { for perform in cell.segues.selection { perform(cell) } }
    call("didSelectItemAt", path) { $0.collectionView(self, didSelectItemAt: path) }
    performPrimaryAction(at: path)
  }

  /// Performs the primary action of an item that was selected alone, not in addition to others.
  private func performPrimaryAction(at path: IndexPath) {
    guard selected.inOrder.allSatisfy({ $0 == path }), let delegate = collectionDelegate,
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
    else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: path)
  }

  private func deselectByUser(_ path: IndexPath) {
    deselectItem(at: path, animated: false)
    call("didDeselectItemAt", path) { $0.collectionView(self, didDeselectItemAt: path) }
  }

  /// Calls a method of the delegate for an item.
  ///
  /// - Parameter label: the label of the method's second parameter.
  /// - Returns: nil without a delegate.
  @discardableResult
  private func call<Result>(
    _ label: String, _ path: IndexPath, _ body: (any UICollectionViewDelegate) -> Result
  ) -> Result? {
    guard let delegate = collectionDelegate else { return nil }
    return TransitionTrace.call(delegate, "collectionView(_:\(label):)", [self, path]) {
      body(delegate)
    }
  }

  func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    loadIfNeeded()
    if let path, !contains(path) {
      return Diagnostics.warn(
        "A collection has no item \(path.item) in section \(path.section) to select.")
    }
    if path == nil || !selectsSeveralNow {
      for other in selected.inOrder where other != path {
        deselectItem(at: other, animated: animated)
      }
    }
    guard let path else { return }
    selected.insert(path)
    cells[path]?.isSelected = true
    if !position.isEmpty { scroll(to: path, position, animated: animated) }
  }

  func mayFocus(_ cell: UICollectionViewCell) -> Bool {
    guard selectsNow, let path = indexPath(for: cell) else { return false }
    return collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
  }
}
