import CoreGraphics
import Testing
import UIKitTestSupport
import UIKit

/// Bars of a program's own class, which key-value coding sets.
@MainActor
struct OwnTabBarTests {
  private final class HighBar: UITabBar {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 80) }
  }

  @Test(arguments: [true, false])
  func aBarSetByItsKeyReplacesTheControllersBar(isShown: Bool) {
    let tabs = UITabBarController()
    tabs.viewControllers = ["One", "Two"].map {
      let page = UIViewController()
      page.title = $0
      return page
    }
    let simulator = isShown ? Simulator(size: CGSize(width: 300, height: 500), root: tabs) : nil
    let former = tabs.tabBar
    let bar = HighBar()
    tabs.setValue(bar, forKey: "tabBar")
    let screen = simulator ?? Simulator(size: CGSize(width: 300, height: 500), root: tabs)
    screen.settle()
    #expect(tabs.tabBar === bar && tabs.value(forKey: "tabBar") as? UITabBar === bar)
    #expect(former.window == nil && former.items == nil)
    #expect(bar.items?.map(\.title) == ["One", "Two"] && bar.delegate === tabs)
    #expect(bar.frame == CGRect(x: 0, y: 420, width: 300, height: 80))
    #expect(tabs.viewControllers?[0].view.safeAreaInsets.bottom == 80)
    screen.tap(at: CGPoint(x: 225, y: 440))
    screen.settle()
    #expect(tabs.selectedIndex == 1 && bar.selectedItem === bar.items?[1])
  }
}
