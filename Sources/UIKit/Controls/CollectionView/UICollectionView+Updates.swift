import CoreGraphics
import QuartzCore

/// Inserting, deleting and moving items.
extension UICollectionView {
  /// Seconds, as observed on iOS.
  private static let updateDuration: TimeInterval = 0.3

  func update(_ updates: () -> Void, completion: ((Bool) -> Void)?) {
    guard openUpdates() else { return }
    if let completion { batchCompletions.append(completion) }
    updates()
    closeUpdates()
  }

  func change(_ note: (inout ListChanges) -> Void) {
    guard openUpdates() else { return }
    if var changes {
      note(&changes)
      self.changes = changes
    }
    closeUpdates()
  }

  private func openUpdates() -> Bool {
    guard mayChange("A change of items") else { return false }
    updateDepth += 1
    if updateDepth == 1, !needsReload { changes = ListChanges() }
    return true
  }

  private func closeUpdates() {
    updateDepth -= 1
    guard updateDepth == 0 else { return }
    let (changes, completions) = (changes, batchCompletions)
    (self.changes, batchCompletions) = (nil, [])
    let finish: (Bool) -> Void = { finished in
      for completion in completions { completion(finished) }
    }
    guard let changes, !needsReload, !isPlacing else {
      setNeedsReload()
      return finish(true)
    }
    let now = ask { itemCounts() }
    do {
      let moves = try changes.resolved(from: counts, to: now)
      apply(moves, now, finish)
    } catch {
      Diagnostics.warn(
        "The items of a collection cannot change so: \(error.reason). It is reloaded.")
      reloadData()
      finish(false)
    }
  }

  // MARK: Applying

  private func apply(_ moves: ListMoves, _ now: [Int], _ finish: @escaping (Bool) -> Void) {
    let before = places()
    let old = cells
    counts = now
    needsPreparing = true
    selected = selected.filter { !moves.isReloaded($0) }.compactMap(moves.target)
    press.follow(moves)
    cells = [:]
    var leaving: [(cell: UICollectionViewCell, path: IndexPath, target: IndexPath?)] = []
    for (path, cell) in old {
      if let target = moves.target(of: path), !moves.isReloaded(path) {
        cells[target] = cell
      } else {
        leaving.append((cell, path, nil))
      }
    }
    // Headers and the like are made again.
    for (key, view) in extras { putAwayExtra(view, kind: key.kind) }
    extras = [:]
    let followed = cells
    ViewAnimation.withoutInheritedAnimation {
      placeItems()
      for (path, cell) in followed where cells[path] !== cell {
        // It moves out of sight, but is visible while it moves.
        pool.remove(cell, cell.reuseIdentifier)
        cell.isHidden = false
        leaving.append((cell, moves.origin(of: path) ?? path, path))
      }
    }
    for (cell, path, target) in leaving where target == nil {
      collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    }
    let goals = leaving.map { part -> (UICollectionViewCell, UICollectionViewLayoutAttributes?) in
      let end =
        part.target.map { layoutAttributesForItem(at: $0) }
        ?? ask { ownLayout.finalLayoutAttributesForDisappearingItem(at: part.path) }
      return (part.cell, end)
    }
    run(from: before, leaving: goals, finish)
  }

  func change(
    to layout: UICollectionViewLayout, animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    guard mayChange("A change of the layout"), layout !== ownLayout else { return }
    let before = places()
    let old = cells
    ownLayout.collectionView = nil
    ownLayout = layout
    layout.collectionView = self
    layoutIsInvalid()
    guard animated, window != nil, !needsReload, !isPlacing else {
      completion?(true)
      return
    }
    var goals: [(UICollectionViewCell, UICollectionViewLayoutAttributes?)] = []
    ViewAnimation.withoutInheritedAnimation {
      placeItems()
      for (path, cell) in old where cells[path] !== cell {
        pool.remove(cell, cell.reuseIdentifier)
        cell.isHidden = false
        goals.append((cell, layoutAttributesForItem(at: path)))
      }
    }
    run(from: before, leaving: goals) { completion?($0) }
  }

  /// The position and appearance of a view on the screen.
  private struct Pose {
    var center: CGPoint
    var size: CGSize
    var transform: CATransform3D
    var alpha: CGFloat

    @MainActor
    init(_ view: UIView) {
      (center, size, transform, alpha) = (
        view.center, view.bounds.size, view.transform3D, view.alpha
      )
    }

    @MainActor
    func apply(to view: UIView, offset: CGPoint = .zero) {
      view.bounds.size = size
      view.center = CGPoint(x: center.x + offset.x, y: center.y + offset.y)
      view.transform3D = transform
      view.alpha = alpha
    }
  }

  private func places() -> [ObjectIdentifier: (pose: Pose, offset: CGPoint)] {
    var result: [ObjectIdentifier: (pose: Pose, offset: CGPoint)] = [:]
    for cell in cells.values { result[ObjectIdentifier(cell)] = (Pose(cell), contentOffset) }
    return result
  }

  /// All views are at their new positions: moves them back to the old ones, and animates from
  /// there.
  private func run(
    from before: [ObjectIdentifier: (pose: Pose, offset: CGPoint)],
    leaving: [(cell: UICollectionViewCell, end: UICollectionViewLayoutAttributes?)],
    _ finish: @escaping (Bool) -> Void
  ) {
    guard window != nil, UIView.areAnimationsEnabled else {
      for (cell, _) in leaving { putAway(cell) }
      return finish(true)
    }
    var motions: [(view: UIView, end: Pose)] = []
    func start(_ view: UIView) {
      guard let (pose, offset) = before[ObjectIdentifier(view)] else { return }
      pose.apply(
        to: view,
        offset: CGPoint(x: contentOffset.x - offset.x, y: contentOffset.y - offset.y))
    }
    ViewAnimation.withoutInheritedAnimation {
      for (path, cell) in cells {
        motions.append((cell, Pose(cell)))
        if before[ObjectIdentifier(cell)] != nil {
          start(cell)
        } else if let begin = ask({ ownLayout.initialLayoutAttributesForAppearingItem(at: path) }) {
          begin.apply(to: cell)
        } else {
          cell.alpha = 0
        }
      }
      for view in extras.values {
        motions.append((view, Pose(view)))
        view.alpha = 0
      }
      for (cell, _) in leaving { start(cell) }
    }
    UIView.animate(
      withDuration: Self.updateDuration, delay: 0, options: .allowUserInteraction,
      animations: {
        for (view, end) in motions { end.apply(to: view) }
        for (cell, end) in leaving {
          if let end { end.apply(to: cell) } else { cell.alpha = 0 }
        }
      },
      completion: { [weak self] finished in
        for (cell, _) in leaving { self?.putAway(cell) }
        finish(finished)
      })
  }
}
