import UIKit

/// A cell of the studio's lists: a clear row without a selection of its own.
class StudioCell: UITableViewCell {
  required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = .clear
    selectionStyle = .none
    // The ring of the keyboard focus is inside.
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }
}

extension UITableView {
  /// A list of the studio, whose rows are cells of one class and height, reused by the name of the
  /// class. Tab goes to it once, and the arrow keys from row to row.
  convenience init(
    of cell: StudioCell.Type, height: CGFloat,
    for owner: UITableViewDataSource & UITableViewDelegate
  ) {
    self.init(frame: .zero, style: .plain)
    backgroundColor = .clear
    separatorStyle = .none
    rowHeight = height
    isOneTabStop = true
    dataSource = owner
    delegate = owner
    register(cell, forCellReuseIdentifier: "\(cell)")
  }

  /// A cell of the class for a row.
  func dequeue<Cell: StudioCell>(_ cell: Cell.Type, for indexPath: IndexPath) -> Cell {
    dequeueReusableCell(withIdentifier: "\(cell)", for: indexPath) as? Cell
      ?? Cell(style: .default, reuseIdentifier: nil)
  }
}
