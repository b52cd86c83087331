import UIKit

/// Tabs with a sliding transition: by the bar, by `selectedIndex` and `selectedViewController`, and
/// by a drag.
enum TabCustom {
  /// Moves the pages side by side, in the order of the tabs.
  final class SideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    @Parameter("Duration", in: 0.1...3, step: 0.05, unit: .seconds)
    private var duration: TimeInterval = 0.35
    private let isForward: Bool

    init(isForward: Bool) {
      self.isForward = isForward
      super.init()
    }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { duration }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      guard let from = transitionContext.view(forKey: .from),
        let to = transitionContext.view(forKey: .to),
        let controller = transitionContext.viewController(forKey: .to)
      else { return transitionContext.completeTransition(false) }
      let container = transitionContext.containerView
      let width = container.bounds.size.width * (isForward ? 1 : -1)
      to.frame = transitionContext.finalFrame(for: controller)
      to.transform = CGAffineTransform(translationX: width, y: 0)
      container.addSubview(to)
      UIView.animate(
        withDuration: transitionDuration(using: transitionContext), delay: 0,
        options: transitionContext.isInteractive ? .curveLinear : .curveEaseInOut,
        animations: {
          to.transform = .identity
          from.transform = CGAffineTransform(translationX: -width, y: 0)
        },
        completion: { _ in
          from.transform = .identity
          to.transform = .identity
          transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
  }

  final class TabsController: UITabBarController, UITabBarControllerDelegate {
    /// The fraction of the width beyond which a release finishes the transition.
    @Parameter("Finishes beyond", in: 0.1...0.9, step: 0.05, unit: .percent)
    private var threshold: CGFloat = 0.5
    /// The speed from which on a release finishes the transition.
    @Parameter("Thrown beyond", in: 100...2000, step: 50, unit: .pointsPerSecond)
    private var fast: CGFloat = 300

    private var interaction: UIPercentDrivenInteractiveTransition?
    /// -1 if the drag leads to the next tab, 1 if it leads to the previous one.
    private var direction: CGFloat = 1

    override func viewDidLoad() {
      super.viewDidLoad()
      delegate = self
      viewControllers = [
        PageController("Favorites", .favorites, UIColor(named: "Honeydew") ?? .systemGreen),
        PageController("Bookmarks", .bookmarks, UIColor(named: "Cantaloupe") ?? .systemOrange),
        PageController("Search", .search, UIColor(named: "Sky") ?? .systemTeal),
      ]
      let pan = UIPanGestureRecognizer(target: self, action: Selector(TabsController.handlePan))
      view.addGestureRecognizer(pan)
    }

    private func handlePan(_ pan: UIPanGestureRecognizer) {
      let width = view.bounds.size.width
      let fraction = pan.translation(in: view).x * direction / max(width, 1)
      switch pan.state {
      case .began:
        direction = pan.velocity(in: view).x < 0 ? -1 : 1
        let next = selectedIndex - Int(direction)
        guard let count = viewControllers?.count, (0..<count).contains(next) else { return }
        interaction = UIPercentDrivenInteractiveTransition()
        selectedIndex = next
      case .changed: interaction?.update(fraction)
      case .ended:
        let isThrown = pan.velocity(in: view).x * direction > fast
        if isThrown || fraction > threshold { interaction?.finish() } else { interaction?.cancel() }
        interaction = nil
      case .cancelled:
        interaction?.cancel()
        interaction = nil
      case .possible, .failed: break
      }
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      guard let pages = viewControllers, let from = pages.firstIndex(of: fromVC),
        let to = pages.firstIndex(of: toVC)
      else { return nil }
      return SideAnimator(isForward: to > from)
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
  }

  final class PageController: UIViewController {
    private let color: UIColor

    init(_ title: String, _ item: UITabBarItem.SystemItem, _ color: UIColor) {
      self.color = color
      super.init(nibName: nil, bundle: nil)
      self.title = title
      tabBarItem = UITabBarItem(tabBarSystemItem: item, tag: 0)
    }

    required init?(coder: NSCoder) {
      color = .white
      super.init(coder: coder)
    }

    override func loadView() {
      view = DemoPage(
        color: color, title: title ?? "",
        caption: "Press a tab or a button, or drag sideways.",
        hint: "Release it early, and the tab stays")
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      add("Next", y: 240, action: Selector(PageController.goForward))
      add("First", y: 300, action: Selector(PageController.goToFirst))
    }

    private func add(_ title: String, y: CGFloat, action: Selector) {
      let button = UIButton.soft(title, background: UIColor(white: 1, alpha: 0.6))
      button.setTitleColor(.black, for: .normal)
      button.frame = CGRect(x: (view.bounds.size.width - 160) / 2, y: y, width: 160, height: 44)
      button.staysCentered()
      button.addTarget(self, action: action, for: .touchUpInside)
      view.addSubview(button)
    }

    private func goForward() {
      guard let tabs = tabBarController, let count = tabs.viewControllers?.count else { return }
      tabs.selectedIndex = (tabs.selectedIndex + 1) % count
    }

    private func goToFirst() {
      tabBarController?.selectedViewController = tabBarController?.viewControllers?.first
    }
  }
}

extension Demo {
  static let tabCustom = Demo(
    id: "tab-custom", title: "Sliding tabs", seed: 4,
    summary: "Tabs move as they lie, under a finger too.",
    trigger: "Press a tab, “Next”, or drag sideways.",
    stageSize: Demo.defaultStageSize, glyph: .slidingTabs,
    phases: [
      Phase("present", .tap("Next")),
      Phase("dismiss", after: "present", .tap("First")),
      Phase(
        "drag",
        .drag(from: CGPoint(x: 330, y: 500), to: CGPoint(x: 60, y: 500), duration: 0.5)),
      Phase(
        "drag-cancel",
        .drag(from: CGPoint(x: 330, y: 500), to: CGPoint(x: 210, y: 500), duration: 1)),
    ],
    prototypes: { [TabCustom.SideAnimator(isForward: true), TabCustom.TabsController()] },
    makeRoot: { TabCustom.TabsController() })
}
