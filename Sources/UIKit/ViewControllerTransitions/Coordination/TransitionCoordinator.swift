import CoreGraphics

/// The coordinator of a transition from one controller to another.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private let context: TransitionContext
  /// Gone when the transition is.
  private weak var transition: ViewControllerTransition?
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var changeHandlers: [Block] = []
  private var endHandlers: [Block] = []
  /// Whether what is asked for from now on is too late to run with the rest.
  private var haveAnimationsRun = false
  private var finalDuration: TimeInterval = 0
  private var releasedAt: CGFloat?

  init(of transition: ViewControllerTransition) {
    self.transition = transition
    context = transition.context
    super.init()
  }

  // MARK: What blocks are told

  var isAnimated: Bool { context.isAnimated }
  var presentationStyle: UIModalPresentationStyle { context.presentationStyle }
  var initiallyInteractive: Bool { transition?.interactor?.wantsInteractiveStart ?? false }
  var isInterruptible: Bool { transition?.interruptible != nil }
  var isInteractive: Bool { context.isInteractive }
  var isCancelled: Bool { context.transitionWasCancelled }
  var transitionDuration: TimeInterval { transition?.duration ?? finalDuration }
  var percentComplete: CGFloat {
    if isInteractive { return transition?.traceProgress.percentComplete ?? 0 }
    return releasedAt ?? transition?.traceProgress.percentComplete ?? (isCancelled ? 0 : 1)
  }
  var completionVelocity: CGFloat { percentDriven?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { percentDriven?.completionCurve ?? .easeInOut }
  var containerView: UIView { context.containerView }
  var targetTransform: CGAffineTransform { context.targetTransform }

  private var percentDriven: UIPercentDrivenInteractiveTransition? {
    transition?.interactor as? UIPercentDrivenInteractiveTransition
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { context.view(forKey: key) }

  // MARK: Asking

  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?, completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard let transition else { return false }
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    if haveAnimationsRun { transition.animateAlongside() }
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

  var hasAnimations: Bool { !animations.isEmpty }

  /// Runs what was asked for until now, in the animation block that is around the call.
  func runAnimations() {
    haveAnimationsRun = true
    while !animations.isEmpty {
      let blocks = animations
      animations.removeAll()
      for block in blocks { block(self) }
    }
  }

  /// Runs what was asked for until now in a block of its own.
  ///
  /// - Parameter duration: the seconds that are left.
  func animate(for duration: TimeInterval) {
    haveAnimationsRun = true
    guard hasAnimations else { return }
    ViewAnimation.outsideBlocks {
      UIView.animate(withDuration: duration) { self.runAnimations() }
    }
  }

  /// A hand has let go, at a part of the way, or taken hold again.
  func interactionDidChange(releasedAt percent: CGFloat?) {
    releasedAt = percent
    let handlers = percent == nil ? changeHandlers : changeHandlers + endHandlers
    for handler in handlers { handler(self) }
  }

  func transitionDidEnd() {
    finalDuration = transition?.duration ?? 0
    transition = nil
    haveAnimationsRun = true
    let blocks = completions
    completions.removeAll()
    animations.removeAll()
    changeHandlers.removeAll()
    endHandlers.removeAll()
    for block in blocks { block(self) }
  }
}
