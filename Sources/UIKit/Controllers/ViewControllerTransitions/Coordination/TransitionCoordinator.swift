import CoreGraphics

/// The coordinator of a transition from one controller to another.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = AlongsideAnimations.Block

  private let context: TransitionContext
  /// Nil when the transition is over.
  private weak var transition: ViewControllerTransition?
  /// The blocks that animate with the transition.
  private(set) lazy var alongside = AlongsideAnimations(of: self)
  private var completions: [Block] = []
  private var changeHandlers: [Block] = []
  private var endHandlers: [Block] = []
  private var finalDuration: TimeInterval = 0
  private var finalReleaseTiming = ReleaseTiming.standard
  private var releasedAt: CGFloat?

  init(of transition: ViewControllerTransition) {
    self.transition = transition
    context = transition.context
    super.init()
  }

  // MARK: UIViewControllerTransitionCoordinatorContext

  var isAnimated: Bool { context.isAnimated }
  var presentationStyle: UIModalPresentationStyle { context.presentationStyle }
  var initiallyInteractive: Bool {
    hasStarted && transition?.interactor?.wantsInteractiveStart ?? false
  }
  var isInterruptible: Bool { transition?.interruptible != nil }
  var isInteractive: Bool { context.isInteractive }
  var isCancelled: Bool { context.transitionWasCancelled }
  var transitionDuration: TimeInterval {
    hasStarted ? transition?.duration ?? finalDuration : 0
  }
  var percentComplete: CGFloat {
    if isInteractive { return transition?.percentComplete ?? 0 }
    return releasedAt ?? transition?.percentComplete ?? (isCancelled ? 0 : 1)
  }
  var completionVelocity: CGFloat {
    if case .eased(let speed, _, _) = releaseTiming { speed } else { 1 }
  }
  var completionCurve: UIView.AnimationCurve {
    if case .eased(_, let curve, _) = releaseTiming { curve } else { .easeOut }
  }
  var containerView: UIView { context.containerView }
  var targetTransform: CGAffineTransform { context.targetTransform }

  /// Whether an interaction controller of the app drives the transition by moving the views itself.
  var isDrivenByApp: Bool {
    transition?.interactor.map { !($0 is UIPercentDrivenInteractiveTransition) } ?? false
  }

  private var releaseTiming: ReleaseTiming { transition?.releaseTiming ?? finalReleaseTiming }
  /// Whether the transition has begun, so that the animator may have been called.
  private var hasStarted: Bool { transition?.phase != .requested }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { context.view(forKey: key) }

  // MARK: UIViewControllerTransitionCoordinator

  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?, completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard let transition else { return false }
    if let animation { alongside.append(animation) }
    if let completion { completions.append(completion) }
    if alongside.haveRun { transition.animateLateBlocks() }
    return true
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    changeHandlers.append(handler)
  }

  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    endHandlers.append(handler)
  }

  // MARK: Called by the engine

  /// The transition was released at a percentage, or was grabbed again if that is nil.
  func interactionDidChange(releasedAt percent: CGFloat?) {
    releasedAt = percent
    let handlers = percent == nil ? changeHandlers : changeHandlers + endHandlers
    for handler in handlers { handler(self) }
  }

  func transitionDidEnd() {
    (finalDuration, finalReleaseTiming) = (transitionDuration, releaseTiming)
    transition = nil
    alongside.end()
    let blocks = completions
    completions.removeAll()
    changeHandlers.removeAll()
    endHandlers.removeAll()
    for block in blocks { block(self) }
  }
}
