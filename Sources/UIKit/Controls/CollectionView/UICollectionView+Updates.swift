import CoreGraphics
import QuartzCore

/// Inserting, deleting and moving items.
extension UICollectionView {
  /// The duration in seconds, as observed on iOS.
  static let updateDuration: TimeInterval = 0.3

  func update(_ updates: () -> Void, completion: ((Bool) -> Void)?) {
    guard openUpdates() else { return }
    if let completion { batchCompletions.append(completion) }
    updates()
    closeUpdates()
  }

  func change(_ note: (inout ListChanges) -> Void) {
    guard openUpdates() else { return }
    if var changes {
      // Without this, each of many changes would copy the earlier ones.
      self.changes = nil
      note(&changes)
      self.changes = changes
    }
    closeUpdates()
  }

  private func openUpdates() -> Bool {
    guard mayChange("A change of items") else { return false }
    if movement != nil {
      Diagnostics.warn(
        "The items of a collection were changed while the user moved one; the movement has ended.")
      abandonMovement()
    }
    updateDepth += 1
    if updateDepth == 1, !needsReload {
      changes = ListChanges()
      placesBefore = placesNearby()
    }
    return true
  }

  private func closeUpdates() {
    updateDepth -= 1
    guard updateDepth == 0 else { return }
    let (changes, completions) = (changes, batchCompletions)
    (self.changes, batchCompletions) = (nil, [])
    defer { placesBefore = [:] }
    let finish: (Bool) -> Void = { finished in
      for completion in completions { completion(finished) }
    }
    guard let changes, !needsReload, !isPlacing else {
      setNeedsReload()
      return endReload { finish(true) }
    }
    let now = ask { itemCounts() }
    do {
      let moves = try changes.resolved(from: counts, to: now)
      apply(moves, now, changes.updateItems, finish)
    } catch {
      Diagnostics.warn(
        "The items of a collection cannot change so: \(error.reason). It is reloaded.")
      reloadData()
      endReload { finish(false) }
    }
  }

  /// Returns the attributes of the items within a screen's length of the visible part. Items that
  /// an update makes visible move from there.
  private func placesNearby() -> [IndexPath: UICollectionViewLayoutAttributes] {
    guard window != nil, UIView.areAnimationsEnabled, !needsPreparing, !isPlacing else {
      return [:]
    }
    let area = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    var result: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    for attributes in ask({ ownLayout.shownElements(in: area) })
    where attributes.representedElementCategory == .cell && cells[attributes.indexPath] == nil {
      result[attributes.indexPath] = attributes
    }
    return result
  }

  // MARK: Applying

  /// Makes room for an item that the user moves.
  func showMove(_ moves: ListMoves, counts: [Int], _ update: UICollectionViewUpdateItem) {
    placesBefore = placesNearby()
    apply(moves, counts, [update]) { _ in }
    placesBefore = [:]
  }

  private func apply(
    _ moves: ListMoves, _ now: [Int], _ updates: [UICollectionViewUpdateItem],
    _ finish: @escaping (Bool) -> Void
  ) {
    let before = poses()
    let old = cells
    counts = now
    needsPreparing = true
    followPaths(moves)
    cells = [:]
    let places = placesBefore
    var deleted: [(cell: UICollectionViewCell, path: IndexPath)] = []
    for (path, cell) in old.inOrder {
      if let target = moves.target(of: path), !moves.isReloaded(path) {
        cells[target] = cell
      } else {
        deleted.append((cell, path))
      }
    }
    var extraUpdate = followExtras(moves)
    let followed = cells
    reconfigure(moves.reconfiguredTargets)
    ownLayout.follow(moves)
    ownLayout.markAsInvalid()
    var motion = Motion(from: before, duration: Self.updateDuration)
    ViewAnimation.withoutInheritedAnimation {
      prepare(for: updates, &extraUpdate)
      motion.attributes = placeItemsForMotion()
      moveToTarget(from: contentOffset, in: ownLayout)
      motion.leaving = cellsMovingOut(of: followed)
    }
    for (cell, path) in deleted {
      collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
      motion.leaving.append(leaving(cell, .item(path)))
    }
    for (key, view) in extraUpdate.leaving {
      extraDidLeave(view, key)
      motion.leaving.append(leaving(view, .extra(key)))
    }
    motion.origin = { [ownLayout] element in
      if let own = ownLayout.initialAttributes(of: element) { return own }
      guard case .item(let path) = element, let origin = moves.origin(of: path),
        !moves.isReloaded(origin)
      else { return nil }
      return places[origin]
    }
    motion.alongside = { [ownLayout] in ownLayout.finalizeCollectionViewUpdates() }
    run(motion, finish)
    endEditing(in: deleted.map(\.cell))
  }

  /// Prepares the layout, and notifies it of an update before views are placed.
  private func prepare(
    for updates: [UICollectionViewUpdateItem], _ extraUpdate: inout ExtraUpdate
  ) {
    // Calls of the program do not place views meanwhile.
    isPlacing = true
    prepareIfNeeded()
    isPlacing = false
    ask { ownLayout.prepare(forCollectionViewUpdates: updates) }
    applyChangesOfLayout(to: &extraUpdate)
  }

  private func leaving(_ view: UICollectionReusableView, _ element: Element) -> LeavingView {
    LeavingView(view: view, element: element, end: ask { ownLayout.finalAttributes(of: element) })
  }

  /// Updates the index paths of stored data.
  private func followPaths(_ moves: ListMoves) {
    selected = ListSelection(moves.targets(ofKept: selected.inOrder))
    prefetching.follow(moves)
    if prefetchDataSource != nil { setNeedsLayout() }
    press.follow(moves)
    dragAndDrop?.follow(moves)
    swipes?.follow(moves)
  }
}

extension ListChanges {
  /// The changes in the form in which a layout is notified of them, sections first.
  @MainActor
  fileprivate var updateItems: [UICollectionViewUpdateItem] {
    func path(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    let removed = deletedSections.map(path) + deleted.sorted()
    let added = insertedSections.map(path) + inserted.sorted()
    let renewed = reloadedSections.map(path) + reloaded.sorted()
    let shifted = movedSections.map { (from: path($0.from), to: path($0.to)) } + moved
    return removed.map { UICollectionViewUpdateItem(.delete, before: $0, after: nil) }
      + added.map { UICollectionViewUpdateItem(.insert, before: nil, after: $0) }
      + renewed.map { UICollectionViewUpdateItem(.reload, before: $0, after: $0) }
      + shifted.map { UICollectionViewUpdateItem(.move, before: $0.from, after: $0.to) }
  }
}

extension UICollectionView: ReloadableList {
  var isReloadPending: Bool { needsReload }
}
