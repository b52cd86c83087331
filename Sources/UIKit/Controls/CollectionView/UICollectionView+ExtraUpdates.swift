/// Supplementary and decoration views in updates of items.
extension UICollectionView {
  /// The fate of the visible supplementary and decoration views, by their keys before an update.
  struct ExtraUpdate {
    fileprivate var kept: [(before: ExtraKey, after: ExtraKey, view: UICollectionReusableView)] = []
    /// The views that are made again when they are needed.
    fileprivate var dropped: [(key: ExtraKey, view: UICollectionReusableView)] = []
    /// The views that are no longer needed, and disappear with an animation.
    fileprivate(set) var leaving: [(key: ExtraKey, view: UICollectionReusableView)] = []
  }

  /// Updates the keys of supplementary and decoration views after an update.
  func followExtras(_ moves: ListMoves) -> ExtraUpdate {
    var update = ExtraUpdate()
    let old = extras.inOrder
    extras = [:]
    for (key, view) in old {
      if let target = ownLayout.followed(key, by: moves) {
        extras[target] = view
        update.kept.append((key, target, view))
      } else if key.followed(by: moves) == nil {
        // Its section was deleted or reloaded.
        update.leaving.append((key, view))
      } else {
        update.dropped.append((key, view))
      }
    }
    return update
  }

  /// Applies the supplementary and decoration views that the prepared layout itself adds and
  /// removes.
  func applyChangesOfLayout(to update: inout ExtraUpdate) {
    let keys = update.kept.map(\.before) + update.dropped.map(\.key)
    let kinds = Set(keys.map { ExtraKind(name: $0.kind, isDecoration: $0.isDecoration) })
    var (removed, added): (Set<ExtraKey>, Set<ExtraKey>) = ([], [])
    for kind in kinds.sorted(by: { $0.name < $1.name }) {
      removed.formUnion(ask { ownLayout.pathsToDelete(of: kind) }.map(kind.key))
      added.formUnion(ask { ownLayout.pathsToInsert(of: kind) }.map(kind.key))
    }
    for (before, after, view) in update.kept
    where removed.contains(before) || added.contains(after) {
      extras[after] = nil
      update.leaving.append((before, view))
    }
    for (key, view) in update.dropped {
      if removed.contains(key) {
        update.leaving.append((key, view))
      } else {
        putAwayExtra(view, key)
      }
    }
    (update.kept, update.dropped) = ([], [])
  }
}

/// A kind of supplementary or decoration views.
private struct ExtraKind: Hashable {
  let name: String
  let isDecoration: Bool

  func key(_ path: IndexPath) -> UICollectionView.ExtraKey {
    UICollectionView.ExtraKey(kind: name, path: path, isDecoration: isDecoration)
  }
}

extension UICollectionViewLayout {
  fileprivate func pathsToDelete(of kind: ExtraKind) -> [IndexPath] {
    kind.isDecoration
      ? indexPathsToDeleteForDecorationView(ofKind: kind.name)
      : indexPathsToDeleteForSupplementaryView(ofKind: kind.name)
  }

  fileprivate func pathsToInsert(of kind: ExtraKind) -> [IndexPath] {
    kind.isDecoration
      ? indexPathsToInsertForDecorationView(ofKind: kind.name)
      : indexPathsToInsertForSupplementaryView(ofKind: kind.name)
  }
}
