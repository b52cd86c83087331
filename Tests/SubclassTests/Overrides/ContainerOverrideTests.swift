import Testing
import UIKit
import UIKitSimulator

/// Containers that override what apps override of them.
@MainActor struct ContainerOverrideTests {
  @Test func aStackCallsItsOverrides() {
    let (root, page) = (UIViewController(), UIViewController())
    let stack = FullStack(rootViewController: root)
    let simulator = Simulator(root: stack)
    root.show(page, sender: nil)
    simulator.settle()
    simulator.press("Escape")
    simulator.settle()
    #expect(stack.viewControllers == [root])
    #expect(
      stack.log.missing(from: [
        "popViewController(animated:)", "pushViewController(_:animated:)", "show(_:sender:)",
      ]) == [])
  }

  @Test func tabsCallTheirOverrides() {
    let tabs = FullTabs()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    let simulator = Simulator(root: tabs)
    simulator.settle()
    simulator.tap(at: tabs.tabBar.convert(CGPoint(x: 300, y: 20), to: nil))
    simulator.settle()
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.log.missing(from: ["tabBar(_:didSelect:)", "viewControllers"]) == [])
  }
}

private class FullStack: UINavigationController {
  let log = CallLog()

  override var viewControllers: [UIViewController] { didSet {} }
  override var topViewController: UIViewController? { super.topViewController }
  override var visibleViewController: UIViewController? { super.visibleViewController }
  override var isNavigationBarHidden: Bool { didSet {} }
  override var isToolbarHidden: Bool { didSet {} }
  override var delegate: (any UINavigationControllerDelegate)? { didSet {} }
  override var interactivePopGestureRecognizer: UIGestureRecognizer? {
    super.interactivePopGestureRecognizer
  }
  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    super.setViewControllers(viewControllers, animated: animated)
  }
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    log.note()
    super.pushViewController(viewController, animated: animated)
  }
  override func popViewController(animated: Bool) -> UIViewController? {
    log.note()
    return super.popViewController(animated: animated)
  }
  override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? { super.popToViewController(viewController, animated: animated) }
  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    super.popToRootViewController(animated: animated)
  }
  override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    super.setNavigationBarHidden(hidden, animated: animated)
  }
  override func show(_ vc: UIViewController, sender: Any?) {
    log.note()
    super.show(vc, sender: sender)
  }
  override func viewDidLoad() { super.viewDidLoad() }
}

private class FullTabs: UITabBarController {
  let log = CallLog()

  override var viewControllers: [UIViewController]? { didSet { log.note() } }
  override var selectedIndex: Int { didSet {} }
  override var selectedViewController: UIViewController? { didSet {} }
  override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    super.setViewControllers(viewControllers, animated: animated)
  }
  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { log.note() }
}

private class FullSplit: UISplitViewController {
  override var viewControllers: [UIViewController] { didSet {} }
  override var preferredDisplayMode: UISplitViewController.DisplayMode { didSet {} }
  override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
  override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    super.showDetailViewController(vc, sender: sender)
  }
  override func setViewController(
    _ vc: UIViewController?, for column: UISplitViewController.Column
  ) { super.setViewController(vc, for: column) }
}

private class FullPages: UIPageViewController {
  override var viewControllers: [UIViewController]? { super.viewControllers }
  override func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: UIPageViewController.NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    super.setViewControllers(
      viewControllers, direction: direction, animated: animated, completion: completion)
  }
}
