import CoreGraphics
import QuartzCore

/// Changes between layouts, animated or interactive.
extension UICollectionView {
  /// An interactive transition between two layouts.
  struct LayoutTransition {
    let layout: UICollectionViewTransitionLayout
    let completion: LayoutInteractiveTransitionCompletion?
    /// Whether scrolling was enabled before.
    let scrolls: Bool
  }

  /// Sets another layout. The views move for a duration in seconds; 0 moves them at once.
  ///
  /// - Parameter offset: the content offset at the end; nil for the one that the layout and the
  ///   delegate choose.
  func change(
    to layout: UICollectionViewLayout, duration: TimeInterval, isLinear: Bool = false,
    offset: CGPoint? = nil, _ completion: ((Bool) -> Void)?
  ) {
    guard mayChange("A change of the layout"), layout !== ownLayout else {
      completion?(false)
      return
    }
    if movement != nil { endMovement(isCancelled: true) }
    swipes?.abandon()
    if layoutTransition != nil {
      Diagnostics.warn(
        "The layout of a collection was set during an interactive transition, which is cancelled.")
      abandonTransition()
    }
    guard window != nil, !needsReload, !isPlacing else {
      attach(layout)
      completion?(true)
      return
    }
    prepareIfNeeded()
    let old = ownLayout
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    notifyViews { $0.willTransition(from: old, to: layout) }
    replace(
      old, by: layout, from: poses(), offset: offset, duration: duration, isLinear: isLinear,
      finish: { [weak self] finished in
        self?.notifyViews { $0.didTransition(from: old, to: layout) }
        completion?(finished)
      })
  }

  /// Makes a call of each visible view: of the cells in order, then of the others.
  private func notifyViews(_ call: (UICollectionReusableView) -> Void) {
    for cell in cells.sorted(by: { $0.key < $1.key }).map(\.value) { call(cell) }
    for view in extras.values { call(view) }
  }

  /// Places all views by a layout, and animates them from their old positions.
  ///
  /// - Parameter layout: the new layout of the collection view.
  private func replace(
    _ old: UICollectionViewLayout, by layout: UICollectionViewLayout, from before: Poses,
    offset: CGPoint?, duration: TimeInterval, isLinear: Bool = false,
    finish: @escaping (Bool) -> Void
  ) {
    let shown = cells
    let anchor = offset == nil ? anchor(in: old) : nil
    attach(layout)
    // Until the end both layouts can be queried.
    old.collectionView = self
    var motion = Motion(from: before, duration: duration)
    ViewAnimation.withoutInheritedAnimation {
      prepareIfNeeded()
      if let offset {
        contentOffset = offset
      } else {
        moveToTarget(from: proposedOffset(keeping: anchor), in: layout)
      }
      motion.attributes = placeItemsForMotion()
      motion.leaving = cellsMovingOut(of: shown)
    }
    motion.isLinear = isLinear
    motion.origin = { old.attributes(of: $0) }
    run(motion) { [weak self] finished in
      old.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
      if let self, old.collectionView === self, ownLayout !== old { old.collectionView = nil }
      finish(finished)
    }
  }

  /// Sets the layout of the collection view. If another collection view had it, that gets an empty
  /// one.
  ///
  /// - Parameter isPrepared: whether the layouts that the layout consists of are prepared already.
  private func attach(_ layout: UICollectionViewLayout, isPrepared: Bool = false) {
    if let former = layout.collectionView, former !== self, former.ownLayout === layout {
      former.attach(UICollectionViewLayout())
    }
    ownLayout.willLeaveCollection()
    ownLayout.collectionView = nil
    ownLayout = layout
    layout.collectionView = self
    if isPrepared { layoutIsInvalid(nil) } else { layoutIsInvalid() }
  }

  // MARK: The content offset

  /// An item that keeps its position on the screen.
  private struct Anchor {
    var path: IndexPath
    /// The upper left corner, relative to that of the visible part.
    var position: CGPoint
  }

  /// Returns the first visible selected item, or else the first visible one.
  private func anchor(in layout: UICollectionViewLayout) -> Anchor? {
    let visible = cells.keys.sorted()
    guard let path = visible.first(where: selected.contains) ?? visible.first,
      let frame = ask({ layout.shownItem(at: path) })?.frame, frame.isFinite
    else { return nil }
    return Anchor(
      path: path,
      position: CGPoint(x: frame.minX - contentOffset.x, y: frame.minY - contentOffset.y))
  }

  /// Returns the offset at which an item keeps its position on the screen, as far as the content
  /// allows.
  private func proposedOffset(keeping anchor: Anchor?) -> CGPoint {
    guard let anchor, let frame = layoutAttributesForItem(at: anchor.path)?.frame, frame.isFinite
    else { return axes.clamp(contentOffset) }
    return axes.clamp(
      CGPoint(x: frame.minX - anchor.position.x, y: frame.minY - anchor.position.y))
  }

  /// Scrolls at once to the target offset of a layout and the delegate for a proposed one.
  func moveToTarget(from proposed: CGPoint, in layout: UICollectionViewLayout) {
    let goal = target(from: proposed, in: layout)
    if goal != contentOffset { contentOffset = goal }
  }

  private func target(from proposed: CGPoint, in layout: UICollectionViewLayout) -> CGPoint {
    let goal = ask {
      let own = layout.targetContentOffset(forProposedContentOffset: proposed)
      return collectionDelegate?.collectionView(
        self, targetContentOffsetForProposedContentOffset: own) ?? own
    }
    if goal.isFinite { return goal }
    Diagnostics.warn("A target content offset must be finite; \(goal) is ignored.")
    return proposed
  }

  // MARK: Interactive transitions

  func beginTransition(
    to layout: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    if layoutTransition != nil { abandonTransition() }
    if movement != nil { endMovement(isCancelled: true) }
    swipes?.abandon()
    let old = ownLayout
    guard mayChange("startInteractiveTransition(to:completion:)"), layout !== old else {
      if layout === old {
        Diagnostics.warn("An interactive transition needs another layout than the present one.")
      }
      completion?(false, false)
      return UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    }
    prepareIfNeeded()
    let between = transitionLayout(from: old, to: layout)
    let (start, anchor) = (contentOffset, anchor(in: old))
    attach(layout)
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    notifyViews { $0.willTransition(from: old, to: layout) }
    // The layout is prepared with the old content size, which is that on the screen.
    let goal = ViewAnimation.withoutInheritedAnimation {
      prepareIfNeeded()
      return target(from: proposedOffset(keeping: anchor), in: layout)
    }
    between.offsets = (start, goal)
    attach(between, isPrepared: true)
    (old.collectionView, layout.collectionView) = (self, self)
    contentOffset = start
    layoutTransition = LayoutTransition(
      layout: between, completion: completion, scrolls: panGestureRecognizer.isEnabled)
    panGestureRecognizer.isEnabled = false
    return between
  }

  private func transitionLayout(
    from old: UICollectionViewLayout, to layout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    let made = ask {
      collectionDelegate?.collectionView(
        self, transitionLayoutForOldLayout: old, newLayout: layout)
    }
    if let made, made.currentLayout === old, made.nextLayout === layout { return made }
    if made != nil {
      Diagnostics.warn(
        "A transition layout must be made with the two layouts that it was asked for; a plain one "
          + "is used.")
    }
    return UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
  }

  /// Called when the program has set the progress.
  func layoutTransitionDidProgress(_ layout: UICollectionViewTransitionLayout) {
    guard ownLayout === layout else { return }
    let offset = layout.mix(layout.offsets.current, layout.offsets.next)
    layoutIsInvalid(nil)
    contentSize = layout.collectionViewContentSize
    if contentOffset != offset { contentOffset = offset }
  }

  func endTransition(completed: Bool) {
    guard mayChange("The end of a layout transition") else { return }
    guard let transition = layoutTransition, ownLayout === transition.layout else {
      return Diagnostics.warn(
        "A collection has no interactive transition to \(completed ? "finish" : "cancel").")
    }
    let between = transition.layout
    let rest = completed ? 1 - between.transitionProgress : between.transitionProgress
    let (former, layout, offset) =
      completed
      ? (between.currentLayout, between.nextLayout, between.offsets.next)
      : (between.nextLayout, between.currentLayout, between.offsets.current)
    leave(transition)
    placeItems()
    replace(
      between, by: layout, from: poses(), offset: offset,
      duration: Self.updateDuration * min(max(rest, 0), 1)
    ) { [weak self] finished in
      self?.detach(between)
      self?.notifyViews { $0.didTransition(from: former, to: layout) }
      transition.completion?(completed, finished)
    }
  }

  /// Restores the previous layout at once.
  private func abandonTransition() {
    guard let transition = layoutTransition else { return }
    let between = transition.layout
    leave(transition)
    attach(between.currentLayout)
    contentOffset = between.offsets.current
    detach(between)
    between.currentLayout.finalizeLayoutTransition()
    between.nextLayout.finalizeLayoutTransition()
    notifyViews { $0.didTransition(from: between.nextLayout, to: between.currentLayout) }
    transition.completion?(false, false)
  }

  private func leave(_ transition: LayoutTransition) {
    layoutTransition = nil
    panGestureRecognizer.isEnabled = transition.scrolls
  }

  /// Detaches the layout that is no longer used at the end of a transition.
  private func detach(_ between: UICollectionViewTransitionLayout) {
    for layout in [between.currentLayout, between.nextLayout, between]
    where layout.collectionView === self && layout !== ownLayout { layout.collectionView = nil }
  }
}
