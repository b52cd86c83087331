import CoreGraphics

/// The layout of a section of a compositional layout: its groups, headers and footers.
///
/// Groups equal the first one unless a cell prefers another size than the estimated one. So a
/// section of any length takes constant time.
@MainActor
struct CompositionalSection {
  typealias Axis = NSLayoutConstraint.Axis

  /// The area that the layout has for its sections.
  struct Room {
    /// The frame in the content's coordinates, which is used across the layout's direction.
    var frame: CGRect
    var direction: Axis
    var traits: UITraitCollection
    /// Returns the preferred size of a view; nil for a view that has not been asked.
    var measured: (UICollectionView.Element) -> CGSize?
  }

  /// A boundary item, such as a header or a footer.
  struct Boundary {
    var item: NSCollectionLayoutBoundarySupplementaryItem
    var key: UICollectionView.ExtraKey
    /// The frame relative to the section's beginning.
    var frame: CGRect
  }

  let index: Int
  let definition: NSCollectionLayoutSection
  let count: Int
  private(set) var room: Room
  /// The position along the layout's direction, in the content's coordinates.
  var start: CGFloat = 0
  /// The extent along the layout's direction.
  private(set) var extent: CGFloat = 0
  /// The groups' area, relative to the section's beginning. Its length across the layout's
  /// direction is that of the scrollable content.
  private(set) var content = CGRect.zero
  private(set) var boundaries: [Boundary] = []

  private let template: GroupGeometry
  /// The groups in which a cell prefers another size than the estimated one.
  private var changed: [Int: GroupGeometry] = [:]
  /// The groups' extents including the spacing; nil while all are equal.
  private var pitches: RunningSums?

  init(
    _ definition: NSCollectionLayoutSection, index: Int, count: Int, start: CGFloat, in room: Room
  ) {
    (self.definition, self.index, self.room, self.start) = (definition, index, room, start)
    var solver = GroupSolver(traits: room.traits)
    let frame = CGRect(origin: .zero, size: room.frame.size).inset(by: definition.contentInsets)
    template = solver.solve(definition.group, in: frame.size)
    self.count = template.cells.isEmpty ? 0 : count
    place()
  }

  var end: CGFloat { start + extent }
  var scrolls: Bool { definition.orthogonalScrollingBehavior != .none }
  /// The direction in which the groups follow each other.
  var groupAxis: Axis { scrolls ? room.direction.other : room.direction }

  /// The scrollable length across the layout's direction, including insets.
  var scrolledLength: CGFloat {
    let insets = definition.contentInsets
    return content.size.length(along: groupAxis)
      + (groupAxis == .horizontal ? insets.leading + insets.trailing : insets.top + insets.bottom)
  }

  private var cellsPerGroup: Int { max(template.cells.count, 1) }
  var groupCount: Int { (count + cellsPerGroup - 1) / cellsPerGroup }

  // MARK: Groups

  func group(of item: Int) -> Int { item / cellsPerGroup }

  private func geometry(of group: Int) -> GroupGeometry { changed[group] ?? template }

  private func pitch(of geometry: GroupGeometry) -> CGFloat {
    geometry.size.length(along: groupAxis) + definition.interGroupSpacing
      + (definition.group.edgeSpacing?.least(along: groupAxis) ?? 0)
  }

  /// Returns the distance from the first group to a group.
  func position(ofGroup group: Int) -> CGFloat {
    pitches?.sum(before: group) ?? CGFloat(group) * pitch(of: template)
  }

  func length(ofGroup group: Int) -> CGFloat {
    geometry(of: group).size.length(along: groupAxis)
  }

  /// Returns the group at a distance from the first group.
  func group(at distance: CGFloat) -> Int {
    guard groupCount > 0, distance.isFinite else { return 0 }
    let found: Int
    if let pitches {
      found = pitches.index(at: distance)
    } else {
      let pitch = pitch(of: template)
      found = pitch > 0 ? Int(min(max(distance / pitch, 0), CGFloat(groupCount))) : 0
    }
    return min(max(found, 0), groupCount - 1)
  }

  private var lengthOfGroups: CGFloat {
    groupCount == 0 ? 0 : position(ofGroup: groupCount) - definition.interGroupSpacing
  }

  /// Updates groups whose cells prefer other sizes.
  mutating func update(groups: Set<Int>) {
    for group in groups where group < groupCount {
      var solver = GroupSolver(traits: room.traits)
      let (first, section, measured) = (group * cellsPerGroup, index, room.measured)
      let last = count
      solver.measured = { cell in
        guard first + cell < last else { return nil }
        return measured(.item(IndexPath(item: first + cell, section: section)))
      }
      let inner = CGRect(origin: .zero, size: room.frame.size).inset(by: definition.contentInsets)
      let made = solver.solve(definition.group, in: inner.size)
      // A custom group may return different numbers of items at different times.
      guard made.cells.count == template.cells.count else { continue }
      if pitches == nil {
        pitches = RunningSums(Array(repeating: pitch(of: template), count: groupCount))
      }
      changed[group] = made
      let pitch = pitch(of: made)
      pitches?[group] = pitch
    }
    place()
  }

  // MARK: The section

  /// Computes the extents, and the positions of headers and footers.
  private mutating func place() {
    let axis = room.direction
    let insets = definition.contentInsets
    let inner = CGRect(origin: .zero, size: room.frame.size).inset(by: insets)
    let depth = depthOfGroups
    let side = definition.supplementariesFollowContentInsets ? inner.size : room.frame.size
    let sideStart =
      definition.supplementariesFollowContentInsets ? inner.origin.length(along: axis.other) : 0
    let items = definition.boundarySupplementaryItems
    let keys = Self.keys(of: items, section: index)
    let sizes = zip(items, keys).map { item, key in
      item.layoutSize.estimates.replaced(
        in: item.layoutSize.value(in: side), by: room.measured(.extra(key)))
    }
    var (before, after) = (CGFloat.zero, CGFloat.zero)
    for (item, size) in zip(items, sizes) where item.extendsBoundary {
      let (length, shift) = (size.length(along: axis), item.offset.length(along: axis))
      switch item.side(along: axis) {
      case .before: before = max(before, length - shift)
      case .after: after = max(after, length + shift)
      case nil: break
      }
    }
    before += definition.list?.gap(before: index) ?? 0
    let (near, far) =
      axis == .vertical ? (insets.top, insets.bottom) : (insets.leading, insets.trailing)
    let begin = before + near
    extent = max(begin + depth + far + after, 0)
    content = CGRect(
      origin: CGPoint(begin, inner.origin.length(along: axis.other), along: axis),
      size: scrolls
        ? CGSize(along: depth, across: lengthOfGroups, axis)
        : CGSize(along: depth, across: inner.size.length(along: axis.other), axis))
    let whole = CGRect(
      origin: CGPoint(0, sideStart, along: axis),
      size: CGSize(along: extent, across: side.length(along: axis.other), axis))
    boundaries = zip(zip(items, keys), sizes).map { part, size in
      let (item, key) = part
      let area = whole.inset(along: axis, before: before, after: after)
      return Boundary(
        item: item, key: key, frame: item.frame(of: size, along: axis, beside: area))
    }
  }

  /// The extent of the groups along the layout's direction.
  private var depthOfGroups: CGFloat {
    guard groupCount > 0 else { return 0 }
    guard scrolls else { return lengthOfGroups }
    let spaces = definition.group.edgeSpacing?.least(along: room.direction) ?? 0
    let known = changed.values.map { $0.size.length(along: room.direction) }.max()
    return (known ?? template.size.length(along: room.direction)) + spaces
  }

  /// Returns the keys of boundary items. Items of one kind are numbered.
  static func keys(
    of items: [NSCollectionLayoutBoundarySupplementaryItem], section: Int?
  ) -> [UICollectionView.ExtraKey] {
    var counts: [String: Int] = [:]
    return items.map { item in
      let number = counts[item.elementKind, default: 0]
      counts[item.elementKind] = number + 1
      return UICollectionView.ExtraKey(
        kind: item.elementKind,
        path: section.map { IndexPath(item: number, section: $0) } ?? IndexPath(index: number))
    }
  }

  // MARK: Cells

  /// A view that belongs to a group.
  struct Placed {
    var element: UICollectionView.Element
    /// The frame in the content's coordinates, without the section's scroll offset.
    var frame: CGRect
    var zIndex: Int
    var estimates = EstimatedAxes.none
  }

  /// Returns the origin of a group in the content's coordinates.
  private func origin(ofGroup group: Int) -> CGPoint {
    let (axis, spaces) = (room.direction, definition.group.edgeSpacing)
    let across = groupAxis.other
    let rest =
      content.size.length(along: across) - geometry(of: group).size.length(along: across)
      - (spaces?.least(along: across) ?? 0)
    let share = max(rest, 0) / CGFloat(max(spaces?.flexibleCount(along: across) ?? 0, 1))
    let inGroups = CGPoint(
      position(ofGroup: group) + (spaces?.before(groupAxis)?.spacing ?? 0),
      spaces?.before(across)?.length(sharing: share) ?? 0, along: groupAxis)
    let base = CGPoint(
      start + content.origin.length(along: axis), content.origin.length(along: axis.other),
      along: axis)
    return CGPoint(
      x: room.frame.minX * (axis == .vertical ? 1 : 0) + base.x + inGroups.x,
      y: room.frame.minY * (axis == .vertical ? 0 : 1) + base.y + inGroups.y)
  }

  func cell(_ item: Int) -> Placed? {
    guard (0..<count).contains(item) else { return nil }
    let group = group(of: item)
    let cell = geometry(of: group).cells[item % cellsPerGroup]
    let origin = origin(ofGroup: group)
    return Placed(
      element: .item(IndexPath(item: item, section: index)),
      frame: cell.frame.offsetBy(dx: origin.x, dy: origin.y), zIndex: cell.zIndex,
      estimates: cell.estimates)
  }

  /// Returns the views that are attached to an item, or to the groups that begin with it.
  func attachments(of item: Int) -> [Placed] {
    guard let place = cell(item) else { return [] }
    let group = group(of: item)
    let geometry = geometry(of: group)
    let origin = origin(ofGroup: group)
    let path = IndexPath(item: item, section: index)
    let number = item % cellsPerGroup
    let own = geometry.cells[number].supplementaries.map { ($0, $0.frame(on: place.frame)) }
    let groups = geometry.attachments.filter { $0.cell == number }
      .map { ($0.item, $0.frame.offsetBy(dx: origin.x, dy: origin.y)) }
    return (own + groups).map { supplementary, frame in
      Placed(
        element: .extra(UICollectionView.ExtraKey(kind: supplementary.elementKind, path: path)),
        frame: frame, zIndex: supplementary.zIndex)
    }
  }

  /// Returns the items of the groups that intersect an interval along the groups' direction, in the
  /// content's coordinates.
  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard groupCount > 0, low.isFinite, high.isFinite else { return 0..<count }
    let first = origin(ofGroup: 0).length(along: groupAxis)
    // Cells of custom groups may extend beyond their group.
    let frames = template.cells.map(\.frame)
    let early = max(-(frames.map { $0.origin.length(along: groupAxis) }.min() ?? 0), 0)
    let late = max(
      (frames.map { $0.end(along: groupAxis) }.max() ?? 0)
        - template.size.length(along: groupAxis), 0)
    let begin = group(at: low - first - late)
    let end = group(at: high - first + early)
    let range = begin * cellsPerGroup..<min((end + 1) * cellsPerGroup, count)
    return range.lowerBound < range.upperBound ? range : 0..<0
  }
}

extension CGRect {
  func end(along axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? maxX : maxY }

  fileprivate func inset(
    along axis: NSLayoutConstraint.Axis, before: CGFloat, after: CGFloat
  ) -> CGRect {
    axis == .vertical
      ? CGRect(x: minX, y: minY + before, width: width, height: max(height - before - after, 0))
      : CGRect(x: minX + before, y: minY, width: max(width - before - after, 0), height: height)
  }
}

extension CGSize {
  init(along: CGFloat, across: CGFloat, _ axis: NSLayoutConstraint.Axis) {
    self =
      axis == .horizontal
      ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  enum Side {
    case before, after
  }

  /// Returns whether the item is before or after the content along an axis; nil for neither.
  func side(along axis: NSLayoutConstraint.Axis) -> Side? {
    let edges = alignment.edges
    let (first, last): (NSDirectionalRectEdge, NSDirectionalRectEdge) =
      axis == .vertical ? (.top, .bottom) : (.leading, .trailing)
    return edges.contains(first) ? .before : edges.contains(last) ? .after : nil
  }

  /// Returns the frame of a view with a size at an edge of an area. It is outside the area if the
  /// item extends the section.
  func frame(
    of size: CGSize, along axis: NSLayoutConstraint.Axis, beside area: CGRect
  ) -> CGRect {
    let goal = containerAnchor.point(in: area, size: size)
    let own = NSCollectionLayoutAnchor(edges: alignment.edges)
      .point(in: CGRect(origin: .zero, size: size), size: size)
    var origin = CGPoint(x: goal.x - own.x, y: goal.y - own.y)
    if extendsBoundary, let side = side(along: axis) {
      let length = side == .before ? -size.length(along: axis) : size.length(along: axis)
      if axis == .vertical { origin.y += length } else { origin.x += length }
    }
    return CGRect(origin: origin, size: size).inset(by: contentInsets)
  }
}
