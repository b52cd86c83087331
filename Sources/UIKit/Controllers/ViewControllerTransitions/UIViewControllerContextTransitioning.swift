public import CoreGraphics

/// What an animator can read about the transition it animates, and what it notifies when it is
/// done.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition happens. Animators put the arriving view into it.
  var containerView: UIView { get }
  /// Whether the transition is to be animated.
  var isAnimated: Bool { get }
  /// Whether a gesture drives the transition at this moment.
  var isInteractive: Bool { get }
  /// True from ``cancelInteractiveTransition()`` on.
  var transitionWasCancelled: Bool { get }
  /// The presentation style of the controller that comes or goes; `none` in containers.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Reports progress from 0 to 1; called by interaction controllers.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that the gesture ended and the transition continues to its end.
  func finishInteractiveTransition()
  /// Reports that the gesture ended and the transition goes back to its start.
  func cancelInteractiveTransition()
  /// Reports that a gesture grabbed a running transition.
  func pauseInteractiveTransition()
  /// Ends the transition. Animators must call it once, whether finished or cancelled; a second call
  /// is ignored.
  func completeTransition(_ didComplete: Bool)

  /// The controller that is left or arrived at.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that is taken out or put in. Nil for a presenter whose view stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The rotation to apply; always the identity here.
  var targetTransform: CGAffineTransform { get }
  /// Where a controller's view is at the start, in the container's coordinates; zero where it is
  /// not in sight yet.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a controller's view is to be at the end; zero where it will be out of sight.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Names one of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name that it is known by.
  public let rawValue: String
  /// A value of any name, also of one that is not listed here.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The one that is visible at the start.
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  /// The one that is visible at the end.
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// Names one of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name that it is known by.
  public let rawValue: String
  /// A value of any name, also of one that is not listed here.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is taken out.
  public static let from = UITransitionContextViewKey(rawValue: "from")
  /// The view that is put in.
  public static let to = UITransitionContextViewKey(rawValue: "to")
}
