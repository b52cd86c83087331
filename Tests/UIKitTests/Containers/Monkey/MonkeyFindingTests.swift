import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// What the long random test of containers has found wrong, each as the behaviour in its smallest
/// form.
@MainActor
struct MonkeyFindingTests {
  /// The change that removes a tab waits behind one that is completed, and is itself cancelled.
  @Test func aTabThatWasRemovedBeforeACancelledChangeIsReleased() {
    let fixture = TabFixture(count: 3)
    let animator = fixture.animate(duration: 0.5)
    fixture.tabs.selectedIndex = 1
    fixture.simulator.advance(by: 0.1)
    weak let removed = fixture.child(2)
    fixture.tabs.viewControllers = [fixture.child(0), fixture.child(1)]
    fixture.tabs.selectedIndex = 0
    animator.instead = { $0.completeTransition(false) }
    fixture.simulator.settle()
    #expect(fixture.tabs.selectedIndex == 1 && fixture.isIdle)
    #expect(removed == nil)
  }

  @Test func aColumnThatWasReplacedWhileAMoveReversesIsReleased() throws {
    let fixture = SplitFixture(.doubleColumn, size: CGSize(width: 700, height: 700))
    fixture.simulator.drag(
      from: CGPoint(x: 3, y: 300), to: CGPoint(x: 60, y: 300), duration: 0.3)
    fixture.simulator.touchCancel(at: CGPoint(x: 60, y: 300))
    fixture.simulator.advance(by: 0.02)
    #expect(!fixture.isIdle)
    let page = UIViewController()
    weak let replaced = fixture.columns[.secondary]?.navigationController
    fixture.split.setViewController(
      UINavigationController(rootViewController: page), for: .secondary)
    fixture.simulator.settle()
    #expect(fixture.split.displayMode == .secondaryOnly && page.view.window != nil)
    #expect(replaced == nil)
  }

  /// Goes back to its root when it is about to appear.
  private final class Stack: UINavigationController {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      popToRootViewController(animated: false)
    }
  }

  /// The tab bar controller, which loses its tab to a stack, shows that stack inside the push.
  @Test func aTabThatIsPushedOnAStackThatPopsItMeanwhileIsNowhere() {
    let (journal, tabs) = (Journal(), UITabBarController())
    let (page, root) = (JournalController("page", journal), JournalController("root", journal))
    let stack = Stack(rootViewController: root)
    tabs.viewControllers = [page, stack]
    let simulator = Simulator(size: CGSize(width: 400, height: 700), scale: 1, root: tabs)
    stack.pushViewController(page, animated: false)
    simulator.settle()
    #expect(tabs.viewControllers == [stack] && stack.viewControllers == [root])
    #expect(stack.children == [root] && page.parent == nil && page.view.window == nil)
    #expect(journal.endsBalanced("root", isVisible: true))
    #expect(journal.endsBalanced("page", isVisible: false))
  }

  /// The tabs, which lose their tab to a stack, show the split view of that stack, which collapses
  /// and changes the stack inside the push.
  @Test(arguments: [false, true])
  func aTabThatIsPushedOnAStackThatCollapsesMeanwhileIsOnTopOrNowhere(isDetail: Bool) {
    let (journal, tabs) = (Journal(), UITabBarController())
    let page = JournalController("page", journal)
    let stack = UINavigationController(rootViewController: JournalController("root", journal))
    let split = UISplitViewController(style: .doubleColumn)
    let other = UINavigationController(rootViewController: JournalController("other", journal))
    split.setViewController(isDetail ? other : stack, for: .primary)
    split.setViewController(isDetail ? stack : other, for: .secondary)
    tabs.viewControllers = [page, split]
    let simulator = Simulator(size: CGSize(width: 400, height: 700), scale: 1, root: tabs)
    simulator.settle()
    stack.pushViewController(page, animated: false)
    simulator.settle()
    let top = (isDetail ? other : stack).topViewController
    #expect(tabs.viewControllers == [split] && top?.view.window != nil)
    #expect((page.view.window != nil) == (top === page))
    #expect(journal.endsBalanced("page", isVisible: top === page))
  }

  /// A tab bar controller in a tab, both of which change; the outer change ends first.
  @Test func whatCoversATabInATabGoesWithItAfterTheOuterTabHasArrived() {
    let (journal, outer, inner) = (Journal(), UITabBarController(), UITabBarController())
    let presenter = JournalController("presenter", journal)
    let covering = JournalController("covering", journal)
    inner.viewControllers = [presenter, UIViewController()]
    outer.viewControllers = [inner, UIViewController()]
    let simulator = Simulator(size: CGSize(width: 400, height: 800), scale: 1, root: outer)
    presenter.definesPresentationContext = true
    covering.modalPresentationStyle = .currentContext
    presenter.present(covering, animated: false)
    outer.selectedIndex = 1
    let (outerDelegate, innerDelegate) = (TabJournalDelegate(journal), TabJournalDelegate(journal))
    outerDelegate.animator = JournalAnimator(journal, duration: 0.3)
    innerDelegate.animator = JournalAnimator(journal, duration: 1)
    (outer.delegate, inner.delegate) = (outerDelegate, innerDelegate)
    outer.selectedIndex = 0
    simulator.advance(by: 0.1)
    inner.selectedIndex = 1
    _ = journal.take()
    simulator.advance(by: 0.5)
    #expect(outer.transitionCoordinator == nil && inner.transitionCoordinator != nil)
    #expect(covering.view.isDescendant(of: inner.view))
    #expect(journal.count("covering didDisappear") == 0)
    simulator.settle()
    #expect(covering.view.window == nil && simulator.window.subviews == [outer.view])
    #expect(journal.count("covering didDisappear") == 1)
    inner.delegate = nil
    inner.selectedIndex = 0
    #expect(covering.view.superview?.superview === simulator.window)
  }

  /// The tab that leaves with an animation, by itself or held, is pushed in the tab that arrives.
  @Test(arguments: [false, true], [false, true])
  func aLeavingTabThatIsPushedInTheArrivingOneIsShownThere(animated: Bool, isHeld: Bool) {
    let (journal, tabs, inner) = (Journal(), UITabBarController(), UITabBarController())
    let (page, root) = (JournalController("page", journal), JournalController("root", journal))
    let stack = UINavigationController(rootViewController: root)
    inner.viewControllers = [stack]
    tabs.viewControllers = [page, inner]
    let delegate = TabJournalDelegate(journal)
    delegate.animator = JournalAnimator(journal, duration: 0.3)
    if isHeld { delegate.interactor = UIPercentDrivenInteractiveTransition() }
    tabs.delegate = delegate
    let simulator = Simulator(size: CGSize(width: 400, height: 700), scale: 1, root: tabs)
    tabs.selectedIndex = 1
    simulator.advance(by: 0.1)
    stack.pushViewController(page, animated: animated)
    simulator.settle()
    #expect(stack.viewControllers == [root, page] && page.view.window != nil)
    #expect(page.view.isDescendant(of: stack.view) && root.view.window == nil)
    #expect(journal.endsBalanced("page", isVisible: true))
    #expect(journal.endsBalanced("root", isVisible: false))
  }

  /// What presents the sheet lies in a tab that is not selected, and stays out of the window.
  @Test func aSheetThatChangesItsStyleOverAnotherTabDoesNotShowItsPresenter() {
    let fixture = TabFixture(size: CGSize(width: 820, height: 1180))
    let covering = JournalController("covering", fixture.journal)
    let sheet = JournalController("sheet", fixture.journal)
    covering.modalPresentationStyle = .currentContext
    sheet.modalPresentationStyle = .pageSheet
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    fixture.child(0).definesPresentationContext = true
    fixture.child(0).present(covering, animated: false)
    covering.present(sheet, animated: false)
    fixture.tabs.selectedIndex = 1
    _ = fixture.journal.take()
    for (size, style) in [
      (CGSize(width: 480, height: 320), UIModalPresentationStyle.fullScreen),
      (CGSize(width: 400, height: 700), .none),
    ] {
      fixture.simulator.resize(to: size)
      fixture.simulator.settle()
      #expect(sheet.presentationController?.adaptivePresentationStyle == style)
      #expect(covering.view.window == nil && sheet.view.window != nil)
    }
    #expect(fixture.journal.take().allSatisfy { !$0.hasPrefix("covering") })
    sheet.dismiss(animated: false)
    fixture.tabs.selectedIndex = 0
    #expect(covering.view.window != nil)
    #expect(fixture.journal.endsBalanced("covering", isVisible: true))
  }

  /// A tab that presents in its context is pushed on a stack in another tab, which is shown then.
  @Test(
    arguments: [CGSize(width: 400, height: 800), CGSize(width: 820, height: 1180)], [false, true])
  func aPresentingTabThatIsPushedInAnotherTabShowsWhatItPresentsThere(
    size: CGSize, animated: Bool
  ) {
    let (journal, tabs) = (Journal(), UITabBarController())
    let (page, covering) = (
      JournalController("page", journal), JournalController("covering", journal)
    )
    let stack = UINavigationController(rootViewController: JournalController("root", journal))
    tabs.viewControllers = [page, stack]
    let simulator = Simulator(size: size, scale: 1, root: tabs)
    page.definesPresentationContext = true
    covering.modalPresentationStyle = .currentContext
    page.present(covering, animated: false)
    simulator.settle()
    stack.pushViewController(page, animated: animated)
    simulator.settle()
    #expect(stack.topViewController === page && page.presentedViewController === covering)
    #expect(covering.view.window != nil && page.view.window == nil)
    #expect(journal.endsBalanced("covering", isVisible: true))
    #expect(journal.endsBalanced("page", isVisible: false))
  }
}
