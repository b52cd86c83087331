import CoreGraphics

/// The changes that lead from one snapshot to another, in the form that a list needs: deleted,
/// moved and reloaded elements by their index paths before, inserted ones by those after.
///
/// Elements that keep their order need no change; as few sections and items as possible are moved.
struct SnapshotDifference {
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []
  var deleted: [IndexPath] = []
  var inserted: [IndexPath] = []
  var reloaded: [IndexPath] = []
  var reconfigured: [IndexPath] = []
  var moved: [(from: IndexPath, to: IndexPath)] = []

  init<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let origins = new.sectionIdentifiers.map { old.sectionIndices[$0] }
    addSections(
      origins,
      deleted: old.sectionIdentifiers.indices.filter {
        new.sectionIndices[old.sectionIdentifiers[$0]] == nil
      })
    let places = Self.places(of: old, origins, new)
    for (section, items) in new.itemsBySection.enumerated() {
      let origin = origins[section]
      if let origin, items == old.itemsBySection[origin] { continue }
      addItems(items, in: section, from: origin, places)
    }
    for (section, items) in old.itemsBySection.enumerated()
    where !deletedSections.contains(section) {
      for (index, item) in items.enumerated() where new.sectionsByItem[item] == nil {
        deleted.append(IndexPath(item: index, section: section))
      }
    }
    reloaded = new.reloadedItemIdentifiers.compactMap { places[$0] }
    reconfigured = new.reconfiguredItemIdentifiers.compactMap { places[$0] }
    reloadedSections = IndexSet(
      new.reloadedSectionIdentifiers.compactMap { old.sectionIndices[$0] })
  }

  /// - Parameter origins: the former index of each section; nil for new ones.
  private mutating func addSections(_ origins: [Int?], deleted: [Int]) {
    deletedSections = IndexSet(deleted)
    insertedSections = IndexSet(origins.indices.filter { origins[$0] == nil })
    let kept = origins.enumerated().compactMap { to, from in from.map { (from: $0, to: to) } }
    for (index, isInOrder) in longestIncreasing(kept.map(\.from)).enumerated() where !isInOrder {
      movedSections.append(kept[index])
    }
  }

  /// Returns the former index paths of the items in sections that change, or that contain marked
  /// items.
  private static func places<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    of old: NSDiffableDataSourceSnapshot<Section, Item>, _ origins: [Int?],
    _ new: NSDiffableDataSourceSnapshot<Section, Item>
  ) -> [Item: IndexPath] {
    var same: Set<Int> = []
    for (section, origin) in origins.enumerated() {
      guard let origin, old.itemsBySection[origin] == new.itemsBySection[section] else { continue }
      same.insert(origin)
    }
    for item in new.reloadedItemIdentifiers + new.reconfiguredItemIdentifiers {
      if let section = old.sectionsByItem[item].flatMap({ old.sectionIndices[$0] }) {
        same.remove(section)
      }
    }
    var places: [Item: IndexPath] = [:]
    for (section, items) in old.itemsBySection.enumerated() where !same.contains(section) {
      for (index, item) in items.enumerated() {
        places[item] = IndexPath(item: index, section: section)
      }
    }
    return places
  }

  private mutating func addItems<Item: Hashable>(
    _ items: [Item], in section: Int, from origin: Int?, _ places: [Item: IndexPath]
  ) {
    var staying: [(from: IndexPath, to: IndexPath)] = []
    for (index, item) in items.enumerated() {
      let path = IndexPath(item: index, section: section)
      guard let place = places[item] else {
        if origin != nil { inserted.append(path) }
        continue
      }
      if place.section == origin {
        staying.append((place, path))
      } else {
        moved.append((place, path))
      }
    }
    for (index, isInOrder) in longestIncreasing(staying.map(\.from.item)).enumerated()
    where !isInOrder { moved.append(staying[index]) }
  }
}

/// Returns which of some distinct numbers form a longest increasing subsequence. It takes n log n
/// steps (patience sorting).
func longestIncreasing(_ numbers: [Int]) -> [Bool] {
  if zip(numbers, numbers.dropFirst()).allSatisfy(<) {
    return Array(repeating: true, count: numbers.count)
  }
  /// For each length, the index of the least number that ends a subsequence of that length.
  var ends: [Int] = []
  var before = Array(repeating: -1, count: numbers.count)
  for (index, number) in numbers.enumerated() {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
    }
    if low > 0 { before[index] = ends[low - 1] }
    if low == ends.count { ends.append(index) } else { ends[low] = index }
  }
  var result = Array(repeating: false, count: numbers.count)
  var index = ends.last ?? -1
  while index >= 0 {
    result[index] = true
    index = before[index]
  }
  return result
}
