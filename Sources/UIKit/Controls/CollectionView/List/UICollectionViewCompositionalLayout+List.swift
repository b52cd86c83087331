import CoreGraphics

/// The lists in the sections.
extension UICollectionViewCompositionalLayout {
  func listRow(ofElement element: UICollectionView.Element) -> ListRow? {
    switch element {
    case .item(let path):
      guard path.count == 2, sections.indices.contains(path.section) else { return nil }
      let section = sections[path.section]
      return section.definition.list?.row(path, of: section.count)
    case .extra(let key):
      guard key.path.count == 2, sections.indices.contains(key.path.section),
        let list = sections[key.path.section].definition.list
      else { return nil }
      switch key.kind {
      case UICollectionView.elementKindSectionHeader: return list.edge(.header)
      case UICollectionView.elementKindSectionFooter: return list.edge(.footer)
      default: return nil
      }
    }
  }

  /// Returns the configuration of the list that contains an item; nil for an item of another
  /// section.
  func listConfiguration(at path: IndexPath) -> UICollectionLayoutListConfiguration? {
    guard path.count == 2, sections.indices.contains(path.section) else { return nil }
    return sections[path.section].definition.list?.configuration
  }

  func placeListBackgrounds(in collection: UICollectionView) {
    let first = firstSection(endingAfter: collection.bounds.minY)
    let end = sections[first...].firstIndex { $0.start >= collection.bounds.maxY }
    // Beyond the end of the content the last section's background continues.
    let begin = min(first, max(sections.count - 1, 0))
    listBackgrounds.place(
      sections[begin..<(end ?? sections.count)], of: sections.count, in: collection)
  }
}
