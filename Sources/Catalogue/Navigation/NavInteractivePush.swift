import UIKit

// A drag that begins in the right half pushes a page, and drives the transition.

final class InteractivePushViewController: UIViewController, UINavigationControllerDelegate {
  private var interactionController: UIPercentDrivenInteractiveTransition?

  override func loadView() {
    view = DemoPage(
      color: .cantaloupe, title: "Drag me",
      caption: "Drag from the right half to the left: the push follows the finger.",
      hint: "Release while moving left to finish")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Drag me"
    view.addGestureRecognizer(
      UIPanGestureRecognizer(
        target: self, action: Selector(InteractivePushViewController.handlePan)))
    let button = UIButton.soft("Push", background: UIColor(white: 1, alpha: 0.7))
    button.setTitleColor(.black, for: .normal)
    button.frame = CGRect(x: (view.bounds.size.width - 160) / 2, y: 240, width: 160, height: 44)
    button.staysCentered()
    button.addTarget(
      self, action: Selector(InteractivePushViewController.pushNext), for: .touchUpInside)
    view.addSubview(button)
  }

  private func pushNext() {
    navigationController?.pushViewController(
      StackPage("Dragged", color: .sky, caption: "Pushed by a finger, popped by the system."),
      animated: true)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.delegate = self
  }

  private func handlePan(_ pan: UIPanGestureRecognizer) {
    // The animator scales this controller's view, so distances are measured in the view around it.
    guard let stage = navigationController?.view else { return }
    switch pan.state {
    case .began:
      guard pan.location(in: stage).x > stage.bounds.midX else { return }
      interactionController = UIPercentDrivenInteractiveTransition()
      pushNext()
    case .changed:
      let fraction = -pan.translation(in: stage).x / stage.bounds.size.width
      interactionController?.update(fraction)
    case .ended, .cancelled:
      if pan.state == .ended, pan.velocity(in: stage).x < 0 {
        interactionController?.finish()
      } else {
        interactionController?.cancel()
      }
      // It still settles: the transition retains it to the end.
      interactionController = nil
    case .possible, .failed: break
    }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operation == .push ? ScaleFadeAnimator() : nil
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactionController }
}

extension Demo {
  static let navInteractivePush = Demo(
    id: "nav-interactive-push", title: "Push by a drag", seed: 2,
    summary: "A drag from the right half is the push’s clock.",
    trigger: "Drag from the right half to the left or press “Push”, then press the back button.",
    stageSize: Demo.defaultStageSize, glyph: .drawnIn,
    phases: [
      Phase("push", .tap("Push")), Phase("pop", after: "push", .tap("Drag me")),
      Phase(
        "drag",
        .drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 60, y: 400), duration: 0.5)),
      Phase(
        "drag-cancel",
        .dragBack(
          from: CGPoint(x: 300, y: 400), via: CGPoint(x: 100, y: 400),
          to: CGPoint(x: 200, y: 400), duration: 0.4)),
    ],
    prototypes: { [ScaleFadeAnimator()] },
    makeRoot: { UINavigationController(rootViewController: InteractivePushViewController()) })
}
