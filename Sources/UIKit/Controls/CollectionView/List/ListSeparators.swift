import CoreGraphics

/// The separators of a list's cell.
@MainActor
final class ListSeparators {
  let top = CellLine()
  let bottom = CellLine()
  /// The margins of the content view that the cell has set.
  var knownMargins: UIEdgeInsets?
  private var guide: UILayoutGuide?
  /// The constraint of the guide's beginning, unless the program constrains it.
  private var start: NSLayoutConstraint?

  nonisolated init() {}

  /// Returns the guide that a program can constrain.
  func guide(in cell: UICollectionViewListCell) -> UILayoutGuide {
    if let guide { return guide }
    let made = UILayoutGuide()
    cell.addLayoutGuide(made)
    let start = made.leadingAnchor.constraint(equalTo: cell.leadingAnchor)
    let end = made.trailingAnchor.constraint(equalTo: cell.trailingAnchor)
    for constraint in [start, end] { constraint.priority = .defaultLow }
    NSLayoutConstraint.activate([
      start, end, made.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
      made.heightAnchor.constraint(equalToConstant: 0),
    ])
    (guide, self.start) = (made, start)
    return made
  }

  /// Returns the distances of separators from the sides of a cell, in points.
  ///
  /// - Parameter automatic: the beginning of separators without constraints of the program.
  func span(
    in cell: UICollectionViewListCell, automatic: CGFloat
  ) -> (leading: CGFloat, trailing: CGFloat) {
    guard let guide else { return (automatic, 0) }
    if start?.constant != automatic { start?.constant = automatic }
    let frame = cell.fromLeading(guide.layoutFrame)
    return (frame.minX, cell.bounds.width - frame.maxX)
  }
}
