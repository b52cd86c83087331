import CoreGraphics
import QuartzCore

/// The zoom of a controller out of a source view, or back into it.
@MainActor
final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let transition: ZoomTransition
  private let isAppearing: Bool
  private let controller: UIViewController
  private var stage: ZoomStage?
  /// Nil where a gesture moves it from the beginning.
  private var grab: ZoomGrab?

  /// Seconds.
  static let duration: TimeInterval = 0.5
  /// A spring that overshoots a little. Chosen by eye.
  static let spring = SpringSolver(
    mass: 1, stiffness: 230, damping: 26, initialVelocity: 0)
  /// The part of the duration in which the copy of the source view fades: out at the beginning, in
  /// after a moment. Chosen by eye.
  private static let (copyShare, copyDelay) = (0.4, 0.2)

  init(_ transition: ZoomTransition, isAppearing: Bool, _ controller: UIViewController) {
    (self.transition, self.isAppearing, self.controller) = (transition, isAppearing, controller)
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let stage = makeStage(transitionContext) else {
      return transitionContext.completeTransition(false)
    }
    if isAppearing {
      stage.place(.atSource)
      stage.copyAlpha = 1
    }
    if !transitionContext.isInteractive {
      grab = ZoomGrab(stage, transitionContext, isAppearing: isAppearing) { [weak controller] in
        controller?.transitionCoordinator?.percentComplete ?? 0
      }
    }
    animate(stage, to: isAppearing ? .zoomed : .atSource, isLinear: transitionContext.isInteractive)
    {
      let isDone = !transitionContext.transitionWasCancelled
      stage.takeDown()
      transitionContext.completeTransition(isDone)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    stage?.takeDown()
    grab?.end()
    (stage, grab) = (nil, nil)
  }

  /// Adds the views, with the card over the whole page.
  func makeStage(_ context: any UIViewControllerContextTransitioning) -> ZoomStage? {
    let container = context.containerView
    guard let view = context.view(forKey: isAppearing ? .to : .from),
      let other = context.viewController(forKey: isAppearing ? .from : .to)
    else { return nil }
    var full = view.frame
    if isAppearing {
      full = context.finalFrame(for: controller)
      view.frame = full
      container.addSubview(view)
    } else if let below = context.view(forKey: .to) {
      below.frame = context.finalFrame(for: other)
      container.insertSubview(below, at: 0)
      below.layoutIfNeeded()
    }
    container.layoutIfNeeded()
    let source = full.isEmpty ? nil : transition.sourceView(of: controller, over: other)
    let stage = ZoomStage(
      view, in: container, full: full, source: source,
      aligned: transition.alignmentRect(of: controller, with: source), options: transition.options)
    self.stage = stage
    return stage
  }

  /// Moves the card from where it is.
  func animate(
    _ stage: ZoomStage, to pose: ZoomStage.Pose, isLinear: Bool, completion: @escaping () -> Void
  ) {
    let changes = { stage.place(pose) }
    let returns = if case .atSource = pose { true } else { false }
    UIView.animate(
      withDuration: Self.duration * Self.copyShare,
      delay: returns ? Self.duration * Self.copyDelay : 0, options: .curveLinear,
      animations: { stage.copyAlpha = returns ? 1 : 0 })
    guard !isLinear else {
      return UIView.animate(
        withDuration: Self.duration, delay: 0, options: .curveLinear, animations: changes
      ) { _ in completion() }
    }
    UIView.animate(withDuration: Self.duration, spring: Self.spring, animations: changes) { _ in
      completion()
    }
  }
}
