extension UICollectionView {
  /// Registers a xib for cells with an identifier; nil removes the identifier.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    pool.register(identifier, nib.map { nib in { nib.makeView(UICollectionViewCell.self) } })
  }

  /// Registers a xib for supplementary views of a kind; nil removes the identifier.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    extraPool.register(
      Self.poolKey(kind, identifier),
      nib.map { nib in { nib.makeView(UICollectionReusableView.self) } })
  }
}
