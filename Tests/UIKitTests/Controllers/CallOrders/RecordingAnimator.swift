import UIKit

/// An animator that fades the upper view, and records its calls.
final class RecordingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let recorder: CallRecorder
  /// Whether the view that arrives is the upper one.
  var isForward = true

  init(_ recorder: CallRecorder) { self.recorder = recorder }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    recorder.record("animator transitionDuration")
    return 0.3
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    recorder.record("animator animateTransition")
    let (from, to) = (transitionContext.view(forKey: .from), transitionContext.view(forKey: .to))
    if let to, let controller = transitionContext.viewController(forKey: .to) {
      to.frame = transitionContext.finalFrame(for: controller)
      let container = transitionContext.containerView
      if isForward { container.addSubview(to) } else { container.insertSubview(to, at: 0) }
    }
    let upper = isForward ? to : from
    if isForward { upper?.alpha = 0 }
    UIView.animate(
      withDuration: 0.3, animations: { [isForward] in upper?.alpha = isForward ? 1 : 0 },
      completion: { [recorder] _ in
        upper?.alpha = 1
        recorder.record("animator completeTransition")
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }

  func animationEnded(_ transitionCompleted: Bool) {
    recorder.record("animator animationEnded(\(transitionCompleted))")
  }
}

/// An interaction controller that records when it is started.
final class RecordingInteraction: UIPercentDrivenInteractiveTransition {
  private let recorder: CallRecorder

  init(_ recorder: CallRecorder) { self.recorder = recorder }

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    recorder.record("interaction startInteractiveTransition")
    super.startInteractiveTransition(transitionContext)
  }
}
