import CoreGraphics

/// A cell that can be the source of a storyboard's segues.
@MainActor
protocol SegueCell: UIView {
  var segues: CellSegues { get set }
}

/// The segues that the selection of a cell and its accessory perform, in addition to notifying the
/// delegate.
@MainActor
struct CellSegues {
  typealias Handler = @MainActor (_ cell: NSObject) -> Void

  var selection: [Handler] = []
  var accessory: [Handler] = []
}
