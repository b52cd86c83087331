import CoreGraphics
import QuartzCore

/// The visible items and their frames.
extension UICollectionView {
  /// The maximum number of items (our choice). A larger number is an error.
  private static let maximumItems = 10_000_000
  /// The maximum number of corrections for an item whose position changes while it is scrolled to
  /// (our choice, as in tables).
  private static let maximumJumps = 5

  func setNeedsReload() {
    needsReload = true
    layoutIsInvalid()
  }

  /// Invalidates everything, because items or delegates have changed.
  func layoutIsInvalid() {
    ownLayout.markAsInvalid()
    layoutIsInvalid(nil)
  }

  /// Called when the layout was invalidated.
  func layoutIsInvalid(_ context: UICollectionViewLayoutInvalidationContext?) {
    needsPreparing = true
    if let adjustment = context?.contentOffsetAdjustment, adjustment.isFinite {
      offsetAdjustment.x += adjustment.x
      offsetAdjustment.y += adjustment.y
    }
    // During the preparation a layout pass is running already.
    if !isPreparing { setNeedsLayout() }
  }

  /// Whether items may be changed now. They may not during calls of the data source or the
  /// delegate.
  func mayChange(_ call: String) -> Bool {
    guard asking > 0 else { return true }
    Diagnostics.warn("\(call) was called while the collection asks about its items; it is ignored.")
    return false
  }

  func ask<T>(_ question: () -> T) -> T {
    asking += 1
    defer { asking -= 1 }
    return question()
  }

  func contains(_ path: IndexPath) -> Bool {
    counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
  }

  func loadIfNeeded() {
    guard needsReload, asking == 0 else { return }
    // The program's reaction may load the items.
    endEditing(in: cells.values)
    guard needsReload else { return }
    abandonMovement()
    swipes?.abandon()
    prefetching.reset()
    needsReload = false
    retireAll()
    ownLayout.removeSizes()
    counts = ask { itemCounts() }
  }

  func itemCounts() -> [Int] {
    guard let dataSource else { return [] }
    var rest = Self.maximumItems
    func sensible(_ count: Int, _ name: String) -> Int {
      if (0...rest).contains(count) { return count }
      Diagnostics.warn("A collection cannot have \(count) \(name); it has none.")
      return 0
    }
    let sections = sensible(dataSource.numberOfSections(in: self), "sections")
    return (0..<sections).map { section in
      let count = sensible(
        dataSource.collectionView(self, numberOfItemsInSection: section), "items")
      rest -= count
      return count
    }
  }

  /// Prepares the layout if it is invalid.
  func prepareIfNeeded() {
    loadIfNeeded()
    guard asking == 0 else { return }
    isPreparing = true
    defer {
      // The old insets are not used: the content's size may decide whether the safe area is added,
      // and a layout that depended on this would be prepared indefinitely.
      layoutInset = effectiveInset
      isPreparing = false
    }
    if !needsPreparing, boundsInvalidateLayout {
      ask {
        ownLayout.invalidateLayout(with: ownLayout.invalidationContext(forBoundsChange: bounds))
      }
    }
    layoutBounds = bounds
    guard needsPreparing else { return }
    forgetFittedSizes()
    let size = ask {
      ownLayout.prepareNow()
      return ownLayout.collectionViewContentSize
    }
    // Properties that the layout changes during its preparation do not invalidate it again.
    needsPreparing = needsReload
    contentSizeDidChange(to: size)
    if offsetAdjustment != .zero {
      contentOffset.x += offsetAdjustment.x
      contentOffset.y += offsetAdjustment.y
      offsetAdjustment = .zero
    }
  }

  /// Sets the size of the content. Mirrored content begins at the right, and keeps its distance
  /// from there.
  private func contentSizeDidChange(to size: CGSize) {
    guard size != contentSize else { return }
    let former = contentSize
    contentSize = size
    guard size.isFinite, former.isFinite, ownLayout.mirroringWidth != nil else { return }
    contentOffset.x +=
      ownLayout.mirroringWidth(of: size, in: self) - ownLayout.mirroringWidth(of: former, in: self)
  }

  /// Whether the layout depends on the changes of the bounds and the insets.
  private var boundsInvalidateLayout: Bool {
    let isOfBounds =
      layoutBounds != bounds && ask { ownLayout.shouldInvalidateLayout(forBoundsChange: bounds) }
    return isOfBounds || ownLayout.depends(onChangeTo: effectiveInset, from: layoutInset)
  }

  /// Places the items for an animation, which will notify the views of their attributes.
  ///
  /// - Returns: the attributes for ``Motion/attributes``.
  func placeItemsForMotion() -> [ObjectIdentifier: UICollectionViewLayoutAttributes] {
    attributesToAnimate = [:]
    defer { attributesToAnimate = nil }
    placeItems()
    return attributesToAnimate ?? [:]
  }

  func placeItems() {
    guard !isPlacing, asking == 0 else { return }
    isPlacing = true
    defer { isPlacing = false }
    let resizedFrom = boundsBeforeAnimation
    prepareIfNeeded()
    // A changed content size may have moved the visible part.
    if layoutBounds != bounds { prepareIfNeeded() }
    if let resizedFrom { ask { ownLayout.prepare(forAnimatedBoundsChange: resizedFrom) } }
    backgroundView?.frame = bounds
    var seen = Set(fitted(placeViews()).map(\.element))
    placeItemsInUse(besides: &seen)
    for (path, cell) in cells.inOrder where !seen.contains(.item(path)) {
      cells[path] = nil
      forget(.item(path))
      retire(cell, at: path)
    }
    for (key, view) in extras.inOrder where !seen.contains(.extra(key)) {
      extras[key] = nil
      forget(.extra(key))
      putAwayExtra(view, key)
    }
    swipes?.place()
    ownLayout.viewsWerePlaced(in: self)
    placedBounds = bounds
    if resizedFrom != nil { ask { ownLayout.finalizeAnimatedBoundsChange() } }
  }

  /// The bounds for which the visible views were placed, if an animation is changing their size.
  private var boundsBeforeAnimation: CGRect? {
    guard let placedBounds, placedBounds.size != bounds.size, window != nil,
      UIView.areAnimationsEnabled, UIView.inheritedAnimationDuration > 0
    else { return nil }
    return placedBounds
  }

  /// Places items in use that are kept outside the visible part.
  private func placeItemsInUse(besides seen: inout Set<Element>) {
    for path in itemsInUse where seen.insert(.item(path)).inserted {
      guard contains(path), let cell = cells[path],
        let attributes = ask({ ownLayout.shownItem(at: path) }),
        attributes.isSensible
      else { continue }
      place(cell, attributes)
    }
  }

  private func forget(_ element: Element) {
    fittedSizes[element] = nil
    sizeChangeCounts[element] = nil
  }

  /// Makes and places the views in the visible part.
  func placeViews() -> [Placement] {
    asksForVisible = true
    let all = ask { ownLayout.shownElements(in: bounds) }
    asksForVisible = false
    return withMoved(all).filter(isSeen).compactMap { attributes in
      let element = Element(attributes)
      guard let view = view(of: element, attributes) else { return nil }
      place(view, attributes)
      updateList(view, as: element)
      return Placement(element: element, view: view, attributes: attributes)
    }
  }

  /// Returns the visible view or a new one; nil for an item that does not exist, and for an unknown
  /// decoration. Once the delegate has reloaded all items, no new ones are made, because there may
  /// be fewer now.
  private func view(
    of element: Element, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    switch element {
    case .item(let path):
      if let cell = cells[path] { return contains(path) ? cell : nil }
      return contains(path) && !needsReload ? makeCell(attributes) : nil
    case .extra(let key):
      if let view = extras[key] { return view }
      return needsReload ? nil : makeExtra(attributes, key)
    }
  }

  private func isSeen(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard attributes.isSensible else {
      let path = attributes.indexPath
      Diagnostics.warn(
        "A layout must place items with finite numbers; "
          + (path.count == 2
            ? "the item \(path.item) of section \(path.section) is left out." : "one is left out."))
      return false
    }
    return !attributes.isHidden && attributes.frame.intersects(bounds)
  }

  private func place(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    attributes.apply(to: view)
    // A view with an estimated size is asked for its preferred one, which can depend on them. A
    // cell that the user moves is not part of the animation.
    if attributesToAnimate != nil, attributes.estimates == .none, view !== movedCell {
      attributesToAnimate?[ObjectIdentifier(view)] = attributes
    } else {
      view.apply(attributes)
    }
  }

  /// The item that contains the first responder, and the items beside the focused one.
  private var itemsInUse: [IndexPath] {
    guard let window else { return [] }
    let views = [window.firstResponder as? UIView, window.keyboardFocus.current].compactMap { $0 }
    return views.compactMap(item).flatMap { path in
      (-1...1).map { IndexPath(item: path.item + $0, section: path.section) }
    }
  }

  private func item(around view: UIView) -> IndexPath? {
    cells.first { view.isInSubtree(of: $0.value) }?.key
  }

  // MARK: Scrolling

  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    guard mayChange("scrollToItem(at:at:animated:)") else { return }
    guard let attributes = layoutAttributesForItem(at: path), attributes.frame.isFinite else {
      return Diagnostics.warn(
        "A collection has no item \(path.item) in section \(path.section) to scroll to.")
    }
    ownLayout.scrollAcross(to: path, position, animated: animated)
    setContentOffset(offset(for: attributes.frame, position), animated: animated)
    guard !animated, window != nil, attributes.estimates != .none else { return }
    // The items that become visible may have other sizes than estimated.
    for _ in 0..<Self.maximumJumps {
      let before = fittings
      placeItems()
      guard fittings != before, let frame = layoutAttributesForItem(at: path)?.frame,
        frame.isFinite
      else { break }
      let next = offset(for: frame, position)
      if next == contentOffset { break }
      setContentOffset(next, animated: false)
    }
  }

  /// Returns the offset at which a frame is at a scroll position, as far as the content allows.
  private func offset(for frame: CGRect, _ position: ScrollPosition) -> CGPoint {
    var goal = offset(showing: frame)
    let inset = effectiveInset
    let area = bounds.inset(by: inset)
    if position.contains(.top) { goal.y = frame.minY - inset.top }
    if position.contains(.centeredVertically) {
      goal.y = frame.midY - area.height / 2 - inset.top
    }
    if position.contains(.bottom) { goal.y = frame.maxY - area.height - inset.top }
    if position.contains(.left) { goal.x = frame.minX - inset.left }
    if position.contains(.centeredHorizontally) {
      goal.x = frame.midX - area.width / 2 - inset.left
    }
    if position.contains(.right) { goal.x = frame.maxX - area.width - inset.left }
    return axes.clamp(goal)
  }
}
