/// The items of a behaviour, without duplicates, in the order in which they were added.
@MainActor
struct DynamicItemList {
  private(set) var items: [any UIDynamicItem] = []
  /// The identifiers of the items, because searching a long array would be slow.
  private var identifiers: Set<ObjectIdentifier> = []

  init(_ items: [any UIDynamicItem]) {
    for item in items { add(item) }
  }

  func contains(_ item: any UIDynamicItem) -> Bool {
    identifiers.contains(ObjectIdentifier(item))
  }

  /// Adds an item. Returns false if it had already been added.
  @discardableResult
  mutating func add(_ item: any UIDynamicItem) -> Bool {
    guard identifiers.insert(ObjectIdentifier(item)).inserted else { return false }
    items.append(item)
    return true
  }

  /// Removes an item. Returns false if it had not been added.
  mutating func remove(_ item: any UIDynamicItem) -> Bool {
    guard identifiers.remove(ObjectIdentifier(item)) != nil else { return false }
    items.removeAll { $0 === item }
    return true
  }
}
