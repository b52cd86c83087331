import CoreGraphics

/// What a diffable data source shows, and where.
struct DiffableContent<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  /// Never has marks of what is to be reloaded.
  var snapshot = Snapshot() { didSet { paths = nil } }
  /// Made when the first item is looked up.
  private var paths: [Item: IndexPath]?

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

  /// The snapshot after the user has moved an item; nil for paths that there are not.
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

  mutating func path(of item: Item) -> IndexPath? {
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
