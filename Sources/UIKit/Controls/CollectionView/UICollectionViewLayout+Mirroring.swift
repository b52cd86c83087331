import CoreGraphics

/// A layout as its collection asks it: mirrored where it is to be, and its content goes in the
/// other direction than the one that it was written for.
extension UICollectionViewLayout {
  /// The width in which places are mirrored, in points; nil where they are not.
  var mirroringWidth: CGFloat? {
    guard flipsHorizontallyInOppositeLayoutDirection, let collectionView,
      collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
    else { return nil }
    return mirroringWidth(of: collectionView.contentSize, in: collectionView)
  }

  /// The width in which places are mirrored in content of a size: narrow content lies at the right.
  func mirroringWidth(of size: CGSize, in collection: UICollectionView) -> CGFloat {
    let inset = collection.effectiveInset
    return max(size.width, collection.bounds.width - inset.left - inset.right)
  }

  /// The attributes of all views that intersect a rectangle of the collection.
  func shownElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard let width = mirroringWidth else { return layoutAttributesForElements(in: rect) ?? [] }
    let own = CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    return (layoutAttributesForElements(in: own) ?? []).compactMap(shown)
  }

  /// The attributes of an item, as the collection shows it.
  func shownItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    shown(layoutAttributesForItem(at: path))
  }

  /// Attributes of the layout's own as the collection shows them.
  func shown(_ own: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
    guard let own, let width = mirroringWidth else { return own }
    // The layout may keep its attributes.
    let copy = own.copy() as? UICollectionViewLayoutAttributes
    copy?.center.x = width - own.center.x
    return copy
  }
}
