import CoreGraphics
import QuartzCore

/// Inserts, deletes and moves rows.
extension UITableView {
  /// The duration in seconds, as observed on iOS.
  private static let updateDuration: TimeInterval = 0.3

  func update(_ updates: () -> Void, completion: ((Bool) -> Void)?) {
    guard openUpdates("performBatchUpdates(_:completion:)") else { return }
    if let completion { batchCompletions.append(completion) }
    updates()
    closeUpdates()
  }

  func change(
    _ animation: RowAnimation, _ note: (inout ListChanges, inout TableAnimations) -> Void
  ) {
    guard openUpdates("A change of rows") else { return }
    if var changes {
      // Without this, each of many changes would copy the earlier ones.
      self.changes = nil
      note(&changes, &changeAnimations)
      self.changes = changes
    }
    closeUpdates()
  }

  @discardableResult
  func openUpdates(_ call: String) -> Bool {
    guard mayChange(call) else { return false }
    if movement != nil {
      Diagnostics.warn(
        "The rows of a table were changed while the user moved one; the movement has ended.")
      abandonReordering()
    }
    updateDepth += 1
    // Before a reload there is nothing to compare with.
    if updateDepth == 1, !isReloadPending { changes = ListChanges() }
    return true
  }

  func closeUpdates() {
    guard updateDepth > 0 else {
      return Diagnostics.warn("endUpdates() was called without beginUpdates(); it is ignored.")
    }
    updateDepth -= 1
    guard updateDepth == 0 else { return }
    let (changes, animations, completions) = (changes, changeAnimations, batchCompletions)
    (self.changes, changeAnimations, batchCompletions) = (nil, TableAnimations(), [])
    let finish: (Bool) -> Void = { finished in
      for completion in completions { completion(finished) }
    }
    guard let changes, !isReloadPending, !isPlacing else {
      setNeedsReload()
      return endReload { finish(true) }
    }
    let counts = ask { rowCounts() }
    do {
      let moves = try changes.resolved(from: geometry.counts, to: counts)
      apply(moves, counts, animations, finish)
    } catch {
      Diagnostics.warn("The rows of a table cannot change so: \(error.reason). It is reloaded.")
      reloadData()
      endReload { finish(false) }
    }
  }

  // MARK: Applying

  /// Makes room for a row that the user moves.
  func showMove(_ moves: ListMoves, counts: [Int]) {
    apply(moves, counts, TableAnimations()) { _ in }
  }

  private func apply(
    _ moves: ListMoves, _ counts: [Int], _ animations: TableAnimations,
    _ finish: @escaping (Bool) -> Void
  ) {
    let old = (geometry: geometry, offset: contentOffset)
    let parts = partsByPlace()
    geometry = changed(old.geometry, by: moves, counts)
    followPaths(moves)
    var leaving = followCells(moves, animations) + followEdges(moves, animations)
    let edges = (headers: headers, footers: footers)
    reconfigure(moves.reconfiguredTargets)
    // Applies the new layout, and moves everything back to its old position, to be animated.
    ViewAnimation.withoutInheritedAnimation { placeRows() }
    leaving += edgesWithoutHeight(of: edges)
    // The program may already have returned a leaving view again.
    let shown = Set((Array(cells.values) as [UIView] + edgeParts).map { ObjectIdentifier($0) })
    leaving.removeAll { shown.contains(ObjectIdentifier($0.view)) }
    defer { endEditing(in: leaving.map(\.view)) }
    let isAnimated = window != nil && UIView.areAnimationsEnabled
    guard isAnimated else {
      for view in leaving { putAway(view.view) }
      return finish(true)
    }
    let shift = contentOffset.y - old.offset.y
    var motions: [Motion] = []
    ViewAnimation.withoutInheritedAnimation {
      for (path, cell) in cells where cell !== movedCell {
        let end = cell.frame
        let origin = moves.origin(of: path)
        var fades = false
        if let before = parts[ObjectIdentifier(cell)] {
          cell.frame = before.offsetBy(dx: 0, dy: shift)
        } else if let origin, !moves.isReloaded(origin), old.geometry.contains(origin) {
          cell.frame = frame(of: old.geometry.row(origin)).offsetBy(dx: 0, dy: shift)
        } else {
          let animation = animations.coming(path, from: origin)
          let out = animation.displacement(of: end)
          cell.frame = end.offsetBy(dx: out.dx, dy: out.dy)
          fades = animation != .none
        }
        if fades { cell.alpha = 0 }
        motions.append(Motion(view: cell, end: end, fades: fades))
      }
      for view in edgeParts {
        let (end, before) = (view.frame, parts[ObjectIdentifier(view)])
        if let before { view.frame = before.offsetBy(dx: 0, dy: shift) } else { view.alpha = 0 }
        motions.append(Motion(view: view, end: end, fades: before == nil))
      }
      for part in leaving {
        part.view.frame = part.view.frame.offsetBy(dx: 0, dy: shift)
        insertSubview(part.view, at: backIndex)
      }
    }
    run(motions, leaving, finish)
  }

  /// Updates the index paths of stored data.
  private func followPaths(_ moves: ListMoves) {
    selected = ListSelection(moves.targets(ofKept: selected.inOrder))
    prefetching.follow(moves)
    if prefetchDataSource != nil { setNeedsLayout() }
    press.follow(moves)
    dragAndDrop?.follow(moves)
    swipes.follow(moves)
    scrollGoal = scrollGoal.flatMap { goal in
      moves.target(of: goal.path).map { (path: $0, position: goal.position) }
    }
  }

  private func run(
    _ motions: [Motion], _ leaving: [LeavingPart],
    _ finish: @escaping (Bool) -> Void
  ) {
    let update = leavingViews.add(leaving.map(\.view))
    UIView.animate(
      withDuration: Self.updateDuration, delay: 0, options: .allowUserInteraction,
      animations: {
        for motion in motions {
          motion.view.frame = motion.end
          if motion.fades { motion.view.alpha = 1 }
        }
        for part in leaving {
          if let end = part.end {
            part.view.frame = end
          } else {
            let out = part.animation.displacement(of: part.view.frame)
            part.view.frame = part.view.frame.offsetBy(dx: out.dx, dy: out.dy)
            part.view.alpha = 0
          }
        }
      },
      completion: { [weak self] finished in
        for part in leaving where self?.leavingViews.end(part.view, of: update) ?? false {
          self?.putAway(part.view)
        }
        finish(finished)
      })
  }

  private func putAway(_ view: UIView) {
    if let cell = view as? UITableViewCell { putAway(cell) } else { putAwayEdge(view) }
  }

  /// A view that moves to its new position.
  private struct Motion {
    let view: UIView
    let end: CGRect
    let fades: Bool
  }

  /// A view that moves out.
  private struct LeavingPart {
    let view: UIView
    /// The final frame of a view that only moves out of the visible part.
    var end: CGRect?
    var animation = RowAnimation.automatic
  }

  /// The headers, footers and other views that are not rows.
  private var edgeParts: [UIView] {
    let ends = [tableHeaderView, tableFooterView].compactMap { $0 }
    return Array(headers.values) + Array(footers.values) + ends
  }

  private func partsByPlace() -> [ObjectIdentifier: CGRect] {
    var places: [ObjectIdentifier: CGRect] = [:]
    for cell in cells.values { places[ObjectIdentifier(cell)] = cell.frame }
    for view in edgeParts where view.superview === self {
      places[ObjectIdentifier(view)] = view.frame
    }
    return places
  }

  /// Assigns the cells to their new index paths.
  ///
  /// - Returns: the cells without a new index path, or without a visible one.
  private func followCells(_ moves: ListMoves, _ animations: TableAnimations) -> [LeavingPart] {
    let old = cells
    var leaving: [LeavingPart] = []
    let seen = Set(geometry.rows(from: bounds.minY, to: bounds.maxY))
      .union(rowsInUse.compactMap(moves.target))
    cells = [:]
    unannounced = Set(unannounced.compactMap(moves.target))
    for (path, cell) in old.inOrder {
      if let target = moves.target(of: path), !moves.isReloaded(path) {
        cells[target] = cell
        // A cell that moves out of the visible part is visible while it moves.
        if !seen.contains(target) {
          cells[target] = nil
          leaving.append(LeavingPart(view: cell, end: frame(of: target)))
        }
      } else {
        leaving.append(LeavingPart(view: cell, animation: animations.going(path)))
      }
      if moves.target(of: path).map({ cells[$0] === cell }) ?? false { continue }
      // While a row is moved, rows have other index paths here than in the data source.
      let own = movement == nil ? path : moves.target(of: path).map { source(of: $0) } ?? path
      tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: own)
    }
    return leaving
  }

  private func followEdges(_ moves: ListMoves, _ animations: TableAnimations) -> [LeavingPart] {
    var leaving: [LeavingPart] = []
    var ended: [() -> Void] = []
    func follow(_ views: [Int: UIView], isFooter: Bool) -> [Int: UIView] {
      var kept: [Int: UIView] = [:]
      for (section, view) in views.inOrder {
        if let target = moves.target(ofSection: section), !moves.isReloaded(section: section) {
          kept[target] = view
        } else {
          let animation = animations.deletedSections[section] ?? .automatic
          leaving.append(LeavingPart(view: view, animation: animation))
          guard isDisplayed(view) else { continue }
          ended.append { [unowned self] in
            edgeDidEnd(view, section: section, isFooter: isFooter)
          }
        }
      }
      return kept
    }
    headers = follow(headers, isFooter: false)
    footers = follow(footers, isFooter: true)
    for report in ended { report() }
    return leaving
  }

  /// Returns the headers and footers whose height has become 0 in the update. They fade out.
  ///
  /// - Parameter shown: the ones that were visible before, by their new sections.
  private func edgesWithoutHeight(
    of shown: (headers: [Int: UIView], footers: [Int: UIView])
  ) -> [LeavingPart] {
    var parts: [LeavingPart] = []
    func add(
      _ views: [Int: UIView], _ now: [Int: UIView],
      _ edge: KeyPath<TableGeometry.Section, TableGeometry.Edge>
    ) {
      for section in views.keys.sorted() where now[section] == nil {
        guard let view = views[section], geometry.sections.indices.contains(section),
          geometry.sections[section][keyPath: edge].height == 0
        else { continue }
        if let view = view as? UITableViewHeaderFooterView {
          edgePool.remove(view, view.reuseIdentifier)
        }
        view.isHidden = false
        parts.append(LeavingPart(view: view, animation: .fade))
      }
    }
    add(shown.headers, headers, \.header)
    add(shown.footers, footers, \.footer)
    return parts
  }

  /// Returns the changed geometry. Measured heights of rows that are kept stay. Headers and footers
  /// are requested again when they are visible, because an update may also change their heights.
  private func changed(
    _ old: TableGeometry, by moves: ListMoves, _ counts: [Int]
  ) -> TableGeometry {
    let delegate = tableDelegate
    let sections = ask {
      counts.enumerated().map { section, count in
        var result = sectionWithoutRows(section)
        if let origin = moves.origin(ofSection: section), !moves.isReloaded(section: origin) {
          let before = old.sections[origin]
          result.header = result.header.following(before.header)
          result.footer = result.footer.following(before.footer)
          result.padding = before.padding
        }
        var heights: [CGFloat] = []
        heights.reserveCapacity(count)
        for row in 0..<count {
          let path = IndexPath(row: row, section: section)
          let (height, certainty) = height(of: path, moves.origin(of: path), old, moves, delegate)
          heights.append(height)
          result.certainty.append(certainty)
        }
        result.rows = RunningSums(heights)
        return result
      }
    }
    var result = TableGeometry(sections)
    result.top = old.top
    return result
  }

  private func height(
    of path: IndexPath, _ origin: IndexPath?, _ old: TableGeometry, _ moves: ListMoves,
    _ delegate: (any UITableViewDelegate)?
  ) -> (CGFloat, TableGeometry.Certainty) {
    let initial = initialHeight(of: path, delegate)
    guard let origin, initial.certainty == .estimated, old.contains(origin) else { return initial }
    // Visible rows are measured again, because an empty block of updates means that heights have
    // changed.
    let isSeen =
      cells[origin] != nil || moves.isReloaded(origin) || moves.isReconfigured(origin)
    let (height, before) = (old.rowHeight(origin), old.certainty(of: origin))
    if before == .given {
      // A row without height is never visible, so that it would not be measured.
      return (height > 0 ? height : initial.height, .estimated)
    }
    return (height, isSeen ? .estimated : before)
  }
}

extension UITableView: ReloadableList {}
