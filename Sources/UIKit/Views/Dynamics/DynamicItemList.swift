/// The items of a behaviour, each once, in the order of their addition.
@MainActor
struct DynamicItemList {
  private(set) var items: [any UIDynamicItem] = []
  /// The same, because there may be many.
  private var identifiers: Set<ObjectIdentifier> = []

  init(_ items: [any UIDynamicItem]) {
    for item in items { add(item) }
  }

  func contains(_ item: any UIDynamicItem) -> Bool {
    identifiers.contains(ObjectIdentifier(item))
  }

  /// Returns whether it is a new one.
  @discardableResult
  mutating func add(_ item: any UIDynamicItem) -> Bool {
    guard identifiers.insert(ObjectIdentifier(item)).inserted else { return false }
    items.append(item)
    return true
  }

  /// Returns whether it was there.
  mutating func remove(_ item: any UIDynamicItem) -> Bool {
    guard identifiers.remove(ObjectIdentifier(item)) != nil else { return false }
    items.removeAll { $0 === item }
    return true
  }
}
