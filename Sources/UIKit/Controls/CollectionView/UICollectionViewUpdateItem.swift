public import CoreGraphics

/// One change of an update of a collection, as its layout is notified of it.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// What happens to an item or a section.
  public enum Action: Int, Sendable {
    /// It is new.
    case insert = 0
    /// It goes.
    case delete = 1
    /// Its cell is asked for again.
    case reload = 2
    /// It goes to another path.
    case move = 3
    /// Nothing.
    case none = 4
  }

  /// The path before the update; nil for what is new. A section has the item `NSNotFound`.
  public let indexPathBeforeUpdate: IndexPath?
  /// The path after the update; nil for what goes.
  public let indexPathAfterUpdate: IndexPath?
  /// What happens to it.
  public let updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
    super.init()
  }
}
