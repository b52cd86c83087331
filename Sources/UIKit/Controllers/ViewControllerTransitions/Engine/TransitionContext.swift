import CoreGraphics

/// The context that the engine passes to animators and interaction controllers.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// One controller's part in the transition.
  struct Participant {
    let controller: UIViewController
    /// Nil if the view stays in place, so that the animator must not move it.
    let view: UIView?
    let initialFrame: CGRect
    let finalFrame: CGRect

    init(
      controller: UIViewController, view: UIView?, initialFrame: CGRect, finalFrame: CGRect
    ) {
      self.controller = controller
      self.view = view
      self.initialFrame = initialFrame
      self.finalFrame = finalFrame
    }

    /// The part of a controller in a transition that has not begun.
    init(controller: UIViewController) {
      self.init(controller: controller, view: nil, initialFrame: .zero, finalFrame: .zero)
    }
  }

  /// The scene that shows the transition.
  var hostScene: UIWindowScene {
    containerView.window?.windowScene ?? from.controller.hostScene
  }

  let containerView: UIView
  /// The container whose children they are; nil for presentations.
  let parent: UIViewController?
  let presentationStyle: UIModalPresentationStyle
  private(set) var isAnimated: Bool
  private(set) var from: Participant
  private(set) var to: Participant
  /// The window in which it was requested; the container may not be in it yet.
  private weak var requestedWindow: UIWindow?
  /// Whether the transition was ended from outside, before its animator could.
  var isAbandoned = false
  private var initialSize: CGSize
  /// The transition, which is kept alive by the application while it runs.
  weak var transition: ViewControllerTransition?
  /// Whether the transition is over. A callback in its beginning, such as `viewWillAppear`, may
  /// have ended it.
  var hasEnded: Bool { transition?.phase.hasEnded ?? true }

  init(
    containerView: UIView, parent: UIViewController? = nil, style: UIModalPresentationStyle,
    isAnimated: Bool, window: UIWindow? = nil, from: Participant, to: Participant
  ) {
    self.containerView = containerView
    self.parent = parent
    presentationStyle = style
    self.isAnimated = isAnimated
    self.from = from
    self.to = to
    requestedWindow = window
    initialSize = containerView.bounds.size
    super.init()
  }

  /// The transition begins, with its current participants.
  func begin(from: Participant, to: Participant) {
    (self.from, self.to) = (from, to)
    initialSize = containerView.bounds.size
  }

  /// Notifies controllers that they are about to appear or disappear, one after the other, until
  /// one of these calls ends the transition.
  func beginAppearance(_ isAppearing: Bool, of controllers: [UIViewController]) {
    for controller in controllers where !hasEnded {
      controller.beginAppearanceChange(isAppearing, animated: isAnimated)
    }
  }

  /// Another request replaces this one, which has not begun.
  func replace(isAnimated: Bool, from: Participant, to: Participant) {
    self.isAnimated = isAnimated
    (self.from, self.to) = (from, to)
  }

  /// The window that shows the transition, or will show it.
  var window: UIWindow? {
    transition?.phase == .requested ? requestedWindow ?? containerView.window : containerView.window
  }

  /// Whether the container's size has changed meanwhile.
  var containerWasResized: Bool { containerView.bounds.size != initialSize }

  var isInteractive: Bool { transition?.isInteractive ?? false }
  /// Stays true after the transition is over.
  var transitionWasCancelled = false
  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    TransitionTrace.unlistedCall(self, "updateInteractiveTransition(_:)", [percentComplete]) {
      transition?.interactionDidUpdate(percentComplete)
    }
  }

  func finishInteractiveTransition() {
    TransitionTrace.unlistedCall(self, "finishInteractiveTransition()") {
      transition?.interactionDidEnd(.finished)
    }
  }

  func cancelInteractiveTransition() {
    TransitionTrace.unlistedCall(self, "cancelInteractiveTransition()") {
      transition?.interactionDidEnd(.cancelled)
    }
  }

  func pauseInteractiveTransition() {
    TransitionTrace.unlistedCall(self, "pauseInteractiveTransition()") {
      transition?.interactionDidPause()
    }
  }

  func completeTransition(_ didComplete: Bool) {
    TransitionTrace.unlistedCall(self, "completeTransition(_:)", [didComplete]) {
      complete(didComplete)
    }
  }

  private func complete(_ didComplete: Bool) {
    guard let transition else {
      guard !isAbandoned else { return }
      Diagnostics.warn(
        "completeTransition(_:) was called a second time for one transition; it is ignored.")
      return
    }
    transition.complete(didComplete)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from.controller
    case .to: to.controller
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from.view
    case .to: to.view
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    participant(vc)?.initialFrame ?? .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    participant(vc)?.finalFrame ?? .zero
  }

  /// Whether a view that stays has to be put at its final frame, because an animator or a resize
  /// has left it elsewhere.
  func needsPlacing(_ view: UIView) -> Bool {
    view.superview !== containerView || containerWasResized
  }

  /// Removes the view of a departing controller from the container, unless another controller in
  /// the container shows it already.
  func removeView(of controller: UIViewController) {
    for case let view? in [controller.viewOrPlaceholderIfLoaded, controller.viewIfLoaded]
    where view.isDescendant(of: containerView) && view.superview?.nearestController === parent {
      view.removeFromSuperview()
    }
  }

  /// Whether a controller, or one of its ancestors, takes part.
  func concerns(_ controller: UIViewController) -> Bool {
    sequence(first: controller, next: \.parent).contains {
      $0 === from.controller || $0 === to.controller || $0 === parent
    }
  }

  /// The participant for exactly this controller; nil if it does not take part.
  func participant(_ controller: UIViewController) -> Participant? {
    if controller === from.controller { return from }
    return controller === to.controller ? to : nil
  }
}
