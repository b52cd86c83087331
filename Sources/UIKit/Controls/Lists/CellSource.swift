/// The source of cells: a xib.
@MainActor
protocol CellSource: AnyObject {
  /// Makes a view of this type; nil, with a warning, if the source has another type.
  func makeView<Cell: UIView>(_ type: Cell.Type) -> Cell?
}
