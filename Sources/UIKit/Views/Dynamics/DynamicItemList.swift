/// The items of a behaviour, each once, in the order of their addition.
@MainActor
struct DynamicItemList {
  private(set) var items: [any UIDynamicItem] = []

  init(_ items: [any UIDynamicItem]) {
    for item in items { add(item) }
  }

  func contains(_ item: any UIDynamicItem) -> Bool { items.contains { $0 === item } }

  /// Returns whether it is a new one.
  @discardableResult
  mutating func add(_ item: any UIDynamicItem) -> Bool {
    guard !contains(item) else { return false }
    items.append(item)
    return true
  }

  /// Returns whether it was there.
  mutating func remove(_ item: any UIDynamicItem) -> Bool {
    guard let index = items.firstIndex(where: { $0 === item }) else { return false }
    items.remove(at: index)
    return true
  }
}
