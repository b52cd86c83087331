/// Headers, footers and other views in updates of items.
extension UICollectionView {
  /// What becomes of the visible views that are no cells, by their keys before an update.
  struct ExtraUpdate {
    fileprivate var kept: [(before: ExtraKey, after: ExtraKey, view: UICollectionReusableView)] = []
    /// Those that are made again where they are needed.
    fileprivate var dropped: [(key: ExtraKey, view: UICollectionReusableView)] = []
    /// Those that are not used any more, and leave with an animation.
    fileprivate(set) var leaving: [(key: ExtraKey, view: UICollectionReusableView)] = []
  }

  /// Gives the views that are no cells their keys after an update.
  func followExtras(_ moves: ListMoves) -> ExtraUpdate {
    var update = ExtraUpdate()
    let old = extras.inOrder
    extras = [:]
    for (key, view) in old {
      if let target = ownLayout.followed(key, by: moves) {
        extras[target] = view
        update.kept.append((key, target, view))
      } else if key.followed(by: moves) == nil {
        // Its section has gone, or is loaded again.
        update.leaving.append((key, view))
      } else {
        update.dropped.append((key, view))
      }
    }
    return update
  }

  /// The layout, which is prepared, says which views it removes and adds by itself.
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

/// A kind of views that are no cells.
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
