extension UICollectionView.CellRegistration {
  /// Makes a registration of cells from a xib.
  public init(cellNib: UINib, handler: @escaping Handler) {
    self.init(source: cellNib, handler: handler)
  }
}

extension UICollectionView.SupplementaryRegistration {
  /// Makes a registration of views from a xib for a kind.
  public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
    self.init(source: supplementaryNib, elementKind: elementKind, handler: handler)
  }
}
