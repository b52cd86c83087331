extension UITableView {
  /// Registers a xib for cells with an identifier; nil removes the identifier.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registerSource(nib, identifier)
  }

  /// Registers a xib for headers and footers with an identifier; nil removes the identifier.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    edgePool.register(
      identifier, nib.map { nib in { nib.makeView(UITableViewHeaderFooterView.self) } })
  }
}
