import CoreGraphics

/// A list that a diffable data source updates.
@MainActor
protocol DiffableList: AnyObject {
  /// Whether a call may change the list now; warns if not.
  func mayChange(_ call: String) -> Bool
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
  func reloadData()
}

/// The content of a diffable data source, and its index paths.
@MainActor
final class DiffableContent<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  typealias Outline = NSDiffableDataSourceSectionSnapshot<Item>

  /// The snapshot, which never has marks for reloading.
  var snapshot = Snapshot() { didSet { paths = nil } }
  /// The outlines of the sections that have one. Their visible items are in the snapshot.
  private(set) var outlines: [Section: Outline] = [:]
  /// The index paths of items, which are computed on first use.
  private var paths: [Item: IndexPath]?

  /// Shows another snapshot in a list.
  ///
  /// - Parameters:
  ///   - nextOutlines: the outlines of that snapshot's sections; nil for those current outlines
  ///     whose visible items it has.
  ///   - list: the list; nil if it was deallocated, so that nothing has to change.
  ///   - changes: reports the differences to the list, in its block of updates.
  ///   - completion: called when the animation has ended, or at once if there is none.
  func apply<List: DiffableList>(
    _ next: Snapshot, _ nextOutlines: [Section: Outline]? = nil, to list: List?, isAnimated: Bool,
    changes: @escaping (SnapshotDifference, List) -> Void, completion: (() -> Void)?
  ) {
    guard let list else {
      show(next, nextOutlines)
      completion?()
      return
    }
    guard list.mayChange("apply(_:animatingDifferences:completion:)") else {
      completion?()
      return
    }
    let difference = SnapshotDifference(from: snapshot, to: next)
    let change = { (end: @escaping () -> Void) in
      list.performBatchUpdates(
        {
          self.show(next, nextOutlines)
          changes(difference, list)
        }, completion: { _ in end() })
    }
    guard !isAnimated else { return change { completion?() } }
    // A snapshot that the completion applies may be animated.
    var (hasEnded, isOutside) = (false, false)
    UIView.performWithoutAnimation {
      change { if isOutside { completion?() } else { hasEnded = true } }
    }
    isOutside = true
    if hasEnded { completion?() }
  }

  /// Shows another snapshot by reloading the list; nil if it was deallocated.
  func reload(_ next: Snapshot, in list: (any DiffableList)?, completion: (() -> Void)?) {
    defer { completion?() }
    guard list?.mayChange("applySnapshotUsingReloadData(_:completion:)") ?? true else { return }
    show(next, nil)
    list?.reloadData()
  }

  private func show(_ next: Snapshot, _ nextOutlines: [Section: Outline]?) {
    snapshot = next.withoutMarks
    if let nextOutlines { return outlines = nextOutlines }
    guard !outlines.isEmpty else { return }
    outlines = outlines.filter { section, outline in
      snapshot.indexOfSection(section).map {
        snapshot.itemsBySection[$0] == outline.visibleItems
      } ?? false
    }
  }

  // MARK: Outlines

  /// Returns the outline of a section's items.
  func outline(of section: Section) -> Outline {
    if let outline = outlines[section] { return outline }
    var made = Outline()
    made.append(snapshot.itemIdentifiers(inSection: section))
    return made
  }

  /// Returns the snapshot and the outlines after a section has got an outline.
  func showing(
    _ outline: Outline, in section: Section
  ) -> (snapshot: Snapshot, outlines: [Section: Outline]) {
    var (next, outlines) = (snapshot, outlines)
    if next.indexOfSection(section) == nil { next.appendSections([section]) }
    let visible = outline.visibleItems
    next.deleteItems(next.itemIdentifiers(inSection: section))
    next.appendItems(visible, toSection: section)
    outlines[section] = outline
    return (next, outlines)
  }

  // MARK: Identifiers

  func item(at path: IndexPath) -> Item? {
    guard snapshot.itemsBySection.indices.contains(path.section),
      snapshot.itemsBySection[path.section].indices.contains(path.item)
    else { return nil }
    return snapshot.itemsBySection[path.section][path.item]
  }

  func section(at index: Int) -> Section? {
    snapshot.sectionIdentifiers.indices.contains(index) ? snapshot.sectionIdentifiers[index] : nil
  }

  func count(in section: Int) -> Int {
    snapshot.itemsBySection.indices.contains(section)
      ? snapshot.itemsBySection[section].count : 0
  }

  /// Returns the snapshot after the user has moved an item; nil for invalid index paths.
  func snapshot(moving path: IndexPath, to target: IndexPath) -> Snapshot? {
    guard let item = item(at: path), let section = section(at: target.section) else { return nil }
    var next = snapshot
    next.deleteItems([item])
    let others = next.itemIdentifiers(inSection: section)
    if others.indices.contains(target.item) {
      next.insertItems([item], beforeItem: others[target.item])
    } else {
      next.appendItems([item], toSection: section)
    }
    return next
  }

  func path(of item: Item) -> IndexPath? {
    if let paths { return paths[item] }
    var made: [Item: IndexPath] = [:]
    made.reserveCapacity(snapshot.numberOfItems)
    for (section, items) in snapshot.itemsBySection.enumerated() {
      for (index, item) in items.enumerated() {
        made[item] = IndexPath(item: index, section: section)
      }
    }
    paths = made
    return made[item]
  }
}
