import CoreGraphics
import Testing
import UIKitTestSupport
import UIKit

/// Bars of a program's own class, which key-value coding sets.
@MainActor
struct OwnNavigationBarTests {
  private final class OwnBar: UINavigationBar {}

  @Test(arguments: [true, false])
  func aBarSetByItsKeyReplacesTheControllersBar(isShown: Bool) {
    let (root, next) = (UIViewController(), UIViewController())
    root.title = "Root"
    let stack = UINavigationController(rootViewController: root)
    let simulator = isShown ? Simulator(size: CGSize(width: 300, height: 500), root: stack) : nil
    let former = stack.navigationBar
    let bar = OwnBar()
    stack.setValue(bar, forKeyPath: "navigationBar")
    let screen = simulator ?? Simulator(size: CGSize(width: 300, height: 500), root: stack)
    screen.settle()
    #expect(stack.navigationBar === bar && former.window == nil && bar.window != nil)
    #expect(bar.topItem === root.navigationItem && bar.delegate === stack)
    #expect(bar.frame.minX == 0 && bar.frame.width == 300 && bar.frame.height == 44)
    stack.pushViewController(next, animated: true)
    screen.settle()
    #expect(bar.items == [root.navigationItem, next.navigationItem])
    screen.tap(at: CGPoint(x: 20, y: bar.frame.midY))
    screen.settle()
    #expect(stack.topViewController === root && bar.items == [root.navigationItem])
  }

  @Test func aBarSetDuringATransitionIsRefused() {
    let stack = UINavigationController(rootViewController: UIViewController())
    let simulator = Simulator(size: CGSize(width: 300, height: 500), root: stack)
    let former = stack.navigationBar
    stack.pushViewController(UIViewController(), animated: true)
    simulator.advance(by: 0.1)
    stack.setValue(OwnBar(), forKey: "navigationBar")
    #expect(stack.navigationBar === former)
    simulator.settle()
    #expect(former.items?.count == 2)
  }
}
