import UIKit

// A menu that falls onto a shelf and bounces. The presentation controller decides its final frame;
// gravity and a collision boundary move it there. For the dismissal there is no boundary, and the
// menu falls off the screen.

/// A page with a button that opens the menu.
final class CafeViewController: UIViewController, UIViewControllerTransitioningDelegate {
  private let button = UIButton.soft("Menu", background: UIColor(hex: 0x1D3B34))

  override func loadView() {
    view = DemoPage(
      color: UIColor(hex: 0xDDEBE3), ink: UIColor(hex: 0x1D3B34),
      title: "Corner café", caption: "What may it be?", hint: "Everything here has a weight")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitleColor(.white, for: .normal)
    button.addTarget(self, action: Selector(CafeViewController.open), for: .touchUpInside)
    view.addSubview(button)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    button.frame = CGRect(
      x: (view.bounds.midX - 80).rounded(), y: 156, width: 160, height: 44)
  }

  private func open() {
    let menu = FallingMenuController()
    menu.modalPresentationStyle = .custom
    menu.transitioningDelegate = self
    present(menu, animated: true)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    ShelfPresentationController(presentedViewController: presented, presenting: presenting)
  }
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { FallTransition(ontoShelf: true) }
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { FallTransition(ontoShelf: false) }
}

/// A card with drinks. A tap on a drink dismisses it.
final class FallingMenuController: UIViewController {
  private static let drinks: [(name: String, price: String)] = [
    ("Espresso", "2.40"), ("Cortado", "3.10"), ("Flat white", "3.80"), ("Cold brew", "4.20"),
    ("Hot chocolate", "4.50"),
  ]
  static let rowHeight: CGFloat = 52
  static var height: CGFloat { rowHeight * CGFloat(drinks.count) + 76 }

  private let closeButton = UIButton.soft("Nothing", background: UIColor(hex: 0xF3ECE0))
  private var rows: [(name: UILabel, price: UILabel, line: UIView)] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(hex: 0xFFFBF4)
    view.layer.name = "Menu"
    // The rows have no room for larger text.
    view.maximumContentSizeCategory = .extraExtraExtraLarge
    view.layer.cornerRadius = 18
    view.layer.shadowColor = UIColor.black.cgColor
    view.layer.shadowOpacity = 0.22
    view.layer.shadowRadius = 16
    view.layer.shadowOffset = CGSize(width: 0, height: 8)
    for drink in Self.drinks {
      let (name, price, line) = (UILabel(), UILabel(), UIView())
      (name.text, price.text) = (drink.name, drink.price)
      name.setFont(.systemFont(ofSize: 17, weight: .medium), scaledAs: .body)
      price.setFont(of: .subheadline)
      name.textColor = UIColor(hex: 0x1D3B34)
      price.textColor = UIColor(hex: 0xA6794B)
      price.textAlignment = .right
      line.backgroundColor = UIColor(hex: 0xEADFCF)
      for item in [line, name, price] { view.addSubview(item) }
      rows.append((name, price, line))
    }
    closeButton.setTitleColor(UIColor(hex: 0xA6794B), for: .normal)
    closeButton.addTarget(
      self, action: Selector(FallingMenuController.close), for: .touchUpInside)
    view.addSubview(closeButton)
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(FallingMenuController.close)))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    for (index, row) in rows.enumerated() {
      let y = 8 + Self.rowHeight * CGFloat(index)
      row.name.frame = CGRect(x: 22, y: y, width: width - 110, height: Self.rowHeight)
      row.price.frame = CGRect(x: width - 82, y: y, width: 60, height: Self.rowHeight)
      row.line.frame = CGRect(x: 22, y: y + Self.rowHeight - 1, width: width - 44, height: 1)
    }
    closeButton.frame = CGRect(
      x: 16, y: view.bounds.height - 58, width: width - 32, height: 44)
  }

  private func close() { dismiss(animated: true) }
}

/// Centres the menu, and dims the page behind it.
final class ShelfPresentationController: UIPresentationController {
  @Parameter("Dimming", in: 0...1, step: 0.05, unit: .percent)
  private var opacity: CGFloat = 0.45

  private let dimming = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    let width = min(bounds.width - 48, 300)
    let height = FallingMenuController.height
    let top = max(min(bounds.height * 0.3, bounds.height - height - 24), 24)
    return CGRect(
      x: ((bounds.width - width) / 2).rounded(), y: top.rounded(), width: width, height: height)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = UIColor(hex: 0x0E2A22)
    dimming.alpha = 0
    dimming.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(ShelfPresentationController.close)))
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

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard !presentedViewController.isBeingPresented, !presentedViewController.isBeingDismissed
    else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  private func close() { presentedViewController.dismiss(animated: true) }
}

/// Lets the menu fall: onto a shelf below its final frame, or off the screen.
final class FallTransition: NSObject, UIViewControllerAnimatedTransitioning,
  UIDynamicAnimatorDelegate
{
  @Parameter("Gravity", in: 0.5...10, step: 0.1)
  private var gravityMagnitude: CGFloat = 3
  /// The fraction of its speed that the menu keeps when it bounces.
  @Parameter("Elasticity", in: 0...0.9, step: 0.01)
  private var elasticity: CGFloat = 0.42
  /// The angular velocity of the falling menu at the dismissal, in radians per second.
  @Parameter("Spin", in: -3...3, step: 0.1)
  private var spin: CGFloat = 0.9

  private let ontoShelf: Bool
  private var animator: UIDynamicAnimator?
  private var end: (() -> Void)?

  init(ontoShelf: Bool) { self.ontoShelf = ontoShelf }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let controller = context.viewController(forKey: ontoShelf ? .to : .from),
      let menu = controller.view
    else { return context.completeTransition(false) }
    let container = context.containerView
    let animator = UIDynamicAnimator(referenceView: container)
    let (gravity, nature) = (
      UIGravityBehavior(items: [menu]), UIDynamicItemBehavior(items: [menu])
    )
    gravity.magnitude = gravityMagnitude
    if ontoShelf {
      let place = context.finalFrame(for: controller)
      menu.frame = place.offsetBy(dx: 0, dy: -place.maxY - 40)
      container.addSubview(menu)
      let shelf = UICollisionBehavior(items: [menu])
      shelf.addBoundary(
        withIdentifier: "shelf" as NSString, from: CGPoint(x: place.minX - 200, y: place.maxY),
        to: CGPoint(x: place.maxX + 200, y: place.maxY))
      (nature.elasticity, nature.allowsRotation) = (elasticity, false)
      animator.addBehavior(shelf)
      end = {
        menu.frame = place
        context.completeTransition(true)
      }
    } else {
      nature.addAngularVelocity(spin, for: menu)
      gravity.action = { [weak self, weak menu] in
        if let menu, menu.frame.minY > container.bounds.maxY { self?.finish() }
      }
      end = { context.completeTransition(true) }
    }
    for behavior in [gravity, nature] { animator.addBehavior(behavior) }
    animator.delegate = self
    self.animator = animator
  }

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { finish() }

  private func finish() {
    animator?.delegate = nil
    animator?.removeAllBehaviors()
    animator = nil
    end?()
    end = nil
  }
}

extension Demo {
  static let dynamicsMenu = Demo(
    id: "dynamics-menu", title: "Falling menu", seed: nil,
    summary: "A menu falls into place and bounces, then falls away.",
    trigger: "Press “Menu”, then anything in it.", stageSize: Demo.defaultStageSize,
    glyph: .fallingMenu,
    phases: [
      Phase("open", .tap("Menu")),
      Phase("close", after: "open", .tap("Nothing")),
    ],
    tracedViews: ["Menu"],
    prototypes: {
      [
        FallTransition(ontoShelf: true),
        ShelfPresentationController(presentedViewController: UIViewController(), presenting: nil),
      ]
    },
    makeRoot: { CafeViewController() })
}
