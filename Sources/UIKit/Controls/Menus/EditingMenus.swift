import ObjectiveCSupport

extension UITableView {
  /// The menu of editing actions of a row; nil where the delegate wants none.
  func editingMenu(at path: IndexPath) -> UIContextMenuConfiguration? {
    guard let delegate, delegate.tableView(self, shouldShowMenuForRowAt: path) else { return nil }
    return UIContextMenuConfiguration.editing(
      canPerform: {
        delegate.tableView(self, canPerformAction: $0, forRowAt: path, withSender: nil)
      },
      perform: { [weak self] action in
        guard let self else { return }
        self.delegate?.tableView(
          self, performAction: action, forRowAt: path, withSender: nil)
      })
  }
}

extension UICollectionView {
  /// The menu of editing actions of an item; nil where the delegate wants none.
  func editingMenu(at path: IndexPath) -> UIContextMenuConfiguration? {
    guard let delegate = collectionDelegate,
      delegate.collectionView(self, shouldShowMenuForItemAt: path)
    else { return nil }
    return UIContextMenuConfiguration.editing(
      canPerform: {
        delegate.collectionView(self, canPerformAction: $0, forItemAt: path, withSender: nil)
      },
      perform: { [weak self] action in
        guard let self else { return }
        collectionDelegate?.collectionView(
          self, performAction: action, forItemAt: path, withSender: nil)
      })
  }
}

extension UIContextMenuConfiguration {
  /// A menu of the editing actions of a list that can be performed; nil if there is none.
  fileprivate static func editing(
    canPerform: (Selector) -> Bool, perform: @escaping @MainActor (Selector) -> Void
  ) -> UIContextMenuConfiguration? {
    let actions = [EditAction.cut, .copy, .paste].filter { canPerform($0.selector) }
    guard !actions.isEmpty else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(
        children: actions.map { action in
          UIAction(title: action.title) { _ in perform(action.selector) }
        })
    })
  }
}
