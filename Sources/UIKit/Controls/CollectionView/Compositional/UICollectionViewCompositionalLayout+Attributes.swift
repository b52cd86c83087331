import CoreGraphics

/// The layout attributes of cells, headers and other views.
extension UICollectionViewCompositionalLayout {
  func attributesOfElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    if collectionView?.asksForVisible == true { handled = [:] }
    let (low, high) = (rect.origin.length(along: axis), rect.end(along: axis))
    var result = boundaries.map(attributes).filter { $0.frame.overlaps(rect) }
    for index in firstSection(endingAfter: low)..<sections.count {
      let section = sections[index]
      if section.start >= high { break }
      result += attributes(of: section, in: rect)
    }
    return result
  }

  func firstSection(endingAfter low: CGFloat) -> Int {
    var (first, end) = (0, sections.count)
    while first < end {
      let middle = (first + end) / 2
      if sections[middle].end <= low { first = middle + 1 } else { end = middle }
    }
    return first
  }

  private func attributes(
    of section: CompositionalSection, in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes] {
    let shift = shift(of: section)
    let own = rect.offsetBy(dx: -shift.x, dy: -shift.y)
    var moved: [UICollectionViewLayoutAttributes] = []
    let items = section.items(
      from: own.origin.length(along: section.groupAxis), to: own.end(along: section.groupAxis))
    for item in items {
      guard let cell = section.cell(item) else { continue }
      if cell.frame.overlaps(own) { moved.append(attributes(cell)) }
      moved += section.attachments(of: item).filter { $0.frame.overlaps(own) }.map(attributes)
    }
    let fixed =
      section.boundaries.map { attributes($0, of: section) }
      + section.definition.decorationItems.map { attributes($0, of: section) }
    let visible = handle(moved + fixed.filter { $0.frame.overlaps(rect) }, of: section, shift)
    for attributes in moved {
      attributes.center.x += shift.x
      attributes.center.y += shift.y
    }
    if let visible {
      handled[section.index] = visible
      return moved + fixed
    }
    return replacingHandled(moved + fixed, of: section, in: rect)
  }

  /// Lets the section's handler change the views that are about to be laid out. It is not called
  /// for other queries.
  ///
  /// - Parameter shift: the section's scroll offset, as a vector in the content's coordinates.
  /// - Returns: the views; nil if the handler was not called.
  private func handle(
    _ visible: [UICollectionViewLayoutAttributes], of section: CompositionalSection,
    _ shift: CGPoint
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let handler = section.definition.visibleItemsInvalidationHandler, let collectionView,
      collectionView.asksForVisible
    else { return nil }
    let offset =
      section.scrolls ? CGPoint(x: -shift.x, y: -shift.y) : collectionView.contentOffset
    // Queries that the handler itself makes do not call it again.
    collectionView.asksForVisible = false
    handler(visible.map(VisibleItem.init), offset, environment(of: collectionView))
    collectionView.asksForVisible = true
    return visible
  }

  /// Replaces views by those that the section's handler has changed in the last layout.
  private func replacingHandled(
    _ all: [UICollectionViewLayoutAttributes], of section: CompositionalSection, in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes] {
    guard let known = handled[section.index] else { return all }
    let elements = Set(known.map(UICollectionView.Element.init))
    return all.filter { !elements.contains(UICollectionView.Element($0)) }
      + known.filter { $0.frame.overlaps(rect) }
      .compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
  }

  /// Returns the vector by which the groups of a section are scrolled across the layout's
  /// direction.
  func shift(of section: CompositionalSection) -> CGPoint {
    guard section.scrolls, let offset = offsets[section.index] else { return .zero }
    return CGPoint(-offset, 0, along: section.groupAxis)
  }

  // MARK: Single views

  func attributes(of element: CompositionalSection.Placed, in section: CompositionalSection)
    -> UICollectionViewLayoutAttributes
  {
    let (result, shift) = (attributes(element), shift(of: section))
    result.center.x += shift.x
    result.center.y += shift.y
    return result
  }

  private func attributes(
    _ placed: CompositionalSection.Placed
  ) -> UICollectionViewLayoutAttributes {
    let result: UICollectionViewLayoutAttributes
    switch placed.element {
    case .item(let path): result = UICollectionViewLayoutAttributes(forCellWith: path)
    case .extra(let key):
      result = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: key.kind, with: key.path)
    }
    result.frame = placed.frame
    result.zIndex = placed.zIndex
    result.estimates = placed.estimates
    return result
  }

  private func attributes(
    _ boundary: CompositionalSection.Boundary
  ) -> UICollectionViewLayoutAttributes {
    attributes(
      boundary, frame: boundary.frame, until: collectionViewContentSize.length(along: axis))
  }

  private func attributes(
    _ boundary: CompositionalSection.Boundary, of section: CompositionalSection
  ) -> UICollectionViewLayoutAttributes {
    let origin = origin(of: section)
    return attributes(
      boundary, frame: boundary.frame.offsetBy(dx: origin.x, dy: origin.y), from: section.start,
      until: section.end)
  }

  private func origin(of section: CompositionalSection) -> CGPoint {
    CGPoint(
      section.start, section.room.frame.origin.length(along: axis.other), along: axis)
  }

  /// - Parameters:
  ///   - begin: the first position of a pinned view.
  private func attributes(
    _ boundary: CompositionalSection.Boundary, frame: CGRect, from begin: CGFloat = 0,
    until end: CGFloat
  ) -> UICollectionViewLayoutAttributes {
    let result = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: boundary.key.kind, with: boundary.key.path)
    result.zIndex = boundary.item.zIndex
    result.estimates = boundary.item.layoutSize.estimates
    var place = frame.origin.length(along: axis)
    let depth = frame.size.length(along: axis)
    if boundary.item.pinToVisibleBounds, let view = collectionView {
      let visible = view.bounds.inset(by: view.effectiveInset)
      switch boundary.item.side(along: axis) {
      case .before:
        place = max(place, min(visible.origin.length(along: axis), end - depth))
      case .after: place = min(place, max(visible.end(along: axis) - depth, begin))
      case nil: break
      }
      // It is in front of the cells that it covers.
      result.zIndex = max(result.zIndex, Self.pinnedDepth)
    }
    result.frame = CGRect(
      origin: CGPoint(place, frame.origin.length(along: axis.other), along: axis),
      size: frame.size)
    return result
  }

  /// The z-order of pinned views.
  private static let pinnedDepth = 10

  private func attributes(
    _ item: NSCollectionLayoutDecorationItem, of section: CompositionalSection
  ) -> UICollectionViewLayoutAttributes {
    let result = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: section.index))
    let whole = CGRect(
      origin: origin(of: section),
      size: CGSize(
        along: section.extent, across: section.room.frame.size.length(along: axis.other), axis))
    result.frame = whole.inset(by: item.contentInsets)
    result.zIndex = item.zIndex
    return result
  }

  // MARK: By path

  func attributesOfItem(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2, sections.indices.contains(path.section),
      let cell = sections[path.section].cell(path.item)
    else { return nil }
    return attributes(of: cell, in: sections[path.section])
  }

  func attributesOfSupplementary(
    _ kind: String, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let key = UICollectionView.ExtraKey(kind: kind, path: path)
    if let boundary = boundaries.first(where: { $0.key == key }) { return attributes(boundary) }
    guard path.count == 2, sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    if let boundary = section.boundaries.first(where: { $0.key == key }) {
      return attributes(boundary, of: section)
    }
    return section.attachments(of: path.item).first { $0.element == .extra(key) }
      .map { attributes(of: $0, in: section) }
  }

  func attributesOfDecoration(
    _ kind: String, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2, path.item == 0, sections.indices.contains(path.section) else {
      return nil
    }
    let section = sections[path.section]
    return section.definition.decorationItems.first { $0.elementKind == kind }
      .map { attributes($0, of: section) }
  }
}

extension CGRect {
  /// Whether two rectangles intersect in more than an edge.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
