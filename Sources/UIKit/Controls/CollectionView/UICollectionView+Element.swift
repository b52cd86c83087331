import CoreGraphics

extension UICollectionView {
  /// Identifies a view of a collection view in any layout.
  enum Element: Hashable {
    case item(IndexPath)
    case extra(ExtraKey)

    @MainActor
    init(_ attributes: UICollectionViewLayoutAttributes) {
      guard let kind = attributes.representedElementKind else {
        self = .item(attributes.indexPath)
        return
      }
      let isDecoration = attributes.representedElementCategory == .decorationView
      self = .extra(
        ExtraKey(kind: kind, path: attributes.indexPath, isDecoration: isDecoration))
    }
  }

  /// Identifies a view that is not a cell.
  struct ExtraKey: Hashable, Comparable {
    let kind: String
    let path: IndexPath
    /// Whether it is a decoration view instead of a supplementary view.
    var isDecoration = false

    static func < (left: ExtraKey, right: ExtraKey) -> Bool {
      (left.path, left.kind) < (right.path, right.kind)
    }

    /// Returns the key of a view that belongs to a section after an update; nil if the section was
    /// deleted or reloaded.
    func followed(by moves: ListMoves) -> ExtraKey? {
      guard path.count == 2 else { return self }
      guard !moves.isReloaded(section: path.section),
        let section = moves.target(ofSection: path.section)
      else { return nil }
      return ExtraKey(
        kind: kind, path: IndexPath(item: path.item, section: section), isDecoration: isDecoration)
    }
  }
}

extension UICollectionViewLayout {
  /// Returns the layout attributes of a view, as the collection view shows it.
  func attributes(of element: UICollectionView.Element) -> UICollectionViewLayoutAttributes? {
    let own =
      switch element {
      case .item(let path): layoutAttributesForItem(at: path)
      case .extra(let key) where key.isDecoration:
        layoutAttributesForDecorationView(ofKind: key.kind, at: key.path)
      case .extra(let key): layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.path)
      }
    return shown(own)
  }

  /// Returns the initial attributes of a view that an update adds, as the collection view shows it.
  func initialAttributes(
    of element: UICollectionView.Element
  ) -> UICollectionViewLayoutAttributes? {
    shown(ownInitialAttributes(of: element))
  }

  /// Returns the final attributes of a view that an update removes, as the collection view shows
  /// it.
  func finalAttributes(
    of element: UICollectionView.Element
  ) -> UICollectionViewLayoutAttributes? {
    switch element {
    case .item(let path): shown(finalLayoutAttributesForDisappearingItem(at: path))
    case .extra(let key) where key.isDecoration:
      shown(finalLayoutAttributesForDisappearingDecorationElement(ofKind: key.kind, at: key.path))
    case .extra(let key):
      shown(
        finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: key.kind, at: key.path))
    }
  }

  private func ownInitialAttributes(
    of element: UICollectionView.Element
  ) -> UICollectionViewLayoutAttributes? {
    switch element {
    case .item(let path): initialLayoutAttributesForAppearingItem(at: path)
    case .extra(let key) where key.isDecoration:
      initialLayoutAttributesForAppearingDecorationElement(ofKind: key.kind, at: key.path)
    case .extra(let key):
      initialLayoutAttributesForAppearingSupplementaryElement(ofKind: key.kind, at: key.path)
    }
  }
}
