import CoreGraphics

extension ListDragAndDrop: UIDragInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let list, list.mayDragItems, let path = list.item(at: session.location(in: list)) else {
      return []
    }
    let items = list.dragItems(session, at: path)
    sources = items.map { Source(item: $0, path: path) }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let list, let path = path(of: item), let cell = list.dragCell(at: path) else {
      return nil
    }
    // The lifted cell is not highlighted.
    list.press.cancel()
    return UITargetedDragPreview(
      view: cell, parameters: list.dragParameters(at: path) ?? UIDragPreviewParameters())
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    hasActiveDrag = true
    animator.addCompletion { [weak self] position in
      if position == .start { self?.forgetDrag() }
    }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) { list?.itemDragWillBegin(session) }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { list?.dragAllowsMove(session) ?? true }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { list?.dragIsRestricted(session) ?? false }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    forgetDrag()
    list?.itemDragDidEnd(session)
  }

  /// Returns an item to its row, if it is visible, at its current position.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let list, let path = path(of: item) else { return nil }
    let place = list.place(ofItem: path)
    guard place.isFinite, list.bounds.intersects(place) else { return nil }
    return defaultPreview.retargetedPreview(
      with: UIDragPreviewTarget(container: list, center: CGPoint(x: place.midX, y: place.midY)))
  }

  private func forgetDrag() {
    hasActiveDrag = false
    sources = []
  }
}
