public import CoreGraphics

extension UICollectionViewLayoutAttributes: UIDynamicItem {}

extension UICollectionViewLayout: DynamicReference {
  var dynamicsScene: UIWindowScene { collectionView?.hostScene ?? .current }
  var dynamicsBounds: CGRect { CGRect(origin: .zero, size: collectionViewContentSize) }
  func dynamicItemsDidMove() { invalidateLayout() }
}

extension UIDynamicAnimator {
  /// Makes an animator of the attributes of a collection view layout, which invalidates the layout
  /// with every frame. The behaviors are in the coordinates of the collection view's content.
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
    self.init()
    reference = layout
  }

  /// Returns the attributes of a cell among the animator's items; nil if there are none.
  public func layoutAttributesForCell(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.cell, nil, at: indexPath)
  }

  /// Returns the attributes of a supplementary view among the animator's items; nil if there are
  /// none.
  public func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.supplementaryView, kind, at: indexPath)
  }

  /// Returns the attributes of a decoration view among the animator's items; nil if there are none.
  public func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.decorationView, decorationViewKind, at: indexPath)
  }

  private func attributes(
    _ category: UICollectionView.ElementCategory, _ kind: String?, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    for case let item as UICollectionViewLayoutAttributes in items
    where item.indexPath == indexPath && item.representedElementCategory == category
      && item.representedElementKind == kind
    {
      return item
    }
    return nil
  }
}
