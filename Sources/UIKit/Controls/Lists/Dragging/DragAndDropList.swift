import CoreGraphics

/// A list that supports drag and drop: the answers of its delegates, and the positions of its
/// items.
@MainActor
protocol DragAndDropList: UIScrollView, PressableList {
  var press: ListPress { get }
  /// Whether there is a delegate for drags from the list.
  var hasDragSource: Bool { get }
  /// Whether the list can be a target of drops.
  var hasDropTarget: Bool { get }
  /// Whether the user can drag items.
  var dragInteractionEnabled: Bool { get }
  /// Whether no other interaction is moving items.
  var mayDragItems: Bool { get }

  /// Returns the cell of an item; nil if it is not visible.
  func dragCell(at path: IndexPath) -> UIView?
  /// Returns the item at or near a point in the list's coordinates, before which others are
  /// inserted.
  func dropPath(at point: CGPoint) -> IndexPath?
  /// The last item of the last section that is not empty.
  var lastPath: IndexPath? { get }

  func dragItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters?
  func itemDragWillBegin(_ session: any UIDragSession)
  func itemDragDidEnd(_ session: any UIDragSession)
  func dragAllowsMove(_ session: any UIDragSession) -> Bool
  func dragIsRestricted(_ session: any UIDragSession) -> Bool

  func dropMayBegin(_ session: any UIDropSession) -> Bool
  func dropDidEnter(_ session: any UIDropSession)
  func dropProposal(_ session: any UIDropSession, at path: IndexPath?) -> ListDropProposal
  func dropDidExit(_ session: any UIDropSession)
  func dropDidEnd(_ session: any UIDropSession)
  func dropParameters(at path: IndexPath) -> UIDragPreviewParameters?
  /// Lets the delegate perform a drop.
  ///
  /// - Returns: the destinations of the items.
  func performDrop(
    _ session: any UIDropSession, of items: [ListDropItem], at path: IndexPath?,
    as proposal: UIDropProposal
  ) -> ListDropGoals
}

/// The proposal of a list's delegate for a drop.
struct ListDropProposal {
  /// The destination of the items.
  enum Place {
    /// Anywhere in the list; no destination is indicated.
    case list
    case beforeItem
    case intoItem
  }

  let proposal: UIDropProposal
  let place: Place
}

/// An item that is dropped on a list.
final class ListDropItem: NSObject, UITableViewDropItem, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ dragItem: UIDragItem, from path: IndexPath?, previewSize: CGSize) {
    (self.dragItem, sourceIndexPath, self.previewSize) = (dragItem, path, previewSize)
    super.init()
  }
}
