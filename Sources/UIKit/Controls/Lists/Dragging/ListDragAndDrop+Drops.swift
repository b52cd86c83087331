import CoreGraphics

extension ListDragAndDrop: UIDropInteractionDelegate {
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { list?.dropMayBegin(session) ?? false }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    hasActiveDrop = true
    list?.dropDidEnter(session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let list else { return UIDropProposal(operation: .cancel) }
    let point = session.location(in: list)
    let path = destination(at: point)
    let asked = list.dropProposal(session, at: path)
    // The delegate may have ended the drag.
    guard hasActiveDrop else { return UIDropProposal(operation: .cancel) }
    (destination, proposal, isDestinationStale) = (path, asked, false)
    showPlace()
    holdTouch(at: point)
    return asked.proposal
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    hasActiveDrop = false
    endDrop()
    list?.dropDidExit(session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    guard let list, let asked = proposal else { return endDrop() }
    let path = isDestinationStale ? destination(at: session.location(in: list)) : destination
    endDrop()
    let items = session.items.map { item in
      let source = self.path(of: item)
      let size = source.map { list.place(ofItem: $0).size } ?? .zero
      return ListDropItem(item, from: source, previewSize: size)
    }
    goals = list.performDrop(session, of: items, at: path, as: asked.proposal)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let list, let goal = goals?.goal(of: item) else { return nil }
    list.layoutIfNeeded()
    switch goal {
    case .target(let target): return defaultPreview.retargetedPreview(with: target)
    case .item(let path):
      let place = list.place(ofItem: path)
      guard place.isFinite, !place.isEmpty else { return nil }
      let target = UIDragPreviewTarget(
        container: list, center: CGPoint(x: place.midX, y: place.midY))
      guard let cell = list.dragCell(at: path), let parameters = list.dropParameters(at: path)
      else { return defaultPreview.retargetedPreview(with: target) }
      return UITargetedDragPreview(view: cell, parameters: parameters, target: target)
    case .part(let path, let rect):
      let place = list.place(ofItem: path)
      guard place.isFinite, rect.isFinite else { return nil }
      let size = defaultPreview.size
      let scale =
        size.width > 0 && size.height > 0
        ? min(rect.width / size.width, rect.height / size.height, 1) : 1
      let target = UIDragPreviewTarget(
        container: list, center: CGPoint(x: place.minX + rect.midX, y: place.minY + rect.midY),
        transform: CGAffineTransform(scaleX: scale, y: scale))
      return defaultPreview.retargetedPreview(with: target)
    }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) { goals?.run(item, with: animator) }

  func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
  ) {
    let ended = goals
    goals = nil
    ended?.finish()
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {
    hasActiveDrop = false
    list?.dropDidEnd(session)
  }
}
