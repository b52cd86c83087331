import UIKit

/// A modal slides up with a spring: it overshoots its final position and settles.
enum ModalSpring {
  /// The screen size that the numbers were chosen for.
  static let stageSize = CGSize(width: 320, height: 480)

  final class MainViewController: UIViewController, UIViewControllerTransitioningDelegate,
    ModalViewControllerDelegate
  {
    override func loadView() {
      view = DemoPage(
        size: stageSize, color: UIColor(named: "Sky") ?? .systemTeal, title: "Main",
        caption: "A modal springs in from below.", hint: "A damped spring moves it")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      let button = UIButton.soft("Click me", background: UIColor(white: 1, alpha: 0.7))
      button.setTitleColor(.black, for: .normal)
      button.frame = CGRect(x: 80, y: 210, width: 160, height: 40)
      button.staysCentered()
      button.addTarget(
        self, action: Selector(MainViewController.buttonClicked), for: .touchUpInside)
      view.addSubview(button)
    }

    private func buttonClicked() {
      let modal = ModalViewController()
      modal.delegate = self
      modal.caption = "A little beyond, and back."
      modal.hint = "The dismissal is the system’s own"
      modal.modalPresentationStyle = .fullScreen
      modal.transitioningDelegate = self
      present(modal, animated: true)
    }

    func modalViewControllerDidClickedDismissButton(_ viewController: ModalViewController) {
      dismiss(animated: true)
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { SpringTransition() }
  }

  final class SpringTransition: NSObject, UIViewControllerAnimatedTransitioning {
    @Parameter("Duration", in: 0.1...3, step: 0.05, unit: .seconds)
    private var duration: TimeInterval = 0.5
    @Parameter("Spring")
    private var spring = DampedSpring(dampingRatio: 0.8, initialVelocity: 1)

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { duration }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      guard let to = transitionContext.viewController(forKey: .to),
        let view = transitionContext.view(forKey: .to)
      else { return transitionContext.completeTransition(false) }
      let final = transitionContext.finalFrame(for: to)
      view.frame = final.offsetBy(dx: 0, dy: final.size.height)
      transitionContext.containerView.addSubview(view)

      UIView.animate(
        withDuration: transitionDuration(using: transitionContext), delay: 0,
        usingSpringWithDamping: spring.dampingRatio,
        initialSpringVelocity: spring.initialVelocity,
        animations: { view.frame = final },
        completion: { _ in
          transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
  }
}

extension Demo {
  static let modalSpring = Demo(
    id: "modal-spring", title: "With a spring", seed: 4,
    summary: "Slides a little beyond its place, and settles.",
    trigger: "Press “Click me”, then “Dismiss me”.",
    stageSize: ModalSpring.stageSize, glyph: .spring,
    phases: [
      Phase("present", .tap("Click me")),
      Phase("dismiss", after: "present", .tap("Dismiss me")),
    ],
    prototypes: { [ModalSpring.SpringTransition()] },
    makeRoot: { ModalSpring.MainViewController() })
}
