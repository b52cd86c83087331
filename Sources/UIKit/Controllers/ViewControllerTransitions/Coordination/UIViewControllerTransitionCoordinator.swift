public import CoreGraphics

/// Describes a transition to the blocks that run alongside it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The presentation style of the presented controller; `none` in containers.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition was interactive when it began.
  var initiallyInteractive: Bool { get }
  /// Whether a gesture can grab the transition while it runs.
  var isInterruptible: Bool { get }
  /// Whether a gesture drives it at this moment.
  var isInteractive: Bool { get }
  /// Whether it goes back to its start, or has done so.
  var isCancelled: Bool { get }
  /// Seconds, from the animator; 0 if nothing is animated.
  var transitionDuration: TimeInterval { get }
  /// From 0 to 1; after the release, the value at the release.
  var percentComplete: CGFloat { get }
  /// The speed after the release; 1 is the animator's own.
  var completionVelocity: CGFloat { get }
  /// The timing curve after the release.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view in which the transition happens.
  var containerView: UIView { get }
  /// The rotation that is animated; always the identity here.
  var targetTransform: CGAffineTransform { get }
  /// The controller at the start or at the end of the transition; nil for a change of size.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that is removed or added; nil for a view that stays.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Animates blocks alongside a transition, and notifies of its end. It is a controller's
/// `transitionCoordinator`.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Animates alongside the transition, with the timing of its animator's first animation. The
  /// animation is driven interactively with the transition, and reversed if it is cancelled.
  ///
  /// - Parameters:
  ///   - animation: changes views anywhere on the screen, also outside the container. It also runs
  ///     if nothing is animated.
  ///   - completion: called once, after the transition's own completion.
  /// - Returns: false if the transition is over, and then nothing is called.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?, completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// The same as ``animate(alongsideTransition:completion:)``, which also animates views outside
  /// the container.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls `handler` each time a gesture releases the transition or grabs it again.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)

  /// Calls `handler` each time a gesture releases the transition.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

// The defaults of optional methods; the protocol documents them.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIViewControllerTransitionCoordinator {
  /// As ``animate(alongsideTransition:completion:)``, without a completion.
  @discardableResult
  public func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  /// As ``animateAlongsideTransition(in:animation:completion:)``, without a completion.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}
