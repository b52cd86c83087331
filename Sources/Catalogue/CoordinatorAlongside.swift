import UIKit

/// While a letter slides in, the page below shrinks and a lamp is switched on. Both are animated
/// alongside the transition, also an interactive one, and return to their state if a dismissal is
/// cancelled.
enum CoordinatorAlongside {
  final class DeskViewController: UIViewController, UIViewControllerTransitioningDelegate {
    /// The scale of the desk behind a letter.
    @Parameter("Steps back to", in: 0.5...1, step: 0.01, unit: .percent)
    private var scale: CGFloat = 0.9
    @Parameter("Fades to", in: 0...1, step: 0.05, unit: .percent)
    private var alpha: CGFloat = 0.6

    let desk = DemoPage(
      color: UIColor(named: "Sky") ?? .systemTeal,
      title: "Desk", caption: "It moves back while the letter appears.",
      hint: "Animated alongside, outside the container")
    private var interaction: DragInteraction?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .black
      desk.frame = view.bounds
      view.addSubview(desk)
      let button = UIButton.soft("Read", background: UIColor(white: 1, alpha: 0.7))
      button.setTitleColor(.black, for: .normal)
      button.frame = CGRect(x: (view.bounds.size.width - 160) / 2, y: 240, width: 160, height: 44)
      button.staysCentered()
      button.addTarget(self, action: Selector(DeskViewController.read), for: .touchUpInside)
      desk.addSubview(button)
    }

    private func read() {
      let letter = LetterViewController()
      letter.modalPresentationStyle = .custom
      letter.transitioningDelegate = self
      interaction = DragInteraction(dismissing: letter)
      present(letter, animated: true)
    }

    /// Gives the desk its appearance behind a letter.
    func stepBack() {
      desk.transform = CGAffineTransform(scaleX: scale, y: scale)
      desk.alpha = alpha
      desk.layer.cornerRadius = 24
    }

    func stepForward() {
      desk.transform = .identity
      desk.alpha = 1
      desk.layer.cornerRadius = 0
    }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      LetterPresentationController(presentedViewController: presented, presenting: presenting)
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { SlideAnimator(isPresenting: true) }

    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { SlideAnimator(isPresenting: false) }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      interaction?.isDragging == true ? interaction : nil
    }
  }

  final class LetterViewController: UIViewController {
    private let lamp = UIView()

    override func loadView() {
      view = DemoPage(
        color: .white, title: "Letter",
        caption: "Drag me down, and up again.", hint: "The lamp is on while the letter is there")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      let button = UIButton.soft("Close", background: UIColor(white: 0, alpha: 0.07))
      button.setTitleColor(.black, for: .normal)
      button.frame = CGRect(x: (view.bounds.size.width - 160) / 2, y: 240, width: 160, height: 44)
      button.staysCentered()
      button.addTarget(self, action: Selector(LetterViewController.close), for: .touchUpInside)
      view.addSubview(button)
      lamp.frame = CGRect(x: (view.bounds.size.width - 56) / 2, y: 180, width: 56, height: 8)
      lamp.layer.cornerRadius = 4
      lamp.backgroundColor = .systemYellow
      lamp.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
      view.addSubview(lamp)
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      // A cancelled dismissal calls this method too, and has already switched the lamp on again.
      guard isBeingPresented else { return }
      let desk = presentingViewController as? DeskViewController
      lamp.alpha = 0
      transitionCoordinator?.animate(alongsideTransition: { _ in
        desk?.stepBack()
        self.lamp.alpha = 1
      })
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      let desk = presentingViewController as? DeskViewController
      transitionCoordinator?.animate(alongsideTransition: { _ in
        desk?.stepForward()
        self.lamp.alpha = 0
      })
    }

    private func close() { dismiss(animated: true) }
  }

  /// Places the letter over the lower part of the desk, also after a rotation.
  final class LetterPresentationController: UIPresentationController {
    /// The height of the desk above the letter, in points.
    private static let top: CGFloat = 120

    override var frameOfPresentedViewInContainerView: CGRect {
      (containerView?.bounds ?? .zero).offsetBy(dx: 0, dy: Self.top)
    }

    override func containerViewWillLayoutSubviews() {
      super.containerViewWillLayoutSubviews()
      guard !presentedViewController.isBeingPresented, !presentedViewController.isBeingDismissed
      else { return }
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
  }

  /// Slides the letter in from below, or out again.
  final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    @Parameter("Duration", in: 0.1...3, step: 0.05, unit: .seconds)
    private var duration: TimeInterval = 0.5
    private let isPresenting: Bool

    init(isPresenting: Bool) { self.isPresenting = isPresenting }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { duration }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      let container = transitionContext.containerView
      let key: UITransitionContextViewKey = isPresenting ? .to : .from
      let controllerKey: UITransitionContextViewControllerKey = isPresenting ? .to : .from
      guard let letter = transitionContext.view(forKey: key),
        let controller = transitionContext.viewController(forKey: controllerKey)
      else { return transitionContext.completeTransition(false) }
      let rest =
        isPresenting
        ? transitionContext.finalFrame(for: controller)
        : transitionContext.initialFrame(for: controller)
      let away = rest.offsetBy(dx: 0, dy: container.bounds.maxY - rest.minY)
      letter.frame = isPresenting ? away : rest
      letter.layer.cornerRadius = 16
      container.addSubview(letter)
      UIView.animate(
        withDuration: transitionDuration(using: transitionContext), delay: 0,
        options: transitionContext.isInteractive ? .curveLinear : .curveEaseOut,
        animations: { letter.frame = self.isPresenting ? rest : away },
        completion: { _ in
          transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
  }

  /// Dismisses the letter by a drag downwards.
  final class DragInteraction: UIPercentDrivenInteractiveTransition {
    private weak var controller: UIViewController?
    private(set) var isDragging = false
    /// The distance of a drag that completes the dismissal.
    @Parameter("Whole drag", in: 100...600, step: 10, unit: .points)
    private var distance: CGFloat = 400
    /// The fraction of that distance from which on a release finishes the dismissal.
    @Parameter("Leaves beyond", in: 0.1...0.9, step: 0.05, unit: .percent)
    private var threshold: CGFloat = 0.4

    init(dismissing controller: UIViewController) {
      self.controller = controller
      super.init()
      let pan = UIPanGestureRecognizer(target: self, action: Selector(DragInteraction.handlePan))
      controller.view.addGestureRecognizer(pan)
    }

    private func handlePan(_ pan: UIPanGestureRecognizer) {
      let fraction = max(pan.translation(in: pan.view?.superview).y / distance, 0)
      switch pan.state {
      case .began:
        isDragging = true
        controller?.dismiss(animated: true)
      case .changed: update(fraction)
      case .ended, .cancelled:
        isDragging = false
        if pan.state == .ended, fraction > threshold { finish() } else { cancel() }
      case .possible, .failed: break
      }
    }
  }
}

extension Demo {
  static let coordinatorAlongside = Demo(
    id: "coordinator-alongside", title: "Alongside", seed: 4,
    summary: "What is outside moves with the transition.",
    trigger: "Press “Read”, then drag down, or press “Close”.",
    stageSize: Demo.defaultStageSize, glyph: .stepBack,
    phases: [
      Phase("present", .tap("Read")),
      Phase("dismiss", after: "present", .tap("Close")),
      Phase(
        "cancel", after: "present",
        .drag(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 330), duration: 0.5)),
    ],
    prototypes: {
      [
        CoordinatorAlongside.SlideAnimator(isPresenting: true),
        CoordinatorAlongside.DeskViewController(),
        CoordinatorAlongside.DragInteraction(dismissing: UIViewController()),
      ]
    },
    makeRoot: { CoordinatorAlongside.DeskViewController() })
}
