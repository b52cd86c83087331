import UIKit

// A custom push. The pop stays the system's.

/// The old page shrinks while the new one appears above it.
final class ScaleFadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  @Parameter("Duration", in: 0.1...3, step: 0.05, unit: .seconds)
  private var duration: TimeInterval = 0.25
  /// The final scale of the old page.
  @Parameter("Shrinks to", in: 0.05...1, step: 0.05, unit: .percent)
  private var scale: CGFloat = 0.1
  @Parameter("Curve", choices: Choices.curves)
  private var curve = UIView.AnimationOptions.curveEaseInOut

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from),
      let to = transitionContext.view(forKey: .to),
      let controller = transitionContext.viewController(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    to.frame = transitionContext.finalFrame(for: controller)
    transitionContext.containerView.addSubview(to)
    to.alpha = 0
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: curve,
      animations: { [scale] in
        from.transform = CGAffineTransform(scaleX: scale, y: scale)
        to.alpha = 1
      },
      completion: { _ in
        from.transform = .identity
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

final class ScaleFadeNavigationController: UINavigationController, UINavigationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operation == .push ? ScaleFadeAnimator() : nil
  }
}

extension Demo {
  static let navScaleFade = Demo(
    id: "nav-scale-fade", title: "Shrink and fade", seed: 2,
    summary: "It shrinks and fades; back, the system’s slide.",
    trigger: "Press “Push”, then the back button.",
    stageSize: Demo.defaultStageSize, glyph: .shrinkAndFade,
    phases: [Phase("push", .tap("Push")), Phase("pop", after: "push", .tap("Near"))],
    prototypes: { [ScaleFadeAnimator()] },
    makeRoot: {
      ScaleFadeNavigationController(
        rootViewController: StackPage(
          "Near", color: .honeydew, caption: "This page recedes.",
          hint: "The next one appears over it",
          buttons: [
            (
              "Push",
              {
                $0.navigationController?.pushViewController(
                  StackPage("Here", color: .sky, caption: "The pop is the system’s."),
                  animated: true)
              }
            )
          ]))
    })
}
