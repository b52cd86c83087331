import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Bars whose views the program hides, and not their containers.
@MainActor
struct HiddenBarTests {
  private final class Login: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      navigationController?.navigationBar.isHidden = true
    }
  }

  @Test func aNavigationBarStaysHiddenUntilTheProgramShowsIt() {
    let stack = UINavigationController(rootViewController: UIViewController())
    let simulator = Simulator(root: stack)
    let login = Login()
    stack.pushViewController(login, animated: true)
    simulator.settle()
    #expect(stack.navigationBar.isHidden && !stack.isNavigationBarHidden)
    #expect(login.view.safeAreaInsets.top == 0)
    stack.popViewController(animated: true)
    simulator.settle()
    #expect(stack.navigationBar.isHidden)
    stack.navigationBar.isHidden = false
    simulator.settle()
    #expect(stack.topViewController?.view.safeAreaInsets.top == 44)
  }

  @Test func aBarThatIsHiddenBeforeItIsShownStaysSo() {
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.navigationBar.isHidden = true
    let simulator = Simulator(root: stack)
    simulator.settle()
    #expect(stack.navigationBar.isHidden)
    #expect(stack.topViewController?.view.safeAreaInsets.top == 0)
  }

  /// The common reason to hide the view of the bar: the swipe still pops.
  @Test func theSwipePopsUnderABarWhoseViewIsHidden() {
    let stack = UINavigationController(rootViewController: UIViewController())
    let simulator = Simulator(root: stack)
    stack.pushViewController(Login(), animated: false)
    simulator.settle()
    simulator.dragAndRelease(from: CGPoint(x: 1, y: 300), to: CGPoint(x: 350, y: 300))
    simulator.settle()
    #expect(stack.viewControllers.count == 1)
  }

  @Test func theContainersOwnHidingIsSeenInTheView() {
    let stack = UINavigationController(rootViewController: UIViewController())
    let simulator = Simulator(root: stack)
    stack.setNavigationBarHidden(true, animated: true)
    simulator.settle()
    #expect(stack.navigationBar.isHidden)
    stack.setNavigationBarHidden(false, animated: true)
    simulator.settle()
    #expect(!stack.navigationBar.isHidden)
  }

  @Test func theRoomOfAHiddenTabBarIsTheContents() {
    let page = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [page, UIViewController()]
    let simulator = Simulator(root: tabs)
    #expect(page.view.safeAreaInsets.bottom == 49)
    tabs.tabBar.isHidden = true
    simulator.settle()
    #expect(page.view.safeAreaInsets.bottom == 0)
    tabs.tabBar.isHidden = false
    simulator.settle()
    #expect(page.view.safeAreaInsets.bottom == 49)
  }

  @Test func theRoomOfAHiddenToolbarIsTheContents() {
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.isToolbarHidden = false
    let simulator = Simulator(root: stack)
    #expect(stack.topViewController?.view.safeAreaInsets.bottom == 44)
    stack.toolbar.isHidden = true
    simulator.settle()
    #expect(stack.topViewController?.view.safeAreaInsets.bottom == 0 && stack.toolbar.isHidden)
  }
}
