import CoreGraphics
import Testing
import UIKitSimulator
import UIKitTestSupport
import UIKit

/// What a subclass of the tab bar controller learns of selections.
@MainActor
struct TabSelectionOverrideTests {
  private final class Observer: UITabBarController, UITabBarControllerDelegate {
    private(set) var lines: [String] = []

    override var selectedViewController: UIViewController? {
      willSet { lines.append("will \(newValue?.title ?? "none")") }
      didSet { lines.append("did \(selectedViewController?.title ?? "none")") }
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { lines.append("delegate \(viewController.title ?? "none")") }

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private func makeObserver(count: Int = 2) -> (Observer, Simulator) {
    let tabs = Observer()
    tabs.viewControllers = (0..<count).map { "\($0)" }.map { title in
      let page = UIViewController()
      page.title = title
      return page
    }
    tabs.delegate = tabs
    let simulator = Simulator(scale: 1, root: tabs)
    simulator.settle()
    _ = tabs.take()
    return (tabs, simulator)
  }

  @Test func aPressedTabIsSetAsTheSelectedController() {
    let (tabs, simulator) = makeObserver()
    let bar = tabs.tabBar.frame
    let second = CGPoint(x: bar.width * 0.75, y: bar.minY + 20)
    simulator.tap(at: second)
    simulator.settle()
    #expect(tabs.take() == ["will 1", "did 1", "delegate 1"])
    #expect(tabs.selectedIndex == 1)
    simulator.advance(by: 1)
    simulator.tap(at: second)
    simulator.settle()
    #expect(tabs.take() == ["delegate 1"], "it is selected already")
  }

  @Test func aControllerThatIsChosenInMoreIsSetAsTheSelectedController() throws {
    let (tabs, simulator) = makeObserver(count: 6)
    tabs.selectedViewController = tabs.moreNavigationController
    simulator.settle()
    _ = tabs.take()
    let list = try #require(tabs.moreNavigationController.topViewController)
    let row = try #require(list.view.subviews.last { $0 is UIControl })
    simulator.tap(at: row.convert(CGPoint(x: 100, y: 22), to: nil))
    simulator.settle()
    #expect(tabs.take() == ["will 5", "did 5", "delegate 5"] && tabs.selectedIndex == 5)
  }

  @Test func aSelectionInCodeDoesNotNotifyTheDelegate() {
    let (tabs, simulator) = makeObserver()
    tabs.selectedViewController = tabs.viewControllers?.last
    simulator.settle()
    #expect(tabs.take() == ["will 1", "did 1"])
  }
}
