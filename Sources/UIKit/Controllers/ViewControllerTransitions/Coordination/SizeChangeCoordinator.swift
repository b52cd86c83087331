import CoreGraphics

/// The coordinator of a change of size. Nothing is animated, so blocks run as soon as all
/// controllers have been notified, and their completions when everything is laid out.
@MainActor
final class SizeChangeCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var isOver = false

  init(containerView: UIView) { self.containerView = containerView }

  let isAnimated = false
  let presentationStyle = UIModalPresentationStyle.none
  let initiallyInteractive = false
  let isInterruptible = false
  let isInteractive = false
  let isCancelled = false
  let transitionDuration: TimeInterval = 0
  var percentComplete: CGFloat { isOver ? 1 : 0 }
  let completionVelocity: CGFloat = 1
  let completionCurve = UIView.AnimationCurve.easeInOut
  let targetTransform = CGAffineTransform.identity

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?, completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !isOver else { return false }
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// A change of size is never interactive, so there is nothing to call.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}

  /// Everything has its new size: runs the blocks.
  func run() {
    for block in animations { block(self) }
    animations.removeAll()
    containerView.layoutIfNeeded()
    isOver = true
    for block in completions { block(self) }
    completions.removeAll()
  }
}
