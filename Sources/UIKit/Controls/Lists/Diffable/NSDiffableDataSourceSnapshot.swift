import CoreGraphics

/// The sections and items that a list is to show, in their order, each named by an identifier that
/// occurs only once.
///
/// A program makes one, and has a ``UICollectionViewDiffableDataSource`` or a
/// ``UITableViewDiffableDataSource`` apply it; the list then makes the changes that lead to it.
///
/// An identifier that is there already is left out, and what names one that is not there has no
/// effect, each with a warning; iOS raises an exception.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  /// A snapshot without sections.
  public init() {}

  /// The sections, in order.
  public internal(set) var sectionIdentifiers: [SectionIdentifierType] = []
  /// The items of each section, in order.
  var itemsBySection: [[ItemIdentifierType]] = []
  var sectionIndices: [SectionIdentifierType: Int] = [:]
  /// The section of each item.
  var sectionsByItem: [ItemIdentifierType: SectionIdentifierType] = [:]

  /// The sections named by ``reloadSections(_:)``, in that order.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections.identifiers }
  /// The items named by ``reloadItems(_:)``, in that order.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.identifiers }
  /// The items named by ``reconfigureItems(_:)``, in that order.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems.identifiers }
  var reloadedSections = SnapshotMarks<SectionIdentifierType>()
  var reloadedItems = SnapshotMarks<ItemIdentifierType>()
  var reconfiguredItems = SnapshotMarks<ItemIdentifierType>()

  // MARK: Counts and indices

  /// How many items all sections have together.
  public var numberOfItems: Int { sectionsByItem.count }
  /// How many sections there are.
  public var numberOfSections: Int { sectionIdentifiers.count }
  /// All items, section by section.
  public var itemIdentifiers: [ItemIdentifierType] { Array(itemsBySection.joined()) }

  /// How many items a section has; 0 for an unknown one, with a warning.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    known(identifier, "count items in").map { itemsBySection[$0].count } ?? 0
  }

  /// The items of a section, in order; none for an unknown one, with a warning.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    known(identifier, "list the items of").map { itemsBySection[$0] } ?? []
  }

  /// The section of an item; nil for an unknown one.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { sectionsByItem[identifier] }

  /// The index of an item among all items; nil for an unknown one. It takes time in proportion to
  /// the section's length.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    place(of: identifier).map { place in
      itemsBySection[..<place.section].reduce(0) { $0 + $1.count } + place.item
    }
  }

  /// The index of a section; nil for an unknown one.
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

  /// The index of a section; nil, with a warning, for an unknown one.
  func known(_ section: SectionIdentifierType, _ purpose: String) -> Int? {
    let index = sectionIndices[section]
    if index == nil {
      Diagnostics.warnFromAnyThread("A snapshot has no section \(section) to \(purpose).")
    }
    return index
  }

  /// The place of an item; nil, with a warning, for an unknown one.
  func known(_ item: ItemIdentifierType, _ purpose: String) -> (section: Int, item: Int)? {
    let place = place(of: item)
    if place == nil {
      Diagnostics.warnFromAnyThread("A snapshot has no item \(item) to \(purpose).")
    }
    return place
  }

  /// The snapshot without the marks that a list has acted upon.
  var withoutMarks: Self {
    var result = self
    result.reloadedSections = SnapshotMarks()
    result.reloadedItems = SnapshotMarks()
    result.reconfiguredItems = SnapshotMarks()
    return result
  }
}

extension Sequence where Element: Hashable {
  /// The elements without those that occurred before, in order, and how many were left out.
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
