import CoreGraphics

/// Supplies the menus of a list's items to the list's interaction.
final class ListMenus: NSObject, UIContextMenuInteractionDelegate {
  /// The cell of the last menu, and its index path.
  private weak var cell: UIView?
  private var path: IndexPath?

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    switch interaction.view {
    case let table as UITableView:
      guard let path = table.indexPathForRow(at: location), let cell = table.cellForRow(at: path)
      else { return nil }
      (self.cell, self.path) = (cell, path)
      return table.delegate?.tableView(
        table, contextMenuConfigurationForRowAt: path, point: location)
        ?? table.editingMenu(at: path)
    case let collection as UICollectionView:
      let path = collection.indexPathForItem(at: location)
      (self.path, cell) = (path, path.flatMap(collection.cellForItem))
      let delegate = collection.delegate
      return delegate?.collectionView(
        collection, contextMenuConfigurationForItemsAt: path.map { [$0] } ?? [], point: location)
        ?? path.flatMap {
          delegate?.collectionView(
            collection, contextMenuConfigurationForItemAt: $0, point: location)
            ?? collection.editingMenu(at: $0)
        }
    default: return nil
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    let own: UITargetedPreview? =
      switch interaction.view {
      case let table as UITableView:
        table.delegate?.tableView(
          table, previewForHighlightingContextMenuWithConfiguration: configuration)
      case let collection as UICollectionView:
        if let path {
          collection.delegate?.collectionView(
            collection, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
        } else {
          collection.delegate?.collectionView(
            collection, previewForHighlightingContextMenuWithConfiguration: configuration)
        }
      default: nil
      }
    return own ?? cell.map { UITargetedPreview(view: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    switch interaction.view {
    case let table as UITableView:
      return table.delegate?.tableView(
        table, previewForDismissingContextMenuWithConfiguration: configuration)
    case let collection as UICollectionView:
      guard let path else {
        return collection.delegate?.collectionView(
          collection, previewForDismissingContextMenuWithConfiguration: configuration)
      }
      return collection.delegate?.collectionView(
        collection, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
    default: return nil
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    switch interaction.view {
    case let table as UITableView:
      table.delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
    case let collection as UICollectionView:
      collection.delegate?.collectionView(
        collection, willDisplayContextMenu: configuration, animator: animator)
    default: break
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    switch interaction.view {
    case let table as UITableView:
      table.delegate?.tableView(
        table, willEndContextMenuInteraction: configuration, animator: animator)
    case let collection as UICollectionView:
      collection.delegate?.collectionView(
        collection, willEndContextMenuInteraction: configuration, animator: animator)
    default: break
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    switch interaction.view {
    case let table as UITableView:
      table.delegate?.tableView(
        table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    case let collection as UICollectionView:
      collection.delegate?.collectionView(
        collection, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    default: break
    }
  }
}

extension UIScrollView {
  /// Enables menus for the items of a list when it first gets a delegate of its kind.
  func addListMenus(_ menus: inout ListMenus?) {
    guard menus == nil else { return }
    let new = ListMenus()
    menus = new
    addInteraction(UIContextMenuInteraction(delegate: new))
  }
}

extension UIScrollView {
  fileprivate var listMenuInteraction: UIContextMenuInteraction? {
    ownInteractions.lazy.compactMap { $0 as? UIContextMenuInteraction }
      .first { $0.delegate is ListMenus }
  }
}

extension UITableView {
  /// The interaction that opens the menus of rows; nil until the table has a delegate.
  public var contextMenuInteraction: UIContextMenuInteraction? { listMenuInteraction }
}

extension UICollectionView {
  /// The interaction that opens the menus of items; nil until the collection view has a delegate.
  public var contextMenuInteraction: UIContextMenuInteraction? { listMenuInteraction }
}
