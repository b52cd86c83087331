public import CoreGraphics

/// An item that is dropped on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The drag item.
  var dragItem: UIDragItem { get }
  /// The index path that it was dragged from; nil if it is not from this collection view.
  var sourceIndexPath: IndexPath? { get }
  /// Its original size in points; zero for an item from elsewhere.
  var previewSize: CGSize { get }
}

/// A drop on a collection view: the dropped items and the destination.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [any UICollectionViewDropItem] { get }
  /// The index path at which they were dropped; nil if there was none.
  var destinationIndexPath: IndexPath? { get }
  /// The last proposal for the drop.
  var proposal: UICollectionViewDropProposal { get }
  /// The drop session.
  var session: any UIDropSession { get }
  /// Animates an item to an index path at which it has already been inserted.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates an item into another one, while it shrinks.
  ///
  /// - Parameters:
  ///   - dragItem: one of the dropped items.
  ///   - indexPath: the index path of the other item.
  ///   - rect: the final rectangle in the coordinates of the other item's cell.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Animates an item to a target in any view.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// The drop coordinator for the delegate of a collection view.
final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  let goals: ListDropGoals
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession

  init(
    _ session: any UIDropSession, of items: [ListDropItem], at path: IndexPath?,
    as proposal: UICollectionViewDropProposal
  ) {
    goals = ListDropGoals(of: items.map { $0.dragItem })
    self.items = items
    destinationIndexPath = path
    self.proposal = proposal
    self.session = session
    super.init()
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    goals.send(dragItem, to: .item(indexPath))
  }

  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { goals.send(dragItem, to: .part(indexPath, rect)) }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    goals.send(dragItem, to: .target(target))
  }
}
