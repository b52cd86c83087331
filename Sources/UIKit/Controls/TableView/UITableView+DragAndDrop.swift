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
  /// A table whose rows are dragged is also a target: its data source may be able to move them.
  var hasDropTarget: Bool { dropDelegate != nil || dragDelegate != nil }
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
    guard let dropDelegate else { return movableRow(of: session) != nil }
    return dropDelegate.tableView(self, canHandle: session)
  }
  func dropDidEnter(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnter: session)
  }
  func dropProposal(_ session: any UIDropSession, at path: IndexPath?) -> ListDropProposal {
    let proposal =
      dropDelegate?.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      ?? UITableViewDropProposal(
        operation: movableRow(of: session) == nil ? .cancel : .move,
        intent: .insertAtDestinationIndexPath)
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
    let proposal =
      proposal as? UITableViewDropProposal
      ?? UITableViewDropProposal(operation: proposal.operation)
    if let path, let item = items.first, let row = movableRow(of: session),
      movesRow(proposal)
    {
      let goals = ListDropGoals(of: [item.dragItem])
      _ = goals.send(item.dragItem, to: .item(moveDraggedRow(from: row, to: path)))
      return goals
    }
    let coordinator = TableDropCoordinator(session, of: items, at: path, as: proposal)
    dropDelegate?.tableView(self, performDropWith: coordinator)
    return coordinator.goals
  }

  // MARK: Moving rows

  /// Whether a drop puts items between rows, from which they were dragged.
  private func movesRow(_ proposal: UITableViewDropProposal) -> Bool {
    proposal.operation == .move
      && (proposal.intent == .insertAtDestinationIndexPath || proposal.intent == .automatic)
  }

  /// The row of this table that is dragged alone, if the data source can move it. It is then moved
  /// like a row with a reorder control, and the drop delegate does not perform the drop.
  private func movableRow(of session: any UIDropSession) -> IndexPath? {
    guard hasActiveDrag, session.localDragSession != nil, session.items.count == 1,
      let row = session.items.first.flatMap({ dragAndDrop?.path(of: $0) }),
      ask({ dataSource?.tableView(self, canMoveRowAt: row) }) == true
    else { return nil }
    return row
  }
}
