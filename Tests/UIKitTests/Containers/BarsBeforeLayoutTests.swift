import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// The bars of containers in `viewDidLoad()`, before the first layout.
@MainActor
struct BarsBeforeLayoutTests {
  private final class Page: UIViewController {
    var bar = CGRect.zero
    override func viewDidLoad() {
      super.viewDidLoad()
      bar = navigationController?.navigationBar.frame ?? .zero
    }
  }

  private final class Tabs: UITabBarController {
    var (bar, size) = (CGRect.zero, CGSize.zero)
    override func viewDidLoad() {
      super.viewDidLoad()
      (bar, size) = (tabBar.frame, view.bounds.size)
    }
  }

  @Test func theNavigationBarHasItsHeight() {
    let page = Page()
    let simulator = Simulator(scale: 1, root: UINavigationController(rootViewController: page))
    simulator.settle()
    #expect(page.bar.height == 44 && page.bar.width > 0)
  }

  @Test func theTabBarIsAtTheBottom() {
    let tabs = Tabs()
    tabs.viewControllers = [UIViewController()]
    let simulator = Simulator(scale: 1, root: tabs)
    simulator.settle()
    #expect(tabs.bar.height == 49 && tabs.bar.width == tabs.size.width && tabs.bar.width > 0)
    #expect(tabs.bar.maxY == tabs.size.height)
  }
}
