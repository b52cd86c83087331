import CoreGraphics
import Testing
import UIKitSimulator
import UIKitTestSupport

@testable import UIKit

/// What the bar looks like, where it is, and "More".
@Suite(.serialized) @MainActor
struct TabBarTests {
  @Test(arguments: [
    CGSize(width: 320, height: 568), CGSize(width: 844, height: 390),
    CGSize(width: 1024, height: 768),
  ])
  func theBarIsAtTheBottomAndTheChildKeepsFreeOfIt(size: CGSize) {
    let stand = TabStand(size: size)
    let bar = stand.tabs.tabBar
    #expect(bar.frame == CGRect(x: 0, y: size.height - 49, width: size.width, height: 49))
    #expect(stand.child(0).view.frame == CGRect(origin: .zero, size: size))
    #expect(
      stand.child(0).view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 49, right: 0))
    stand.press(1)
    stand.simulator.settle()
    #expect(stand.child(1).view.safeAreaInsets.bottom == 49)
    stand.simulator.resize(to: CGSize(width: 400, height: 700))
    stand.simulator.settle()
    #expect(bar.frame == CGRect(x: 0, y: 651, width: 400, height: 49))
    #expect(stand.child(1).view.frame == CGRect(x: 0, y: 0, width: 400, height: 700))
  }

  private func buttons(_ bar: UITabBar) -> [TabBarButton] {
    bar.subviews.compactMap { $0 as? TabBarButton }.sorted { $0.frame.minX < $1.frame.minX }
  }

  @Test func tabsShareANarrowBarAndStayTogetherInAWideOne() {
    let narrow = TabStand(size: CGSize(width: 320, height: 568))
    let frames = buttons(narrow.tabs.tabBar).map(\.frame)
    #expect(frames.map(\.minX) == [0, 107, 213] && frames.last?.maxX == 320)
    let wide = TabStand(size: CGSize(width: 1000, height: 700))
    #expect(buttons(wide.tabs.tabBar).map(\.frame.minX) == [275, 425, 575])
  }

  @Test func whereLinesRunFromRightToLeftTheFirstTabIsRight() {
    let stand = TabStand()
    UIScreen.main.layoutDirection = .rightToLeft
    stand.simulator.settle()
    #expect(buttons(stand.tabs.tabBar).map { $0.item.title } == ["2", "1", "0"])
    UIScreen.main.layoutDirection = .leftToRight
  }

  @Test func imageAndTitleAreStackedInACompactWidthAndSideBySideInARegularOne() throws {
    for (size, isInline) in [
      (CGSize(width: 320, height: 568), false), (CGSize(width: 1000, height: 700), true),
    ] {
      let stand = TabStand(size: size)
      stand.child(0).tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 7)
      stand.simulator.settle()
      let button = try #require(buttons(stand.tabs.tabBar).first)
      let image = try #require(button.subviews.first { $0 is UIImageView })
      let label = try #require(button.subviews.first { $0 is UILabel })
      #expect(button.item.tag == 7 && image.frame.size == CGSize(width: 25, height: 25))
      #expect(isInline == (image.frame.maxX <= label.frame.minX))
      #expect(isInline != (image.frame.maxY <= label.frame.minY))
      #expect(button.bounds.contains(image.frame) && button.bounds.contains(label.frame))
    }
  }

  @Test func theSelectedTabHasTheTintAndItsOwnImage() throws {
    let stand = TabStand()
    let (plain, selected) = (
      UITabBarItem.SystemItem.favorites.image, UITabBarItem.SystemItem.featured.image
    )
    let item = UITabBarItem(title: "Star", image: plain, selectedImage: selected)
    stand.child(1).tabBarItem = item
    stand.tabs.tabBar.tintColor = .systemPink
    stand.tabs.tabBar.unselectedItemTintColor = .systemBrown
    let button = try #require(item.button)
    let image = try #require(button.subviews.first { $0 is UIImageView } as? UIImageView)
    #expect(image.image === plain && image.tintColor == .systemBrown)
    stand.tabs.selectedIndex = 1
    #expect(image.image === selected && image.tintColor == .systemPink && button.isSelected)
  }

  @Test func aBadgeShowsItsFewLetters() throws {
    let stand = TabStand()
    let item = try #require(stand.child(2).tabBarItem)
    let button = try #require(item.button)
    let badge = try #require(button.subviews.first { $0 is TabBadge })
    #expect(badge.isHidden)
    item.badgeValue = "3"
    stand.simulator.settle()
    #expect(!badge.isHidden && badge.frame.size == CGSize(width: 18, height: 18))
    item.badgeValue = "1,024"
    item.badgeColor = .systemBlue
    stand.simulator.settle()
    #expect(badge.frame.width > 30 && badge.frame.maxX <= button.bounds.width)
    #expect(badge.backgroundColor == .systemBlue)
    item.badgeValue = nil
    #expect(badge.isHidden)
  }

  @Test func aTabHasItsControllersTitle() {
    let controller = UIViewController()
    controller.title = "First"
    #expect(controller.tabBarItem.title == "First")
    controller.title = "Second"
    #expect(controller.tabBarItem.title == "Second")
    let navigation = UINavigationController(rootViewController: controller)
    #expect(navigation.tabBarItem === controller.tabBarItem)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    #expect(controller.tabBarController === tabs && UIViewController().tabBarController == nil)
  }

  @Test func aDisabledTabCannotBePressed() {
    let stand = TabStand()
    stand.child(1).tabBarItem.isEnabled = false
    stand.press(1)
    #expect(stand.tabs.selectedIndex == 0)
  }

  @Test func aBarOfItsOwnTellsItsDelegate() {
    final class Listener: NSObject, UITabBarDelegate {
      var items: [UITabBarItem] = []
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { items.append(item) }
    }
    let (root, listener) = (UIViewController(), Listener())
    let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: 200, height: 49))
    let simulator = Simulator(size: CGSize(width: 200, height: 300), scale: 1, root: root)
    root.view.addSubview(bar)
    bar.delegate = listener
    let items = (0..<2).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
    bar.setItems(items, animated: true)
    let told = Diagnostics.collecting { bar.items = items + [items[0]] }
    #expect(told.count == 1 && bar.items == items)
    simulator.settle()
    simulator.tap(at: CGPoint(x: 150, y: 120))
    #expect(listener.items == [items[1]] && bar.selectedItem === items[1])
    bar.items = [items[0]]
    #expect(bar.selectedItem == nil)
  }

  // MARK: More

  @Test func moreThanFiveTabsGetAListOfTheRest() {
    let stand = TabStand(count: 7)
    #expect(stand.tabs.tabBar.items?.map(\.title) == ["0", "1", "2", "3", "More"])
    #expect(stand.child(6).tabBarController === stand.tabs)
    stand.press(4)
    stand.simulator.settle()
    #expect(stand.tabs.selectedViewController === stand.tabs.moreNavigationController)
    #expect(stand.tabs.selectedIndex == NSNotFound && stand.isIdle)
    #expect(
      stand.journal.take() == [
        "delegate shouldSelect More", "delegate animator 0 to More", "0 willDisappear at once",
        "0 didDisappear at once", "delegate didSelect More",
      ])
    let more = stand.tabs.moreNavigationController
    let rows = more.topViewController!.view.subviews.filter { $0 is UIControl }
    #expect(rows.count == 3)
    let second = rows[1].convert(CGPoint(x: 100, y: 22), to: nil)
    stand.simulator.tap(at: second)
    stand.simulator.settle()
    #expect(more.topViewController === stand.child(5) && stand.tabs.selectedIndex == 5)
    #expect(stand.child(5).tabBarController === stand.tabs)
    #expect(stand.journal.endsBalanced("5", isVisible: true))
    // Pressed again, the tab leads back to the list.
    stand.press(4)
    stand.simulator.settle()
    #expect(more.viewControllers.count == 1 && stand.tabs.selectedIndex == NSNotFound)
  }

  @Test func theProgramSelectsWhatIsInTheList() {
    let stand = TabStand(count: 7)
    stand.tabs.selectedIndex = 6
    stand.simulator.settle()
    #expect(stand.tabs.selectedIndex == 6 && stand.child(6).view.window != nil && stand.isIdle)
    stand.tabs.selectedIndex = 4
    stand.simulator.settle()
    #expect(stand.tabs.selectedIndex == 4 && stand.child(4).view.window != nil)
    #expect(stand.child(6).view.window == nil)
    stand.tabs.selectedIndex = 1
    stand.simulator.settle()
    #expect(stand.isIdle && stand.isBalanced(visible: 1))
  }

  @Test func aControllerGetsATabOfItsOwnWhenThereIsRoom() {
    let stand = TabStand(count: 7)
    stand.tabs.selectedIndex = 5
    stand.simulator.settle()
    let fifth = stand.child(5)
    let told = Diagnostics.collecting {
      stand.tabs.viewControllers = [stand.child(0), fifth]
    }
    stand.simulator.settle()
    #expect(told.isEmpty && fifth.parent === stand.tabs && stand.tabs.selectedIndex == 1)
    #expect(stand.isIdle && stand.tabs.children.count == 2)
    #expect(stand.journal.endsBalanced("5", isVisible: true))
  }

  @Test func aNavigationInTheListTakesItsPlace() {
    let stand = TabStand(count: 6)
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.title = "navigation"
    stand.tabs.viewControllers = stand.tabs.viewControllers! + [navigation]
    let told = Diagnostics.collecting { stand.tabs.selectedIndex = 6 }
    stand.simulator.settle()
    #expect(told.isEmpty && stand.tabs.selectedIndex == 6 && navigation.view.window != nil)
    #expect(stand.tabs.tabBar.selectedItem?.title == "More")
    stand.press(4)
    stand.simulator.settle()
    #expect(stand.tabs.selectedViewController === stand.tabs.moreNavigationController)
  }
}
