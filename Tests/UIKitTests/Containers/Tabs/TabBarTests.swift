import CoreGraphics
import Testing
import UIKitSimulator
import UIKitTestSupport
import UIKit

/// What the bar looks like, where it is, and "More".
@MainActor
struct TabBarTests {
  @Test func aBarAloneIsAsHighAsItsTabs() {
    let bar = UITabBar()
    bar.translatesAutoresizingMaskIntoConstraints = false
    let page = UIViewController()
    page.view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: page.view.bottomAnchor),
    ])
    let simulator = Simulator(size: CGSize(width: 300, height: 500), scale: 1, root: page)
    simulator.settle()
    #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 49))
    #expect(bar.frame == CGRect(x: 0, y: 451, width: 300, height: 49))
  }

  @Test(
    arguments: [
      (CGSize(width: 320, height: 568), 49), (CGSize(width: 844, height: 390), 32),
      (CGSize(width: 1024, height: 768), 50),
    ] as [(CGSize, CGFloat)])
  func theBarIsAtTheBottomAndTheChildKeepsFreeOfIt(size: CGSize, height: CGFloat) {
    let fixture = TabFixture(size: size)
    let bar = fixture.tabs.tabBar
    #expect(bar.frame == CGRect(x: 0, y: size.height - height, width: size.width, height: height))
    #expect(fixture.child(0).view.frame == CGRect(origin: .zero, size: size))
    #expect(
      fixture.child(0).view.safeAreaInsets
        == UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0))
    fixture.press(1)
    fixture.simulator.settle()
    #expect(fixture.child(1).view.safeAreaInsets.bottom == height)
    fixture.simulator.resize(to: CGSize(width: 400, height: 700))
    fixture.simulator.settle()
    #expect(bar.frame == CGRect(x: 0, y: 651, width: 400, height: 49))
    #expect(fixture.child(1).view.frame == CGRect(x: 0, y: 0, width: 400, height: 700))
  }

  private func makeImage() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { $0.fill(.infinite) }
  }

  private func buttons(_ bar: UITabBar) -> [UIControl] {
    bar.subviews.compactMap { $0 as? UIControl }.sorted { $0.frame.minX < $1.frame.minX }
  }

  @Test func tabsShareANarrowBarAndStayTogetherInAWideOne() {
    let narrow = TabFixture(size: CGSize(width: 320, height: 568))
    let frames = buttons(narrow.tabs.tabBar).map(\.frame)
    #expect(frames.map(\.minX) == [2, 109, 215] && frames.last?.maxX == 318)
    #expect(frames.allSatisfy { $0.minY == 1 && $0.height == 48 })
    let wide = TabFixture(size: CGSize(width: 1000, height: 700))
    #expect(buttons(wide.tabs.tabBar).map(\.frame.minX) == [277, 427, 577])
  }

  @Test func whereLinesRunFromRightToLeftTheFirstTabIsRight() {
    let fixture = TabFixture()
    UIScreen.main.layoutDirection = .rightToLeft
    fixture.simulator.settle()
    #expect(
      buttons(fixture.tabs.tabBar).map { $0.all(UILabel.self).first?.text } == ["2", "1", "0"])
    UIScreen.main.layoutDirection = .leftToRight
  }

  @Test func imageAndTitleAreStackedInACompactWidthAndSideBySideInARegularOne() throws {
    for (size, isInline) in [
      (CGSize(width: 320, height: 568), false), (CGSize(width: 1000, height: 700), true),
    ] {
      let fixture = TabFixture(size: size)
      fixture.child(0).tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 7)
      fixture.simulator.settle()
      let button = try #require(buttons(fixture.tabs.tabBar).first)
      let image = try #require(button.subviews.first { $0 is UIImageView })
      let label = try #require(button.subviews.first { $0 is UILabel })
      #expect(
        (label as? UILabel)?.text == "Search" && image.frame.size == CGSize(width: 25, height: 25))
      #expect(isInline == (image.frame.maxX <= label.frame.minX))
      #expect(isInline != (image.frame.maxY <= label.frame.minY))
      #expect(button.bounds.contains(image.frame) && button.bounds.contains(label.frame))
    }
  }

  @Test func theSelectedTabHasTheTintAndItsOwnImage() throws {
    let fixture = TabFixture()
    let (plain, selected) = (
      makeImage(), makeImage()
    )
    let item = UITabBarItem(title: "Star", image: plain, selectedImage: selected)
    fixture.child(1).tabBarItem = item
    fixture.tabs.tabBar.tintColor = .systemPink
    fixture.tabs.tabBar.unselectedItemTintColor = .systemBrown
    fixture.tabs.tabBar.layoutIfNeeded()
    let button = try #require(buttons(fixture.tabs.tabBar).dropFirst().first)
    let image = try #require(button.subviews.first { $0 is UIImageView } as? UIImageView)
    #expect(image.image === plain && image.tintColor == .systemBrown)
    fixture.tabs.selectedIndex = 1
    #expect(image.image === selected && image.tintColor == .systemPink && button.isSelected)
  }

  @Test func aBadgeShowsItsFewLetters() throws {
    let fixture = TabFixture()
    let item = try #require(fixture.child(2).tabBarItem)
    let button = try #require(buttons(fixture.tabs.tabBar).last)
    #expect(button.all(UILabel.self).filter(\.isSeen).map(\.text) == ["2"])
    item.badgeValue = "3"
    fixture.simulator.settle()
    let badge = try #require(button.labels("3").first?.superview)
    #expect(!badge.isHidden && badge.frame.size == CGSize(width: 18, height: 18))
    item.badgeValue = "1,024"
    item.badgeColor = .systemBlue
    fixture.simulator.settle()
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
    let fixture = TabFixture()
    fixture.child(1).tabBarItem.isEnabled = false
    fixture.press(1)
    #expect(fixture.tabs.selectedIndex == 0)
  }

  @Test func aStandaloneBarNotifiesItsDelegate() {
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
    let warnings = Diagnostics.collecting { bar.items = items + [items[0]] }
    #expect(warnings.count == 1 && bar.items == items)
    simulator.settle()
    simulator.tap(at: CGPoint(x: 150, y: 120))
    #expect(listener.items == [items[1]] && bar.selectedItem === items[1])
    bar.items = [items[0]]
    #expect(bar.selectedItem == nil)
  }

  // MARK: More

  @Test func moreThanFiveTabsGetAListOfTheRest() {
    let fixture = TabFixture(count: 7)
    #expect(fixture.tabs.tabBar.items?.map(\.title) == ["0", "1", "2", "3", "More"])
    #expect(fixture.child(6).tabBarController === fixture.tabs)
    fixture.press(4)
    fixture.simulator.settle()
    #expect(fixture.tabs.selectedViewController === fixture.tabs.moreNavigationController)
    #expect(fixture.tabs.selectedIndex == NSNotFound && fixture.isIdle)
    #expect(
      fixture.journal.take() == [
        "delegate shouldSelect More", "delegate animator 0 to More", "0 willDisappear at once",
        "0 didDisappear at once", "delegate didSelect More",
      ])
    let more = fixture.tabs.moreNavigationController
    let rows = more.topViewController!.view.subviews.filter { $0 is UIControl }
    #expect(rows.count == 3)
    let second = rows[1].convert(CGPoint(x: 100, y: 22), to: nil)
    fixture.simulator.tap(at: second)
    fixture.simulator.settle()
    #expect(more.topViewController === fixture.child(5) && fixture.tabs.selectedIndex == 5)
    #expect(fixture.child(5).tabBarController === fixture.tabs)
    #expect(fixture.journal.endsBalanced("5", isVisible: true))
    // Pressed again, the tab leads back to the list.
    fixture.press(4)
    fixture.simulator.settle()
    #expect(more.viewControllers.count == 1 && fixture.tabs.selectedIndex == NSNotFound)
  }

  @Test func theProgramSelectsWhatIsInTheList() {
    let fixture = TabFixture(count: 7)
    fixture.tabs.selectedIndex = 6
    fixture.simulator.settle()
    #expect(
      fixture.tabs.selectedIndex == 6 && fixture.child(6).view.window != nil && fixture.isIdle)
    fixture.tabs.selectedIndex = 4
    fixture.simulator.settle()
    #expect(fixture.tabs.selectedIndex == 4 && fixture.child(4).view.window != nil)
    #expect(fixture.child(6).view.window == nil)
    fixture.tabs.selectedIndex = 1
    fixture.simulator.settle()
    #expect(fixture.isIdle && fixture.isBalanced(visible: 1))
  }

  @Test func aControllerGetsATabOfItsOwnWhenThereIsRoom() {
    let fixture = TabFixture(count: 7)
    fixture.tabs.selectedIndex = 5
    fixture.simulator.settle()
    let fifth = fixture.child(5)
    let warnings = Diagnostics.collecting {
      fixture.tabs.viewControllers = [fixture.child(0), fifth]
    }
    fixture.simulator.settle()
    #expect(warnings.isEmpty && fifth.parent === fixture.tabs && fixture.tabs.selectedIndex == 1)
    #expect(fixture.isIdle && fixture.tabs.children.count == 2)
    #expect(fixture.journal.endsBalanced("5", isVisible: true))
  }

  @Test func aNavigationInTheListTakesItsPlace() {
    let fixture = TabFixture(count: 6)
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.title = "navigation"
    fixture.tabs.viewControllers = fixture.tabs.viewControllers! + [navigation]
    let warnings = Diagnostics.collecting { fixture.tabs.selectedIndex = 6 }
    fixture.simulator.settle()
    #expect(warnings.isEmpty && fixture.tabs.selectedIndex == 6 && navigation.view.window != nil)
    #expect(fixture.tabs.tabBar.selectedItem?.title == "More")
    fixture.press(4)
    fixture.simulator.settle()
    #expect(fixture.tabs.selectedViewController === fixture.tabs.moreNavigationController)
  }

  @Test func anOpaqueBarThatTheProgramHidesGivesItsRoomToThePage() {
    let fixture = TabFixture(size: CGSize(width: 320, height: 568))
    fixture.tabs.tabBar.isTranslucent = false
    fixture.simulator.settle()
    #expect(fixture.child(0).view.frame.height == 519)
    fixture.tabs.tabBar.isHidden = true
    fixture.simulator.settle()
    #expect(fixture.child(0).view.frame.height == 568)
    fixture.tabs.tabBar.isHidden = false
    fixture.simulator.settle()
    #expect(fixture.child(0).view.frame.height == 519)
  }
}
