import CoreGraphics
import QuartzCore

/// Rows that the user moves by the reorder control while the table is edited.
extension UITableView {
  /// The row that is currently moved.
  struct RowMovement {
    var path: ItemMovement
    /// The offset from the upper edge of its cell to the touch.
    let grip: CGFloat
    /// The upper edge of its cell in the table's coordinates.
    var y: CGFloat
    /// The numbers of rows in the data source.
    let counts: [Int]
    let scroller: EdgeScroller
  }

  /// The duration in seconds, as observed on iOS.
  private static let settlingDuration: TimeInterval = 0.3

  /// Returns the data source's index path of a row.
  func source(of path: IndexPath) -> IndexPath { movement?.path.source(of: path) ?? path }

  /// Whether a row has a reorder control.
  func mayMove(_ path: IndexPath) -> Bool {
    isEditingNow && (ask { dataSource?.tableView(self, canMoveRowAt: source(of: path)) } ?? false)
  }

  /// The cell of the moved row, which follows the touch.
  var movedCell: UITableViewCell? { movement.flatMap { cells[$0.path.target] } }

  /// Returns the frame of a row, which is at the touch while the row is moved.
  func shownFrame(of path: IndexPath) -> CGRect {
    var frame = frame(of: path)
    if let movement, movement.path.target == path { frame.origin.y = movement.y }
    frame.origin.x += swipes.shift(of: path)
    return frame
  }

  // MARK: The control

  /// - Parameter point: the point in the table's coordinates.
  ///
  /// - Returns: whether the row is now moved.
  func beginReordering(_ cell: UITableViewCell, at point: CGPoint) -> Bool {
    guard movement == nil, asking == 0, let path = indexPath(for: cell), mayMove(path) else {
      return false
    }
    endConfirmation()
    press.cancel()
    movement = RowMovement(
      path: ItemMovement(origin: path, target: path), grip: point.y - cell.frame.minY,
      y: cell.frame.minY, counts: geometry.counts,
      scroller: EdgeScroller(of: self) { [weak self] in self?.reorder(to: $0) })
    cell.isLifted = true
    return true
  }

  func continueReordering(at point: CGPoint) {
    guard let movement else { return }
    reorder(to: point)
    movement.scroller.hold(at: point)
  }

  private func reorder(to point: CGPoint) {
    guard var now = movement, let cell = movedCell else { return }
    let inset = effectiveInset
    let lowest = max(bounds.minY + inset.top, 0)
    let highest = max(min(bounds.maxY - inset.bottom, geometry.height) - cell.frame.height, lowest)
    now.y = min(max(point.y - now.grip, lowest), highest)
    movement = now
    let proposed = row(around: now.y + cell.frame.height / 2)
    if let proposed, proposed != now.path.target {
      let goal =
        ask {
          tableDelegate?.tableView(
            self, targetIndexPathForMoveFromRowAt: now.path.origin,
            toProposedIndexPath: proposed)
        } ?? proposed
      show(movedTo: goal)
    }
    cell.frame.origin.y = now.y
  }

  /// Returns the row at a y coordinate; the first index path of a section without rows.
  private func row(around y: CGFloat) -> IndexPath? {
    if let path = geometry.row(at: y) { return path }
    return geometry.sections(from: y, to: y + 1).first { geometry.counts[$0] == 0 }
      .map { IndexPath(row: 0, section: $0) }
  }

  func endReordering(isCancelled: Bool) {
    guard let now = movement else { return }
    now.scroller.stop()
    let cell = movedCell
    if isCancelled { show(movedTo: now.path.origin) }
    let target = movement?.path.target ?? now.path.target
    movement = nil
    if !isCancelled, target != now.path.origin, let dataSource {
      TransitionTrace.call(
        dataSource, "tableView(_:moveRowAt:to:)", [self, now.path.origin, target]
      ) { dataSource.tableView(self, moveRowAt: now.path.origin, to: target) }
    }
    setNeedsLayout()
    guard let cell, let path = indexPath(for: cell) else {
      cell?.isLifted = false
      return
    }
    UIView.animate(
      withDuration: Self.settlingDuration, delay: 0, options: .allowUserInteraction,
      animations: { cell.frame = self.frame(of: path) },
      completion: { _ in cell.isLifted = false })
  }

  /// Moves a row that was dropped at another row's position.
  ///
  /// - Returns: the new index path, which the delegate may have changed.
  func moveDraggedRow(from origin: IndexPath, to proposed: IndexPath) -> IndexPath {
    guard movement == nil, asking == 0 else { return origin }
    movement = RowMovement(
      path: ItemMovement(origin: origin, target: origin), grip: 0, y: frame(of: origin).minY,
      counts: geometry.counts, scroller: EdgeScroller(of: self) { _ in })
    let goal =
      ask {
        tableDelegate?.tableView(
          self, targetIndexPathForMoveFromRowAt: origin, toProposedIndexPath: proposed)
      } ?? proposed
    show(movedTo: goal)
    let target = movement?.path.target ?? origin
    endReordering(isCancelled: false)
    return target
  }

  /// Aborts the movement because the rows have changed, and loads all rows again.
  func abandonReordering() {
    guard let now = movement else { return }
    now.scroller.stop()
    movedCell?.isLifted = false
    movement = nil
    setNeedsReload()
  }

  /// Makes room for the moved row among the others.
  private func show(movedTo target: IndexPath) {
    guard var now = movement, target != now.path.target else { return }
    var changes = ListChanges()
    changes.moved = [(now.path.target, target)]
    var next = now.path
    next.target = target
    let after = next.counts(now.counts)
    guard let moves = try? changes.resolved(from: geometry.counts, to: after) else {
      return Diagnostics.warn(
        "A row cannot be moved to the path \(target.row) of section \(target.section).")
    }
    now.path = next
    movement = now
    showMove(moves, counts: after)
  }
}

extension UITableViewCell {
  /// The z position, in front of the other rows.
  private static let liftedDepth: CGFloat = 1000

  /// Whether the row is being moved. It then has a shadow, does not clip it, and is in front of the
  /// others.
  var isLifted: Bool {
    get { layer.zPosition == Self.liftedDepth }
    set {
      if newValue, clipsWhenLaid == nil {
        clipsWhenLaid = clipsToBounds
        clipsToBounds = false
      } else if !newValue, let clips = clipsWhenLaid {
        clipsWhenLaid = nil
        clipsToBounds = clips
      }
      layer.zPosition = newValue ? Self.liftedDepth : 0
      layer.shadowOpacity = newValue ? 0.25 : 0
      layer.shadowRadius = 6
      layer.shadowOffset = CGSize(width: 0, height: 2)
    }
  }
}
