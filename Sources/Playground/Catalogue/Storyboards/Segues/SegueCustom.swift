import UIKit

/// Opens its destination in a circle around a point, and closes it there again. It lives until the
/// presentation ends, so it can be the destination's delegate for both.
final class IrisSegue: UIStoryboardSegue, UIViewControllerTransitioningDelegate {
  /// In the window.
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
  private let center: CGPoint
  private let opens: Bool

  init(center: CGPoint, opens: Bool) {
    (self.center, self.opens) = (center, opens)
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.6 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let to = transitionContext.view(forKey: .to),
      let from = transitionContext.view(forKey: .from),
      let arriving = transitionContext.viewController(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    to.frame = transitionContext.finalFrame(for: arriving)
    container.insertSubview(to, at: opens ? container.subviews.count : 0)

    let disc = opens ? to : from
    let circle = CAShapeLayer()
    let radii = opens ? (0, reach(in: container.bounds)) : (reach(in: container.bounds), 0)
    circle.path = path(radius: radii.1)
    disc.layer.mask = circle

    let animation = CABasicAnimation(keyPath: "path")
    animation.fromValue = path(radius: radii.0)
    animation.toValue = circle.path
    animation.duration = transitionDuration(using: transitionContext)
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    CATransaction.begin()
    CATransaction.setCompletionBlock {
      disc.layer.mask = nil
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    circle.add(animation, forKey: "iris")
    CATransaction.commit()
  }

  private func path(radius: CGFloat) -> CGPath {
    UIBezierPath(
      arcCenter: center, radius: max(radius, 0.5), startAngle: 0, endAngle: 2 * .pi,
      clockwise: true
    ).cgPath
  }

  /// How far it is to the farthest corner.
  private func reach(in bounds: CGRect) -> CGFloat {
    let x = max(center.x - bounds.minX, bounds.maxX - center.x)
    let y = max(center.y - bounds.minY, bounds.maxY - center.y)
    return (x * x + y * y).squareRoot()
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
    storyboard: "CustomSegue")
}
