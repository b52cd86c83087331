import UIKit

/// Opens its destination in a circle around a point, and closes the circle again at the dismissal.
/// The segue is retained until the presentation ends, so it can be the destination's transitioning
/// delegate.
final class IrisSegue: UIStoryboardSegue, UIViewControllerTransitioningDelegate {
  /// The centre of the circle, in the window's coordinates.
  var center = CGPoint.zero

  override func perform() {
    destination.modalPresentationStyle = .fullScreen
    destination.transitioningDelegate = self
    super.perform()
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { IrisAnimator(center: center, opens: true) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { IrisAnimator(center: center, opens: false) }
}

final class IrisAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  @Parameter("Duration", in: 0.1...3, step: 0.05, unit: .seconds)
  private var duration: TimeInterval = 0.6
  @Parameter("Curve", choices: Choices.curves)
  private var curve = UIView.AnimationOptions.curveEaseInOut

  private let center: CGPoint
  private let opens: Bool

  init(center: CGPoint, opens: Bool) {
    (self.center, self.opens) = (center, opens)
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let to = transitionContext.view(forKey: .to),
      let from = transitionContext.view(forKey: .from),
      let arriving = transitionContext.viewController(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    to.frame = transitionContext.finalFrame(for: arriving)
    container.insertSubview(to, at: opens ? container.subviews.count : 0)

    let page = opens ? to : from
    let hole = UIView(frame: hole(in: container.bounds))
    hole.backgroundColor = .black
    hole.layer.cornerRadius = hole.bounds.size.width / 2
    page.mask = hole
    let point = CGAffineTransform(scaleX: 0.001, y: 0.001)
    if opens { hole.transform = point }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      options: curve
    ) {
      hole.transform = self.opens ? .identity : point
    } completion: { _ in
      page.mask = nil
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  /// Returns the square around the smallest circle about the centre that contains the bounds.
  private func hole(in bounds: CGRect) -> CGRect {
    let x = max(center.x - bounds.minX, bounds.maxX - center.x)
    let y = max(center.y - bounds.minY, bounds.maxY - center.y)
    let reach = (x * x + y * y).squareRoot()
    return CGRect(x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach)
  }
}

final class IrisController: UIViewController {
  override class var actions: [String: Selector] {
    ["comeBack:": Selector(IrisController.comeBack)]
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let iris = segue as? IrisSegue, let tap = sender as? UIGestureRecognizer else { return }
    iris.center = tap.location(in: nil)
  }

  private func comeBack(_ segue: UIStoryboardSegue) {}
}

extension Demo {
  static let segueCustom = Demo(
    id: "segue-custom", title: "A segue of one’s own", seed: 3,
    summary: "It opens where the finger was.",
    trigger: "Tap anywhere, then press “Close”.",
    stageSize: Demo.defaultStageSize, glyph: .iris,
    phases: [
      Phase("present", .tapAt(CGPoint(x: 250, y: 400))),
      Phase("dismiss", after: "present", .tap("Close")),
    ],
    storyboard: "CustomSegue",
    prototypes: { [IrisAnimator(center: .zero, opens: true)] })
}
