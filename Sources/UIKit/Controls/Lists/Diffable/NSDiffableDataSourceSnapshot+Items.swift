import CoreGraphics

extension NSDiffableDataSourceSnapshot {
  /// Adds items at the end of a section; nil for the last section, which must exist.
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

  /// Inserts items before another item, in its section.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    guard let place = known(beforeIdentifier, "insert before") else { return }
    insert(identifiers, place.section, at: place.item)
  }

  /// Inserts items after another item, in its section.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    guard let place = known(afterIdentifier, "insert after") else { return }
    insert(identifiers, place.section, at: place.item + 1)
  }

  /// Deletes items. Unknown ones are ignored.
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

  /// Deletes all items and sections.
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item before another one, into its section.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, beside: toIdentifier, by: 0) }

  /// Moves an item after another one, into its section.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, beside: toIdentifier, by: 1) }

  /// Marks items, so that the list requests their cells again.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItems.add(present(identifiers, "reload"))
  }

  /// Marks items, so that their cells are configured again. The list keeps the cells: when the cell
  /// provider is called, it dequeues the same cell.
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

  /// Returns the items that exist. Warns if there are others.
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
