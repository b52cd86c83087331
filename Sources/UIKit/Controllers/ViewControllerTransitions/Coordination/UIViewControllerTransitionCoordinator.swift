public import CoreGraphics

/// What blocks that run alongside a transition can read about it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether anything moves; false where a change was asked for without animation.
  var isAnimated: Bool { get }
  /// The presentation style of the controller that comes or goes; `none` in containers.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition was interactive when it began.
  var initiallyInteractive: Bool { get }
  /// Whether a gesture can grab the transition while it runs.
  var isInterruptible: Bool { get }
  /// Whether a gesture drives it at this moment.
  var isInteractive: Bool { get }
  /// Whether it goes back to its start, or has done so.
  var isCancelled: Bool { get }
  /// Seconds, as the animator says; 0 where nothing is animated.
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
  /// The controller that is left or arrived at; nil where the size changes and not the controller.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that is taken out or put in; nil where it stays.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Lets any object animate alongside a transition, and be notified of its end. A controller's
/// `transitionCoordinator` gives it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Animates with the transition: with the timing of its animator's first animation, under a
  /// finger too, and back again where it is cancelled.
  ///
  /// - Parameters:
  ///   - animation: changes views, anywhere on the screen. Where nothing is animated it runs all
  ///     the same.
  ///   - completion: called once, after the transition's own completion.
  /// - Returns: false, and nothing is called, where the transition is over.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?, completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// As ``animate(alongsideTransition:completion:)``, which takes views outside the container too.
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

// The defaults of what is left out; the protocol documents it.
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
