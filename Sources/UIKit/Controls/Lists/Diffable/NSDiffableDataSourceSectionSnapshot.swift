import CoreGraphics

/// An outline of the items in one section: items may be below others, and are shown while these are
/// expanded.
///
/// An existing identifier is not added again, and a call with an unknown one has no effect, each
/// with a warning; iOS raises an exception.
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable
{
  /// Makes a snapshot without items.
  public init() {}

  /// The root items in order.
  public private(set) var rootItems: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  /// The items, each with its parent, or nil for a root item.
  private var parents: [ItemIdentifierType: ItemIdentifierType?] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  // MARK: Reading

  /// All items, each followed by the items below it.
  public var items: [ItemIdentifierType] { listed { _ in true } }
  /// The visible items: those whose ancestors are all expanded.
  public var visibleItems: [ItemIdentifierType] { listed { expanded.contains($0) } }
  /// The expanded items in order.
  public var expandedItems: [ItemIdentifierType] { items.filter(expanded.contains) }

  /// Whether the snapshot contains an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil }
  /// Whether an item is expanded.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  /// Whether an item is visible.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    contains(item) && ancestors(of: item).allSatisfy(expanded.contains)
  }
  /// Returns the number of ancestors of an item; 0 for an unknown one, with a warning.
  public func level(of item: ItemIdentifierType) -> Int {
    isKnown(item, "give the level of") ? ancestors(of: item).count : 0
  }
  /// Returns the index of an item among all items; nil for an unknown one.
  public func index(of item: ItemIdentifierType) -> Int? {
    contains(item) ? items.firstIndex(of: item) : nil
  }
  /// Returns the parent of an item; nil for a root item and for an unknown one.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    parents[child] ?? nil
  }
  /// Returns the items below an item as a separate snapshot; empty for an unknown one, with a
  /// warning.
  ///
  /// - Parameters:
  ///   - parent: the item.
  ///   - includingParent: whether the snapshot contains the item itself.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var result = Self()
    guard isKnown(parent, "copy") else { return result }
    let top = includingParent ? [parent] : children[parent] ?? []
    result.rootItems = top
    for item in top { result.parents[item] = .some(nil) }
    for item in listed(from: top, where: { _ in true }) {
      guard let own = children[item] else { continue }
      result.children[item] = own
      for child in own { result.parents[child] = item }
    }
    result.expanded = expanded.filter { result.contains($0) }
    return result
  }

  // MARK: Adding

  /// Adds items at the end of the children of an item, or of the root items.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    if let parent, !isKnown(parent, "add items to") { return }
    insert(items, at: siblings(below: parent).count, below: parent)
  }
  /// Inserts items before another item, at its level.
  public mutating func insert(
    _ items: [ItemIdentifierType], before beforeIdentifier: ItemIdentifierType
  ) { insert(items, beside: beforeIdentifier, offset: 0) }
  /// Inserts items after another item, at its level.
  public mutating func insert(
    _ items: [ItemIdentifierType], after afterIdentifier: ItemIdentifierType
  ) { insert(items, beside: afterIdentifier, offset: 1) }
  /// Inserts an outline before an item, at its level.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) { insert(snapshot, beside: item, offset: 0) }
  /// Inserts an outline after an item, at its level.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) { insert(snapshot, beside: item, offset: 1) }
  /// Replaces the items below an item by an outline.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    guard isKnown(parent, "replace the items below") else { return }
    delete(children[parent] ?? [])
    add(snapshot, at: 0, below: parent)
  }

  // MARK: Removing

  /// Deletes items, and those below them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    let known = items.filter { isKnown($0, "delete") }
    var changed: [ItemIdentifierType?: Set<ItemIdentifierType>] = [:]
    for item in known { changed[parent(of: item), default: []].insert(item) }
    for item in listed(from: known, where: { _ in true }) {
      children[item] = nil
      parents[item] = nil
      expanded.remove(item)
    }
    for (parent, gone) in changed where parent.map(contains) ?? true {
      setSiblings(siblings(below: parent).filter { !gone.contains($0) }, below: parent)
    }
  }
  /// Deletes everything.
  public mutating func deleteAll() { self = Self() }

  // MARK: Expanding

  /// Expands items.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items where isKnown(item, "expand") { expanded.insert(item) }
  }
  /// Collapses items.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items where isKnown(item, "collapse") { expanded.remove(item) }
  }

  // MARK: The outline

  private func isKnown(_ item: ItemIdentifierType, _ purpose: String) -> Bool {
    if contains(item) { return true }
    Diagnostics.warnFromAnyThread("A section snapshot has no item \(item) to \(purpose).")
    return false
  }

  private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    Array(sequence(first: item) { parent(of: $0) }.dropFirst())
  }

  /// Returns items in order, with those below the ones that are open.
  private func listed(
    from top: [ItemIdentifierType]? = nil, where isOpen: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    var result: [ItemIdentifierType] = []
    result.reserveCapacity(parents.count)
    var rest = Array((top ?? rootItems).reversed())
    while let item = rest.popLast() {
      result.append(item)
      if let own = children[item], isOpen(item) { rest += own.reversed() }
    }
    return result
  }

  private func siblings(below parent: ItemIdentifierType?) -> [ItemIdentifierType] {
    parent.map { children[$0] ?? [] } ?? rootItems
  }

  private mutating func setSiblings(
    _ items: [ItemIdentifierType], below parent: ItemIdentifierType?
  ) {
    guard let parent else { return rootItems = items }
    children[parent] = items.isEmpty ? nil : items
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], at index: Int, below parent: ItemIdentifierType?
  ) {
    let (kept, repeated) = items.withoutRepetitions(knownIn: contains)
    if let first = repeated.first {
      Diagnostics.warnFromAnyThread(
        "A section snapshot has the item \(first) already; it is not added again.")
    }
    guard !kept.isEmpty else { return }
    for item in kept { parents[item] = .some(parent) }
    if let parent {
      children[parent, default: []].insert(contentsOf: kept, at: index)
    } else {
      rootItems.insert(contentsOf: kept, at: index)
    }
  }

  private func place(
    beside item: ItemIdentifierType, _ offset: Int
  ) -> (index: Int, parent: ItemIdentifierType?)? {
    guard isKnown(item, "add items beside"),
      let index = siblings(below: parent(of: item)).firstIndex(of: item)
    else { return nil }
    return (index + offset, parent(of: item))
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int
  ) {
    guard let place = place(beside: item, offset) else { return }
    insert(items, at: place.index, below: place.parent)
  }

  private mutating func insert(_ other: Self, beside item: ItemIdentifierType, offset: Int) {
    guard let place = place(beside: item, offset) else { return }
    add(other, at: place.index, below: place.parent)
  }

  private mutating func add(_ other: Self, at index: Int, below parent: ItemIdentifierType?) {
    let fresh = other.rootItems.filter { !contains($0) }
    insert(other.rootItems, at: index, below: parent)
    for item in other.listed(from: fresh, where: { _ in true }) {
      if let own = other.children[item], contains(item) { append(own, to: item) }
      if other.expanded.contains(item), contains(item) { expanded.insert(item) }
    }
  }
}

extension NSDiffableDataSourceSectionSnapshot: Equatable {
  /// Whether two outlines have the same items in the same order, and the same expanded ones.
  public static func == (one: Self, other: Self) -> Bool {
    one.rootItems == other.rootItems && one.children == other.children
      && one.expanded == other.expanded
  }
}
