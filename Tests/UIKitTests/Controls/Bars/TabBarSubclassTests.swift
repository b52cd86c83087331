import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// What subclasses of tab bars that have tabs of their own rely on.
@MainActor
struct TabBarSubclassTests {
  /// A bar that finds the system's tabs by the name of their class.
  private final class OwnBar: UITabBar {
    var layouts = 0
    var tabs: [UIView] {
      guard let type = ObjectiveCNames.NSClassFromString("UITabBarButton") else { return [] }
      return subviews.filter { $0.isKind(of: type) }
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  private final class Log: NSObject, UITabBarDelegate {
    var calls: [String] = []
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
      calls.append("will begin \(items.count) \(tabBar.isCustomizing)")
    }
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
      calls.append("did begin \(items.count) \(tabBar.isCustomizing)")
    }
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
      calls.append("will end \(items.count) \(changed) \(tabBar.isCustomizing)")
    }
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
      calls.append("did end \(items.count) \(changed) \(tabBar.isCustomizing)")
    }
  }

  private func items(_ count: Int) -> [UITabBarItem] {
    (0..<count).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
  }

  @Test func theTabsAreSubviewsOfTheClassOfIOS() {
    let page = UIViewController()
    let simulator = Simulator(size: CGSize(width: 390, height: 844), scale: 1, root: page)
    let bar = OwnBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    bar.itemPositioning = .fill
    bar.items = items(3)
    page.view.addSubview(bar)
    simulator.settle()
    #expect(
      bar.tabs.map(\.frame)
        == (0..<3).map { CGRect(x: CGFloat($0) * 100 + 2, y: 1, width: 96, height: 48) })
    bar.tabs.first?.isHidden = true
    bar.setNeedsLayout()
    simulator.settle()
    #expect(bar.tabs.map(\.isHidden) == [true, false, false])
  }

  /// The frames that programs have printed on iOS. Libraries that raise a button test whether it is
  /// below the top of the bar.
  @Test(
    arguments: [
      (320, 4, [2, 82, 162], [76, 76, 76]), (375, 4, [2, 96, 190], [90, 90, 89]),
      (390, 4, [2, 100, 197], [94, 93, 94]), (414, 4, [2, 106, 209], [100, 99, 100]),
      (414, 5, [2, 85, 168], [79, 79, 78]),
    ] as [(width: CGFloat, count: Int, places: [CGFloat], widths: [CGFloat])])
  func buttonsHaveTheFramesOfIOS(
    width: CGFloat, count: Int, places: [CGFloat], widths: [CGFloat]
  ) {
    let page = UIViewController()
    let simulator = Simulator(size: CGSize(width: width, height: 700), scale: 2, root: page)
    let bar = OwnBar(frame: CGRect(x: 0, y: 0, width: width, height: 49))
    bar.items = items(count)
    page.view.addSubview(bar)
    simulator.settle()
    let frames = bar.tabs.map(\.frame)
    #expect(frames.prefix(3).map(\.minX) == places && frames.prefix(3).map(\.width) == widths)
    #expect(frames.count == count && frames.allSatisfy { $0.minY == 1 && $0.height == 48 })
  }

  @Test func touchesBesideAButtonAreThoseOfItsTab() {
    let page = UIViewController()
    let simulator = Simulator(size: CGSize(width: 390, height: 844), scale: 1, root: page)
    let bar = OwnBar(frame: CGRect(x: 0, y: 100, width: 300, height: 49))
    bar.itemPositioning = .fill
    bar.items = items(3)
    page.view.addSubview(bar)
    simulator.settle()
    #expect(bar.tabs.first?.frame == CGRect(x: 2, y: 1, width: 96, height: 48))
    let touches: [(CGPoint, Int)] = [
      (CGPoint(x: 299, y: 120), 2), (CGPoint(x: 0.5, y: 120), 0), (CGPoint(x: 150, y: 100.5), 1),
      (CGPoint(x: 99, y: 120), 0), (CGPoint(x: 101, y: 148.5), 1),
    ]
    for (point, tab) in touches {
      simulator.tap(at: point)
      simulator.advance(by: 1)
      #expect(bar.selectedItem?.tag == tab, "at \(point)")
    }
  }

  /// A subclass has replaced its own tabs by the time that they are laid out.
  @Test func itemsAreLaidOutWithTheNextLayout() {
    let page = UIViewController()
    let simulator = Simulator(size: CGSize(width: 390, height: 844), scale: 1, root: page)
    let bar = OwnBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    page.view.addSubview(bar)
    bar.items = items(5)
    simulator.settle()
    let before = bar.layouts
    bar.items = items(3)
    #expect(bar.tabs.count == 3 && bar.layouts == before)
    simulator.settle()
    #expect(bar.layouts > before)
  }

  @Test func theDelegateIsNotifiedOfCustomizing() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    let log = Log()
    bar.delegate = log
    bar.items = items(2)
    bar.beginCustomizingItems(items(4))
    #expect(bar.isCustomizing)
    #expect(!bar.endCustomizing(animated: false) && !bar.isCustomizing)
    #expect(!bar.endCustomizing(animated: false))
    #expect(
      log.calls == [
        "will begin 4 false", "did begin 4 true", "will end 2 false true", "did end 2 false false",
      ])
  }

  @Test func allControllersCanBeCustomizedAtFirst() {
    let tabs = UITabBarController()
    let pages = [UIViewController(), UIViewController()]
    tabs.viewControllers = pages
    #expect(tabs.customizableViewControllers == pages)
    tabs.customizableViewControllers = nil
    #expect(tabs.customizableViewControllers == nil)
    tabs.viewControllers = [pages[0]]
    #expect(tabs.customizableViewControllers == [pages[0]])
  }

  @Test func classesAreFoundByTheirNames() {
    func finds(_ name: String, _ type: AnyClass?) -> Bool {
      ObjectiveCNames.NSClassFromString(name) == type
    }
    #expect(finds("UILabel", UILabel.self) && finds("CALayer", CALayer.self))
    #expect(finds("NSObject", NSObject.self) && finds("NoSuchClass", nil))
    ObjectiveCNames.add(OwnBar.self, named: "BarOfOneTest")
    #expect(finds("BarOfOneTest", OwnBar.self))
  }
}
