public import CoreGraphics

/// A change in an update of a collection view, as its layout is notified of it.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// The kind of change of an item or a section.
  public enum Action: Int, Sendable {
    /// It is inserted.
    case insert = 0
    /// It is deleted.
    case delete = 1
    /// It is reloaded.
    case reload = 2
    /// It is moved.
    case move = 3
    /// No change.
    case none = 4
  }

  /// The index path before the update; nil if it is inserted. A section has the item `NSNotFound`.
  public let indexPathBeforeUpdate: IndexPath?
  /// The index path after the update; nil if it is deleted.
  public let indexPathAfterUpdate: IndexPath?
  /// The kind of change.
  public let updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
    super.init()
  }
}
