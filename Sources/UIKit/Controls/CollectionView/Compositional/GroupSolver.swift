import CoreGraphics

/// Computes the layout of a group's cells.
///
/// The number of cells follows from the estimated dimensions, so that it is the same in every
/// instance. The preferred sizes of cells only move the other cells.
@MainActor
struct GroupSolver {
  /// The maximum number of items in one group (our choice). A larger number is an error.
  static let maximumItems = 10_000
  /// The tolerance in points for rounding errors when content is compared with the available room.
  private static let tolerance: CGFloat = 0.001

  let traits: UITraitCollection
  /// Returns the preferred size of a cell of the instance; nil for the estimated one.
  var measured: (Int) -> CGSize? = { _ in nil }
  private var cellCount = 0

  init(traits: UITraitCollection) { self.traits = traits }

  /// - Parameter length: the length along an axis that the container prescribes.
  mutating func solve(
    _ item: NSCollectionLayoutItem, in container: CGSize,
    along axis: NSLayoutConstraint.Axis = .horizontal, length: CGFloat? = nil
  ) -> GroupGeometry {
    var size = item.layoutSize.value(in: container)
    var estimates = item.layoutSize.estimates
    if let length {
      size.set(length, along: axis)
      if axis == .horizontal { estimates.width = false } else { estimates.height = false }
    }
    guard let group = item as? NSCollectionLayoutGroup else {
      return cell(item, size, estimates)
    }
    let first = cellCount
    var result: GroupGeometry
    switch group.arrangement {
    case .custom(let provider): result = custom(provider, size)
    case .line(let isHorizontal, let count):
      result = line(
        group, along: isHorizontal ? .horizontal : .vertical, count: count, size, estimates)
    }
    for supplementary in group.supplementaryItems where cellCount > first {
      let frame = supplementary.frame(on: CGRect(origin: .zero, size: result.size))
      result.attachments.append(
        GroupGeometry.Attachment(item: supplementary, frame: frame, cell: 0))
    }
    return result
  }

  private mutating func cell(
    _ item: NSCollectionLayoutItem, _ size: CGSize, _ estimates: EstimatedAxes
  ) -> GroupGeometry {
    let insets = item.contentInsets
    let preferred = measured(cellCount).map {
      CGSize(
        width: $0.width + insets.leading + insets.trailing,
        height: $0.height + insets.top + insets.bottom)
    }
    cellCount += 1
    let whole = estimates.replaced(in: size, by: preferred)
    return GroupGeometry(
      size: whole,
      cells: [
        GroupGeometry.Cell(
          frame: CGRect(origin: .zero, size: whole).inset(by: insets), estimates: estimates,
          supplementaries: item.supplementaryItems)
      ])
  }

  private mutating func custom(
    _ provider: NSCollectionLayoutGroupCustomItemProvider, _ size: CGSize
  ) -> GroupGeometry {
    let items = provider(LayoutEnvironment(LayoutContainer(size), traits))
    let finite = items.filter { $0.frame.isFinite }
    if finite.count < items.count {
      Diagnostics.warn(
        "A custom group must place its items with finite numbers; some are left out.")
    }
    cellCount += finite.count
    return GroupGeometry(
      size: size, cells: finite.map { GroupGeometry.Cell(frame: $0.frame, zIndex: $0.zIndex) })
  }

  // MARK: Lines

  private mutating func line(
    _ group: NSCollectionLayoutGroup, along axis: NSLayoutConstraint.Axis, count: Int?,
    _ size: CGSize, _ estimates: EstimatedAxes
  ) -> GroupGeometry {
    let inner = CGRect(origin: .zero, size: size).inset(by: group.contentInsets)
    let gap = group.interItemSpacing
    var parts: [(item: NSCollectionLayoutItem, geometry: GroupGeometry)] = []
    if let count, let item = group.subitems.first {
      let room = inner.size.length(along: axis) - (gap?.spacing ?? 0) * CGFloat(count - 1)
      for _ in 0..<count {
        parts.append(
          (item, solve(item, in: inner.size, along: axis, length: max(room, 0) / CGFloat(count))))
      }
    } else {
      for item in repeated(group, in: inner.size, along: axis) {
        parts.append((item, solve(item, in: inner.size)))
      }
    }
    let isEstimated = axis == .horizontal ? estimates.width : estimates.height
    let isDeepEstimated = axis == .horizontal ? estimates.height : estimates.width
    return placed(
      parts, in: group, along: axis, inner: inner, size: size,
      fits: (along: isEstimated, across: isDeepEstimated))
  }

  /// Returns the items of a line: the subitems are repeated in order as long as there is room.
  private func repeated(
    _ group: NSCollectionLayoutGroup, in room: CGSize, along axis: NSLayoutConstraint.Axis
  ) -> [NSCollectionLayoutItem] {
    var result: [NSCollectionLayoutItem] = []
    let limit = room.length(along: axis) + Self.tolerance
    let gap = group.interItemSpacing?.spacing ?? 0
    var (length, index) = (CGFloat.zero, 0)
    while !group.subitems.isEmpty, result.count < Self.maximumItems {
      let item = group.subitems[index % group.subitems.count]
      let own =
        item.layoutSize.value(in: room).length(along: axis)
        + (item.edgeSpacing?.least(along: axis) ?? 0)
      let longer = length + own + (result.isEmpty ? 0 : gap)
      if !result.isEmpty, longer > limit { break }
      // Subitems without a length would be repeated indefinitely.
      if index >= group.subitems.count, longer <= length { break }
      result.append(item)
      (length, index) = (longer, index + 1)
    }
    return result
  }

  private func placed(
    _ parts: [(item: NSCollectionLayoutItem, geometry: GroupGeometry)],
    in group: NSCollectionLayoutGroup, along axis: NSLayoutConstraint.Axis, inner: CGRect,
    size: CGSize, fits: (along: Bool, across: Bool)
  ) -> GroupGeometry {
    let gap = group.interItemSpacing
    let lengths = parts.map {
      $0.geometry.size.length(along: axis) + ($0.item.edgeSpacing?.least(along: axis) ?? 0)
    }
    let total =
      lengths.reduce(0, +) + (gap?.spacing ?? 0) * CGFloat(max(parts.count - 1, 0))
    let depth =
      parts.map {
        $0.geometry.size.length(along: axis.other)
          + ($0.item.edgeSpacing?.least(along: axis.other) ?? 0)
      }.max() ?? 0
    var whole = size
    let insets = CGSize(
      width: group.contentInsets.leading + group.contentInsets.trailing,
      height: group.contentInsets.top + group.contentInsets.bottom)
    if fits.along { whole.set(total + insets.length(along: axis), along: axis) }
    if fits.across { whole.set(depth + insets.length(along: axis.other), along: axis.other) }
    let room = whole.length(along: axis) - insets.length(along: axis)
    let roomAcross = whole.length(along: axis.other) - insets.length(along: axis.other)
    // Flexible spaces share the remaining space.
    let flexible =
      (gap?.isFlexibleSpacing == true ? parts.count - 1 : 0)
      + parts.reduce(0) { $0 + ($1.item.edgeSpacing?.flexibleCount(along: axis) ?? 0) }
    let share = flexible > 0 ? max(room - total, 0) / CGFloat(flexible) : 0
    var result = GroupGeometry(size: whole)
    var place = inner.origin.length(along: axis)
    for (item, geometry) in parts {
      let edges = item.edgeSpacing
      place += edges?.before(axis)?.length(sharing: share) ?? 0
      let restAcross =
        roomAcross - geometry.size.length(along: axis.other)
        - (edges?.least(along: axis.other) ?? 0)
      let shareAcross =
        max(restAcross, 0) / CGFloat(max(edges?.flexibleCount(along: axis.other) ?? 0, 1))
      let across =
        inner.origin.length(along: axis.other)
        + (edges?.before(axis.other)?.length(sharing: shareAcross) ?? 0)
      result.add(geometry, at: CGPoint(place, across, along: axis))
      place += geometry.size.length(along: axis)
      place += edges?.after(axis)?.length(sharing: share) ?? 0
      place += gap?.length(sharing: share) ?? 0
    }
    return result
  }
}

extension NSCollectionLayoutSpacing {
  /// - Parameter share: the share of the remaining space in points.
  func length(sharing share: CGFloat) -> CGFloat { isFlexibleSpacing ? spacing + share : spacing }
}

extension NSCollectionLayoutEdgeSpacing {
  func before(_ axis: NSLayoutConstraint.Axis) -> NSCollectionLayoutSpacing? {
    axis == .horizontal ? leading : top
  }
  func after(_ axis: NSLayoutConstraint.Axis) -> NSCollectionLayoutSpacing? {
    axis == .horizontal ? trailing : bottom
  }
  /// Returns the sum of the spaces along an axis, without shares of the remaining space.
  func least(along axis: NSLayoutConstraint.Axis) -> CGFloat {
    (before(axis)?.spacing ?? 0) + (after(axis)?.spacing ?? 0)
  }
  func flexibleCount(along axis: NSLayoutConstraint.Axis) -> Int {
    [before(axis), after(axis)].filter { $0?.isFlexibleSpacing == true }.count
  }
}

extension NSLayoutConstraint.Axis {
  var other: Self { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  func length(along axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? width : height
  }
  mutating func set(_ length: CGFloat, along axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal { width = length } else { height = length }
  }
}

extension CGPoint {
  /// Makes a point from its coordinates along an axis and across it.
  init(_ along: CGFloat, _ across: CGFloat, along axis: NSLayoutConstraint.Axis) {
    self = axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }
  func length(along axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? x : y }
}
