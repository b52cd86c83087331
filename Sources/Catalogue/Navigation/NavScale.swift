import UIKit

// Push and pop by scaling. One animator class serves both directions; the navigation controller's
// delegate returns it.

/// A navigation controller that is its own delegate: `delegate` is weak.
final class ScalingNavigationController: UINavigationController, UINavigationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    switch operation {
    case .push: ScaleAnimator(type: .push)
    case .pop: ScaleAnimator(type: .pop)
    case .none: nil
    }
  }
}

extension Demo {
  static let navScale = Demo(
    id: "nav-scale", title: "Push by scaling", seed: 4,
    summary: "Pages grow out of nothing, and shrink back to it.",
    trigger: "Press “Push”, then the back button.",
    stageSize: Demo.defaultStageSize, glyph: .grow,
    phases: [Phase("push", .tap("Push")), Phase("pop", after: "push", .tap("Small"))],
    prototypes: { [ScaleAnimator(type: .push)] },
    makeRoot: {
      ScalingNavigationController(
        rootViewController: StackPage(
          "Small", color: .cantaloupe, caption: "The next page grows from the middle.",
          hint: "One class for push and pop",
          buttons: [
            (
              "Push",
              {
                $0.navigationController?.pushViewController(
                  StackPage(
                    "Large", color: .night, ink: .white,
                    caption: "The pop is the reverse."),
                  animated: true)
              }
            )
          ]))
    })
}
