import UIKit

/// A card springs in. When it is dismissed it swings about its lower left corner, as a sign does
/// that has lost a nail, and drops.
enum KeyframeSwing {
  final class SignViewController: UIViewController, UIViewControllerTransitioningDelegate {
    private let animation = SwingAnimation()

    override func loadView() {
      view = DemoPage(
        color: UIColor(named: "Honeydew") ?? .systemGreen,
        title: "Keyframes",
        caption: "A card that appears with a spring\nand leaves in five swings.",
        hint: "Five keyframes, one after another")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      let button = UIButton.soft("Hang it up", background: UIColor(white: 1, alpha: 0.7))
      button.setTitleColor(.black, for: .normal)
      button.frame = CGRect(x: (view.bounds.size.width - 160) / 2, y: 240, width: 160, height: 44)
      button.staysCentered()
      button.addTarget(self, action: Selector(SignViewController.present), for: .touchUpInside)
      view.addSubview(button)
    }

    private func present() {
      let card = CardViewController()
      card.modalPresentationStyle = .custom
      card.transitioningDelegate = self
      present(card, animated: true)
    }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      CardPresentationController(presentedViewController: presented, presenting: presenting)
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      animation.type = .present
      return animation
    }

    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    {
      animation.type = .dismiss
      return animation
    }
  }

  final class CardViewController: UIViewController {
    static let size = CGSize(width: 280, height: 360)

    override func loadView() {
      let page = DemoPage(
        size: Self.size, color: UIColor(named: "Cantaloupe") ?? .systemOrange, title: "Card",
        caption: "Held by one nail,\nat the lower left.")
      page.autoresizingMask = [
        .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
      ]
      page.layer.cornerRadius = 24
      view = page
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      let button = UIButton.soft("Let it drop", background: UIColor(white: 1, alpha: 0.7))
      button.setTitleColor(.black, for: .normal)
      button.frame = CGRect(x: 60, y: 210, width: 160, height: 44)
      button.addTarget(self, action: Selector(CardViewController.drop), for: .touchUpInside)
      view.addSubview(button)
    }

    private func drop() { dismiss(animated: true) }
  }

  /// Centres the card, also after a rotation.
  final class CardPresentationController: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
      let (bounds, size) = (containerView?.bounds ?? .zero, CardViewController.size)
      return CGRect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height)
    }

    override func containerViewWillLayoutSubviews() {
      super.containerViewWillLayoutSubviews()
      guard !presentedViewController.isBeingPresented, !presentedViewController.isBeingDismissed
      else { return }
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
  }

  final class SwingAnimation: NSObject, UIViewControllerAnimatedTransitioning {
    enum TransitionType { case present, dismiss }

    @Parameter("Appears in", in: 0.1...3, step: 0.05, unit: .seconds)
    private var presentation: TimeInterval = 0.5
    @Parameter("Spring")
    private var spring = DampedSpring(dampingRatio: 0.8, initialVelocity: 1)
    @Parameter("Dimming", in: 0...1, step: 0.05, unit: .percent)
    private var dimming: CGFloat = 0.4
    @Parameter("Leaves in", in: 0.1...3, step: 0.05, unit: .seconds)
    private var dismissal: TimeInterval = 1.2
    /// The angle of the swing, in half turns.
    @Parameter("Swings", in: 0.2...2, step: 0.05, unit: .percent)
    private var swing: CGFloat = 1

    var type = TransitionType.present
    private let coverView = UIView()

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { type == .present ? presentation : dismissal }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      switch type {
      case .present: animatePresentation(using: transitionContext)
      case .dismiss: animateDismissal(using: transitionContext)
      }
    }

    private func animatePresentation(using context: any UIViewControllerContextTransitioning) {
      guard let card = context.view(forKey: .to),
        let controller = context.viewController(forKey: .to)
      else { return context.completeTransition(false) }
      let container = context.containerView
      let place = context.finalFrame(for: controller)
      coverView.frame = container.bounds
      coverView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      coverView.backgroundColor = .black
      coverView.alpha = 0
      container.addSubview(coverView)

      card.frame = place
      card.center.y = container.bounds.height + 200
      container.addSubview(card)
      UIView.animate(
        withDuration: transitionDuration(using: context), delay: 0,
        usingSpringWithDamping: spring.dampingRatio,
        initialSpringVelocity: spring.initialVelocity,
        animations: {
          self.coverView.alpha = self.dimming
          card.center.y = place.midY
        },
        completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }

    private func animateDismissal(using context: any UIViewControllerContextTransitioning) {
      guard let card = context.view(forKey: .from),
        let snapshot = card.snapshotView(afterScreenUpdates: false)
      else { return context.completeTransition(false) }
      snapshot.layer.name = "snapshot"
      snapshot.layer.anchorPoint = CGPoint(x: 0, y: 1)
      snapshot.layer.position = CGPoint(x: card.frame.minX, y: card.frame.maxY)
      context.containerView.addSubview(snapshot)
      card.isHidden = true

      UIView.animateKeyframes(withDuration: transitionDuration(using: context), delay: 0) {
        self.addSwings(of: snapshot)
      } completion: { _ in
        snapshot.removeFromSuperview()
        card.isHidden = false
        context.completeTransition(!context.transitionWasCancelled)
      }
    }

    private func addSwings(of snapshot: UIView) {
      let swings: [(start: Double, length: Double, angle: CGFloat)] = [
        (0, 0.15, -1.5), (0.15, 0.10, 1), (0.25, 0.20, 1.3), (0.45, 0.20, 0.8),
      ]
      for swing in swings {
        UIView.addKeyframe(
          withRelativeStartTime: swing.start, relativeDuration: swing.length
        ) {
          snapshot.transform = CGAffineTransform(rotationAngle: .pi * swing.angle * self.swing)
        }
      }
      UIView.addKeyframe(withRelativeStartTime: 0.65, relativeDuration: 0.35) {
        let shift = CGAffineTransform(translationX: 180, y: 0)
        let rotate = CGAffineTransform(rotationAngle: .pi * 0.3)
        snapshot.transform = shift.concatenating(rotate)
        self.coverView.alpha = 0
      }
    }
  }
}

extension Demo {
  static let keyframeSwing = Demo(
    id: "keyframe-swing", title: "Swinging card", seed: 4,
    summary: "Five keyframes, one last nail.",
    trigger: "Press “Hang it up”, then “Let it drop”.",
    stageSize: Demo.defaultStageSize, glyph: .swing,
    phases: [
      Phase("present", .tap("Hang it up")),
      Phase("dismiss", after: "present", .tap("Let it drop")),
    ],
    mainPhase: "dismiss",
    tracedViews: ["snapshot"],
    prototypes: { [KeyframeSwing.SwingAnimation()] },
    makeRoot: { KeyframeSwing.SignViewController() })
}
