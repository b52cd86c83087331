import Testing
import UIKitSimulator

import UIKit

/// Escape goes back a page, where there is one below, and then dismisses.
@MainActor
struct EscapeTests {
  private func escape(_ simulator: Simulator) {
    simulator.press("Escape")
    simulator.settle()
  }

  @Test func itGoesBackAPageAtATime() {
    let stack = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, UIViewController()]
    let simulator = Simulator(scale: 1, root: tabs)
    stack.pushViewController(UIViewController(), animated: false)
    Simulator.endTurn()
    stack.pushViewController(UIViewController(), animated: false)
    Simulator.endTurn()
    escape(simulator)
    #expect(stack.viewControllers.count == 2)
    escape(simulator)
    escape(simulator)
    #expect(stack.viewControllers.count == 1 && UIApplication.shared.escape == nil)
  }

  @Test func whereNothingIsBelowItDoesNothing() {
    let stack = UINavigationController(rootViewController: UIViewController())
    let simulator = Simulator(scale: 1, root: stack)
    let page = UIViewController()
    page.navigationItem.hidesBackButton = true
    stack.pushViewController(page, animated: false)
    Simulator.endTurn()
    escape(simulator)
    #expect(stack.viewControllers.count == 2)
  }

  @Test func aPresentedStackGoesBackBeforeItIsDismissed() {
    let root = UIViewController()
    let simulator = Simulator(scale: 1, root: root)
    let stack = UINavigationController(rootViewController: UIViewController())
    root.present(stack, animated: false)
    stack.pushViewController(UIViewController(), animated: false)
    Simulator.endTurn()
    escape(simulator)
    #expect(stack.viewControllers.count == 1 && root.presentedViewController === stack)
    escape(simulator)
    #expect(root.presentedViewController == nil)
  }

  @Test func whatIsMovingIsLeftAlone() {
    let stack = UINavigationController(rootViewController: UIViewController())
    let simulator = Simulator(scale: 1, root: stack)
    stack.pushViewController(UIViewController(), animated: true)
    simulator.advance(by: 0.1)
    simulator.press("Escape")
    simulator.settle()
    #expect(stack.viewControllers.count == 2)
  }
}
