import UIKit

// The code of `README.md`, and what it leaves out.

final class ViewController: UIViewController {
  @Outlet var lblMessage: UILabel!  // where iOS code has @IBOutlet

  override class var actions: [String: Selector] {  // where it has @IBAction, also for unwinding
    ["showThird:": Selector(ViewController.showThird), "goBack:": Selector(ViewController.goBack)]
  }

  func showThird() { performSegue(withIdentifier: "third", sender: self) }
  func goBack(_ segue: UIStoryboardSegue) { lblMessage.text = "Welcome back!" }
}

/// The controller that the test of the article drives: its button presents a controller that
/// bounces in, and a drag downwards takes that away.
final class MainViewController: UIViewController, UIViewControllerTransitioningDelegate {
  private var driver: UIPercentDrivenInteractiveTransition?

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 80, y: 210, width: 160, height: 40)
    button.setTitle("Present", for: .normal)
    button.addTarget(self, action: Selector(MainViewController.presentModal), for: .touchUpInside)
    view.addSubview(button)
  }

  private func presentModal() {
    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen
    modal.transitioningDelegate = self
    modal.view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector(MainViewController.drag)))
    present(modal, animated: true)
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    let progress = pan.translation(in: nil).y / 400
    switch pan.state {
    case .began:
      driver = UIPercentDrivenInteractiveTransition()
      dismiss(animated: true)
    case .changed: driver?.update(progress)
    default:
      if progress > 0.5, pan.state == .ended { driver?.finish() } else { driver?.cancel() }
      driver = nil
    }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { BouncePresentAnimation() }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SlideDownAnimation() }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}

private final class SlideDownAnimation: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let modal = context.view(forKey: .from), let main = context.view(forKey: .to) else {
      return context.completeTransition(false)
    }
    context.containerView.insertSubview(main, at: 0)
    UIView.animate(
      withDuration: transitionDuration(using: context),
      animations: { modal.frame.origin.y = context.containerView.bounds.height },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}
