import CoreGraphics

/// The drop of a drag, and the return of items that are not dropped.
extension LocalDrag {
  // Seconds, chosen by eye to match iOS 17.
  private static let dropDuration: TimeInterval = 0.35
  private static let returnDuration: TimeInterval = 0.4

  /// Drops the items on an interaction.
  func performDrop(on target: UIDropInteraction) {
    let operation = operation
    prepareEnd()
    self.target = nil
    delegate?.dragInteraction(interaction, session: session, willEndWith: operation)
    target.delegate?.dropInteraction(target, performDrop: dropSession)
    target.visitor = nil
    let animator = UIViewPropertyAnimator(duration: Self.dropDuration, curve: .easeInOut)
    for card in cards {
      let standard = standardPreview(of: card, target: dropTarget(of: target))
      let preview: UITargetedDragPreview? =
        if let delegate = target.delegate {
          delegate.dropInteraction(target, previewForDropping: card.item, withDefault: standard)
        } else {
          standard
        }
      move(card, to: preview, fades: preview === standard, with: animator)
      target.delegate?.dropInteraction(
        target, item: card.item, willAnimateDropWith: DragAnimator(animator))
    }
    animator.addCompletion { _ in
      target.delegate?.dropInteraction(target, concludeDrop: self.dropSession)
      self.didEnd(operation)
      self.delegate?.dragInteraction(self.interaction, sessionDidTransferItems: self.session)
    }
    animator.startAnimation()
  }

  /// Returns the items to the positions from which they were lifted.
  func cancelDrag(_ operation: UIDropOperation) {
    prepareEnd()
    leaveTarget()
    delegate?.dragInteraction(interaction, session: session, willEndWith: operation)
    let animator = UIViewPropertyAnimator(duration: Self.returnDuration, curve: .easeInOut)
    for card in cards where card.view != nil {
      let standard = standardPreview(of: card, target: card.origin?.target)
      let preview: UITargetedDragPreview? =
        if let delegate {
          delegate.dragInteraction(
            interaction, previewForCancelling: card.item, withDefault: standard)
        } else {
          standard
        }
      move(card, to: preview, fades: false, with: animator)
      delegate?.dragInteraction(
        interaction, item: card.item, willAnimateCancelWith: DragAnimator(animator))
    }
    animator.addCompletion { _ in self.didEnd(operation) }
    animator.startAnimation()
  }

  private func prepareEnd() {
    phase = .ending
    springs.leave()
    settleLift()
    badge.isHidden = true
  }

  private func didEnd(_ operation: UIDropOperation) {
    end()
    delegate?.dragInteraction(interaction, session: session, didEndWith: operation)
    for interaction in visited {
      interaction.delegate?.dropInteraction(interaction, sessionDidEnd: dropSession)
    }
    visited = []
  }

  // MARK: Previews

  /// Returns the centre of a view that items are dropped on.
  private func dropTarget(of interaction: UIDropInteraction) -> UIPreviewTarget? {
    interaction.view.map {
      UIPreviewTarget(container: $0, center: CGPoint(x: $0.bounds.midX, y: $0.bounds.midY))
    }
  }

  /// Returns the dragged preview at a target; at the touch without one.
  private func standardPreview(of card: Card, target: UIPreviewTarget?) -> UITargetedDragPreview {
    let place = target ?? UIPreviewTarget(container: window, center: session.point)
    return UITargetedDragPreview(
      view: card.view ?? UIView(frame: .zero), parameters: UIDragPreviewParameters(),
      target: UIDragPreviewTarget(
        container: place.container, center: place.center, transform: place.transform))
  }

  /// Animates an item to the target of a preview, whose picture replaces its own.
  ///
  /// - Parameter fades: whether it disappears there.
  private func move(
    _ card: Card, to preview: UITargetedDragPreview?, fades: Bool,
    with animator: UIViewPropertyAnimator
  ) {
    let old = card.view
    guard let preview, let arriving = arrivingView(of: preview, instead: old) else {
      return animator.addAnimations { old?.vanish() }
    }
    guard let pose = arriving.pose(at: preview.target) else {
      return animator.addAnimations {
        old?.vanish()
        arriving.alpha = 0
      }
    }
    let center = inStack(pose.center)
    animator.addAnimations {
      arriving.land(at: center, transform: pose.transform)
      arriving.alpha = 1
      if fades { arriving.vanish() }
      guard let old, old !== arriving else { return }
      old.land(at: center, transform: pose.transform)
      old.alpha = 0
    }
  }

  /// Returns the view of a preview: the dragged one, or a new one in its place.
  private func arrivingView(
    of preview: UITargetedDragPreview, instead old: DragPreviewView?
  ) -> DragPreviewView? {
    if let shown = preview.view as? DragPreviewView { return shown === old ? old : nil }
    // An item without a preview shows nothing by default.
    if old == nil, preview.view.bounds.isEmpty { return nil }
    let new = DragPreviewView(of: preview.view, parameters: preview.parameters)
    UIView.performWithoutAnimation {
      new.center = old?.center ?? .zero
      new.alpha = 0
      window.stack.addSubview(new)
    }
    return new
  }
}
