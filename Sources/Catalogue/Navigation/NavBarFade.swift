import UIKit

// Alongside a custom transition the items of the navigation bar cross-fade, with any animation of
// the pages.

/// The upper page drops in from above, and leaves upwards.
final class DropAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  @Parameter("Duration", in: 0.1...3, step: 0.05, unit: .seconds)
  private var duration: TimeInterval = 0.6
  @Parameter("Curve", choices: Choices.curves)
  private var curve = UIView.AnimationOptions.curveEaseInOut
  private let isPush: Bool

  init(isPush: Bool) { self.isPush = isPush }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from),
      let to = transitionContext.view(forKey: .to),
      let controller = transitionContext.viewController(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    to.frame = transitionContext.finalFrame(for: controller)
    let upper = isPush ? to : from
    let above = CGAffineTransform(translationX: 0, y: -container.bounds.size.height)
    if isPush {
      container.addSubview(to)
      to.transform = above
    } else {
      container.insertSubview(to, belowSubview: from)
    }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: curve,
      animations: { upper.transform = self.isPush ? .identity : above },
      completion: { _ in
        upper.transform = .identity
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

final class DropNavigationController: UINavigationController, UINavigationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { DropAnimator(isPush: operation == .push) }
}

extension Demo {
  static let navBarFade = Demo(
    id: "nav-bar-fade", title: "Bars fade", seed: 4,
    summary: "The pages move as they like, the bar’s items cross-fade.",
    trigger: "Press “Push” and watch the bar, then press the back button.",
    stageSize: Demo.defaultStageSize, glyph: .drop,
    phases: [Phase("push", .tap("Push")), Phase("pop", after: "push", .tap("Ground"))],
    prototypes: { [DropAnimator(isPush: true)] },
    makeRoot: {
      let root = StackPage(
        "Ground", color: .honeydew, caption: "The next page drops in; the bar fades over.",
        hint: "Without a line of code for the bar",
        buttons: [
          ("Push", { $0.navigationController?.pushViewController(dropped(), animated: true) })
        ])
      root.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .edit)
      root.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
      return DropNavigationController(rootViewController: root)
    })

  @MainActor
  private static func dropped() -> StackPage {
    let page = StackPage(
      "Roof", color: .night, ink: .white, caption: "Other buttons, another title.")
    page.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .save), UIBarButtonItem(systemItem: .trash),
    ]
    return page
  }
}
