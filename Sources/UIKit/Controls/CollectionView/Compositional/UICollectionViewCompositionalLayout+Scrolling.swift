import CoreGraphics

/// Sections that scroll across the layout's direction.
extension UICollectionViewCompositionalLayout {
  /// Adds scroll views for the visible sections that scroll across the layout's direction.
  func placeScrollers(in collection: UICollectionView) {
    let (low, high) = (
      collection.bounds.origin.length(along: axis), collection.bounds.end(along: axis)
    )
    var unused = Set(scrollers.keys)
    for section in sections[firstSection(endingAfter: low)...]
      .prefix(while: { $0.start < high }) where section.scrolls
    {
      unused.remove(section.index)
      let scroller =
        scrollers[section.index] ?? OrthogonalScroller(for: section, in: collection)
      let across = axis.other
      let frame = CGRect(
        origin: CGPoint(
          section.start + section.content.origin.length(along: axis),
          section.room.frame.origin.length(along: across), along: axis),
        size: CGSize(
          along: section.content.size.length(along: axis),
          across: section.room.frame.size.length(along: across), axis))
      let known = scroller.superview == nil ? offsets[section.index] : nil
      // An update may have changed the index of its section.
      if scroller.superview != nil { connect(scroller, section.index) }
      scroller.show(
        section, frame: frame,
        contentSize: CGSize(
          along: frame.size.length(along: axis),
          across: section.scrolledLength, axis))
      if let known { scroller.contentOffset = CGPoint(known, 0, along: section.groupAxis) }
      if scroller.superview == nil { insert(scroller, of: section, into: collection) }
      offsets[section.index] = scroller.offset
    }
    for section in unused { scrollers.removeValue(forKey: section)?.leave() }
  }

  private func insert(
    _ scroller: OrthogonalScroller, of section: CompositionalSection,
    into collection: UICollectionView
  ) {
    collection.insertSubview(scroller, at: collection.backIndex)
    scrollers[section.index] = scroller
    connect(scroller, section.index)
  }

  private func connect(_ scroller: OrthogonalScroller, _ index: Int) {
    scroller.onScroll = { [weak self] offset in
      self?.offsets[index] = offset
      self?.collectionView?.setNeedsLayout()
    }
  }

  /// Updates the sections of the scroll views after an update.
  func followScrollers(_ moves: ListMoves) {
    var followed: [Int: OrthogonalScroller] = [:]
    for (section, scroller) in scrollers {
      if let target = moves.target(ofSection: section) {
        followed[target] = scroller
      } else {
        scroller.leave()
      }
    }
    scrollers = followed
  }

  func removeScrollers() {
    for scroller in scrollers.values { scroller.leave() }
    scrollers = [:]
  }

  /// Scrolls a section across the layout's direction until an item is visible.
  func scrollSection(
    to path: IndexPath, _ position: UICollectionView.ScrollPosition, animated: Bool
  ) {
    guard sections.indices.contains(path.section), sections[path.section].scrolls,
      let cell = sections[path.section].cell(path.item), let collectionView
    else { return }
    let section = sections[path.section]
    let across = section.groupAxis
    let origin = section.room.frame.origin.length(along: across)
    let length = section.room.frame.size.length(along: across)
    let begin = cell.frame.origin.length(along: across) - origin
    let size = cell.frame.size.length(along: across)
    let most = max(section.scrolledLength - length, 0)
    let now = offsets[path.section] ?? 0
    let goal: CGFloat
    switch across {
    case .horizontal where position.contains(.left), .vertical where position.contains(.top):
      goal = begin
    case .horizontal where position.contains(.right), .vertical where position.contains(.bottom):
      goal = begin + size - length
    case .horizontal where position.contains(.centeredHorizontally),
      .vertical where position.contains(.centeredVertically):
      goal = begin + size / 2 - length / 2
    default: goal = begin < now ? begin : begin + size > now + length ? begin + size - length : now
    }
    let offset = min(max(goal, 0), most)
    if let scroller = scrollers[path.section] {
      scroller.setContentOffset(CGPoint(offset, 0, along: across), animated: animated)
    } else {
      offsets[path.section] = offset
      collectionView.setNeedsLayout()
    }
  }
}
