import UIKit

// Two snapshots dissolve into each other through ever larger squares. Each frame is computed from
// the progress, which a display link or a finger sets.

// MARK: The animator

/// Both the animator and the interaction controller of the transition.
final class PixellateTransition: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning
{
  @Parameter("Duration", in: 0.1...3, step: 0.05, unit: .seconds)
  private var duration: TimeInterval = 0.5
  /// The side of the largest squares, as a fraction of the picture's width.
  @Parameter("Largest square", in: 0.02...0.5, step: 0.01, unit: .percent)
  private var largestSquare: CGFloat = 0.1

  /// The source of the progress.
  private enum ProgressSource {
    case clock(start: CFTimeInterval)
    case finger
    /// The finger was lifted at the progress `origin`.
    case settling(origin: CGFloat, end: CGFloat, start: CFTimeInterval)
  }

  private let renderer = CIContext()
  private let sourcePixellate = CIFilter.pixellate()
  private let targetPixellate = CIFilter.pixellate()
  private let dissolve = CIFilter.dissolveTransition()
  private let imageView = UIImageView()
  private var context: (any UIViewControllerContextTransitioning)?
  private var progressSource = ProgressSource.finger
  private var progress: CGFloat = 0
  private var displayLink: CADisplayLink?

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard setUp(transitionContext) else { return transitionContext.completeTransition(false) }
    progressSource = .clock(start: CACurrentMediaTime())
    run()
  }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard setUp(transitionContext) else { return transitionContext.completeTransition(false) }
    progressSource = .finger
  }

  private func setUp(_ transitionContext: any UIViewControllerContextTransitioning) -> Bool {
    guard let from = transitionContext.view(forKey: .from),
      let to = transitionContext.view(forKey: .to),
      let controller = transitionContext.viewController(forKey: .to)
    else { return false }
    context = transitionContext
    let container = transitionContext.containerView
    to.frame = transitionContext.finalFrame(for: controller)
    container.addSubview(to)
    sourcePixellate.inputImage = snapshot(of: from)
    targetPixellate.inputImage = snapshot(of: to)
    imageView.frame = container.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(imageView)
    setProgress(0)
    return true
  }

  private func snapshot(of view: UIView) -> CIImage? {
    let image = UIGraphicsImageRenderer(bounds: view.bounds).image { _ in
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
    return CIImage(image: image)
  }

  // MARK: Frames

  private func setProgress(_ newProgress: CGFloat) {
    progress = min(max(newProgress, 0), 1)
    guard let extent = sourcePixellate.inputImage?.extent else { return }
    let square = extent.size.width * largestSquare
    sourcePixellate.scale = Float(max(progress * square, 1))
    targetPixellate.scale = Float(max((1 - progress) * square, 1))
    dissolve.inputImage = sourcePixellate.outputImage
    dissolve.targetImage = targetPixellate.outputImage
    dissolve.time = Float(progress)
    guard let image = dissolve.outputImage,
      let picture = renderer.createCGImage(image, from: extent)
    else { return }
    imageView.image = UIImage(cgImage: picture)
  }

  private func run() {
    let link = CADisplayLink(target: self, selector: Selector(PixellateTransition.frame))
    link.add(to: .main, forMode: .common)
    displayLink = link
  }

  private func frame(_ link: CADisplayLink) {
    switch progressSource {
    case .clock(let start):
      setProgress((link.timestamp - start) / duration)
      if progress >= 1 { end() }
    case .settling(let origin, let end, let start):
      let step = (link.timestamp - start) / duration
      setProgress(end > origin ? min(origin + step, end) : max(origin - step, end))
      if progress == end { self.end() }
    case .finger: break
    }
  }

  private func end() {
    let wasCancelled = context?.transitionWasCancelled ?? false
    if wasCancelled { context?.view(forKey: .to)?.removeFromSuperview() }
    context?.completeTransition(!wasCancelled)
  }

  /// UIKit may have ended the transition before the squares have.
  func animationEnded(_ transitionCompleted: Bool) {
    displayLink?.invalidate()
    displayLink = nil
    imageView.removeFromSuperview()
    context = nil
  }

  // MARK: The finger

  func update(_ newProgress: CGFloat) {
    guard case .finger = progressSource, let context else { return }
    setProgress(newProgress)
    context.updateInteractiveTransition(progress)
  }

  func finish() { settle(at: 1) { $0.finishInteractiveTransition() } }

  func cancel() { settle(at: 0) { $0.cancelInteractiveTransition() } }

  private func settle(
    at end: CGFloat, _ report: (any UIViewControllerContextTransitioning) -> Void
  ) {
    guard case .finger = progressSource, let context else { return }
    progressSource = .settling(origin: progress, end: end, start: CACurrentMediaTime())
    report(context)
    run()
  }
}

// MARK: The controllers

final class PixellateViewController: UIViewController, UINavigationControllerDelegate {
  /// The fraction of the width beyond which a release finishes the transition.
  @Parameter("Finishes beyond", in: 0.1...0.9, step: 0.05, unit: .percent)
  private var threshold: CGFloat = 0.5
  /// The speed from which on a release finishes the transition.
  @Parameter("Thrown beyond", in: 100...2000, step: 50, unit: .pointsPerSecond)
  private var fast: CGFloat = 500

  private let transition = PixellateTransition()
  private var isInteractive = false

  override func loadView() {
    view = DemoPage(
      color: .sky, title: "Sharp",
      caption: "Through squares that grow and shrink.",
      hint: "Drawn again for each frame")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sharp"
    let button = UIButton.soft("Pixellate", background: UIColor(white: 1, alpha: 0.7))
    button.setTitleColor(.black, for: .normal)
    button.frame = CGRect(x: (view.bounds.size.width - 160) / 2, y: 240, width: 160, height: 44)
    button.staysCentered()
    button.addTarget(
      self, action: Selector(PixellateViewController.pixellate), for: .touchUpInside)
    view.addSubview(button)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.delegate = self
  }

  private func pixellate() {
    let detail = StackPage(
      "Detail", color: .night, ink: .white,
      caption: "Drag me to the right, or press the back button.",
      hint: "Release it early, and it stays")
    let pan = UIPanGestureRecognizer(
      target: self, action: Selector(PixellateViewController.handlePan))
    detail.view.addGestureRecognizer(pan)
    navigationController?.pushViewController(detail, animated: true)
  }

  private func handlePan(_ pan: UIPanGestureRecognizer) {
    guard let view = pan.view?.superview else { return }
    let progress = pan.translation(in: view).x / view.bounds.size.width
    switch pan.state {
    case .began:
      isInteractive = true
      navigationController?.popViewController(animated: true)
    case .changed: transition.update(progress)
    case .ended where progress > threshold || pan.velocity(in: view).x > fast:
      release { $0.finish() }
    case .ended, .cancelled: release { $0.cancel() }
    default: break
    }
  }

  private func release(_ decide: (PixellateTransition) -> Void) {
    isInteractive = false
    decide(transition)
  }

  // MARK: The transition

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { transition }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isInteractive ? transition : nil }
}

extension Demo {
  static let pixellate = Demo(
    id: "nav-pixellate", title: "Through pixels", seed: 2,
    summary: "Snapshots dissolve through squares.",
    trigger: "Press “Pixellate”, then drag to the right or press the back button.",
    stageSize: Demo.defaultStageSize, glyph: .pixels,
    phases: [
      Phase("push", .tap("Pixellate")), Phase("pop", after: "push", .tap("Sharp")),
      Phase(
        "drag", after: "push",
        .drag(from: CGPoint(x: 60, y: 600), to: CGPoint(x: 330, y: 600), duration: 0.5)),
      Phase(
        "drag-cancel", after: "push",
        .drag(from: CGPoint(x: 60, y: 600), to: CGPoint(x: 180, y: 600), duration: 0.5)),
    ],
    prototypes: { [PixellateTransition(), PixellateViewController()] },
    makeRoot: { UINavigationController(rootViewController: PixellateViewController()) })
}
