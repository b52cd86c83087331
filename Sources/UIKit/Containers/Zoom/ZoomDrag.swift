import CoreGraphics

/// The recogniser of the drag that takes a zoomed controller back; it holds the drag.
final class ZoomPanGestureRecognizer: UIPanGestureRecognizer {
  let drag: ZoomDrag

  fileprivate init(_ drag: ZoomDrag) {
    self.drag = drag
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
  }
}

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

  let transition: ZoomTransition
  private weak var controller: UIViewController?
  private weak var recognizer: ZoomPanGestureRecognizer?
  /// The animator of the transition that was asked for last.
  weak var animator: ZoomAnimator?
  private var isDriving = false
  private var context: (any UIViewControllerContextTransitioning)?
  private var stage: ZoomStage?
  private var start = CGPoint.zero

  private init(_ transition: ZoomTransition, of controller: UIViewController) {
    (self.transition, self.controller) = (transition, controller)
  }

  /// The drag in a controller's view, if the view has one of this transition.
  static func known(of controller: UIViewController, by transition: ZoomTransition) -> ZoomDrag? {
    recognizers(of: controller).map(\.drag).first { $0.transition === transition }
  }

  /// Lets drags in the controller's view take it away.
  static func attached(
    to controller: UIViewController, by transition: ZoomTransition
  ) -> ZoomDrag {
    if let known = known(of: controller, by: transition) { return known }
    let drag = ZoomDrag(transition, of: controller)
    let recognizer = ZoomPanGestureRecognizer(drag)
    drag.recognizer = recognizer
    recognizer.delegate = drag
    recognizer.addTarget(drag, action: Selector(ZoomDrag.follow))
    controller.view.addGestureRecognizer(recognizer)
    return drag
  }

  /// The controller has another transition: drags do not take it away by this one any more.
  static func detach(from controller: UIViewController, by transition: ZoomTransition) {
    for recognizer in recognizers(of: controller) where recognizer.drag.transition === transition {
      controller.viewIfLoaded?.removeGestureRecognizer(recognizer)
    }
  }

  private static func recognizers(of controller: UIViewController) -> [ZoomPanGestureRecognizer] {
    let all = controller.viewIfLoaded?.gestureRecognizers ?? []
    return all.compactMap { $0 as? ZoomPanGestureRecognizer }
  }

  /// Itself while a finger takes the controller away.
  var interactor: (any UIViewControllerInteractiveTransitioning)? { isDriving ? self : nil }

  // MARK: Sharing the touch

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let controller, let recognizer, let view = controller.viewIfLoaded else { return false }
    let (distance, velocity) = (recognizer.translation(in: view), recognizer.velocity(in: view))
    let willBegin = distance.y > abs(distance.x) && !scrollsUp(in: view)
    let begins =
      transition.options.interactiveDismissShouldBegin.map { shouldBegin in
        shouldBegin(
          ZoomTransition.ZoomOptions.InteractionContext(
            location: recognizer.location(in: view),
            velocity: CGVector(dx: velocity.x, dy: velocity.y), willBegin: willBegin))
      } ?? willBegin
    return begins && ZoomDeparture(of: controller)?.isPossible ?? false
  }

  /// Scroll views in the page wait for the drag, which is refused where they scroll. A touch that
  /// stops moving content is theirs.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let scrollView = otherGestureRecognizer.view as? UIScrollView, let view = recognizer?.view
    else { return false }
    return otherGestureRecognizer === scrollView.panGestureRecognizer
      && scrollView.isDescendant(of: view) && !scrollView.isInFullMotion
  }

  /// Whether a scroll view under the finger has content above what it shows.
  private func scrollsUp(in view: UIView) -> Bool {
    var touched = recognizer?.record.tracked.first?.view
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
    guard let recognizer, let stage = animator?.makeStage(transitionContext) else {
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
    // A tracker finishes beyond a share of its length.
    let tracker = SwipeTracker(
      length: stage.height * Self.threshold / SwipeTracker.threshold, flick: Self.flick,
      longest: ZoomAnimator.duration)
    let isMeant =
      !isCancelled && tracker.outcome(at: distance.y, velocity: velocity) == .finished
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
      if presentation.transition == nil { presentation.isDismissedByUser = false }
    }
  }
}
