import CoreGraphics

/// Finds the drop target below the touch of a drag.
extension LocalDrag {
  /// The interactions of the views below the touch, the innermost first.
  private var interactionsAtTouch: [any UIInteraction] {
    guard let hit = scene?.dispatcher.hitForNewTouch(at: session.point)?.1 else { return [] }
    return sequence(first: hit, next: \.superview).flatMap(\.ownInteractions)
  }

  /// Finds the interaction that accepts a drop at the touch, and asks for its proposal.
  func updateTarget() {
    guard phase == .dragging else { return }
    let all = interactionsAtTouch
    springs.move(over: all.compactMap { $0 as? UISpringLoadedInteraction })
    guard phase == .dragging else { return springs.leave() }
    let found = target(among: all.compactMap { $0 as? UIDropInteraction })
    guard phase == .dragging else { return }
    if found !== target {
      leaveTarget()
      guard phase == .dragging else { return }
      if let found { enter(found) }
    }
    updateOperation()
  }

  /// Returns the innermost interaction that accepts the drag. Each is asked once while the touch is
  /// over it.
  private func target(among all: [UIDropInteraction]) -> UIDropInteraction? {
    let known = Set(all.map { ObjectIdentifier($0) })
    answers = answers.filter { known.contains($0.key) }
    for interaction in all {
      // Only one drag at a time can be over an interaction.
      guard interaction.visitor == nil || interaction.visitor === self else { continue }
      let key = ObjectIdentifier(interaction)
      if answers[key] == nil {
        answers[key] =
          interaction.delegate?.dropInteraction(interaction, canHandle: dropSession) ?? false
        guard phase == .dragging else { return nil }
      }
      if answers[key] == true { return interaction }
    }
    return nil
  }

  private func enter(_ interaction: UIDropInteraction) {
    target = interaction
    interaction.visitor = self
    if !visited.contains(where: { $0 === interaction }) { visited.append(interaction) }
    interaction.delegate?.dropInteraction(interaction, sessionDidEnter: dropSession)
  }

  /// Leaves the current target, if there is one.
  func leaveTarget() {
    guard let former = target else { return }
    target = nil
    former.visitor = nil
    operation = .cancel
    badge.show(.cancel)
    former.delegate?.dropInteraction(former, sessionDidExit: dropSession)
  }

  /// Asks for the proposal of a drop at the touch, and shows its operation.
  func updateOperation() {
    guard phase == .dragging, let asked = target else { return }
    let proposal = asked.delegate?.dropInteraction(asked, sessionDidUpdate: dropSession)
    guard phase == .dragging, target === asked else { return }
    let proposed = proposal?.operation ?? .cancel
    operation = proposed == .move && !session.allowsMoveOperation ? .cancel : proposed
    badge.show(operation)
  }

  /// Called when an interaction that the drag is over is removed from its view.
  func targetWillLeave(_ interaction: UIDropInteraction) {
    guard interaction === target, phase == .dragging else { return }
    answers[ObjectIdentifier(interaction)] = nil
    visited.removeAll { $0 === interaction }
    leaveTarget()
    interaction.delegate?.dropInteraction(interaction, sessionDidEnd: dropSession)
  }
}
