public import CoreGraphics

/// An item that is dropped on a collection.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The place that it was dragged from; nil if that is not one of this collection.
  var sourceIndexPath: IndexPath? { get }
  /// Its size there, in points; zero for an item from elsewhere.
  var previewSize: CGSize { get }
}

/// A drop on a collection: what is dropped, and where it goes.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [any UICollectionViewDropItem] { get }
  /// The place at which they were dropped; nil where there was none.
  var destinationIndexPath: IndexPath? { get }
  /// The last proposal for the drop.
  var proposal: UICollectionViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Lets an item go to a place, at which it has been inserted before.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Lets an item go into another one, and shrink.
  ///
  /// - Parameters:
  ///   - dragItem: one of the dropped items.
  ///   - indexPath: the other item.
  ///   - rect: where it ends, in the coordinates of the other item's cell.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Lets an item go to a place of any view.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// The drop for the delegate of a collection.
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
