import CoreGraphics
import UIKitTestSupport

import UIKit

/// A simulated screen with a navigation controller whose controllers write to a journal.
@MainActor
struct NavigationFixture {
  let journal = Journal()
  let simulator: Simulator
  let navigation = UINavigationController()
  let root: JournalController
  let delegate: NavigationJournalDelegate

  /// - Parameter count: of controllers on the stack, named "root", "c1", "c2" and so on.
  init(count: Int = 1, size: CGSize = CGSize(width: 300, height: 500)) {
    let (navigation, journal) = (self.navigation, self.journal)
    root = JournalController("root", journal)
    delegate = NavigationJournalDelegate(journal)
    navigation.title = "stack"
    navigation.viewControllers =
      [root] + (1..<count).map { JournalController("c\($0)", journal) }
    simulator = Simulator(size: size, scale: 1, root: navigation)
    navigation.delegate = delegate
    _ = journal.take()
  }

  func make(_ name: String = "new") -> JournalController { JournalController(name, journal) }

  var top: UIViewController? { navigation.topViewController }

  /// The views where the pages are shown, from the back to the front.
  var pages: [UIView] { place?.subviews ?? [] }

  /// Where the pages are shown.
  private var place: UIView? {
    navigation.viewControllers.lazy.compactMap { $0.viewIfLoaded?.superview }.first
  }

  var isIdle: Bool {
    !Simulator.isTransitioning && navigation.transitionCoordinator == nil
      && !UIApplication.shared.isIgnoringInteractionEvents
      && pages == [navigation.topViewController?.view].compactMap { $0 }
      && navigation.topViewController?.view.frame == place?.bounds
      && Set(navigation.children) == Set(navigation.viewControllers)
  }

  // MARK: The swipe

  /// Drags from the edge, and stays there.
  func swipe(from start: CGFloat = 2, to end: CGFloat, seconds: TimeInterval = 0.5) {
    simulator.drag(
      from: CGPoint(x: start, y: 300), to: CGPoint(x: end, y: 300), duration: seconds)
  }

  /// Holds still, so that it is no throw, and releases.
  func release(at x: CGFloat) {
    simulator.advance(by: 0.3)
    simulator.touchMove(to: CGPoint(x: x, y: 300))
    simulator.advance(by: 0.3)
    simulator.touchUp(at: CGPoint(x: x, y: 300))
  }
}

/// Records what it is asked and notified of.
final class NavigationJournalDelegate: NSObject, UINavigationControllerDelegate {
  let journal: Journal
  var animator: JournalAnimator?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  /// Called in `didShow`, once.
  var onShow: (() -> Void)?

  init(_ journal: Journal) { self.journal = journal }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    journal.note("delegate willShow \(viewController.title ?? "")\(animated ? "" : " at once")")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    journal.note("delegate didShow \(viewController.title ?? "")\(animated ? "" : " at once")")
    let body = onShow
    onShow = nil
    body?()
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    journal.note("delegate animator \(operation) \(fromVC.title ?? "") to \(toVC.title ?? "")")
    animator?.isPresenting = operation == .push
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    journal.note("delegate interactor")
    return interactor
  }
}
