import UIKit

// A gesture is not the only source of a percentage. Here a slider, the scroll wheel, the arrow keys
// and a timer set one fraction, which is the progress of the transition: 0 is the first page, 1 the
// second. Between them the transition is paused until the fraction changes.

// MARK: The transition

/// The lower page falls back while the upper one comes up and turns.
final class LiftAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  @Parameter("Duration", in: 0.1...3, step: 0.05, unit: .seconds)
  private var duration: TimeInterval = 0.6
  @Parameter("Shrinks to", in: 0.5...1, step: 0.01, unit: .percent)
  private var scale: CGFloat = 0.86
  @Parameter("Fades to", in: 0...1, step: 0.05, unit: .percent)
  private var alpha: CGFloat = 0.5

  private let isPresenting: Bool
  private let onEnd: (_ isUp: Bool) -> Void

  /// - Parameter onEnd: called at the end. Its argument says whether the upper page is shown.
  init(isPresenting: Bool, onEnd: @escaping (_ isUp: Bool) -> Void) {
    self.isPresenting = isPresenting
    self.onEnd = onEnd
  }

  func animationEnded(_ transitionCompleted: Bool) { onEnd(transitionCompleted == isPresenting) }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let below = transitionContext.viewController(forKey: isPresenting ? .from : .to)?.view,
      let above = transitionContext.viewController(forKey: isPresenting ? .to : .from)?.view
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    let hidden = CGAffineTransform(translationX: 0, y: container.bounds.size.height)
    if isPresenting {
      above.frame = container.bounds
      container.insertSubview(above, at: 0)
      above.transform = hidden
    }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      options: .curveLinear,
      animations: { [isPresenting, scale, alpha] in
        above.transform = isPresenting ? .identity : hidden
        below.transform = isPresenting ? CGAffineTransform(scaleX: scale, y: scale) : .identity
        below.alpha = isPresenting ? alpha : 1
      },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

/// An interactive transition whose progress is a fraction. It ends when the fraction reaches 0 or
/// 1.
final class FractionInteraction: UIPercentDrivenInteractiveTransition {
  @Parameter("Completion speed", in: 0.5...10, step: 0.5)
  private var speed: CGFloat = 4
  private let panel: DrivePanel

  init(panel: DrivePanel) {
    self.panel = panel
    super.init()
    completionSpeed = speed
  }

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
    // The panel stays above both pages, and receives touches during the transition.
    transitionContext.containerView.addSubview(panel)
    panel.followWheel(over: transitionContext.containerView)
  }

  func move(to fraction: CGFloat) {
    update(fraction)
    if fraction >= 1 { finish() } else if fraction <= 0 { cancel() }
  }
}

// MARK: The pages

/// A page on which the arrow keys move the panel's fraction.
class DrivenPage: UIViewController {
  let panel: DrivePanel
  private static let step: CGFloat = 0.05

  init(panel: DrivePanel) {
    self.panel = panel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    panel.followWheel(over: view)
  }

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(
        input: UIKeyCommand.inputRightArrow, modifierFlags: [],
        action: Selector(DrivenPage.stepForward)),
      UIKeyCommand(
        input: UIKeyCommand.inputLeftArrow, modifierFlags: [],
        action: Selector(DrivenPage.stepBack)),
    ]
  }

  private func stepForward() { panel.step(by: Self.step) }
  private func stepBack() { panel.step(by: -Self.step) }
}

final class DriveAnythingViewController: DrivenPage, UIViewControllerTransitioningDelegate {
  private var interaction: FractionInteraction?
  /// Whether the current transition is the pop.
  private var isLeaving = false

  init() { super.init(panel: DrivePanel()) }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = DemoPage(
      color: UIColor(named: "Cantaloupe") ?? .systemOrange,
      title: "Drive me", caption: "Slider, wheel, arrow keys, timer.",
      hint: "Release anywhere: it is held there")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    panel.onChange = { [unowned self] fraction in drive(to: fraction) }
    let bounds = view.bounds
    panel.frame.origin = CGPoint(
      x: ((bounds.size.width - DrivePanel.size.width) / 2).rounded(),
      y: bounds.size.height - DrivePanel.size.height - 88)
    view.addSubview(panel)
  }

  private func drive(to fraction: CGFloat) {
    let isUp = presentedViewController != nil
    if let interaction { return interaction.move(to: isLeaving ? 1 - fraction : fraction) }
    let interaction = FractionInteraction(panel: panel)
    self.interaction = interaction
    if isUp {
      isLeaving = true
      dismiss(animated: true)
    } else {
      isLeaving = false
      let driven = DrivenViewController(panel: panel)
      driven.transitioningDelegate = self
      driven.modalPresentationStyle = .custom
      present(driven, animated: true)
    }
    interaction.move(to: isLeaving ? 1 - fraction : fraction)
  }

  private func transitionEnded(isUp: Bool) {
    interaction = nil
    // The user may have moved the slider back while the transition completed.
    panel.fraction = isUp ? 1 : 0
    if !isUp { view.addSubview(panel) }
  }

  // MARK: The delegate

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    LiftAnimator(isPresenting: true, onEnd: transitionEnded)
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { LiftAnimator(isPresenting: false, onEnd: transitionEnded) }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

/// The upper page.
final class DrivenViewController: DrivenPage {
  override func loadView() {
    view = DemoPage(
      color: .night, ink: .white, title: "Driven",
      caption: "The dismissal is the reverse.")
    view.layer.cornerRadius = 28
  }
}

extension Demo {
  static let driveAnything = Demo(
    id: "drive-anything", title: "Driven by anything", seed: 2,
    summary: "A slider, the wheel, keys, a timer.",
    trigger: "Drag the slider, turn the wheel, press ← and →, or “Timer”.",
    stageSize: Demo.defaultStageSize, glyph: .cover,
    phases: [
      Phase("present", .tap("Timer")), Phase("dismiss", after: "present", .tap("Timer")),
    ],
    prototypes: {
      [LiftAnimator(isPresenting: true) { _ in }, FractionInteraction(panel: DrivePanel())]
    },
    makeRoot: { DriveAnythingViewController() })
}
