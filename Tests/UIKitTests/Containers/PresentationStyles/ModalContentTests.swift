import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Controllers inside containers that forbid the dismissal by the user: Apple's sample sets the
/// flag on the root of the presented stack.
@MainActor
struct ModalContentTests {
  private final class Form: UIViewController, UIAdaptivePresentationControllerDelegate {
    private(set) var attempts = 0

    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) { attempts += 1 }
  }

  private let root = UIViewController()
  private let simulator: Simulator
  private let form = Form()

  init() { simulator = Simulator(size: CGSize(width: 400, height: 800), scale: 1, root: root) }

  private func present(_ controller: UIViewController) {
    controller.presentationController?.delegate = form
    root.present(controller, animated: false)
    simulator.settle()
  }

  private func swipeDown() {
    simulator.dragAndRelease(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 700))
    simulator.settle()
  }

  @Test func theTopOfAStackKeepsTheSheet() {
    form.isModalInPresentation = true
    let stack = UINavigationController(rootViewController: form)
    present(stack)
    swipeDown()
    #expect(root.presentedViewController === stack && form.attempts == 1)
    simulator.press("Escape")
    simulator.settle()
    #expect(root.presentedViewController === stack && form.attempts == 2)
    form.isModalInPresentation = false
    swipeDown()
    #expect(root.presentedViewController == nil)
  }

  @Test func aControllerBelowTheTopDoesNot() {
    form.isModalInPresentation = true
    let stack = UINavigationController(rootViewController: form)
    stack.pushViewController(UIViewController(), animated: false)
    present(stack)
    swipeDown()
    #expect(root.presentedViewController == nil)
  }

  @Test func theSelectedTabKeepsIt() {
    form.isModalInPresentation = true
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UINavigationController(rootViewController: form)]
    tabs.selectedIndex = 1
    present(tabs)
    swipeDown()
    #expect(root.presentedViewController === tabs && form.attempts == 1)
  }
}
