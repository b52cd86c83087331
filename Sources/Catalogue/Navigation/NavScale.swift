import UIKit

// Push and pop by scaling: one animator class in both directions, selected by the stack's delegate.

/// A stack that is its own delegate, so that something retains it.
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
    makeRoot: {
      ScalingNavigationController(
        rootViewController: StackPage(
          "Small", color: .cantaloupe, caption: "The next page comes out of the middle.",
          hint: "0.4 s, one class for both ways",
          buttons: [
            (
              "Push",
              {
                $0.navigationController?.pushViewController(
                  StackPage(
                    "Large", color: .night, ink: .white,
                    caption: "And it goes where it came from."),
                  animated: true)
              }
            )
          ]))
    })
}
