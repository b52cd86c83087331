import UIKit

// The pinch that pops, without the percent-driven class: the interaction controller moves the page
// itself and reports the progress.

/// Moves the page frame by frame, from the start to the end.
final class PinchCustomInteraction: NSObject, UIViewControllerInteractiveTransitioning {
  /// The duration of the remaining transition after a release.
  @Parameter("Settles in", in: 0.1...3, step: 0.05, unit: .seconds)
  private var settling: TimeInterval = 0.3
  /// The progress beyond which a release finishes the pop.
  @Parameter("Finishes beyond", in: 0.1...0.9, step: 0.05, unit: .percent)
  private var threshold: CGFloat = 0.3
  /// The velocity of the pinch, in scale factors per second, beyond which a release finishes the
  /// pop.
  @Parameter("Thrown beyond", in: 1...20, step: 0.5)
  private var fast: CGFloat = 5

  private weak var controller: UIViewController?
  private var context: (any UIViewControllerContextTransitioning)?
  private var page: UIView?
  private var startScale: CGFloat = 1
  /// Whether a pinch drives the transition.
  private(set) var isInteractive = false

  init(popping controller: UIViewController) {
    self.controller = controller
    super.init()
    controller.view.addGestureRecognizer(
      UIPinchGestureRecognizer(target: self, action: Selector(PinchCustomInteraction.handlePinch)))
  }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from),
      let to = transitionContext.view(forKey: .to),
      let controller = transitionContext.viewController(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    to.frame = transitionContext.finalFrame(for: controller)
    transitionContext.containerView.insertSubview(to, belowSubview: from)
    (context, page) = (transitionContext, from)
  }

  private func handlePinch(_ pinch: UIPinchGestureRecognizer) {
    switch pinch.state {
    case .began where context == nil:
      startScale = pinch.scale
      isInteractive = true
      controller?.navigationController?.popViewController(animated: true)
    case .changed where isInteractive: move(to: fraction(of: pinch))
    case .ended where isInteractive, .cancelled where isInteractive:
      isInteractive = false
      settle(
        finishes: pinch.velocity >= fast || fraction(of: pinch) > threshold)
    default: break
    }
  }

  private func fraction(of pinch: UIPinchGestureRecognizer) -> CGFloat {
    max(1 - pinch.scale / startScale, 0)
  }

  private func move(to percent: CGFloat) {
    let scale = max(abs(percent - 1), ScaleAnimator.smallestScale)
    page?.transform = CGAffineTransform(scaleX: scale, y: scale)
    context?.updateInteractiveTransition(percent)
  }

  private func settle(finishes: Bool) {
    guard let context, let page else { return }
    UIView.animate(
      withDuration: settling,
      animations: {
        page.transform = finishes ? ScaleAnimator.small : .identity
      },
      completion: { _ in
        page.transform = .identity
        context.updateInteractiveTransition(finishes ? 1 : 0)
        if finishes {
          context.finishInteractiveTransition()
        } else {
          context.cancelInteractiveTransition()
          context.view(forKey: .to)?.removeFromSuperview()
        }
        context.completeTransition(finishes)
        (self.context, self.page) = (nil, nil)
      })
  }
}

extension PinchCustomInteraction: PinchDriving {}

extension Demo {
  static let pinchCustom = Demo(
    id: "nav-pinch-custom", title: "Pinch without a driver", seed: 4,
    summary: "The same without the percent-driven class.",
    trigger: "Press “Open”, then pinch (Ctrl and the mouse).",
    stageSize: Demo.defaultStageSize, glyph: .shrink,
    phases: [
      Phase("push", .tap("Open")),
      Phase(
        "pop", after: "push",
        .pinch(center: CGPoint(x: 160, y: 380), from: 140, to: 50, duration: 0.5)),
      Phase("back", after: "push", .tap("Flat")),
      Phase(
        "pop-cancel", after: "push",
        .pinch(center: CGPoint(x: 160, y: 380), from: 140, to: 105, duration: 1)),
    ],
    prototypes: {
      [PinchCustomInteraction(popping: UIViewController()), ScaleAnimator(type: .push)]
    },
    makeRoot: {
      UINavigationController(
        rootViewController: PinchListViewController(
          "Flat", color: .cantaloupe,
          caption: "A pinch closes the next page; the controller sets its frames.", detail: "Round",
          makeInteraction: PinchCustomInteraction.init(popping:)))
    })
}
