import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// What items of bars can do besides having a title and an action.
@MainActor
struct BarItemTests {
  /// The middles of a bar's buttons that can be seen, from left to right.
  private func middles(_ bar: UIView) -> [CGFloat] {
    bar.all(UIButton.self).filter { !$0.isHidden }.map { $0.convert($0.bounds, to: bar).midX }
      .sorted()
  }

  @Test func aHiddenItemGivesItsRoomToTheOthers() throws {
    let fixture = NavigationFixture()
    let bar = fixture.navigation.navigationBar
    let items = ["One", "Two"].map {
      UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil)
    }
    fixture.root.navigationItem.rightBarButtonItems = items
    fixture.simulator.settle()
    let both = middles(bar)
    try #require(both.count == 2)
    items[0].isHidden = true
    fixture.simulator.settle()
    // "Two" ends where "One" has ended: 16 points from the side, of which its padding is 8.
    #expect(bar.buttonTitles.contains("Two") && middles(bar).count == 1)
    let shown = try #require(bar.buttons.first { !$0.isHidden })
    #expect(abs(shown.convert(shown.bounds, to: bar).maxX - 292) < 0.01)
    items[0].isHidden = false
    fixture.simulator.settle()
    #expect(middles(bar) == both)
  }

  @Test func anEmptyArrayOfAToolbarsItemsCanBeExtended() {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    #expect(toolbar.items == nil)
    toolbar.items = []
    #expect(toolbar.items == [])
    let item = UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil)
    toolbar.items?.append(item)
    #expect(toolbar.items == [item])
    toolbar.items = nil
    #expect(toolbar.items == nil)
  }

  @Test func anEmptyArrayOfATabBarsItemsCanBeExtended() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    #expect(bar.items == nil)
    bar.items = []
    #expect(bar.items == [])
    let item = UITabBarItem(title: "One", image: nil, tag: 1)
    bar.items?.append(item)
    #expect(bar.items == [item])
    bar.setItems([], animated: false)
    #expect(bar.items == [])
    bar.items = nil
    #expect(bar.items == nil)
  }

  @Test func anEmptyArrayOfANavigationBarsItemsCanBeExtended() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    #expect(bar.items == nil)
    bar.items = []
    #expect(bar.items == [] && bar.topItem == nil)
    let item = UINavigationItem(title: "One")
    bar.items?.append(item)
    #expect(bar.items == [item] && bar.topItem === item)
    bar.items = nil
    #expect(bar.items == nil)
    bar.pushItem(item, animated: false)
    #expect(bar.items == [item])
  }

  @Test func anItemCanBeMadeWithAnImageForLowBars() {
    let (image, low) = (UIImage(), UIImage())
    let item = UIBarButtonItem(
      image: image, landscapeImagePhone: low, style: .done, target: nil, action: nil)
    #expect(item.image === image && item.landscapeImagePhone === low && item.style == .done)
  }

  @Test func aHiddenItemOfAToolbarGivesItsRoomToTheOthers() throws {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let items = ["One", "Two"].map {
      UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil)
    }
    items[0].isHidden = true
    toolbar.items = items
    let page = UIViewController()
    page.view.addSubview(toolbar)
    let simulator = Simulator(size: CGSize(width: 300, height: 400), scale: 1, root: page)
    simulator.settle()
    let shown = try #require(toolbar.all(UIButton.self).filter { !$0.isHidden }.only)
    #expect(shown.convert(shown.bounds, to: toolbar).minX == 8)
  }

  @Test func aBackActionReplacesThePop() throws {
    let fixture = NavigationFixture(count: 2)
    let bar = fixture.navigation.navigationBar
    var calls = 0
    fixture.top?.navigationItem.backAction = UIAction(title: "Give up") { _ in calls += 1 }
    fixture.simulator.settle()
    #expect(bar.buttonTitles == ["Give up"])
    let button = try #require(bar.buttons.first)
    fixture.simulator.tap(at: button.convert(CGPoint(x: 12, y: 20), to: UIView?.none))
    fixture.simulator.settle()
    #expect(calls == 1 && fixture.top !== fixture.root)
    fixture.top?.navigationItem.backAction = nil
    fixture.simulator.settle()
    #expect(bar.buttonTitles == ["root"])
    fixture.root.navigationItem.backAction = UIAction(title: "Out") { _ in }
    fixture.navigation.popViewController(animated: false)
    fixture.simulator.settle()
    #expect(bar.buttonTitles == ["Out"])
  }

  @Test func anItemMovesItsTitleAndLaysAnImageBehindIt() throws {
    let fixture = NavigationFixture()
    let bar = fixture.navigation.navigationBar
    let item = UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil)
    fixture.root.navigationItem.rightBarButtonItem = item
    fixture.simulator.settle()
    let label = try #require(bar.labels("One").first)
    let before = label.convert(label.bounds, to: bar)
    item.setTitlePositionAdjustment(UIOffset(horizontal: 2, vertical: 5), for: .default)
    let image = UIImage()
    item.setBackgroundImage(image, for: .normal, barMetrics: .default)
    fixture.simulator.settle()
    #expect(label.convert(label.bounds, to: bar) == before.offsetBy(dx: 2, dy: 5))
    #expect(bar.buttons.first?.backgroundImage(for: .normal) === image)
    item.setBackgroundImage(nil, for: .normal, barMetrics: .default)
    fixture.simulator.settle()
    #expect(bar.buttons.first?.backgroundImage(for: .normal) == nil)
  }

  @Test func imageInsetsMoveATabsImage() throws {
    let page = UIViewController()
    page.tabBarItem.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
      $0.fill(.infinite)
    }
    let tabs = UITabBarController()
    tabs.viewControllers = [page]
    let simulator = Simulator(size: CGSize(width: 300, height: 500), scale: 1, root: tabs)
    simulator.settle()
    let view = try #require(
      tabs.tabBar.subviews.compactMap { $0 as? UIControl }.first?.all(UIImageView.self).first)
    let before = view.frame
    page.tabBarItem.imageInsets = UIEdgeInsets(top: 6, left: 2, bottom: -6, right: 0)
    simulator.settle()
    #expect(view.frame == before.offsetBy(dx: 1, dy: 6))
  }

  @Test func aHiddenTabBarGivesItsRoomToThePages() throws {
    let fixture = TabFixture(size: CGSize(width: 320, height: 568))
    let (tabs, bar) = (fixture.tabs, fixture.tabs.tabBar)
    tabs.setTabBarHidden(true, animated: true)
    fixture.simulator.advance(by: 0.1)
    let shown = try #require(bar.layer.presentation()).frame.minY
    #expect(shown > 519 && shown < 568)
    #expect(bar.frame.minY == 568 && fixture.child(0).view.safeAreaInsets.bottom == 0)
    fixture.simulator.settle()
    tabs.isTabBarHidden = false
    fixture.simulator.settle()
    #expect(bar.frame.minY == 519 && fixture.child(0).view.safeAreaInsets.bottom == 49)
  }
}

extension Array {
  /// The only element; nil for none or more.
  fileprivate var only: Element? { count == 1 ? first : nil }
}
