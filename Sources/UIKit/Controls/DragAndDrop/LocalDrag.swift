import CoreGraphics

/// A drag in the app, from the lift of its items to the end of its last animation.
///
/// The press of a ``UIDragInteraction`` drives it. The items follow the touch in a separate window.
/// The views below the touch are asked whether they accept them. Delegates may end the drag in each
/// of their calls, so the phase is checked after each.
@MainActor
final class LocalDrag {
  /// The distance in points that the touch moves before the items are dragged, which is that of a
  /// failing long press (our choice).
  private static let slop: CGFloat = 10
  // Seconds, chosen by eye to match iOS 17.
  private static let liftDuration: TimeInterval = 0.3
  private static let gatherDuration: TimeInterval = 0.25
  /// The points between the items of a stack (our choice).
  private static let stackStep: CGFloat = 6

  enum Phase {
    /// The items are lifted and have not moved.
    case lifted
    case dragging
    /// The items are being dropped or returned.
    case ending
    case ended
  }

  /// An item with its preview.
  struct Card {
    let item: UIDragItem
    var view: DragPreviewView?
    /// The preview with which it was lifted.
    let origin: UITargetedDragPreview?
  }

  let interaction: UIDragInteraction
  let session: LocalDragSession
  let dropSession: LocalDropSession
  let window: DragWindow
  let badge: DragBadge
  var phase = Phase.lifted
  var cards: [Card] = []
  /// The interaction that accepts a drop at the touch, and its operation.
  var target: UIDropInteraction?
  var operation = UIDropOperation.cancel
  /// The answers of the interactions below the touch, whether they accept the drag.
  var answers: [ObjectIdentifier: Bool] = [:]
  /// The interactions that the drag has been over.
  var visited: [UIDropInteraction] = []
  /// What the touch activates where it stays.
  let springs: SpringLoading
  private(set) weak var scene: UIWindowScene?
  private let start: CGPoint
  private let lifting: UIViewPropertyAnimator

  init(of session: LocalDragSession, from interaction: UIDragInteraction, in scene: UIWindowScene) {
    self.session = session
    self.interaction = interaction
    self.scene = scene
    dropSession = LocalDropSession(of: session)
    springs = SpringLoading(of: session, in: scene)
    window = DragWindow(windowScene: scene)
    badge = DragBadge(count: session.items.count)
    start = session.point
    lifting = UIViewPropertyAnimator(duration: Self.liftDuration, curve: .easeOut)
  }

  var delegate: (any UIDragInteractionDelegate)? { interaction.delegate }

  /// Whether the touch still drags the items.
  var isInProgress: Bool { phase == .lifted || phase == .dragging }

  // MARK: Lifting

  /// Lifts the items from their positions.
  func lift() {
    window.stack.center = start
    for item in session.items {
      let preview = delegate?.dragInteraction(
        interaction, previewForLifting: item, session: session)
      cards.append(Card(item: item, view: preview.map { card($0) }, origin: preview))
    }
    guard phase == .lifted else { return }
    for card in cards.reversed() { if let view = card.view { window.stack.addSubview(view) } }
    window.stack.addSubview(badge)
    window.isHidden = false
    hideBehindMenu()
    scene?.frameTimers.schedule(after: 0) { [weak self] in self?.hideBehindMenu() }
    lifting.addAnimations { [cards = self.cards] in
      for card in cards { if let view = card.view { view.lift(from: view.transform) } }
    }
    delegate?.dragInteraction(
      interaction, willAnimateLiftWith: DragAnimator(lifting), session: session)
    guard phase == .lifted else { return }
    lifting.pausesOnCompletion = true
    lifting.startAnimation()
  }

  /// Makes a view for a preview, at its target or else at the touch.
  private func card(_ preview: UITargetedPreview) -> DragPreviewView {
    let view = DragPreviewView(of: preview.view, parameters: preview.parameters)
    if let pose = view.pose(at: preview.target) {
      view.center = inStack(pose.center)
      view.transform = pose.transform
    } else {
      view.center = .zero
    }
    return view
  }

  /// Converts a point to the coordinates in which the touch is at the origin.
  func inStack(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - window.stack.center.x, y: point.y - window.stack.center.y)
  }

  /// Hides the lifted view while a menu of the same press shows it.
  private func hideBehindMenu() {
    guard phase == .lifted, interaction.view?.window?.keyReceiver is MenuSession else { return }
    window.stack.isHidden = true
  }

  /// Completes the animation of the lift, after which the items are dragged.
  func settleLift() {
    guard lifting.state == .active else { return }
    lifting.stopAnimation(false)
    lifting.finishAnimation(at: .end)
  }

  /// Returns the items, because they were not dragged.
  private func cancelLift() {
    phase = .ending
    // The end may come from a delegate's call before the lift has begun.
    guard lifting.state == .active else { return end() }
    lifting.addCompletion { _ in self.end() }
    lifting.pausesOnCompletion = false
    lifting.isReversed = true
    if !lifting.isRunning { lifting.startAnimation() }
  }

  // MARK: Dragging

  /// Called when the touch has moved to a point of the screen.
  func move(to point: CGPoint) {
    guard isInProgress, point.isFinite else { return }
    session.point = point
    if phase == .lifted {
      guard start.distance(to: point) > Self.slop else { return }
      begin()
    }
    guard phase == .dragging else { return }
    window.stack.center = point
    delegate?.dragInteraction(interaction, sessionDidMove: session)
    updateTarget()
  }

  private func begin() {
    phase = .dragging
    interaction.dismissMenu()
    window.stack.isHidden = false
    if lifting.isRunning { lifting.pausesOnCompletion = false } else { settleLift() }
    session.allowsMoveOperation =
      delegate?.dragInteraction(interaction, sessionAllowsMoveOperation: session) ?? true
    session.isRestrictedToDraggingApplication =
      delegate?.dragInteraction(
        interaction, sessionIsRestrictedToDraggingApplication: session) ?? false
    delegate?.dragInteraction(interaction, sessionWillBegin: session)
    guard phase == .dragging else { return }
    for index in cards.indices { replacePreview(at: index) }
    guard phase == .dragging else { return }
    gather()
  }

  /// Shows an item's preview for the drag, if it has one.
  private func replacePreview(at index: Int) {
    guard let provider = cards[index].item.previewProvider else { return }
    let preview = provider()
    // The provider is the app's code, and may have ended the drag.
    guard phase == .dragging else { return }
    let old = cards[index].view
    let new = preview.map { DragPreviewView(of: $0.view, parameters: $0.parameters) }
    cards[index].view = new
    if let new {
      new.alpha = 0
      if let old {
        window.stack.insertSubview(new, aboveSubview: old)
      } else {
        window.stack.insertSubview(new, at: 0)
      }
      new.center = old?.center ?? .zero
    }
    UIView.animate(
      withDuration: Self.gatherDuration,
      animations: {
        old?.alpha = 0
        new?.alpha = 1
        new?.center = .zero
        new?.lift()
      }, completion: { _ in old?.removeFromSuperview() })
  }

  /// Gathers several items in a stack at the touch.
  private func gather() {
    let views = cards.compactMap(\.view)
    placeBadge(at: views.first)
    guard let first = views.first, views.count > 1 else { return }
    UIView.animate(withDuration: Self.gatherDuration) {
      for (index, view) in views.enumerated().dropFirst() {
        let step = Self.stackStep * CGFloat(min(index, 3))
        view.center = CGPoint(x: first.center.x + step, y: first.center.y + step)
      }
    }
  }

  private func placeBadge(at view: UIView?) {
    window.stack.bringSubviewToFront(badge)
    badge.center = view.map { CGPoint(x: $0.frame.maxX, y: $0.frame.minY) } ?? .zero
    badge.show(.cancel)
  }

  // MARK: Ending

  /// Called when the touch has ended: drops the items or returns them.
  func release() {
    switch phase {
    case .lifted: cancelLift()
    case .dragging:
      if let target, operation == .copy || operation == .move {
        performDrop(on: target)
      } else {
        cancelDrag(operation == .forbidden ? .forbidden : .cancel)
      }
    case .ending, .ended: break
    }
  }

  /// Ends the drag without a drop: the touch was cancelled, or the view or the interaction was
  /// removed.
  func cancel() {
    switch phase {
    case .lifted: cancelLift()
    case .dragging: cancelDrag(.cancel)
    case .ending, .ended: break
    }
  }

  /// Called when the last animation has ended.
  func end() {
    guard phase != .ended else { return }
    phase = .ended
    window.isHidden = true
    interaction.dragDidEnd(self)
  }
}
