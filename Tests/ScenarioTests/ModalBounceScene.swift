import CoreGraphics
import UIKitTestSupport

/// The two controllers, the animators and the gesture of the modal that bounces in, as an app writes
/// them.
protocol ModalViewControllerDelegate: AnyObject {
  @MainActor func modalViewControllerDidClickedDismissButton(_ controller: ModalViewController)
}

final class ModalViewController: UIViewController {
  weak var delegate: (any ModalViewControllerDelegate)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .lightGray
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 80, y: 210, width: 160, height: 40)
    button.setTitle("Dismiss me", for: .normal)
    button.addTarget(
      self, action: Selector(ModalViewController.buttonClicked), for: .touchUpInside)
    view.addSubview(button)
  }

  private func buttonClicked() {
    delegate?.modalViewControllerDidClickedDismissButton(self)
  }
}

final class MainViewController: UIViewController, ModalViewControllerDelegate,
  UIViewControllerTransitioningDelegate
{
  private let presentAnimation = BouncePresentAnimation()
  private let dismissAnimation = NormalDismissAnimation()
  let transitionController = SwipeUpInteractiveTransition()
  /// The one that was presented last, for as long as it lives.
  weak var modal: ModalViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 80, y: 210, width: 160, height: 40)
    button.setTitle("Click me", for: .normal)
    button.addTarget(
      self, action: Selector(MainViewController.buttonClicked), for: .touchUpInside)
    view.addSubview(button)
  }

  func buttonClicked() {
    let controller = ModalViewController()
    controller.delegate = self
    controller.transitioningDelegate = self
    transitionController.wire(to: controller)
    present(controller, animated: true)
    if presentedViewController === controller { modal = controller }
  }

  func modalViewControllerDidClickedDismissButton(_ controller: ModalViewController) {
    dismiss(animated: true)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { presentAnimation }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { dismissAnimation }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    transitionController.isInteracting ? transitionController : nil
  }
}

final class BouncePresentAnimation: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.8 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let presented = context.viewController(forKey: .to), let view = presented.view else {
      return
    }
    let finalFrame = context.finalFrame(for: presented)
    view.frame = finalFrame.offsetBy(dx: 0, dy: UIScreen.main.bounds.height)
    context.containerView.addSubview(view)
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 0.6,
      initialSpringVelocity: 0, options: .curveLinear, animations: { view.frame = finalFrame },
      completion: { _ in context.completeTransition(true) })
  }
}

final class NormalDismissAnimation: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.viewController(forKey: .from),
      let to = context.viewController(forKey: .to)
    else { return }
    let start = context.initialFrame(for: from)
    let end = start.offsetBy(dx: 0, dy: UIScreen.main.bounds.height)
    context.containerView.addSubview(to.view)
    context.containerView.sendSubviewToBack(to.view)
    UIView.animate(
      withDuration: transitionDuration(using: context), animations: { from.view.frame = end },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}

final class SwipeUpInteractiveTransition: UIPercentDrivenInteractiveTransition {
  private(set) var isInteracting = false
  private var shouldComplete = false
  private weak var presented: UIViewController?

  func wire(to controller: UIViewController) {
    presented = controller
    controller.view.addGestureRecognizer(
      UIPanGestureRecognizer(
        target: self, action: Selector(SwipeUpInteractiveTransition.handleGesture)))
  }

  override var completionSpeed: CGFloat {
    get { 1 - percentComplete }
    set {}
  }

  private func handleGesture(_ recognizer: UIPanGestureRecognizer) {
    let translation = recognizer.translation(in: recognizer.view?.superview)
    switch recognizer.state {
    case .began:
      isInteracting = true
      presented?.dismiss(animated: true)
    case .changed:
      let fraction = min(max(translation.y / 400, 0), 1)
      shouldComplete = fraction > 0.5
      update(fraction)
    case .ended, .cancelled:
      isInteracting = false
      if shouldComplete && recognizer.state == .ended { finish() } else { cancel() }
      shouldComplete = false
    default: break
    }
  }
}
