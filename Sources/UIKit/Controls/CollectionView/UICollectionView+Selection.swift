import CoreGraphics

/// Items that are pressed, chosen and selected.
extension UICollectionView: PressableList {
  func item(at point: CGPoint) -> IndexPath? {
    indexPathForItem(at: point).flatMap { cells[$0] == nil ? nil : $0 }
  }

  func place(ofItem path: IndexPath) -> CGRect {
    layoutAttributesForItem(at: path).flatMap { $0.isSensible ? $0.frame : nil } ?? .null
  }

  func mayPress(_ path: IndexPath) -> Bool {
    guard allowsSelection else { return false }
    note("collectionView(_:shouldHighlightItemAt:)")
    return collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
  }

  func setPressed(_ isPressed: Bool, at path: IndexPath) {
    cells[path]?.isHighlighted = isPressed
    if isPressed {
      note("collectionView(_:didHighlightItemAt:)")
      collectionDelegate?.collectionView(self, didHighlightItemAt: path)
    } else {
      note("collectionView(_:didUnhighlightItemAt:)")
      collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
    }
  }

  func performUserSelection(at path: IndexPath) {
    if allowsMultipleSelection, selected.contains(path) {
      note("collectionView(_:shouldDeselectItemAt:)")
      let mayDeselect =
        collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true
      if mayDeselect { deselectByUser(path) }
      return
    }
    note("collectionView(_:shouldSelectItemAt:)")
    guard collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else {
      return
    }
    loadIfNeeded()
    guard contains(path) else { return }
    if !allowsMultipleSelection {
      for other in selected where other != path { deselectByUser(other) }
    }
    if !selected.contains(path) { selected.append(path) }
    let cell = cells[path]
    cell?.isSelected = true
    if let cell { for perform in cell.segues.selection { perform(cell) } }
    note("collectionView(_:didSelectItemAt:)")
    collectionDelegate?.collectionView(self, didSelectItemAt: path)
  }

  private func deselectByUser(_ path: IndexPath) {
    deselectItem(at: path, animated: false)
    note("collectionView(_:didDeselectItemAt:)")
    collectionDelegate?.collectionView(self, didDeselectItemAt: path)
  }

  private func note(_ call: String) {
    if let collectionDelegate { TransitionTrace.note(collectionDelegate, call) }
  }

  func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    loadIfNeeded()
    if let path, !contains(path) {
      return Diagnostics.warn(
        "A collection has no item \(path.item) in section \(path.section) to select.")
    }
    if path == nil || !allowsMultipleSelection {
      for other in selected where other != path { deselectItem(at: other, animated: animated) }
    }
    guard let path else { return }
    if !selected.contains(path) { selected.append(path) }
    cells[path]?.isSelected = true
    if !position.isEmpty { scroll(to: path, position, animated: animated) }
  }

  func mayFocus(_ cell: UICollectionViewCell) -> Bool {
    guard allowsSelection, let path = indexPath(for: cell) else { return false }
    return collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
  }
}
