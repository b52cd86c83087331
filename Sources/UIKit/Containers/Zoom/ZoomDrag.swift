import CoreGraphics

/// A recogniser of a gesture that ends a zoom. It owns the `ZoomDrag` that moves the page.
@MainActor
private protocol ZoomRecognizer: UIGestureRecognizer {
  var drag: ZoomDrag { get }
}

private final class ZoomPanGestureRecognizer: UIPanGestureRecognizer, ZoomRecognizer {
  let drag: ZoomDrag

  init(_ drag: ZoomDrag) {
    self.drag = drag
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
  }
}

private final class ZoomPinchGestureRecognizer: UIPinchGestureRecognizer, ZoomRecognizer {
  let drag: ZoomDrag

  init(_ drag: ZoomDrag) {
    self.drag = drag
    super.init(target: nil, action: nil)
  }
}

/// The drag down, or the pinch, that takes a zoomed controller back: its page follows the fingers
/// and shrinks, and goes into its source view when it is released.
@MainActor
final class ZoomDrag: NSObject, UIGestureRecognizerDelegate,
  UIViewControllerInteractiveTransitioning
{
  /// The distance of a drag, in heights of the page, beyond which a release ends the zoom.
  private static let threshold: CGFloat = 0.2
  /// The velocity of a release, in points per second, that decides by its direction.
  private static let flick: CGFloat = 500
  /// The scale of a pinch below which a release ends the zoom. Chosen by eye.
  private static let pinchThreshold: CGFloat = 0.75
  /// The velocity of a pinch, in scales per second, that decides by its direction. Chosen by eye.
  private static let pinchFlick: CGFloat = 1

  let transition: ZoomTransition
  private weak var controller: UIViewController?
  private weak var pan: ZoomPanGestureRecognizer?
  private weak var pinch: ZoomPinchGestureRecognizer?
  /// The animator of the transition that was requested last.
  weak var animator: ZoomAnimator?
  /// The recogniser whose fingers take the controller away; nil for none.
  private weak var driving: UIGestureRecognizer?
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

  /// Lets drags and pinches in the controller's view take it away.
  static func attached(
    to controller: UIViewController, by transition: ZoomTransition
  ) -> ZoomDrag {
    if let known = known(of: controller, by: transition) { return known }
    let drag = ZoomDrag(transition, of: controller)
    let (pan, pinch) = (ZoomPanGestureRecognizer(drag), ZoomPinchGestureRecognizer(drag))
    (drag.pan, drag.pinch) = (pan, pinch)
    for recognizer in [pan, pinch] {
      recognizer.delegate = drag
      recognizer.addTarget(drag, action: Selector(ZoomDrag.follow))
      controller.view.addGestureRecognizer(recognizer)
    }
    return drag
  }

  /// The controller has another transition: gestures do not take it away by this one any more.
  static func detach(from controller: UIViewController, by transition: ZoomTransition) {
    for recognizer in recognizers(of: controller) where recognizer.drag.transition === transition {
      controller.viewIfLoaded?.removeGestureRecognizer(recognizer)
    }
  }

  private static func recognizers(of controller: UIViewController) -> [any ZoomRecognizer] {
    let all = controller.viewIfLoaded?.gestureRecognizers ?? []
    return all.compactMap { $0 as? any ZoomRecognizer }
  }

  /// Itself while fingers take the controller away.
  var interactor: (any UIViewControllerInteractiveTransitioning)? { driving == nil ? nil : self }

  // MARK: Sharing the touch

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let controller, let view = controller.viewIfLoaded, driving == nil else { return false }
    let velocity = pan.map { $0 === gestureRecognizer ? $0.velocity(in: view) : .zero } ?? .zero
    let willBegin = begins(gestureRecognizer, in: view)
    let begins =
      transition.options.interactiveDismissShouldBegin.map { shouldBegin in
        shouldBegin(
          ZoomTransition.ZoomOptions.InteractionContext(
            location: gestureRecognizer.location(in: view),
            velocity: CGVector(dx: velocity.x, dy: velocity.y), willBegin: willBegin))
      } ?? willBegin
    return begins && ZoomDeparture(of: controller)?.isPossible ?? false
  }

  /// Whether a drag goes down, or a pinch closes, and no scroll view under the fingers handles it.
  private func begins(_ recognizer: UIGestureRecognizer, in view: UIView) -> Bool {
    let scrollViews = scrollViews(under: recognizer, in: view)
    if let pan, pan === recognizer {
      let distance = pan.translation(in: view)
      return distance.y > abs(distance.x)
        && !scrollViews.contains { $0.scrollsVertically && !$0.isAtTop }
    }
    guard let pinch, pinch === recognizer else { return false }
    return pinch.scale < 1
      && !scrollViews.contains { $0.canZoom && $0.zoomScale > $0.minimumZoomScale }
  }

  /// Makes scroll views in the page wait for the gesture, which does not begin where a scroll view
  /// handles the drag. A touch that stops scrolling content belongs to the scroll view.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let scrollView = otherGestureRecognizer.view as? UIScrollView,
      let view = gestureRecognizer.view, scrollView.isDescendant(of: view),
      !scrollView.isInFullMotion
    else { return false }
    return gestureRecognizer === pan
      ? otherGestureRecognizer === scrollView.panGestureRecognizer
      : otherGestureRecognizer === scrollView.pinchGestureRecognizer
  }

  /// The scroll views that a gesture began on, up to the page.
  private func scrollViews(
    under recognizer: UIGestureRecognizer, in view: UIView
  ) -> [UIScrollView] {
    var found: [UIScrollView] = []
    var touched = recognizer.record.tracked.first?.view
    while let current = touched {
      if let scrollView = current as? UIScrollView { found.append(scrollView) }
      if current === view { break }
      touched = current.superview
    }
    return found
  }

  // MARK: Following

  private func follow(_ recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began: begin(recognizer)
    case .changed: move(recognizer)
    case .ended:
      move(recognizer)
      release(recognizer, isCancelled: false)
    case .cancelled, .failed: release(recognizer, isCancelled: true)
    case .possible: break
    }
  }

  private func begin(_ recognizer: UIGestureRecognizer) {
    guard let controller, let departure = ZoomDeparture(of: controller) else { return }
    driving = recognizer
    departure.begin(driver: self)
    guard context == nil else { return move(recognizer) }
    // The transition cannot be driven by the drag, for example because a delegate has supplied an
    // animator.
    driving = nil
    recognizer.isEnabled = false
    recognizer.isEnabled = true
  }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let driving, let stage = animator?.makeStage(transitionContext) else {
      driving = nil
      return transitionContext.cancelInteractiveTransition()
    }
    (context, self.stage) = (transitionContext, stage)
    let container = transitionContext.containerView
    start = driving.location(in: container)
    if let pan, pan === driving {
      let distance = pan.translation(in: container)
      start = CGPoint(x: start.x - distance.x, y: start.y - distance.y)
    }
  }

  /// How the fingers hold the page.
  private func hold(of recognizer: UIGestureRecognizer, in container: UIView) -> ZoomStage.Hold {
    if let pan, pan === recognizer {
      return ZoomStage.Hold(start: start, distance: pan.translation(in: container))
    }
    let middle = recognizer.location(in: container)
    return ZoomStage.Hold(
      start: start, distance: CGPoint(x: middle.x - start.x, y: middle.y - start.y),
      scale: pinch?.scale)
  }

  private func move(_ recognizer: UIGestureRecognizer) {
    guard let context, let stage, recognizer === driving else { return }
    let hold = hold(of: recognizer, in: context.containerView)
    stage.place(.held(hold))
    context.updateInteractiveTransition(stage.progress(of: hold))
  }

  /// Whether a release ends the zoom.
  private func endsZoom(_ recognizer: UIGestureRecognizer, on stage: ZoomStage) -> Bool {
    guard let pan, pan === recognizer else {
      guard let pinch, abs(pinch.velocity) < Self.pinchFlick else {
        return pinch?.velocity ?? 0 < 0
      }
      return pinch.scale < Self.pinchThreshold
    }
    // A tracker finishes beyond a share of its length.
    let tracker = SwipeTracker(
      length: stage.height * Self.threshold / SwipeTracker.threshold, flick: Self.flick,
      longest: ZoomAnimator.duration)
    let container = context?.containerView
    return tracker.outcome(
      at: pan.translation(in: container).y, velocity: pan.velocity(in: container).y) == .finished
  }

  private func release(_ recognizer: UIGestureRecognizer, isCancelled: Bool) {
    guard recognizer === driving else { return }
    guard let context, let stage, let animator else { return end() }
    let endsZoom = !isCancelled && endsZoom(recognizer, on: stage)
    end()
    if endsZoom {
      context.finishInteractiveTransition()
    } else {
      context.cancelInteractiveTransition()
    }
    animator.animate(stage, to: endsZoom ? .atSource : .zoomed, isLinear: false) {
      stage.takeDown()
      context.completeTransition(endsZoom)
    }
  }

  private func end() { (context, stage, driving) = (nil, nil, nil) }
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
      // Starts now and not at the end of the turn, because the finger has moved already.
      presentation.transition?.startRequested()
      if presentation.transition == nil { presentation.isDismissedByUser = false }
    }
  }
}
