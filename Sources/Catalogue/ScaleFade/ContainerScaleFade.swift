import UIKit

/// A custom container with its own transition context. The same animator runs in it, and
/// `UIPercentDrivenInteractiveTransition` drives it. On iOS that class drives the system's contexts
/// only, so the container would need its own interaction controller.
enum ContainerScaleFade {
  /// The context that the container passes to the animator.
  final class Context: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    private let from: UIViewController
    private let to: UIViewController
    private(set) var isInteractive: Bool
    private(set) var transitionWasCancelled = false
    private let onEnd: (Bool) -> Void

    init(
      in containerView: UIView, from: UIViewController, to: UIViewController,
      isInteractive: Bool, onEnd: @escaping (Bool) -> Void
    ) {
      self.containerView = containerView
      self.from = from
      self.to = to
      self.isInteractive = isInteractive
      self.onEnd = onEnd
      super.init()
    }

    var isAnimated: Bool { true }
    var presentationStyle: UIModalPresentationStyle { .custom }
    var targetTransform: CGAffineTransform { .identity }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {}
    func pauseInteractiveTransition() { isInteractive = true }
    func finishInteractiveTransition() { isInteractive = false }
    func cancelInteractiveTransition() {
      isInteractive = false
      transitionWasCancelled = true
    }
    func completeTransition(_ didComplete: Bool) { onEnd(didComplete) }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
      key == .from ? from : to
    }
    func view(forKey key: UITransitionContextViewKey) -> UIView? {
      key == .from ? from.view : to.view
    }
    func initialFrame(for vc: UIViewController) -> CGRect { containerView.bounds }
    func finalFrame(for vc: UIViewController) -> CGRect { containerView.bounds }
  }

  final class ContainerController: UIViewController {
    /// The length of a drag that completes the transition, as a fraction of the container's height.
    @Parameter("Whole drag", in: 0.2...1, step: 0.05, unit: .percent)
    private var reach: CGFloat = 0.5
    /// The progress beyond which a release finishes the transition.
    @Parameter("Finishes beyond", in: 0.1...0.9, step: 0.05, unit: .percent)
    private var threshold: CGFloat = 0.5

    private let stage = UIView()
    private lazy var current: UIViewController = makePage(isDay: true)
    private var isDay = true
    private var isMoving = false
    private var interaction: UIPercentDrivenInteractiveTransition?

    /// The container sends its children's appearance calls itself.
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .black
      stage.frame = view.bounds
      stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(stage)
      addChild(current)
      put(current.view)
      stage.addSubview(current.view)
      current.didMove(toParent: self)
      let pan = UIPanGestureRecognizer(
        target: self, action: Selector(ContainerController.handlePan))
      view.addGestureRecognizer(pan)
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      current.beginAppearanceTransition(true, animated: animated)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      current.endAppearanceTransition()
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      current.beginAppearanceTransition(false, animated: animated)
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      current.endAppearanceTransition()
    }

    private func put(_ page: UIView) {
      page.frame = stage.bounds
      page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    private func makePage(isDay: Bool) -> UIViewController {
      ScaleFadePage(
        isDay ? "Day" : "Dusk",
        UIColor(named: isDay ? "Sky" : "Cantaloupe") ?? .systemTeal,
        caption: "The context is the container’s own.", button: "Swap"
      ) { [unowned self] in swap(by: nil) }
    }

    private func swap(by interaction: UIPercentDrivenInteractiveTransition?) {
      guard !isMoving else { return }
      isMoving = true
      self.interaction = interaction
      let (from, to) = (current, makePage(isDay: !isDay))
      addChild(to)
      put(to.view)
      let context = Context(
        in: stage, from: from, to: to, isInteractive: interaction != nil
      ) { [weak self] completed in
        // The animation may end after the container has been removed and deallocated.
        self?.finish(from: from, to: to, completed: completed)
      }
      from.willMove(toParent: nil)
      to.beginAppearanceTransition(true, animated: true)
      from.beginAppearanceTransition(false, animated: true)
      interaction?.startInteractiveTransition(context)
      ScaleFadeAnimator().animateTransition(using: context)
    }

    private func finish(from: UIViewController, to: UIViewController, completed: Bool) {
      let (stays, goes) = completed ? (to, from) : (from, to)
      if !completed {
        goes.beginAppearanceTransition(false, animated: true)
        stays.beginAppearanceTransition(true, animated: true)
      }
      goes.view.removeFromSuperview()
      goes.endAppearanceTransition()
      stays.endAppearanceTransition()
      if !completed {
        goes.willMove(toParent: nil)
        stays.willMove(toParent: self)
      }
      goes.removeFromParent()
      stays.didMove(toParent: self)
      current = stays
      if completed { isDay.toggle() }
      isMoving = false
      interaction = nil
    }

    private func handlePan(_ pan: UIPanGestureRecognizer) {
      let height = view.bounds.size.height
      let fraction = abs(pan.translation(in: view).y) / max(height, 1) / reach
      switch pan.state {
      case .began: swap(by: UIPercentDrivenInteractiveTransition())
      case .changed: interaction?.update(fraction)
      case .ended: if fraction > threshold { interaction?.finish() } else { interaction?.cancel() }
      case .cancelled: interaction?.cancel()
      case .possible, .failed: break
      }
    }
  }
}

extension Demo {
  static let containerScaleFade = Demo(
    id: "container-scale-fade", title: "A container of one’s own", seed: 2,
    summary: "Own container, own context, the same animator. Not on iOS.",
    trigger: "Press “Swap”, or drag up or down.",
    stageSize: Demo.defaultStageSize, glyph: .scaleFade,
    phases: [
      Phase("present", .tap("Swap")),
      Phase("dismiss", after: "present", .tap("Swap")),
      Phase(
        "drag",
        .drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 700), duration: 0.5)),
      Phase(
        "drag-cancel",
        .drag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 520), duration: 0.5)),
    ],
    prototypes: { [ScaleFadeAnimator(), ContainerScaleFade.ContainerController()] },
    makeRoot: { ContainerScaleFade.ContainerController() })
}
