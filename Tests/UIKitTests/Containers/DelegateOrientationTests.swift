import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// The delegates of containers decide on the orientations of the interface.
@MainActor
struct DelegateOrientationTests {
  /// Permits landscape alone.
  private final class Landscape: NSObject, UINavigationControllerDelegate,
    UITabBarControllerDelegate, UISplitViewControllerDelegate
  {
    /// Whether it answers what the container answers by itself.
    var asksBack = false

    private func mask(_ container: UIViewController) -> UIInterfaceOrientationMask {
      asksBack ? container.supportedInterfaceOrientations : .landscape
    }

    func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { mask(navigationController) }
    func navigationControllerPreferredInterfaceOrientationForPresentation(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation { .landscapeLeft }
    func tabBarControllerSupportedInterfaceOrientations(
      _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { mask(tabBarController) }
    func tabBarControllerPreferredInterfaceOrientationForPresentation(
      _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation { .landscapeLeft }
    func splitViewControllerSupportedInterfaceOrientations(
      _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask { mask(splitViewController) }
    func splitViewControllerPreferredInterfaceOrientationForPresentation(
      _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation { .landscapeLeft }
  }

  enum Container: CaseIterable { case stack, tabs, split }

  private func make(_ kind: Container, delegate: Landscape) -> UIViewController {
    switch kind {
    case .stack:
      let stack = UINavigationController(rootViewController: UIViewController())
      stack.delegate = delegate
      return stack
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController()]
      tabs.delegate = delegate
      return tabs
    case .split:
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(UIViewController(), for: .primary)
      split.delegate = delegate
      return split
    }
  }

  @Test(arguments: Container.allCases, [false, true])
  func theDelegateDecides(kind: Container, asksBack: Bool) throws {
    let delegate = Landscape()
    delegate.asksBack = asksBack
    let root = make(kind, delegate: delegate)
    let simulator = Simulator(size: CGSize(width: 390, height: 844), scale: 1, root: root)
    let scene = try #require(simulator.window.windowScene)
    #expect(scene.interfaceOrientation == (asksBack ? .portrait : .landscapeLeft))
    #expect(root.preferredInterfaceOrientationForPresentation == .landscapeLeft)
    #expect(root.supportedInterfaceOrientations == (asksBack ? .allButUpsideDown : .landscape))
    #expect(delegate.asksBack == asksBack)
  }
}
