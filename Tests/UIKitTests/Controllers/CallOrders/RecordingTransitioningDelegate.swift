import UIKit

/// A transitioning delegate that records its calls and returns its properties.
final class RecordingTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let recorder: CallRecorder
  var animator: RecordingAnimator?
  var interaction: RecordingInteraction?

  init(_ recorder: CallRecorder) { self.recorder = recorder }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    recorder.record("delegate presentationController(forPresented:)")
    return RecordingPresentationController(recorder, presented, presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    recorder.record("delegate animationController(forPresented:)")
    animator?.isForward = true
    return animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    recorder.record("delegate animationController(forDismissed:)")
    animator?.isForward = false
    return animator
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    recorder.record("delegate interactionControllerForPresentation")
    return interaction
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    recorder.record("delegate interactionControllerForDismissal")
    return interaction
  }
}

/// A presentation controller that records its calls.
private final class RecordingPresentationController: UIPresentationController {
  private let recorder: CallRecorder

  init(
    _ recorder: CallRecorder, _ presented: UIViewController, _ presenting: UIViewController?
  ) {
    self.recorder = recorder
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override func presentationTransitionWillBegin() {
    recorder.record("presentation presentationTransitionWillBegin")
  }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    recorder.record("presentation presentationTransitionDidEnd(\(completed))")
  }
  override func dismissalTransitionWillBegin() {
    recorder.record("presentation dismissalTransitionWillBegin")
  }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    recorder.record("presentation dismissalTransitionDidEnd(\(completed))")
  }
}
