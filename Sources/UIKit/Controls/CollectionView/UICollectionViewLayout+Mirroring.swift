import CoreGraphics

/// The interface of a layout for its collection view. Results are mirrored if the content has
/// another direction than the one that the layout was written for.
extension UICollectionViewLayout {
  /// The width for mirroring in points; nil if the layout is not mirrored.
  var mirroringWidth: CGFloat? {
    guard flipsHorizontallyInOppositeLayoutDirection, let collectionView,
      collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
    else { return nil }
    return mirroringWidth(of: collectionView.contentSize, in: collectionView)
  }

  /// Returns the width for mirroring content of a size. Narrow content is at the right.
  func mirroringWidth(of size: CGSize, in collection: UICollectionView) -> CGFloat {
    let inset = collection.effectiveInset
    return max(size.width, collection.bounds.width - inset.left - inset.right)
  }

  /// Returns the attributes of all views that intersect a rectangle of the collection view.
  func shownElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard let width = mirroringWidth else { return layoutAttributesForElements(in: rect) ?? [] }
    let own = CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    return (layoutAttributesForElements(in: own) ?? []).compactMap(shown)
  }

  /// Returns the attributes of an item, as the collection view shows it.
  func shownItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    shown(layoutAttributesForItem(at: path))
  }

  /// Returns attributes of the layout as the collection view shows them.
  func shown(_ own: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
    guard let own, let width = mirroringWidth else { return own }
    // The layout may keep its attributes, so they are copied.
    let copy = own.copy() as? UICollectionViewLayoutAttributes
    copy?.center.x = width - own.center.x
    return copy
  }
}
