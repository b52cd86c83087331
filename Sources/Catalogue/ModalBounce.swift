import UIKit

// A button presents a controller that bounces in from below. A drag downwards dismisses it
// interactively, and can be cancelled.

@MainActor
protocol ModalViewControllerDelegate: AnyObject {
  func modalViewControllerDidClickedDismissButton(_ viewController: ModalViewController)
}

// MARK: The two controllers

final class MainViewController: UIViewController, ModalViewControllerDelegate {
  private let presentAnimation = BouncePresentAnimation()
  private let dismissAnimation = NormalDismissAnimation()
  private let transitionController = SwipeUpInteractiveTransition()

  override func loadView() {
    view = DemoPage(
      size: CGSize(width: 320, height: 568), color: .systemBackground, ink: .label, title: "Main",
      caption: "A controller bounces in from below.",
      hint: presentAnimation.summary)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton.soft("Click me", background: .secondarySystemFill)
    button.frame = CGRect(x: 80, y: 210, width: 160, height: 40)
    button.staysCentered()
    button.addTarget(
      self, action: Selector(MainViewController.buttonClicked), for: .touchUpInside)
    view.addSubview(button)
  }

  func buttonClicked() {
    let modal = ModalViewController()
    modal.delegate = self
    modal.hint = transitionController.summary
    modal.modalPresentationStyle = .fullScreen
    modal.transitioningDelegate = self
    transitionController.wire(to: modal)
    present(modal, animated: true)
  }

  func modalViewControllerDidClickedDismissButton(_ viewController: ModalViewController) {
    dismiss(animated: true)
  }
}

extension MainViewController: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { presentAnimation }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { dismissAnimation }

  /// Returns the interaction controller only during a drag: the button dismisses without one.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    transitionController.interacting ? transitionController : nil
  }
}

final class ModalViewController: UIViewController {
  weak var delegate: (any ModalViewControllerDelegate)?
  var caption = "Drag me down, or press the button."
  var hint = ""

  override func loadView() {
    view = DemoPage(
      size: CGSize(width: 320, height: 568), color: .lightGray, title: "Modal", caption: caption,
      hint: hint)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton.soft("Dismiss me", background: UIColor(white: 1, alpha: 0.7))
    button.setTitleColor(.black, for: .normal)
    button.frame = CGRect(x: 80, y: 210, width: 160, height: 40)
    button.staysCentered()
    button.addTarget(
      self, action: Selector(ModalViewController.buttonClicked), for: .touchUpInside)
    view.addSubview(button)
  }

  private func buttonClicked() {
    delegate?.modalViewControllerDidClickedDismissButton(self)
  }
}

// MARK: The animations

final class BouncePresentAnimation: NSObject, UIViewControllerAnimatedTransitioning {
  @Parameter("Duration", in: 0.1...3, step: 0.05, unit: .seconds)
  private var duration: TimeInterval = 0.8
  @Parameter("Spring") private var spring = DampedSpring(dampingRatio: 0.6)

  var summary: String {
    String(format: "%g s, by a spring of damping %g", duration, Double(spring.dampingRatio))
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let toVC = transitionContext.viewController(forKey: .to),
      let toView = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }

    let container = transitionContext.containerView
    let finalFrame = transitionContext.finalFrame(for: toVC)
    toView.frame = finalFrame.offsetBy(dx: 0, dy: container.bounds.size.height)
    container.addSubview(toView)

    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      usingSpringWithDamping: spring.dampingRatio,
      initialSpringVelocity: spring.initialVelocity, options: .curveLinear,
      animations: { toView.frame = finalFrame },
      completion: { _ in transitionContext.completeTransition(true) })
  }
}

final class NormalDismissAnimation: NSObject, UIViewControllerAnimatedTransitioning {
  @Parameter("Duration", in: 0.1...3, step: 0.05, unit: .seconds)
  private var duration: TimeInterval = 0.4

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let fromVC = transitionContext.viewController(forKey: .from),
      let fromView = transitionContext.view(forKey: .from)
    else { return transitionContext.completeTransition(false) }

    let container = transitionContext.containerView
    let initialFrame = transitionContext.initialFrame(for: fromVC)
    let finalFrame = initialFrame.offsetBy(dx: 0, dy: container.bounds.size.height)
    // Nil in styles that leave the presenter's view in the hierarchy.
    if let toView = transitionContext.view(forKey: .to) {
      container.addSubview(toView)
      container.sendSubviewToBack(toView)
    }

    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: { fromView.frame = finalFrame },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

// MARK: The finger

/// The name is the article's, although the drag goes down.
final class SwipeUpInteractiveTransition: UIPercentDrivenInteractiveTransition {
  /// The distance of a drag that completes the dismissal.
  @Parameter("Whole drag", in: 100...600, step: 10, unit: .points)
  private var distance: CGFloat = 400
  /// The fraction of that distance beyond which a release finishes the dismissal.
  @Parameter("Finishes beyond", in: 0.1...0.9, step: 0.05, unit: .percent)
  private var threshold: CGFloat = 0.5

  var summary: String {
    String(format: "Release beyond %g points to dismiss", Double(distance * threshold))
  }

  private(set) var interacting = false
  private var shouldComplete = false
  private weak var presentedVC: UIViewController?

  func wire(to viewController: UIViewController) {
    presentedVC = viewController
    let pan = UIPanGestureRecognizer(
      target: self, action: Selector(SwipeUpInteractiveTransition.handleGesture))
    viewController.view.addGestureRecognizer(pan)
  }

  override var completionSpeed: CGFloat {
    // The speed must be greater than 0, also where the drag has covered the whole distance.
    get { percentComplete < 1 ? 1 - percentComplete : 1 }
    set { super.completionSpeed = newValue }
  }

  private func handleGesture(_ pan: UIPanGestureRecognizer) {
    let translation = pan.translation(in: pan.view?.superview)
    switch pan.state {
    case .began:
      interacting = true
      shouldComplete = false
      presentedVC?.dismiss(animated: true)
    case .changed:
      let fraction = min(max(translation.y / distance, 0), 1)
      shouldComplete = fraction > threshold
      update(fraction)
    case .ended, .cancelled:
      interacting = false
      if !shouldComplete || pan.state == .cancelled {
        cancel()
      } else {
        finish()
      }
    default: break
    }
  }
}

extension Demo {
  /// The first article's demo: a page that bounces in and is dragged out. Commands that measure use
  /// it by default.
  public static let modalBounce = Demo(
    id: "modal-bounce", title: "Bouncing modal", seed: 1,
    summary: "Springs in, leaves under your finger.",
    trigger: "Press “Click me”; drag the modal down, or press “Dismiss me”.",
    stageSize: CGSize(width: 320, height: 568), glyph: .bounce,
    phases: [
      Phase("present", .tap("Click me")),
      Phase("dismiss", after: "present", .tap("Dismiss me")),
      Phase(
        "drag", after: "present",
        .drag(from: CGPoint(x: 160, y: 120), to: CGPoint(x: 160, y: 400), duration: 0.5)),
      Phase(
        "drag-cancel", after: "present",
        .drag(from: CGPoint(x: 160, y: 120), to: CGPoint(x: 160, y: 280), duration: 0.5)),
    ],
    prototypes: {
      [BouncePresentAnimation(), NormalDismissAnimation(), SwipeUpInteractiveTransition()]
    },
    makeRoot: { MainViewController() })
}
