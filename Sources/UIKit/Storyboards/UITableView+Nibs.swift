extension UITableView {
  /// Says which xib cells of an identifier are made of; nil forgets the identifier.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registerSource(nib, identifier)
  }

  /// The same for the views above and below sections.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    edgePool.register(
      identifier, nib.map { nib in { nib.makeView(UITableViewHeaderFooterView.self) } })
  }
}
