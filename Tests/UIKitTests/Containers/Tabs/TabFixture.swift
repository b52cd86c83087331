import CoreGraphics
import UIKitSimulator
import UIKitTestSupport
import UIKit

/// A tab bar controller whose children, delegate and animator write to one journal.
@MainActor
struct TabFixture {
  let journal = Journal()
  let simulator: Simulator
  let tabs: UITabBarController
  let delegate: TabJournalDelegate

  init(count: Int = 3, size: CGSize = CGSize(width: 300, height: 500)) {
    tabs = UITabBarController()
    tabs.title = "tabs"
    delegate = TabJournalDelegate(journal)
    tabs.viewControllers = (0..<count).map { [journal] in JournalController("\($0)", journal) }
    tabs.delegate = delegate
    simulator = Simulator(size: size, scale: 1, root: tabs)
    _ = journal.take()
  }

  func child(_ index: Int) -> UIViewController { tabs.viewControllers![index] }

  /// Whether a child is on the screen.
  func isShown(_ index: Int) -> Bool { child(index).viewIfLoaded?.window != nil }

  /// Presses a tab in its middle.
  func press(_ index: Int) {
    let count = CGFloat(tabs.tabBar.items?.count ?? 1)
    let bar = tabs.tabBar.frame
    simulator.tap(
      at: CGPoint(x: bar.width * (CGFloat(index) + 0.5) / count, y: bar.minY + 20))
  }

  @discardableResult
  func animate(duration: TimeInterval = 0.5) -> JournalAnimator {
    let animator = JournalAnimator(journal, duration: duration)
    delegate.animator = animator
    return animator
  }

  /// Whether nothing runs, nothing is left over, and the bar says what is shown.
  var isIdle: Bool {
    simulator.showChanges()
    let pages = tabs.children.filter { $0.viewIfLoaded?.superview != nil }
    guard simulator.isIdle, pages.count == 1, let page = pages.first,
      let selected = tabs.selectedViewController, let container = page.view.superview
    else { return false }
    let isShown = (page as? UINavigationController)?.viewControllers.contains(selected) ?? false
    return (page === selected || isShown) && container.subviews == [page.view]
      && tabs.tabBar.selectedItem === page.tabBarItem && page.view.frame == container.bounds
      && page.view.alpha == 1 && container.layer.speed == 1
  }

  /// Whether the appearance calls since the last look make sense for all children.
  func isBalanced(visible: Int) -> Bool {
    (0..<(tabs.viewControllers?.count ?? 0)).allSatisfy { index in
      let isTouched = journal.lines.contains {
        $0.hasPrefix("\(index) ") && $0.contains("ppear")
      }
      return !isTouched || journal.endsBalanced("\(index)", isVisible: index == visible)
    }
  }
}

final class TabJournalDelegate: NSObject, UITabBarControllerDelegate {
  let journal: Journal
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  var allows = true
  /// Called when a tab was chosen by the user.
  var onSelect: (() -> Void)?

  init(_ journal: Journal) { self.journal = journal }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    journal.note("delegate shouldSelect \(viewController.title ?? "")")
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    journal.note("delegate didSelect \(viewController.title ?? "")")
    onSelect?()
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    journal.note("delegate animator \(fromVC.title ?? "") to \(toVC.title ?? "")")
    return animator
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    journal.note("delegate interactor")
    return interactor
  }
}
