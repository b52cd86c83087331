import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// All calls of all objects when another tab is selected, or one child takes the place of another.
@MainActor
struct TabAndChildOrderTests {
  struct Selection: Hashable, Sendable, CustomTestStringConvertible {
    let isUsers: Bool
    let mode: OrderMode

    var testDescription: String {
      "by \(isUsers ? "the user" : "the program"), \(mode.testDescription)"
    }

    static let all: [Selection] = [true, false].flatMap { isUsers in
      [.atOnce, .own, .gestureFinishes, .gestureCancels].map {
        Selection(isUsers: isUsers, mode: $0)
      }
    }

    var calls: [String] {
      let isAnimated = mode.isAnimated
      let begin = lines([
        ("Delegate tabBarController(shouldSelect)", isUsers),
        ("New viewDidLoad", true),
        ("Delegate tabBarController(animationController)", true),
        ("Delegate tabBarController(interactionController)", isAnimated),
        ("New viewWillAppear", true),
        ("Old viewWillDisappear", true),
        ("Animator transitionDuration", isAnimated),
        ("InteractiveDriver startInteractiveTransition", mode.isInteractive),
        ("Animator animateTransition", isAnimated),
        ("Coordinator alongside", true),
        ("Animator completes", isAnimated),
      ])
      let finish = lines([
        ("Old viewDidDisappear", true),
        ("New viewDidAppear", true),
        ("Delegate tabBarController(didSelect)", isUsers && isAnimated),
      ])
      let cancel = [
        "New viewWillDisappear", "New viewDidDisappear", "Old viewWillAppear", "Old viewDidAppear",
      ]
      let end = lines([
        ("Coordinator completion(\(!mode.isCancelled))", true),
        ("Animator animationEnded(\(!mode.isCancelled))", isAnimated),
        // Without an animation, the setter of `selectedViewController` has returned before.
        ("Delegate tabBarController(didSelect)", isUsers && !isAnimated),
      ])
      return begin + (mode.isCancelled ? cancel : finish) + end
    }
  }

  @Test(arguments: Selection.all) func selectingATab(_ selection: Selection) {
    let log = OrderLog()
    defer { TransitionTrace.onCall = nil }
    let (old, new) = (OrderOld(log), OrderNew(log))
    let tabs = UITabBarController()
    tabs.viewControllers = [old, new]
    let simulator = Simulator(
      size: CGSize(width: 400, height: 600), scale: 1, framesPerSecond: 20, root: tabs)
    let delegate = OrderDelegate(log)
    let interactiveDriver = selection.mode.isInteractive ? OrderInteractiveDriver(log) : nil
    delegate.animator = selection.mode.isAnimated ? OrderAnimator(log) : nil
    delegate.interactiveDriver = interactiveDriver
    tabs.delegate = delegate
    log.begin(animated: selection.mode.isAnimated)
    new.joinTheNextTransition()

    if selection.isUsers {
      simulator.tap(at: CGPoint(x: 300, y: tabs.tabBar.frame.minY + 20))
    } else {
      tabs.selectedIndex = 1
    }
    if let interactiveDriver {
      interactiveDriver.update(0.4)
      simulator.advanceFrame()
      if selection.mode.isCancelled {
        interactiveDriver.cancel()
      } else {
        interactiveDriver.finish()
      }
    }
    simulator.settle()

    #expect(log.lines == selection.calls)
    #expect(log.ownCalls == log.traced, "the trace lists the same")
    #expect(log.faults.isEmpty && !Simulator.isTransitioning)
    #expect(tabs.selectedIndex == (selection.mode.isCancelled ? 0 : 1))
    #expect(tabs.selectedViewController?.view.isAlone == true)
  }

  nonisolated static let options: [UIView.AnimationOptions] = [
    [], .transitionCrossDissolve, .transitionFlipFromLeft, .transitionFlipFromTop,
    .transitionCurlUp, .transitionCurlDown, .showHideTransitionViews,
  ]

  @Test(arguments: 0..<options.count, [true, false])
  func oneChildForAnother(option: Int, animated: Bool) {
    let log = OrderLog()
    defer { TransitionTrace.onCall = nil }
    let (parent, old, new) = (UIViewController(), OrderOld(log), OrderNew(log))
    let simulator = Simulator(
      size: CGSize(width: 400, height: 600), scale: 1, framesPerSecond: 20, root: parent)
    parent.addChild(old)
    parent.view.addSubview(old.view)
    old.didMove(toParent: parent)
    simulator.settle()
    log.begin(animated: animated)

    old.willMove(toParent: nil)
    parent.addChild(new)
    if Self.options[option] == .showHideTransitionViews {
      new.loadViewIfNeeded()
      new.view.isHidden = true
    }
    parent.transition(
      from: old, to: new, duration: animated ? 0.3 : 0, options: Self.options[option],
      animations: { log.note("Animations") },
      completion: { finished in
        log.note("Completion(\(finished))")
        old.removeFromParent()
        new.didMove(toParent: parent)
      })
    simulator.settle()
    #expect(
      log.lines == [
        "Old willMove(nil)", "New willMove(parent)", "New viewDidLoad", "Old viewWillDisappear",
        "New viewWillAppear", "Animations", "New viewDidAppear", "Old viewDidDisappear",
        "Completion(true)", "Old didMove(nil)", "New didMove(parent)",
      ])
    #expect(log.faults.isEmpty && parent.children == [new])
    #expect(new.view.window != nil && old.parent == nil)
  }
}

private final class OrderDelegate: NSObject, UITabBarControllerDelegate {
  let log: OrderLog
  var animator: OrderAnimator?
  var interactiveDriver: OrderInteractiveDriver?

  init(_ log: OrderLog) { self.log = log }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    log.note("Delegate tabBarController(shouldSelect)")
    return true
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    log.note("Delegate tabBarController(didSelect)")
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.note("Delegate tabBarController(animationController)")
    return animator
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.note("Delegate tabBarController(interactionController)")
    return interactiveDriver
  }
}
