import CoreGraphics

/// A cell that segues of a file can lead from.
@MainActor
protocol SegueCell: UIView {
  var segues: CellSegues { get set }
}

/// What the selection of a cell, and its accessory, do besides telling the delegate: they perform
/// segues.
@MainActor
struct CellSegues {
  typealias Handler = @MainActor (_ cell: NSObject) -> Void

  var selection: [Handler] = []
  var accessory: [Handler] = []
}
