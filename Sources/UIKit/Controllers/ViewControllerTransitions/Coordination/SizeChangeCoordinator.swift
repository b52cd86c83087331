import CoreGraphics

/// The coordinator of a change of size. Blocks run as soon as all controllers have been notified.
/// Their completions run when everything is laid out or, if the interface rotates, when the
/// rotation has ended.
@MainActor
final class SizeChangeCoordinator: NSObject, UIViewControllerTransitionCoordinator,
  WindowSizeChange
{
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  private var animations: [Block] = []
  private var completions: [Block] = []
  /// Whether the blocks have run: a later one runs at once.
  private var isApplied = false
  private var isOver = false
  private let rotation: ScreenRotation?

  /// - Parameter rotation: how the interface rotates. Nil if it does not rotate; then nothing is
  ///   animated.
  init(containerView: UIView, rotation: ScreenRotation? = nil) {
    self.containerView = containerView
    self.rotation = rotation
  }

  var isAnimated: Bool { rotation != nil }
  let presentationStyle = UIModalPresentationStyle.none
  let initiallyInteractive = false
  let isInterruptible = false
  let isInteractive = false
  let isCancelled = false
  var transitionDuration: TimeInterval { rotation?.duration ?? 0 }
  var percentComplete: CGFloat { isOver ? 1 : 0 }
  let completionVelocity: CGFloat = 1
  let completionCurve = UIView.AnimationCurve.easeInOut
  var targetTransform: CGAffineTransform { rotation?.targetTransform ?? .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?, completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !isOver else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if isApplied { animation(self) } else { animations.append(animation) }
    return true
  }

  /// A change of size is never interactive, so there is nothing to call.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}

  func apply() {
    isApplied = true
    for block in animations { block(self) }
    animations.removeAll()
    containerView.layoutIfNeeded()
  }

  func end() {
    isOver = true
    for block in completions { block(self) }
    completions.removeAll()
  }
}
