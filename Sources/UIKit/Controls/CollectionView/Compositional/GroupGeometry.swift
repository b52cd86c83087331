import CoreGraphics

/// The cells of one instance of a group, in the group's coordinates.
struct GroupGeometry {
  struct Cell {
    var frame: CGRect
    var zIndex = 0
    var estimates = EstimatedAxes.none
    var supplementaries: [NSCollectionLayoutSupplementaryItem] = []
  }

  /// A view that is attached to a group.
  struct Attachment {
    var item: NSCollectionLayoutSupplementaryItem
    var frame: CGRect
    /// The index of the first cell of its group.
    var cell: Int
  }

  var size: CGSize
  var cells: [Cell] = []
  var attachments: [Attachment] = []

  /// Adds the content of a nested group.
  mutating func add(_ other: GroupGeometry, at origin: CGPoint) {
    let first = cells.count
    cells += other.cells.map { cell in
      var moved = cell
      moved.frame = cell.frame.offsetBy(dx: origin.x, dy: origin.y)
      return moved
    }
    attachments += other.attachments.map { attachment in
      var moved = attachment
      moved.frame = attachment.frame.offsetBy(dx: origin.x, dy: origin.y)
      moved.cell += first
      return moved
    }
  }
}
