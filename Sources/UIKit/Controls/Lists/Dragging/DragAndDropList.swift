import CoreGraphics

/// A list whose items can be dragged and that items can be dropped on: what its delegates answer,
/// and where its items are.
@MainActor
protocol DragAndDropList: UIScrollView, PressableList {
  /// Whether there is a delegate for drags from the list.
  var hasDragSource: Bool { get }
  /// Whether there is a delegate for drops on the list.
  var hasDropTarget: Bool { get }
  /// Whether the user can drag items.
  var dragInteractionEnabled: Bool { get }
  /// Whether nothing else moves items now.
  var mayDragItems: Bool { get }

  /// The cell of an item; nil if it is not visible.
  func dragCell(at path: IndexPath) -> UIView?
  /// The item at or near a point in the list's coordinates, before which others are inserted.
  func dropPath(at point: CGPoint) -> IndexPath?
  /// The last item of the last section that has any.
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
  /// - Returns: where the items go.
  func performDrop(
    _ session: any UIDropSession, of items: [ListDropItem], at path: IndexPath?,
    as proposal: UIDropProposal
  ) -> ListDropGoals
}

/// What the delegate of a list proposes to do with a drop.
struct ListDropProposal {
  /// Where the items would go.
  enum Place {
    /// Anywhere in the list; no place is marked.
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
