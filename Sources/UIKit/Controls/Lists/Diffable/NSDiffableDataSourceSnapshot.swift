import CoreGraphics

/// The sections and items that a list is to show, in order. Each has a unique identifier.
///
/// A program makes a snapshot, and a ``UICollectionViewDiffableDataSource`` or a
/// ``UITableViewDiffableDataSource`` applies it by the necessary changes of the list.
///
/// An existing identifier is not added again, and a call with an unknown one has no effect, each
/// with a warning; iOS raises an exception.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// Makes a snapshot without sections.
  public init() {}

  /// The sections in order.
  public internal(set) var sectionIdentifiers: [SectionIdentifierType] = []
  /// The items of each section in order.
  var itemsBySection: [[ItemIdentifierType]] = []
  var sectionIndices: [SectionIdentifierType: Int] = [:]
  /// The section of each item.
  var sectionsByItem: [ItemIdentifierType: SectionIdentifierType] = [:]

  /// The sections marked by ``reloadSections(_:)``, in that order.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections.identifiers }
  /// The items marked by ``reloadItems(_:)``, in that order.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.identifiers }
  /// The items marked by ``reconfigureItems(_:)``, in that order.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems.identifiers }
  var reloadedSections = SnapshotMarks<SectionIdentifierType>()
  var reloadedItems = SnapshotMarks<ItemIdentifierType>()
  var reconfiguredItems = SnapshotMarks<ItemIdentifierType>()

  // MARK: Counts and indices

  /// The number of items in all sections.
  public var numberOfItems: Int { sectionsByItem.count }
  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }
  /// All items, section by section.
  public var itemIdentifiers: [ItemIdentifierType] { Array(itemsBySection.joined()) }

  /// Returns the number of items in a section; 0 for an unknown one, with a warning.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    known(identifier, "count items in").map { itemsBySection[$0].count } ?? 0
  }

  /// Returns the items of a section in order; empty for an unknown one, with a warning.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    known(identifier, "list the items of").map { itemsBySection[$0] } ?? []
  }

  /// Returns the section of an item; nil for an unknown one.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { sectionsByItem[identifier] }

  /// Returns the index of an item among all items; nil for an unknown one. The time is proportional
  /// to the section's length.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    place(of: identifier).map { place in
      itemsBySection[..<place.section].reduce(0) { $0 + $1.count } + place.item
    }
  }

  /// Returns the index of a section; nil for an unknown one.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIndices[identifier]
  }

  // MARK: Finding

  func place(of item: ItemIdentifierType) -> (section: Int, item: Int)? {
    guard let owner = sectionsByItem[item], let section = sectionIndices[owner],
      let index = itemsBySection[section].firstIndex(of: item)
    else { return nil }
    return (section, index)
  }

  /// Returns the index of a section; nil, with a warning, for an unknown one.
  func known(_ section: SectionIdentifierType, _ purpose: String) -> Int? {
    let index = sectionIndices[section]
    if index == nil {
      Diagnostics.warnFromAnyThread("A snapshot has no section \(section) to \(purpose).")
    }
    return index
  }

  /// Returns the position of an item; nil, with a warning, for an unknown one.
  func known(_ item: ItemIdentifierType, _ purpose: String) -> (section: Int, item: Int)? {
    let place = place(of: item)
    if place == nil {
      Diagnostics.warnFromAnyThread("A snapshot has no item \(item) to \(purpose).")
    }
    return place
  }

  /// The snapshot without the marks that a list has processed.
  var withoutMarks: Self {
    var result = self
    result.reloadedSections = SnapshotMarks()
    result.reloadedItems = SnapshotMarks()
    result.reconfiguredItems = SnapshotMarks()
    return result
  }
}

extension Sequence where Element: Hashable {
  /// Returns the elements without repetitions in order, and the number of repetitions.
  func withoutRepetitions(
    knownIn isKnown: (Element) -> Bool
  ) -> (kept: [Element], repeated: [Element]) {
    var (kept, repeated, seen) = ([Element](), [Element](), Set<Element>())
    for element in self {
      if isKnown(element) || !seen.insert(element).inserted {
        repeated.append(element)
      } else {
        kept.append(element)
      }
    }
    return (kept, repeated)
  }
}
