import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// All calls of all objects when another tab is selected, or one child takes the place of another.
@Suite(.serialized) @MainActor
struct TabAndChildOrderTests {
  struct Selection: Hashable, Sendable, CustomTestStringConvertible {
    let isUsers: Bool
    let way: OrderWay

    var testDescription: String {
      "by \(isUsers ? "the user" : "the program"), \(way.testDescription)"
    }

    static let all: [Selection] = [true, false].flatMap { isUsers in
      [.atOnce, .own, .handFinishes, .handCancels].map { Selection(isUsers: isUsers, way: $0) }
    }

    var calls: [String] {
      let isAnimated = way.isAnimated
      let begin = lines([
        ("Delegate tabBarController(shouldSelect)", isUsers),
        ("New viewDidLoad", true),
        ("Delegate tabBarController(animationController)", true),
        ("Delegate tabBarController(interactionController)", isAnimated),
        ("New viewWillAppear", true),
        ("Old viewWillDisappear", true),
        ("Animator transitionDuration", isAnimated),
        ("Hand startInteractiveTransition", way.isInteractive),
        ("Animator animateTransition", isAnimated),
        ("Coordinator alongside", true),
        ("Animator completes", isAnimated),
      ])
      let finish = lines([
        ("Old viewDidDisappear", true),
        ("New viewDidAppear", true),
        ("Delegate tabBarController(didSelect)", isUsers),
      ])
      let cancel = [
        "New viewWillDisappear", "New viewDidDisappear", "Old viewWillAppear", "Old viewDidAppear",
      ]
      let end = lines([
        ("Coordinator completion(\(!way.isCancelled))", true),
        ("Animator animationEnded(\(!way.isCancelled))", isAnimated),
      ])
      return begin + (way.isCancelled ? cancel : finish) + end
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
    let hand = selection.way.isInteractive ? OrderHand(log) : nil
    delegate.animator = selection.way.isAnimated ? OrderAnimator(log) : nil
    delegate.hand = hand
    tabs.delegate = delegate
    log.begin(animated: selection.way.isAnimated)
    new.joinTheNextTransition()

    if selection.isUsers {
      simulator.tap(at: CGPoint(x: 300, y: tabs.tabBar.frame.minY + 20))
    } else {
      tabs.selectedIndex = 1
    }
    if let hand {
      hand.update(0.4)
      simulator.advanceFrame()
      if selection.way.isCancelled { hand.cancel() } else { hand.finish() }
    }
    simulator.settle()

    #expect(log.lines == selection.calls)
    #expect(log.ownCalls == log.traced, "the trace tells the same")
    #expect(log.faults.isEmpty && !Simulator.isTransitioning)
    #expect(tabs.selectedIndex == (selection.way.isCancelled ? 0 : 1))
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
  var hand: OrderHand?

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
    return hand
  }
}
