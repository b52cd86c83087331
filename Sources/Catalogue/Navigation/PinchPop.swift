import UIKit

// A pinch pops the page, which shrinks with the fingers.

/// Pages grow from nothing, and shrink to nothing. One class serves both directions.
final class ScaleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  enum Kind { case push, pop }

  /// A scale close to 0. The scale 0 cannot be inverted, and iOS skips the frames of an animation
  /// to it.
  static let smallestScale: CGFloat = 0.001
  static let small = CGAffineTransform(scaleX: smallestScale, y: smallestScale)

  @Parameter("Duration", in: 0.1...3, step: 0.05, unit: .seconds)
  private var duration: TimeInterval = 0.4
  @Parameter("Curve", choices: Choices.curves)
  private var curve = UIView.AnimationOptions.curveEaseInOut
  private let type: Kind

  init(type: Kind) { self.type = type }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let to = transitionContext.view(forKey: .to),
      let from = transitionContext.view(forKey: .from),
      let controller = transitionContext.viewController(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    to.frame = transitionContext.finalFrame(for: controller)
    let moving = type == .push ? to : from
    switch type {
    case .push:
      container.addSubview(to)
      to.transform = Self.small
    case .pop: container.insertSubview(to, belowSubview: from)
    }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: curve,
      animations: { [type] in
        moving.transform = type == .push ? .identity : Self.small
      },
      completion: { _ in
        // The view may be shown again, and must not stay small.
        moving.transform = .identity
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

/// Pops a controller by a pinch in its view.
final class PinchInteraction: UIPercentDrivenInteractiveTransition {
  private weak var controller: UIViewController?
  private var startScale: CGFloat = 1
  /// Whether a pinch drives the transition.
  private(set) var isInteractive = false

  /// The progress beyond which a release finishes the pop.
  @Parameter("Finishes beyond", in: 0.1...0.9, step: 0.05, unit: .percent)
  private var threshold: CGFloat = 0.3
  /// The velocity of the pinch, in scale factors per second, beyond which a release finishes the
  /// pop.
  @Parameter("Thrown beyond", in: 1...20, step: 0.5)
  private var fast: CGFloat = 5

  init(popping controller: UIViewController) {
    self.controller = controller
    super.init()
    let pinch = UIPinchGestureRecognizer(
      target: self, action: Selector(PinchInteraction.handlePinch))
    controller.view.addGestureRecognizer(pinch)
  }

  private func handlePinch(_ pinch: UIPinchGestureRecognizer) {
    switch pinch.state {
    case .began:
      startScale = pinch.scale
      isInteractive = true
      controller?.navigationController?.popViewController(animated: true)
    case .changed: update(fraction(of: pinch))
    case .ended, .cancelled:
      isInteractive = false
      if pinch.velocity < fast, fraction(of: pinch) <= threshold {
        cancel()
      } else {
        finish()
      }
    case .possible, .failed: break
    }
  }

  private func fraction(of pinch: UIPinchGestureRecognizer) -> CGFloat {
    max(1 - pinch.scale / startScale, 0)
  }
}

/// An interaction controller that drives a pop by a pinch.
protocol PinchDriving: UIViewControllerInteractiveTransitioning {
  /// Whether a pinch drives the transition.
  var isInteractive: Bool { get }
}

extension PinchInteraction: PinchDriving {}

/// The lower page, which pushes the page that the user pinches.
final class PinchListViewController: UIViewController, UINavigationControllerDelegate {
  private let color: UIColor
  private let caption: String
  private let detailTitle: String
  private let makeInteraction: (UIViewController) -> any PinchDriving
  private var interaction: (any PinchDriving)?

  /// - Parameter makeInteraction: makes the interaction controller that pops a given controller.
  init(
    _ title: String, color: UIColor, caption: String, detail: String,
    makeInteraction: @escaping (UIViewController) -> any PinchDriving
  ) {
    (self.color, self.caption) = (color, caption)
    detailTitle = detail
    self.makeInteraction = makeInteraction
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = DemoPage(
      color: color, title: title ?? "", caption: caption,
      hint: "Hold Ctrl: the second finger mirrors the mouse")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton.soft("Open", background: UIColor(white: 1, alpha: 0.7))
    button.setTitleColor(.black, for: .normal)
    button.frame = CGRect(x: (view.bounds.size.width - 160) / 2, y: 240, width: 160, height: 44)
    button.staysCentered()
    button.addTarget(self, action: Selector(PinchListViewController.open), for: .touchUpInside)
    view.addSubview(button)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.delegate = self
  }

  private func open() {
    let detail = StackPage(
      detailTitle, color: .night, ink: .white,
      caption: "Pinch to close, or press the back button.", hint: "Release it early, and it stays")
    interaction = makeInteraction(detail)
    navigationController?.pushViewController(detail, animated: true)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    ScaleAnimator(type: operation == .push ? .push : .pop)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interaction?.isInteractive == true ? interaction : nil
  }
}

extension Demo {
  static let pinchPop = Demo(
    id: "nav-pinch-pop", title: "Pinched shut", seed: 4,
    summary: "Two fingers shrink the page.",
    trigger: "Press “Open”, then pinch (Ctrl and the mouse).",
    stageSize: Demo.defaultStageSize, glyph: .shrink,
    phases: [
      Phase("push", .tap("Open")),
      Phase(
        "pop", after: "push",
        .pinch(center: CGPoint(x: 160, y: 380), from: 140, to: 50, duration: 0.5)),
      Phase("back", after: "push", .tap("Near")),
      Phase(
        "pop-cancel", after: "push",
        .pinch(center: CGPoint(x: 160, y: 380), from: 140, to: 105, duration: 1)),
    ],
    prototypes: { [ScaleAnimator(type: .push), PinchInteraction(popping: UIViewController())] },
    makeRoot: {
      UINavigationController(
        rootViewController: PinchListViewController(
          "Near", color: .honeydew, caption: "The next page is closed by two fingers.",
          detail: "Far", makeInteraction: PinchInteraction.init(popping:)))
    })
}
