import CoreGraphics

extension UITableView {
  /// Whether rows of the table are lifted or dragged.
  public var hasActiveDrag: Bool { dragAndDrop?.hasActiveDrag ?? false }
  /// Whether a drag is over the table, or is being dropped on it.
  public var hasActiveDrop: Bool { dragAndDrop?.hasActiveDrop ?? false }

  /// The frame of the drop indicator in the table's coordinates; nil if there is none.
  package var dropMarkFrame: CGRect? { dragAndDrop?.markedFrame }

  func dragAndDropDidChange() {
    guard dragAndDrop != nil || hasDragSource || hasDropTarget else { return }
    let helper = dragAndDrop ?? ListDragAndDrop(of: self)
    dragAndDrop = helper
    helper.update()
  }
}

extension UITableView: DragAndDropList {
  var hasDragSource: Bool { dragDelegate != nil }
  var hasDropTarget: Bool { dropDelegate != nil }
  var mayDragItems: Bool { movement == nil && asking == 0 && swipes.current == nil }

  func dragCell(at path: IndexPath) -> UIView? { cells[path] }
  func dropPath(at point: CGPoint) -> IndexPath? { item(at: point) }
  var lastPath: IndexPath? {
    loadIfNeeded()
    return geometry.counts.lastIndex { $0 > 0 }
      .map { IndexPath(row: geometry.counts[$0] - 1, section: $0) }
  }

  // MARK: Drags

  func dragItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
  }
  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path)
  }
  func itemDragWillBegin(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionWillBegin: session)
  }
  func itemDragDidEnd(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionDidEnd: session)
  }
  func dragAllowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
  }
  func dragIsRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  // MARK: Drops

  func dropMayBegin(_ session: any UIDropSession) -> Bool {
    dropDelegate?.tableView(self, canHandle: session) ?? false
  }
  func dropDidEnter(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnter: session)
  }
  func dropProposal(_ session: any UIDropSession, at path: IndexPath?) -> ListDropProposal {
    let proposal =
      dropDelegate?.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      ?? UITableViewDropProposal(operation: .cancel)
    let place: ListDropProposal.Place =
      switch proposal.intent {
      case .unspecified: .list
      case .insertAtDestinationIndexPath, .automatic: .beforeItem
      case .insertIntoDestinationIndexPath: .intoItem
      }
    return ListDropProposal(proposal: proposal, place: place)
  }
  func dropDidExit(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidExit: session)
  }
  func dropDidEnd(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnd: session)
  }
  func dropParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dropDelegate?.tableView(self, dropPreviewParametersForRowAt: path)
  }
  func performDrop(
    _ session: any UIDropSession, of items: [ListDropItem], at path: IndexPath?,
    as proposal: UIDropProposal
  ) -> ListDropGoals {
    let coordinator = TableDropCoordinator(
      session, of: items, at: path,
      as: proposal as? UITableViewDropProposal
        ?? UITableViewDropProposal(operation: proposal.operation))
    dropDelegate?.tableView(self, performDropWith: coordinator)
    return coordinator.goals
  }
}
