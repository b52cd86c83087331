import CoreGraphics

extension UICollectionView {
  /// Whether items of the collection view are lifted or dragged.
  public var hasActiveDrag: Bool { dragAndDrop?.hasActiveDrag ?? false }
  /// Whether a drag is over the collection view, or is being dropped on it.
  public var hasActiveDrop: Bool { dragAndDrop?.hasActiveDrop ?? false }

  /// The frame of the drop indicator in the collection view's coordinates; nil if there is none.
  package var dropMarkFrame: CGRect? { dragAndDrop?.markedFrame }

  func dragAndDropDidChange() {
    guard dragAndDrop != nil || hasDragSource || hasDropTarget else { return }
    let helper = dragAndDrop ?? ListDragAndDrop(of: self)
    dragAndDrop = helper
    helper.update()
  }
}

extension UICollectionView: DragAndDropList {
  /// The maximum distance between a touch and an item in points at which a drop between items
  /// belongs to that item (our choice).
  private static let dropReach: CGFloat = 20

  var hasDragSource: Bool { dragDelegate != nil }
  var hasDropTarget: Bool { dropDelegate != nil }
  var mayDragItems: Bool { movement == nil && asking == 0 && swipes?.current == nil }

  func dragCell(at path: IndexPath) -> UIView? { cells[path] }
  /// Returns the index path for a drop at a point. Between items it is that of the nearest one.
  func dropPath(at point: CGPoint) -> IndexPath? {
    if let path = item(at: point) { return path }
    let near = cells.filter { $0.value.frame.distance(to: point) <= Self.dropReach }
    return near.min {
      let (first, second) = ($0.value.frame.distance(to: point), $1.value.frame.distance(to: point))
      return first == second ? $0.key < $1.key : first < second
    }?.key
  }
  var lastPath: IndexPath? {
    loadIfNeeded()
    return counts.lastIndex { $0 > 0 }.map { IndexPath(item: counts[$0] - 1, section: $0) }
  }

  // MARK: Drags

  func dragItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
  }
  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
  }
  func itemDragWillBegin(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionWillBegin: session)
  }
  func itemDragDidEnd(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionDidEnd: session)
  }
  func dragAllowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
  }
  func dragIsRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session)
      ?? false
  }

  // MARK: Drops

  func dropMayBegin(_ session: any UIDropSession) -> Bool {
    dropDelegate?.collectionView(self, canHandle: session) ?? false
  }
  func dropDidEnter(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnter: session)
  }
  func dropProposal(_ session: any UIDropSession, at path: IndexPath?) -> ListDropProposal {
    let proposal =
      dropDelegate?.collectionView(
        self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      ?? UICollectionViewDropProposal(operation: .cancel)
    let place: ListDropProposal.Place =
      switch proposal.intent {
      case .unspecified: .list
      case .insertAtDestinationIndexPath: .beforeItem
      case .insertIntoDestinationIndexPath: .intoItem
      }
    return ListDropProposal(proposal: proposal, place: place)
  }
  func dropDidExit(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidExit: session)
  }
  func dropDidEnd(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnd: session)
  }
  func dropParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dropDelegate?.collectionView(self, dropPreviewParametersForItemAt: path)
  }
  func performDrop(
    _ session: any UIDropSession, of items: [ListDropItem], at path: IndexPath?,
    as proposal: UIDropProposal
  ) -> ListDropGoals {
    let coordinator = CollectionDropCoordinator(
      session, of: items, at: path,
      as: proposal as? UICollectionViewDropProposal
        ?? UICollectionViewDropProposal(operation: proposal.operation))
    dropDelegate?.collectionView(self, performDropWith: coordinator)
    return coordinator.goals
  }
}

extension CGRect {
  /// Returns the distance of the rectangle from a point; 0 inside.
  fileprivate func distance(to point: CGPoint) -> CGFloat {
    hypot(max(minX - point.x, 0, point.x - maxX), max(minY - point.y, 0, point.y - maxY))
  }
}
