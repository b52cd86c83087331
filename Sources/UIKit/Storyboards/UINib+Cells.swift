extension UINib: CellSource {
  /// Returns the first top-level object of the file, if it is of this type.
  func makeView<Cell: UIView>(_ type: Cell.Type) -> Cell? {
    let objects = instantiate(withOwner: nil)
    if let cell = objects.first as? Cell { return cell }
    Diagnostics.warn(
      "A xib that is registered for a list must have one outermost object, a \(Cell.self); "
        + "nothing was made of it.")
    return nil
  }
}
