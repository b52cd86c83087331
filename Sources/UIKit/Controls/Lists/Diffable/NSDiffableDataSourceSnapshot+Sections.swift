import CoreGraphics

extension NSDiffableDataSourceSnapshot {
  /// Adds sections without items at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sectionIdentifiers.count)
  }

  /// Inserts sections without items before another section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let place = known(toIdentifier, "insert before") else { return }
    insert(identifiers, at: place)
  }

  /// Inserts sections without items after another section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let place = known(toIdentifier, "insert after") else { return }
    insert(identifiers, at: place + 1)
  }

  /// Deletes sections with their items. Unknown ones are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let leaving = Set(identifiers).intersection(sectionIndices.keys)
    guard !leaving.isEmpty else { return }
    let rest = sectionIdentifiers.indices.filter { !leaving.contains(sectionIdentifiers[$0]) }
    for section in sectionIdentifiers.indices where leaving.contains(sectionIdentifiers[section]) {
      for item in itemsBySection[section] { sectionsByItem[item] = nil }
    }
    itemsBySection = rest.map { itemsBySection[$0] }
    sectionIdentifiers = rest.map { sectionIdentifiers[$0] }
    numberSections()
    dropMarksOfUnknown()
  }

  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, by: 0) }

  /// Moves a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, by: 1) }

  /// Marks sections, so that the list requests the cells of their items, headers and footers again.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSections.add(identifiers.filter { known($0, "reload") != nil })
  }

  // MARK: Changing

  private mutating func insert(_ identifiers: [SectionIdentifierType], at place: Int) {
    let (new, repeated) = identifiers.withoutRepetitions { sectionIndices[$0] != nil }
    if let first = repeated.first {
      Diagnostics.warnFromAnyThread(
        "\(repeated.count == 1 ? "A section is" : "\(repeated.count) sections are") in a snapshot "
          + "already, \(first) the first; each is kept where it is.")
    }
    sectionIdentifiers.insert(contentsOf: new, at: place)
    itemsBySection.insert(contentsOf: Array(repeating: [], count: new.count), at: place)
    numberSections(from: place)
  }

  private mutating func move(
    _ section: SectionIdentifierType, beside other: SectionIdentifierType, by distance: Int
  ) {
    guard let from = known(section, "move"), known(other, "move sections to") != nil else { return }
    guard section != other else {
      return Diagnostics.warnFromAnyThread(
        "The section \(section) of a snapshot cannot be moved beside itself; it stays where it is.")
    }
    sectionIdentifiers.remove(at: from)
    let items = itemsBySection.remove(at: from)
    guard let to = sectionIdentifiers.firstIndex(of: other) else { return }
    sectionIdentifiers.insert(section, at: to + distance)
    itemsBySection.insert(items, at: to + distance)
    numberSections()
  }

  private mutating func numberSections(from first: Int = 0) {
    if first == 0 { sectionIndices = [:] }
    for index in first..<sectionIdentifiers.count {
      sectionIndices[sectionIdentifiers[index]] = index
    }
  }
}
