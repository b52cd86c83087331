public import CoreGraphics

/// Describes a transition to its animator, and is notified by it when the animation is done.
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
  /// The presentation style of the presented controller; `none` in containers.
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

  /// The controller at the start or at the end of the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that is removed or added. Nil for a presenter whose view stays in place.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The rotation to apply; always the identity here.
  var targetTransform: CGAffineTransform { get }
  /// The frame of a controller's view at the start, in the container's coordinates; zero if it is
  /// not visible then.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// The frame of a controller's view at the end; zero if it is not visible then. For a controller
  /// with the custom presentation style that is dismissed, it is the frame of its presentation.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Names one of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name that it is known by.
  public let rawValue: String
  /// A value of any name, also of one that is not listed here.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is visible at the start.
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  /// The controller that is visible at the end.
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// Names one of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name that it is known by.
  public let rawValue: String
  /// A value of any name, also of one that is not listed here.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is removed.
  public static let from = UITransitionContextViewKey(rawValue: "from")
  /// The view that is added.
  public static let to = UITransitionContextViewKey(rawValue: "to")
}
