import CoreGraphics

/// Gives the menus of a list's items to the interaction of the list.
final class ListMenus: NSObject, UIContextMenuInteractionDelegate {
  /// The cell for which a menu was given last.
  private weak var cell: UIView?

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    switch interaction.view {
    case let table as UITableView:
      guard let path = table.indexPathForRow(at: location), let cell = table.cellForRow(at: path)
      else { return nil }
      self.cell = cell
      return table.delegate?.tableView(
        table, contextMenuConfigurationForRowAt: path, point: location)
    case let collection as UICollectionView:
      let path = collection.indexPathForItem(at: location)
      cell = path.flatMap(collection.cellForItem)
      let delegate = collection.delegate
      return delegate?.collectionView(
        collection, contextMenuConfigurationForItemsAt: path.map { [$0] } ?? [], point: location)
        ?? path.flatMap {
          delegate?.collectionView(
            collection, contextMenuConfigurationForItemAt: $0, point: location)
        }
    default: return nil
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    if let table = interaction.view as? UITableView,
      let preview = table.delegate?.tableView(
        table, previewForHighlightingContextMenuWithConfiguration: configuration)
    {
      return preview
    }
    return cell.map { UITargetedPreview(view: $0) }
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
  /// Lets the items of a list have menus, from the first time that it has a delegate of its kind.
  func addListMenus(_ menus: inout ListMenus?) {
    guard menus == nil else { return }
    let new = ListMenus()
    menus = new
    addInteraction(UIContextMenuInteraction(delegate: new))
  }
}
