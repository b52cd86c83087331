import CoreGraphics

extension NSDiffableDataSourceSnapshot {
  /// Adds items at the end of a section; nil is the last one, which there must be.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let section: Int
    if let sectionIdentifier {
      guard let index = known(sectionIdentifier, "append items to") else { return }
      section = index
    } else {
      guard !sectionIdentifiers.isEmpty else {
        return Diagnostics.warnFromAnyThread(
          "Items were appended to a snapshot that has no sections; they are left out.")
      }
      section = sectionIdentifiers.count - 1
    }
    insert(identifiers, section, at: itemsBySection[section].count)
  }

  /// Adds items before another one, in its section.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    guard let place = known(beforeIdentifier, "insert before") else { return }
    insert(identifiers, place.section, at: place.item)
  }

  /// Adds items after another one, in its section.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    guard let place = known(afterIdentifier, "insert after") else { return }
    insert(identifiers, place.section, at: place.item + 1)
  }

  /// Takes items out; unknown ones are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    var leaving: [SectionIdentifierType: Set<ItemIdentifierType>] = [:]
    for item in identifiers {
      if let owner = sectionsByItem.removeValue(forKey: item) {
        leaving[owner, default: []].insert(item)
      }
    }
    for (owner, items) in leaving {
      guard let section = sectionIndices[owner] else { continue }
      itemsBySection[section].removeAll(where: items.contains)
    }
    if !leaving.isEmpty { dropMarksOfUnknown() }
  }

  /// Takes out all items and all sections.
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item before another one, into its section.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, beside: toIdentifier, by: 0) }

  /// Moves an item after another one, into its section.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, beside: toIdentifier, by: 1) }

  /// Has the list ask for the cells of items again.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItems.add(present(identifiers, "reload"))
  }

  /// Has the list configure the cells of items again: it keeps them, and calls the cell provider
  /// for them, which gets the same cell when it dequeues one.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItems.add(present(identifiers, "reconfigure"))
  }

  // MARK: Changing

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], _ section: Int, at position: Int
  ) {
    let (new, repeated) = identifiers.withoutRepetitions { sectionsByItem[$0] != nil }
    if let first = repeated.first {
      Diagnostics.warnFromAnyThread(
        "\(repeated.count == 1 ? "An item is" : "\(repeated.count) items are") in a snapshot "
          + "already, \(first) the first; each is kept where it is.")
    }
    itemsBySection[section].insert(contentsOf: new, at: position)
    let owner = sectionIdentifiers[section]
    for item in new { sectionsByItem[item] = owner }
  }

  private mutating func move(
    _ item: ItemIdentifierType, beside other: ItemIdentifierType, by distance: Int
  ) {
    guard let from = known(item, "move"), known(other, "move items to") != nil else { return }
    guard item != other else {
      return Diagnostics.warnFromAnyThread(
        "The item \(item) of a snapshot cannot be moved beside itself; it stays where it is.")
    }
    itemsBySection[from.section].remove(at: from.item)
    guard let to = place(of: other) else { return }
    itemsBySection[to.section].insert(item, at: to.item + distance)
    sectionsByItem[item] = sectionIdentifiers[to.section]
  }

  /// The items of some that there are; warns if others are among them.
  private func present(
    _ identifiers: [ItemIdentifierType], _ purpose: String
  ) -> [ItemIdentifierType] {
    if let first = identifiers.first(where: { sectionsByItem[$0] == nil }) {
      Diagnostics.warnFromAnyThread("A snapshot has no item \(first) to \(purpose).")
    }
    return identifiers.filter { sectionsByItem[$0] != nil }
  }

  mutating func dropMarksOfUnknown() {
    let (sections, items) = (sectionIndices, sectionsByItem)
    reloadedSections.removeAll { sections[$0] == nil }
    reloadedItems.removeAll { items[$0] == nil }
    reconfiguredItems.removeAll { items[$0] == nil }
  }
}
