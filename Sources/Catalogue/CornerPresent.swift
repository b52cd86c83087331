import UIKit

/// One animator for both directions: the presented view grows out of the lower right corner, and
/// shrinks back into it.
enum CornerPresent {
  final class FirstViewController: UIViewController {
    /// A strong reference, because `transitioningDelegate` is weak: without it the delegate would
    /// be deallocated before the dismissal asks for it.
    private var transitioning: MyTransitioningDelegate?

    override func loadView() {
      view = DemoPage(
        color: UIColor(named: "Honeydew") ?? .systemGreen,
        title: "First", caption: "The other page waits in the lower right corner.",
        hint: "One animator for both directions")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      let button = UIButton.soft("Present", background: UIColor(white: 1, alpha: 0.7))
      button.setTitleColor(.black, for: .normal)
      button.frame = CGRect(x: (view.bounds.size.width - 160) / 2, y: 240, width: 160, height: 44)
      button.staysCentered()
      button.addTarget(
        self, action: Selector(FirstViewController.customAnimation), for: .touchUpInside)
      view.addSubview(button)
    }

    private func customAnimation() {
      let third = ThirdViewController()
      let delegate = MyTransitioningDelegate()
      transitioning = delegate
      third.transitioningDelegate = delegate
      third.modalPresentationStyle = .custom
      present(third, animated: true)
    }
  }

  final class ThirdViewController: UIViewController {
    override func loadView() {
      view = DemoPage(
        color: UIColor(named: "Cantaloupe") ?? .systemOrange,
        title: "Third", caption: "Out of the corner, and back into it.",
        hint: "The style is custom: the page below stays")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      let button = UIButton.soft("Dismiss", background: UIColor(white: 1, alpha: 0.7))
      button.setTitleColor(.black, for: .normal)
      button.frame = CGRect(x: (view.bounds.size.width - 160) / 2, y: 240, width: 160, height: 44)
      button.addTarget(
        self, action: Selector(ThirdViewController.dismissal), for: .touchUpInside)
      view.addSubview(button)
    }

    private func dismissal() { dismiss(animated: true) }
  }

  final class MyTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { MyAnimator(presenting: true) }

    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { MyAnimator(presenting: false) }
  }

  final class MyAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    @Parameter("Duration", in: 0.1...3, step: 0.05, unit: .seconds)
    private var duration: TimeInterval = 1
    @Parameter("Curve", choices: Choices.curves)
    private var curve = UIView.AnimationOptions.curveEaseInOut
    private let presenting: Bool

    init(presenting: Bool) { self.presenting = presenting }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { duration }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      guard let fromVC = transitionContext.viewController(forKey: .from),
        let toVC = transitionContext.viewController(forKey: .to)
      else { return transitionContext.completeTransition(false) }
      let toView = transitionContext.view(forKey: .to)
      let fromView = transitionContext.view(forKey: .from)

      let container = transitionContext.containerView
      let corner = CGPoint(x: container.frame.size.width, y: container.frame.size.height)
      var toViewStartFrame = transitionContext.initialFrame(for: toVC)
      let toViewFinalFrame = transitionContext.finalFrame(for: toVC)
      var fromViewFinalFrame = transitionContext.finalFrame(for: fromVC)
      if presenting {
        toViewStartFrame.origin = corner
      } else {
        fromViewFinalFrame = CGRect(origin: corner, size: toView?.frame.size ?? .zero)
      }
      // A dismissal has no to-view: in a custom style the presenter's view stays in the hierarchy.
      if let toView {
        container.addSubview(toView)
        toView.frame = toViewStartFrame
      }

      UIView.animate(
        withDuration: transitionDuration(using: transitionContext), delay: 0, options: curve,
        animations: { [presenting] in
          if presenting {
            toView?.frame = toViewFinalFrame
          } else {
            fromView?.frame = fromViewFinalFrame
          }
        },
        completion: { [presenting] _ in
          let success = !transitionContext.transitionWasCancelled
          if presenting != success { toView?.removeFromSuperview() }
          transitionContext.completeTransition(success)
        })
    }
  }
}

extension Demo {
  static let cornerPresent = Demo(
    id: "corner-present", title: "Out of the corner", seed: 3,
    summary: "Grows out of the lower right corner.",
    trigger: "Press “Present”, then “Dismiss”.",
    stageSize: Demo.defaultStageSize, glyph: .corner,
    phases: [
      Phase("present", .tap("Present")),
      Phase("dismiss", after: "present", .tap("Dismiss")),
    ],
    prototypes: { [CornerPresent.MyAnimator(presenting: true)] },
    makeRoot: { CornerPresent.FirstViewController() })
}
