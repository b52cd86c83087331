import CoreGraphics

/// A cell that segues of a file can lead from.
@MainActor
protocol SegueCell: UIView {
  var segues: CellSegues { get set }
}

/// The segues that a cell's selection performs, and its accessory.
@MainActor
struct CellSegues {
  var selection: [SegueTrigger] = []
  var accessory: [SegueTrigger] = []
}
