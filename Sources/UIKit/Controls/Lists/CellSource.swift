/// What cells are made of: a xib.
@MainActor
protocol CellSource: AnyObject {
  /// A view of this kind; nil, with a warning, where the source has another.
  func makeView<Cell: UIView>(_ type: Cell.Type) -> Cell?
}
