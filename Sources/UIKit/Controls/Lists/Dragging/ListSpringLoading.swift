import CoreGraphics

/// Activates the rows of a list on which a drag stays, as if the user selected them.
private final class ListSpringBehavior: NSObject, UISpringLoadedInteractionBehavior {
  private let allows: (any UISpringLoadedInteractionContext) -> Bool

  init(_ allows: @escaping (any UISpringLoadedInteractionContext) -> Bool) {
    self.allows = allows
    super.init()
  }

  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool { allows(context) }
}

extension UITableView: UISpringLoadedInteractionSupporting, SpringLoadable {
  func makeSpringInteraction() -> UISpringLoadedInteraction {
    let behavior = ListSpringBehavior { [weak self] context in
      guard let self, allowsSelection, let path = item(at: context.location(in: self)) else {
        return false
      }
      context.targetView = cellForRow(at: path)
      context.targetItem = path
      return tableDelegate?.tableView(self, shouldSpringLoadRowAt: path, with: context) ?? true
    }
    return UISpringLoadedInteraction(
      interactionBehavior: behavior, interactionEffect: nil
    ) { [weak self] _, context in
      if let path = context.targetItem as? IndexPath { self?.performUserSelection(at: path) }
    }
  }
}

extension UICollectionView: UISpringLoadedInteractionSupporting, SpringLoadable {
  func makeSpringInteraction() -> UISpringLoadedInteraction {
    let behavior = ListSpringBehavior { [weak self] context in
      guard let self, allowsSelection, let path = item(at: context.location(in: self)) else {
        return false
      }
      context.targetView = cellForItem(at: path)
      context.targetItem = path
      return collectionDelegate?.collectionView(self, shouldSpringLoadItemAt: path, with: context)
        ?? true
    }
    return UISpringLoadedInteraction(
      interactionBehavior: behavior, interactionEffect: nil
    ) { [weak self] _, context in
      if let path = context.targetItem as? IndexPath { self?.performUserSelection(at: path) }
    }
  }
}
