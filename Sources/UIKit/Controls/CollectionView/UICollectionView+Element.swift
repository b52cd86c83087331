import CoreGraphics

extension UICollectionView {
  /// Identifies a view of a collection, in any layout that it may have.
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
    /// Whether it is the layout's own, and not a header, footer or the like.
    var isDecoration = false

    static func < (left: ExtraKey, right: ExtraKey) -> Bool {
      (left.path, left.kind) < (right.path, right.kind)
    }

    /// The key after an update of a view that belongs to a section; nil where that is gone or
    /// reloaded.
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
  /// Where the layout has a view, as the collection shows it.
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

  /// Where a view that an update adds comes from, as the collection shows it.
  func initialAttributes(
    of element: UICollectionView.Element
  ) -> UICollectionViewLayoutAttributes? {
    shown(ownInitialAttributes(of: element))
  }

  /// Where a view that an update removes goes, as the collection shows it.
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
