import CoreGraphics
import QuartzCore

/// Moves items interactively.
extension UICollectionView {
  /// The item that is currently moved.
  struct Movement {
    var path: ItemMovement
    /// The centre of its cell in the collection view's coordinates.
    var position: CGPoint
    /// The numbers of items in the data source.
    let counts: [Int]
    let scroller: EdgeScroller
  }

  /// Returns the data source's index path of an item.
  func source(of path: IndexPath) -> IndexPath { movement?.path.source(of: path) ?? path }

  func beginMovement(at path: IndexPath) -> Bool {
    guard movement == nil, mayChange("beginInteractiveMovementForItem(at:)") else { return false }
    loadIfNeeded()
    guard contains(path) else {
      Diagnostics.warn(
        "A collection has no item \(path.item) in section \(path.section) to move.")
      return false
    }
    guard ask({ dataSource?.collectionView(self, canMoveItemAt: path) }) ?? false,
      let attributes = layoutAttributesForItem(at: path), attributes.isSensible
    else { return false }
    press.cancel()
    swipes?.close()
    movement = Movement(
      path: ItemMovement(origin: path, target: path), position: attributes.center, counts: counts,
      scroller: EdgeScroller(of: self) { [weak self] in self?.moveItem(to: $0) })
    cells[path]?.setNeedsUpdateConfiguration()
    setNeedsLayout()
    return true
  }

  func holdMovement(at position: CGPoint) {
    guard let movement else {
      return Diagnostics.warn("A collection has no item that is moved.")
    }
    guard position.isFinite else {
      return Diagnostics.warn("An item cannot be moved to \(position).")
    }
    moveItem(to: position)
    movement.scroller.hold(at: position)
  }

  private func moveItem(to position: CGPoint) {
    guard var now = movement else { return }
    let previous = (path: now.path.target, position: now.position)
    now.position = position
    movement = now
    let proposed = ask {
      ownLayout.targetIndexPath(forInteractivelyMovingItem: now.path.target, withPosition: position)
    }
    if proposed != now.path.target, contains(proposed) {
      let goal =
        ask {
          collectionDelegate?.collectionView(
            self, targetIndexPathForMoveFromItemAt: now.path.origin, toProposedIndexPath: proposed)
        } ?? proposed
      show(movedTo: goal)
    }
    invalidateForMovement(from: previous.path, at: previous.position)
    placeMovedCell()
  }

  /// The layout is asked for what the moved item invalidates.
  private func invalidateForMovement(from path: IndexPath, at position: CGPoint) {
    guard let now = movement else { return }
    let context = ask {
      ownLayout.invalidationContext(
        forInteractivelyMovingItems: [now.path.target], withTargetPosition: now.position,
        previousIndexPaths: [path], previousPosition: position)
    }
    // The held item is placed in any case: where it moves alone, the others stay prepared.
    guard !context.names(only: now.path.target) else { return }
    ownLayout.invalidateLayout(with: context)
    prepareIfNeeded()
  }

  func endMovement(isCancelled: Bool) {
    guard let now = movement else {
      return Diagnostics.warn("A collection has no item that is moved.")
    }
    now.scroller.stop()
    let (origin, target) = (now.path.origin, now.path.target)
    let settled = isCancelled ? origin : target
    let context = ask {
      ownLayout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [settled], previousIndexPaths: [target], movementCancelled: isCancelled)
    }
    if isCancelled { show(movedTo: origin) }
    movement = nil
    cells[settled]?.setNeedsUpdateConfiguration()
    if !isCancelled, origin != target {
      if let dataSource {
        TransitionTrace.call(
          dataSource, "collectionView(_:moveItemAt:to:)", [self, origin, target]
        ) { dataSource.collectionView(self, moveItemAt: origin, to: target) }
      }
    }
    ownLayout.invalidateLayout(with: context)
    // The cell moves to its final position.
    settleViews()
  }

  /// Aborts the movement because the items have changed, and loads all items again.
  func abandonMovement() {
    guard let now = movement else { return }
    now.scroller.stop()
    movement = nil
    setNeedsReload()
  }

  /// Makes room for the moved item among the others.
  private func show(movedTo target: IndexPath) {
    guard var now = movement, target != now.path.target else { return }
    var changes = ListChanges()
    changes.moved = [(now.path.target, target)]
    var next = now.path
    next.target = target
    let after = next.counts(now.counts)
    guard after.indices.contains(target.section),
      (0..<after[target.section]).contains(target.item),
      let moves = try? changes.resolved(from: counts, to: after)
    else {
      return Diagnostics.warn(
        "An item cannot be moved to the path \(target.item) of section \(target.section).")
    }
    now.path = next
    movement = now
    let update = UICollectionViewUpdateItem(.move, before: now.path.origin, after: target)
    showMove(moves, counts: after, update)
  }

  /// Returns attributes in which the moved item is at the touch instead of its position in the
  /// layout.
  func withMoved(
    _ all: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    guard let now = movement else { return all }
    return all.filter { Element($0) != .item(now.path.target) } + [held(now)]
  }

  private func held(_ now: Movement) -> UICollectionViewLayoutAttributes {
    ask {
      ownLayout.layoutAttributesForInteractivelyMovingItem(
        at: now.path.target, withTargetPosition: now.position)
    }
  }

  private func placeMovedCell() {
    guard let now = movement, let cell = cells[now.path.target] else { return }
    let attributes = held(now)
    if attributes.isSensible { attributes.apply(to: cell) }
  }

  /// The moved cell, which follows the touch.
  var movedCell: UICollectionViewCell? { movement.flatMap { cells[$0.path.target] } }

  /// Animates all views to their positions in the layout.
  private func settleViews() {
    let before = poses()
    ViewAnimation.withoutInheritedAnimation { placeItems() }
    run(Motion(from: before, duration: Self.updateDuration)) { _ in }
  }
}
