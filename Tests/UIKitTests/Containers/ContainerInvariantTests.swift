import CoreGraphics
import Testing
import UIKitSimulator
import UIKitTestSupport

@testable import UIKit

/// What the check of invariants finds where a rule is broken.
@MainActor
struct ContainerInvariantTests {
  private func simulator(_ root: UIViewController) -> Simulator {
    Simulator(size: CGSize(width: 600, height: 700), scale: 1, root: root)
  }

  private func rule(_ controller: UIViewController) -> String {
    controller.brokenInvariant(checksViews: true) ?? "none"
  }

  @Test func nothingIsBrokenAtRest() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(rootViewController: UIViewController()), pages, split,
    ]
    let simulator = simulator(tabs)
    for index in 0..<3 {
      tabs.selectedIndex = index
      tabs.selectedViewController?.present(UIViewController(), animated: false)
      simulator.settle()
      #expect(rule(tabs) == "none")
      tabs.dismiss(animated: false)
    }
  }

  @Test func aStackThatDoesNotShowItsTop() {
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.pushViewController(UIViewController(), animated: false)
    let simulator = simulator(stack)
    simulator.settle()
    let top = stack.shown
    stack.shown = stack.viewControllers.first
    #expect(rule(stack) == "UINavigationController: it does not show its top")
    stack.shown = top
    stack.container.addSubview(stack.viewControllers[0].view)
    #expect(rule(stack).hasSuffix("UIViewController is in its view and is not what it shows"))
    stack.viewControllers[0].view.removeFromSuperview()
    stack.navigationBar.replaceItems(with: [])
    #expect(rule(stack).hasSuffix("its bar does not show the stack's items"))
  }

  @Test func aChildThatHasNotAppeared() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    let simulator = simulator(tabs)
    simulator.settle()
    tabs.shown?.appearance = .disappeared
    #expect(rule(tabs).hasSuffix("UIViewController is shown and has not appeared"))
    tabs.shown?.appearance = .appeared
    tabs.viewControllers?[1].appearance = .appeared
    #expect(rule(tabs).hasSuffix("UIViewController is not shown and has appeared"))
  }

  @Test func aChildWithAnotherParent() {
    let (parent, child) = (UIViewController(), UIViewController())
    UIViewController().addChild(child)
    parent.childControllers.append(child)
    #expect(
      rule(parent) == "UIViewController is a child of UIViewController and has another parent")
  }

  @Test func presentationsThatDoNotKnowEachOther() {
    let root = UIViewController()
    let simulator = simulator(root)
    let modal = UIViewController()
    root.present(modal, animated: false)
    simulator.settle()
    #expect(rule(root) == "none")
    modal.isBeingPresented = true
    #expect(rule(root).hasSuffix("it is being presented or dismissed at rest"))
    modal.isBeingPresented = false
    let presentation = modal.ownPresentation
    modal.ownPresentation = nil
    #expect(rule(root).hasSuffix("what it presents does not know it"))
    modal.ownPresentation = presentation
    root.presentation = nil
    #expect(rule(modal).hasSuffix("who presents it does not know it"))
  }

  /// Calls a block once, when it is about to appear.
  private final class Reentrant: UIViewController {
    var onAppear: (() -> Void)?

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      let body = onAppear
      onAppear = nil
      body?()
    }
  }

  @Test func aTabSelectedInsideACallBeforeTheScreenShowsAny() {
    let (first, second, third) = (UIViewController(), Reentrant(), UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second, third]
    tabs.loadViewIfNeeded()
    tabs.beginAppearanceTransition(true, animated: false)
    second.onAppear = { tabs.selectedIndex = 2 }
    tabs.selectedIndex = 1
    #expect(tabs.selectedIndex == 2 && tabs.container.subviews == [third.view])
  }

  @Test func aTopPoppedInsideACallBeforeTheScreenShowsAny() {
    let (root, top) = (UIViewController(), Reentrant())
    let stack = UINavigationController(rootViewController: root)
    stack.loadViewIfNeeded()
    stack.beginAppearanceTransition(true, animated: false)
    Simulator.endTurn()
    top.onAppear = {
      stack.viewControllers = [root]
      Simulator.endTurn()
    }
    stack.viewControllers = [root, top]
    Simulator.endTurn()
    Simulator.endTurn()
    #expect(stack.viewControllers == [root] && stack.container.subviews == [root.view])
  }
}
