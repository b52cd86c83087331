import CoreGraphics

/// The animations of inserted and deleted rows and sections in a block of updates.
struct TableAnimations {
  /// The animations of inserted rows, by their index paths after the block.
  var inserted: [IndexPath: UITableView.RowAnimation] = [:]
  var insertedSections: [Int: UITableView.RowAnimation] = [:]
  /// The animations of deleted rows, by their index paths before the block.
  var deleted: [IndexPath: UITableView.RowAnimation] = [:]
  var deletedSections: [Int: UITableView.RowAnimation] = [:]

  func coming(_ path: IndexPath, from origin: IndexPath?) -> UITableView.RowAnimation {
    inserted[path] ?? insertedSections[path.section] ?? origin.map(going) ?? .automatic
  }

  func going(_ path: IndexPath) -> UITableView.RowAnimation {
    deleted[path] ?? deletedSections[path.section] ?? .automatic
  }
}

extension UITableView.RowAnimation {
  /// Returns the offset of a row before its insertion or after its deletion, in points.
  func displacement(of frame: CGRect) -> CGVector {
    switch self {
    case .left: CGVector(dx: -frame.maxX, dy: 0)
    case .right: CGVector(dx: frame.maxX, dy: 0)
    case .top: CGVector(dx: 0, dy: -frame.height)
    case .bottom: CGVector(dx: 0, dy: frame.height)
    case .fade, .none, .middle, .automatic: .zero
    }
  }
}
