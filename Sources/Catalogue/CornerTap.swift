import UIKit

/// The presentation out of the corner, but interactive: it starts paused and waits for a tap.
enum CornerTap {
  final class FirstViewController: UIViewController {
    private let transitioning = TransitioningDelegate()

    override func loadView() {
      view = DemoPage(
        color: UIColor(named: "Sky") ?? .systemTeal,
        title: "First", caption: "After the button it waits for a tap, anywhere.",
        hint: "The container takes touches while it waits")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      let button = UIButton.soft("Present", background: UIColor(white: 1, alpha: 0.7))
      button.setTitleColor(.black, for: .normal)
      button.frame = CGRect(x: (view.bounds.size.width - 160) / 2, y: 240, width: 160, height: 44)
      button.staysCentered()
      button.addTarget(self, action: Selector(FirstViewController.showThird), for: .touchUpInside)
      view.addSubview(button)
    }

    private func showThird() {
      let third = CornerPresent.ThirdViewController()
      third.transitioningDelegate = transitioning
      third.modalPresentationStyle = .custom
      present(third, animated: true)
    }
  }

  final class TransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { CornerPresent.MyAnimator(presenting: true) }

    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { CornerPresent.MyAnimator(presenting: false) }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { TapInteraction() }
  }

  /// Pauses the transition at its start until the user taps the container.
  final class TapInteraction: UIPercentDrivenInteractiveTransition {
    @Parameter("Completion speed", in: 0.2...4, step: 0.1)
    private var speed: CGFloat = 1

    override func startInteractiveTransition(
      _ transitionContext: any UIViewControllerContextTransitioning
    ) {
      super.startInteractiveTransition(transitionContext)
      let tap = UITapGestureRecognizer(target: self, action: Selector(TapInteraction.handleTap))
      transitionContext.containerView.addGestureRecognizer(tap)
    }

    private func handleTap(_ tap: UITapGestureRecognizer) {
      completionSpeed = speed
      finish()
      tap.view?.removeGestureRecognizer(tap)
    }
  }
}

extension Demo {
  static let cornerTap = Demo(
    id: "corner-tap", title: "Waiting for a tap", seed: 3,
    summary: "Out of the corner, once you tap.",
    trigger: "Press “Present”, tap anywhere, then “Dismiss”.",
    stageSize: Demo.defaultStageSize, glyph: .corner,
    phases: [
      Phase(
        "present",
        .series([.tap("Present"), .tapAt(CGPoint(x: 100, y: 400))], pause: 0.2)),
      Phase("dismiss", after: "present", .tap("Dismiss")),
    ],
    prototypes: { [CornerTap.TapInteraction(), CornerPresent.MyAnimator(presenting: true)] },
    makeRoot: { CornerTap.FirstViewController() })
}
