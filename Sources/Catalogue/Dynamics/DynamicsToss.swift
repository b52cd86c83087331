import UIKit

// A photograph covers everything until the user throws it away. An attachment behavior connects it
// with the finger. A fast release lets it fly on with the finger's velocity, a slow one lets it
// snap back.

/// Shows the print as large as the screen allows. UIKit Dynamics runs its transitions.
final class PrintViewController: UIViewController {
  let backdrop = UIView()
  let print = PrintView()
  let closeButton = UIButton.soft("Drop it", background: UIColor(hex: 0x4A423B))
  private let toss = TossTransition()

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
    transitioningDelegate = toss
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    backdrop.backgroundColor = UIColor(hex: 0x1B1714)
    closeButton.setTitleColor(.white, for: .normal)
    closeButton.addTarget(self, action: Selector(PrintViewController.drop), for: .touchUpInside)
    for item in [backdrop, closeButton, print] { view.addSubview(item) }
    print.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector(PrintViewController.drag)))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    backdrop.frame = view.bounds
    closeButton.frame = CGRect(
      x: (size.width / 2 - 90).rounded(), y: size.height - 92, width: 180, height: 48)
    let height = min(size.height * 0.66, (size.width - 48) * 1.22)
    print.bounds.size = CGSize(width: (height / 1.22).rounded(), height: height.rounded())
    // While the print moves, the behaviors set its centre.
    if !toss.isMoving { print.center = middle }
  }

  /// The position of the print at rest.
  var middle: CGPoint { CGPoint(x: view.bounds.midX, y: (view.bounds.midY - 24).rounded()) }

  private func drop() { dismiss(animated: true) }

  private func drag(_ pan: UIPanGestureRecognizer) {
    let finger = pan.location(in: view)
    switch pan.state {
    case .began:
      guard !toss.isMoving else { return }
      toss.grip = finger
      dismiss(animated: true)
    case .changed: toss.move(to: finger)
    case .ended: toss.release(velocity: pan.velocity(in: view))
    case .cancelled: toss.release(velocity: .zero)
    default: break
    }
  }
}

/// Presents the print by a snap behavior, and dismisses it by gravity or a throw.
final class TossTransition: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning,
  UIDynamicAnimatorDelegate
{
  /// The speed in points per second, and the distance in points. A release below both puts the
  /// print back.
  @Parameter("Thrown beyond", in: 100...2000, step: 50, unit: .pointsPerSecond)
  private var leastSpeed: CGFloat = 700
  @Parameter("Away beyond", in: 60...500, step: 10, unit: .points)
  private var leastDistance: CGFloat = 260
  /// The damping of the snap behavior.
  @Parameter("Damping", in: 0...1, step: 0.05)
  private var damping: CGFloat = 0.7
  @Parameter("Gravity", in: 0.5...10, step: 0.1)
  private var gravityMagnitude: CGFloat = 2.5

  /// The point at which the finger grabbed the print.
  var grip: CGPoint?
  private var context: (any UIViewControllerContextTransitioning)?
  private var animator: UIDynamicAnimator?
  private var attachment: UIAttachmentBehavior?
  private weak var controller: PrintViewController?

  var isMoving: Bool { animator != nil }

  // MARK: Who animates

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { grip == nil ? nil : self }
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.6 }

  // MARK: Without a finger

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let controller = begin(context) else { return context.completeTransition(false) }
    if context.viewController(forKey: .to) === controller {
      controller.view.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(controller.view)
      controller.view.layoutIfNeeded()
      controller.print.center = CGPoint(
        x: controller.middle.x,
        y: controller.view.bounds.maxY + controller.print.bounds.height / 2)
      controller.print.transform = CGAffineTransform(rotationAngle: 0.5)
      snap(controller)
    } else {
      let spin = UIDynamicItemBehavior(items: [controller.print])
      spin.addAngularVelocity(-1.2, for: controller.print)
      animator?.addBehavior(spin)
      fly(controller)
    }
  }

  // MARK: With a finger

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    guard let controller = begin(context), let grip else {
      return context.completeTransition(false)
    }
    let (print, middle) = (controller.print, controller.middle)
    let offset = UIOffset(horizontal: grip.x - middle.x, vertical: grip.y - middle.y)
    let hold = UIAttachmentBehavior(
      item: print, offsetFromCenter: offset, attachedToAnchor: grip)
    let air = UIDynamicItemBehavior(items: [print])
    (air.resistance, air.angularResistance) = (2, 3)
    hold.action = { [weak self] in self?.dim() }
    for behavior in [hold, air] { animator?.addBehavior(behavior) }
    attachment = hold
  }

  func move(to finger: CGPoint) {
    attachment?.anchorPoint = finger
    context?.updateInteractiveTransition(min(distance / 400, 1))
  }

  func release(velocity: CGPoint) {
    grip = nil
    guard let controller, let attachment else { return }
    animator?.removeBehavior(attachment)
    self.attachment = nil
    let isFast = hypot(velocity.x, velocity.y) > leastSpeed
    guard isFast || distance > leastDistance else {
      context?.cancelInteractiveTransition()
      return snap(controller)
    }
    let (place, middle) = (controller.print.center, controller.middle)
    let velocity =
      isFast
      ? velocity : CGPoint(x: (place.x - middle.x) * 3, y: (place.y - middle.y) * 3)
    animator?.removeAllBehaviors()
    let throwing = UIDynamicItemBehavior(items: [controller.print])
    throwing.addLinearVelocity(velocity, for: controller.print)
    throwing.addAngularVelocity(velocity.x / 600, for: controller.print)
    animator?.addBehavior(throwing)
    context?.finishInteractiveTransition()
    fly(controller)
  }

  // MARK: Physics

  private func begin(
    _ context: any UIViewControllerContextTransitioning
  ) -> PrintViewController? {
    let ends = [context.viewController(forKey: .from), context.viewController(forKey: .to)]
    controller = ends.compactMap { $0 as? PrintViewController }.first
    guard let controller else { return nil }
    self.context = context
    animator = UIDynamicAnimator(referenceView: controller.view)
    animator?.delegate = self
    return controller
  }

  /// Moves the print to the middle, upright. The transition ends when the dynamic animator pauses.
  private func snap(_ controller: PrintViewController) {
    let snap = UISnapBehavior(item: controller.print, snapTo: controller.middle)
    snap.damping = damping
    snap.action = { [weak self] in self?.dim() }
    animator?.addBehavior(snap)
    dim()
  }

  /// Moves the print off the screen. The transition ends when no part of the print is visible.
  private func fly(_ controller: PrintViewController) {
    let gravity = UIGravityBehavior(items: [controller.print])
    gravity.magnitude = gravityMagnitude
    gravity.action = { [weak self, weak controller] in
      guard let self, let controller else { return }
      self.dim()
      if !controller.print.frame.intersects(controller.view.bounds) { self.end() }
    }
    animator?.addBehavior(gravity)
  }

  private var distance: CGFloat {
    guard let controller else { return 0 }
    let place = controller.print.center
    return hypot(place.x - controller.middle.x, place.y - controller.middle.y)
  }

  /// Dims the page behind the print the less, the farther away the print is.
  private func dim() {
    controller?.backdrop.alpha = 0.94 * (1 - min(distance / 560, 1))
    controller?.closeButton.alpha = 1 - min(distance / 120, 1)
  }

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    if attachment == nil { end() }
  }

  private func end() {
    guard let context else { return }
    animator?.delegate = nil
    animator?.removeAllBehaviors()
    context.completeTransition(!context.transitionWasCancelled)
  }

  /// UIKit may have ended the transition before the print has stopped.
  func animationEnded(_ transitionCompleted: Bool) {
    (context, animator) = (nil, nil)
  }
}

extension Demo {
  static let dynamicsToss = Demo(
    id: "dynamics-toss", title: "Thrown away", seed: nil,
    summary: "A photograph is thrown away, or snaps back.",
    trigger: "Press “Pick it up”, then throw the print in any direction.",
    stageSize: Demo.defaultStageSize, glyph: .toss,
    phases: [
      Phase("pick up", .tap("Pick it up")),
      Phase("drop", after: "pick up", .tap("Drop it")),
      Phase(
        "throw", after: "pick up",
        .drag(from: CGPoint(x: 130, y: 560), to: CGPoint(x: 330, y: 140), duration: 0.3)),
      Phase(
        "let go", after: "pick up",
        .dragBack(
          from: CGPoint(x: 120, y: 300), via: CGPoint(x: 220, y: 470),
          to: CGPoint(x: 200, y: 450), duration: 0.6)),
    ],
    tracedViews: ["Print"],
    prototypes: { [TossTransition()] },
    makeRoot: { PrintTableViewController() })
}
