import UIKit

/// A custom presentation controller: a card at the bottom, and a dimming view that is animated
/// alongside the transition, also an interactive and a cancelled one.
enum PresentationCustom {
  final class FirstViewController: UIViewController {
    private let transitioning = CardTransitioning()

    override func loadView() {
      view = DemoPage(
        color: UIColor(named: "Honeydew") ?? .systemGreen,
        title: "First", caption: "A presentation controller says where the other page lies.",
        hint: "The dimming follows the finger")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      let button = UIButton.demo("Present")
      button.frame.origin = CGPoint(x: (view.bounds.width - 160) / 2, y: 172)
      button.staysCentered()
      view.addSubview(button)
      button.addTarget(self, action: Selector(FirstViewController.presentNext), for: .touchUpInside)
    }

    private func presentNext() {
      let card = CardViewController(transitioning)
      card.modalPresentationStyle = .custom
      card.transitioningDelegate = transitioning
      present(card, animated: true)
    }
  }

  /// A card that the user can drag away.
  final class CardViewController: UIViewController {
    /// The fraction of the card's height beyond which a release dismisses it.
    @Parameter("Leaves beyond", in: 0.1...0.9, step: 0.05, unit: .percent)
    private var threshold: CGFloat = 0.4
    /// The speed from which on a release dismisses the card.
    @Parameter("Thrown beyond", in: 100...2000, step: 50, unit: .pointsPerSecond)
    private var fast: CGFloat = 800

    private let transitioning: CardTransitioning

    init(_ transitioning: CardTransitioning) {
      self.transitioning = transitioning
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
      view = DemoPage(
        color: UIColor(named: "Cantaloupe") ?? .systemOrange,
        title: "Card", caption: "Drag it down.")
      view.layer.cornerRadius = 20
      view.layer.name = "card"
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addGestureRecognizer(
        UIPanGestureRecognizer(target: self, action: Selector(CardViewController.drag)))
    }

    private func drag(_ pan: UIPanGestureRecognizer) {
      let fraction = pan.translation(in: nil).y / max(view.bounds.height, 1)
      switch pan.state {
      case .began:
        transitioning.interaction = UIPercentDrivenInteractiveTransition()
        dismiss(animated: true)
      case .changed: transitioning.interaction?.update(fraction)
      case .ended, .cancelled:
        let isMeant =
          pan.state == .ended && (fraction > threshold || pan.velocity(in: nil).y > fast)
        if isMeant {
          transitioning.interaction?.finish()
        } else {
          transitioning.interaction?.cancel()
        }
        transitioning.interaction = nil
      default: break
      }
    }
  }

  final class CardTransitioning: NSObject, UIViewControllerTransitioningDelegate {
    /// The interaction controller during a drag; nil otherwise.
    var interaction: UIPercentDrivenInteractiveTransition?

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      CardPresentationController(presentedViewController: presented, presenting: presenting)
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
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  final class CardPresentationController: UIPresentationController {
    @Parameter("Height", in: 0.2...0.9, step: 0.05, unit: .percent)
    private var height: CGFloat = 0.6
    @Parameter("Dimming", in: 0...1, step: 0.05, unit: .percent)
    private var opacity: CGFloat = 0.4

    private let dimming = UIView()

    /// The lower part of the container, with a margin.
    override var frameOfPresentedViewInContainerView: CGRect {
      let bounds = containerView?.bounds ?? .zero
      let height = (bounds.height * self.height).rounded()
      return CGRect(
        x: 16, y: bounds.height - height - 16, width: bounds.width - 32, height: height)
    }

    override func presentationTransitionWillBegin() {
      guard let containerView else { return }
      dimming.frame = containerView.bounds
      dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      dimming.backgroundColor = .black
      dimming.alpha = 0
      dimming.addGestureRecognizer(
        UITapGestureRecognizer(target: self, action: Selector(CardPresentationController.close)))
      containerView.insertSubview(dimming, at: 0)
      presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
        self.dimming.alpha = self.opacity
      })
    }

    override func dismissalTransitionWillBegin() {
      presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
        self.dimming.alpha = 0
      })
    }

    /// Updates the card's frame, also after a rotation.
    override func containerViewWillLayoutSubviews() {
      super.containerViewWillLayoutSubviews()
      guard !presentedViewController.isBeingPresented, !presentedViewController.isBeingDismissed
      else { return }
      presentedView?.frame = frameOfPresentedViewInContainerView
    }

    private func close() { presentedViewController.dismiss(animated: true) }
  }

  final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    @Parameter("Duration", in: 0.1...3, step: 0.05, unit: .seconds)
    private var duration: TimeInterval = 0.5
    private let isPresenting: Bool

    init(isPresenting: Bool) { self.isPresenting = isPresenting }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { duration }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      let context = transitionContext
      guard let view = context.view(forKey: isPresenting ? .to : .from) else {
        return context.completeTransition(false)
      }
      let container = context.containerView
      if isPresenting, let controller = context.viewController(forKey: .to) {
        view.frame = context.finalFrame(for: controller)
        container.addSubview(view)
      }
      let below = CGAffineTransform(translationX: 0, y: container.bounds.height - view.frame.minY)
      if isPresenting { view.transform = below }
      UIView.animate(
        withDuration: transitionDuration(using: context), delay: 0,
        options: context.isInteractive ? .curveLinear : .curveEaseInOut,
        animations: { [isPresenting] in view.transform = isPresenting ? .identity : below },
        completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
    }
  }
}

extension Demo {
  static let presentationCustom = Demo(
    id: "presentation-custom", title: "A card of one’s own", seed: 3,
    summary: "A presentation controller gives size, place and dimming.",
    trigger: "Press “Present”, then drag the card down.", stageSize: Demo.defaultStageSize,
    glyph: .lowCard,
    phases: [
      Phase("present", .tap("Present")),
      Phase(
        "dismiss", after: "present",
        .dragIn(
          "card", from: CGPoint(x: 0.4, y: 0.2), to: CGPoint(x: 0.4, y: 0.85), duration: 0.4)),
    ],
    prototypes: {
      [
        PresentationCustom.SlideAnimator(isPresenting: true),
        PresentationCustom.CardPresentationController(
          presentedViewController: UIViewController(), presenting: nil),
        PresentationCustom.CardViewController(PresentationCustom.CardTransitioning()),
      ]
    },
    makeRoot: { PresentationCustom.FirstViewController() })
}
