public import CoreGraphics

/// An item that is dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The drag item.
  var dragItem: UIDragItem { get }
  /// The row that it was dragged from; nil if it is not from this table.
  var sourceIndexPath: IndexPath? { get }
  /// The size of that row in points; zero for an item from elsewhere.
  var previewSize: CGSize { get }
}

/// A drop on a table: the dropped items and the destination.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [any UITableViewDropItem] { get }
  /// The row at which they were dropped; nil if there was none.
  var destinationIndexPath: IndexPath? { get }
  /// The last proposal for the drop.
  var proposal: UITableViewDropProposal { get }
  /// The drop session.
  var session: any UIDropSession { get }
  /// Animates an item to a row that has already been inserted.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates an item into a row, while it shrinks.
  ///
  /// - Parameters:
  ///   - dragItem: one of the dropped items.
  ///   - indexPath: the index path of the row.
  ///   - rect: the final rectangle in the coordinates of the row's cell.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Animates an item to a target in any view.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// The drop coordinator for the delegate of a table.
final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  let goals: ListDropGoals
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession

  init(
    _ session: any UIDropSession, of items: [ListDropItem], at path: IndexPath?,
    as proposal: UITableViewDropProposal
  ) {
    goals = ListDropGoals(of: items.map { $0.dragItem })
    self.items = items
    destinationIndexPath = path
    self.proposal = proposal
    self.session = session
    super.init()
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    goals.send(dragItem, to: .item(indexPath))
  }

  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { goals.send(dragItem, to: .part(indexPath, rect)) }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    goals.send(dragItem, to: .target(target))
  }
}
