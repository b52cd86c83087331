extension UICollectionView {
  /// Says which xib cells of an identifier are made of; nil forgets the identifier.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    pool.register(identifier, nib.map { nib in { nib.makeView(UICollectionViewCell.self) } })
  }

  /// The same for other views of a kind.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    extraPool.register(
      Self.poolKey(kind, identifier),
      nib.map { nib in { nib.makeView(UICollectionReusableView.self) } })
  }
}
