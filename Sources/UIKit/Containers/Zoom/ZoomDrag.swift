import CoreGraphics

/// The drag that takes a zoomed controller back: its page follows the finger and shrinks, and goes
/// into its source view when it is released.
@MainActor
final class ZoomDrag: NSObject, UIGestureRecognizerDelegate,
  UIViewControllerInteractiveTransitioning
{
  /// The distance of a drag, in heights of the page, beyond which a release ends the zoom.
  private static let threshold: CGFloat = 0.2
  /// The velocity of a release, in points a second, that decides by its direction.
  private static let flick: CGFloat = 500

  private let recognizer = UIPanGestureRecognizer()
  private unowned let transition: ZoomTransition
  private weak var controller: UIViewController?
  /// The animator of the transition that was asked for last.
  weak var animator: ZoomAnimator?
  private var isDriving = false
  private var context: (any UIViewControllerContextTransitioning)?
  private var stage: ZoomStage?
  private var start = CGPoint.zero

  init(_ transition: ZoomTransition) {
    self.transition = transition
    super.init()
    recognizer.delegate = self
    recognizer.maximumNumberOfTouches = 1
    recognizer.addTarget(self, action: Selector(ZoomDrag.follow))
  }

  /// Itself while a finger takes the controller away.
  var interactor: (any UIViewControllerInteractiveTransitioning)? { isDriving ? self : nil }

  /// Lets drags in the controller's view take it away.
  func attach(to controller: UIViewController) {
    self.controller = controller
    if recognizer.view !== controller.view { controller.view.addGestureRecognizer(recognizer) }
  }

  // MARK: Sharing the touch

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let controller, controller.preferredTransition === transition,
      let view = controller.viewIfLoaded, let departure = ZoomDeparture(of: controller),
      departure.isPossible
    else { return false }
    let (distance, velocity) = (recognizer.translation(in: view), recognizer.velocity(in: view))
    let willBegin = distance.y > abs(distance.x) && !scrollsUp(in: view)
    guard let shouldBegin = transition.options.interactiveDismissShouldBegin else {
      return willBegin
    }
    return shouldBegin(
      ZoomTransition.ZoomOptions.InteractionContext(
        location: recognizer.location(in: view),
        velocity: CGVector(dx: velocity.x, dy: velocity.y), willBegin: willBegin))
  }

  /// Scroll views in the page wait for the drag, which is refused where they scroll.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let scrollView = otherGestureRecognizer.view as? UIScrollView, let view = recognizer.view
    else { return false }
    return otherGestureRecognizer === scrollView.panGestureRecognizer
      && scrollView.isDescendant(of: view)
  }

  /// Whether a scroll view under the finger has content above what it shows.
  private func scrollsUp(in view: UIView) -> Bool {
    var touched = recognizer.record.tracked.first?.view
    while let current = touched {
      if let scrollView = current as? UIScrollView, scrollView.scrollsVertically,
        !scrollView.isAtTop
      {
        return true
      }
      if current === view { break }
      touched = current.superview
    }
    return false
  }

  // MARK: Following

  private func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: begin(pan)
    case .changed: move(pan)
    case .ended:
      move(pan)
      release(pan, isCancelled: false)
    case .cancelled, .failed: release(pan, isCancelled: true)
    case .possible: break
    }
  }

  private func begin(_ pan: UIPanGestureRecognizer) {
    guard let controller, let departure = ZoomDeparture(of: controller) else { return }
    isDriving = true
    departure.begin(driver: self)
    guard context == nil else { return move(pan) }
    // The transition has no place for the drag: a delegate has animated it, for example.
    isDriving = false
    pan.isEnabled = false
    pan.isEnabled = true
  }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let stage = animator?.makeStage(transitionContext) else {
      isDriving = false
      return transitionContext.cancelInteractiveTransition()
    }
    (context, self.stage) = (transitionContext, stage)
    let container = transitionContext.containerView
    let (finger, distance) = (
      recognizer.location(in: container), recognizer.translation(in: container)
    )
    start = CGPoint(x: finger.x - distance.x, y: finger.y - distance.y)
  }

  private func move(_ pan: UIPanGestureRecognizer) {
    guard let context, let stage else { return }
    let distance = pan.translation(in: context.containerView)
    stage.place(.dragged(from: start, by: distance))
    context.updateInteractiveTransition(stage.progress(by: distance))
  }

  private func release(_ pan: UIPanGestureRecognizer, isCancelled: Bool) {
    guard let context, let stage, let animator else { return end() }
    let (velocity, distance) = (
      pan.velocity(in: context.containerView).y, pan.translation(in: context.containerView)
    )
    let isFar = stage.progress(by: distance) > Self.threshold
    let isMeant = !isCancelled && (velocity > Self.flick || isFar && velocity > -Self.flick)
    end()
    if isMeant {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    animator.animate(stage, to: isMeant ? .atSource : .zoomed, isLinear: false) {
      stage.takeDown()
      context.completeTransition(isMeant)
    }
  }

  private func end() { (context, stage, isDriving) = (nil, nil, false) }
}

/// How a zoomed controller goes: by a pop of its stack, or the end of its presentation.
@MainActor
private enum ZoomDeparture {
  case pop(UINavigationController)
  case dismissal(Presentation)

  init?(of controller: UIViewController) {
    if let navigation = controller.parent as? UINavigationController {
      self = .pop(navigation)
    } else if let presentation = controller.ownPresentation {
      self = .dismissal(presentation)
    } else {
      return nil
    }
  }

  /// Whether the user may end the zoom now.
  var isPossible: Bool {
    switch self {
    case .pop(let navigation): navigation.canSwipe
    case .dismissal(let presentation):
      presentation.isSettled && presentation.presented.presentation == nil
        && presentation.isUsersDismissalAllowed
    }
  }

  func begin(driver: any UIViewControllerInteractiveTransitioning) {
    switch self {
    case .pop(let navigation): _ = navigation.popBySwipe(driver)
    case .dismissal(let presentation):
      presentation.isDismissedByUser = true
      presentation.presented.dismiss(animated: true)
      // The finger is there now, and not at the end of the turn.
      presentation.transition?.startRequested()
    }
  }
}
