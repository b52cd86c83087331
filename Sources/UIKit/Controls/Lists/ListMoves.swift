import CoreGraphics

/// Maps the items of a list between their index paths before and after a block of updates.
struct ListMoves {
  /// The indices of the sections that are kept, in both directions.
  struct Sections {
    var targets: [Int?]
    var origins: [Int?]

    init(old: Int, new: Int) {
      targets = Array(repeating: nil, count: old)
      origins = Array(repeating: nil, count: new)
    }
  }

  private let sections: Sections
  private let reloaded: Set<IndexPath>
  private let reconfigured: Set<IndexPath>
  private let reloadedSections: IndexSet
  /// The new indices of items, by section before the update; -1 if deleted. There is no entry if
  /// all items keep their indices.
  private var targets: [Int: [Int]] = [:]
  /// The former indices of items, by section after the update; -1 if inserted.
  private var origins: [Int: [Int]] = [:]
  private var moved: [IndexPath: IndexPath] = [:]
  private var movedBack: [IndexPath: IndexPath] = [:]

  init(
    sections: Sections, reloaded: Set<IndexPath>, reconfigured: Set<IndexPath>,
    reloadedSections: IndexSet
  ) {
    self.sections = sections
    self.reloaded = reloaded
    self.reconfigured = reconfigured
    self.reloadedSections = reloadedSections
  }

  mutating func add(moved from: IndexPath, to: IndexPath) {
    moved[from] = to
    movedBack[to] = from
  }

  /// Removes items from a section and inserts items into it.
  mutating func shift(
    _ section: Int, to target: Int, without gone: Set<Int>, slotsWithout come: Set<Int>,
    counts: (old: Int, new: Int)
  ) {
    var destinations = Array(repeating: -1, count: counts.old)
    var back = Array(repeating: -1, count: counts.new)
    var slot = 0
    for item in 0..<counts.old where !gone.contains(item) {
      while come.contains(slot) { slot += 1 }
      (destinations[item], back[slot]) = (slot, item)
      slot += 1
    }
    targets[section] = destinations
    origins[target] = back
  }

  /// Returns the new index of a section; nil if it was deleted.
  func target(ofSection section: Int) -> Int? {
    sections.targets.indices.contains(section) ? sections.targets[section] : nil
  }

  /// Returns the former index of a section; nil if it is new.
  func origin(ofSection section: Int) -> Int? {
    sections.origins.indices.contains(section) ? sections.origins[section] : nil
  }

  /// Returns the new index path of an item; nil if it was deleted.
  func target(of path: IndexPath) -> IndexPath? {
    if let target = moved[path] { return target }
    guard let section = target(ofSection: path.section), !reloadedSections.contains(path.section)
    else { return nil }
    guard let destinations = targets[path.section] else {
      return IndexPath(item: path.item, section: section)
    }
    guard destinations.indices.contains(path.item), destinations[path.item] >= 0 else { return nil }
    return IndexPath(item: destinations[path.item], section: section)
  }

  /// Returns the new index paths of the items that are neither deleted nor reloaded.
  func targets(ofKept paths: some Sequence<IndexPath>) -> [IndexPath] {
    paths.filter { !isReloaded($0) }.compactMap(target)
  }

  /// Returns the former index path of an item; nil if it is new.
  func origin(of path: IndexPath) -> IndexPath? {
    if let origin = movedBack[path] { return origin }
    guard let section = origin(ofSection: path.section), !reloadedSections.contains(section)
    else { return nil }
    guard let back = origins[path.section] else {
      return IndexPath(item: path.item, section: section)
    }
    guard back.indices.contains(path.item), back[path.item] >= 0 else { return nil }
    return IndexPath(item: back[path.item], section: section)
  }

  /// Whether the item with a former index path must be reloaded.
  func isReloaded(_ path: IndexPath) -> Bool {
    reloaded.contains(path) || reloadedSections.contains(path.section)
  }

  /// Whether the item with a former index path must be configured again.
  func isReconfigured(_ path: IndexPath) -> Bool { reconfigured.contains(path) }

  /// The new index paths of the items that must be configured again.
  var reconfiguredTargets: [IndexPath] { reconfigured.compactMap(target).sorted() }

  func isReloaded(section: Int) -> Bool { reloadedSections.contains(section) }
}
