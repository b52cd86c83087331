import CoreGraphics
import Testing
import UIKit
import UIKitSimulator
import UIKitTestSupport

/// What bars look like that were given an appearance, in pixels.
@MainActor
struct BarAppearanceTests {
  private static let (blue, red): (UInt32, UInt32) = (0xFF00_00FF, 0xFFFF_0000)
  private static let (green, white): (UInt32, UInt32) = (0xFF00_FF00, 0xFFFF_FFFF)
  private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  private let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

  private func image(_ color: UIColor, side: CGFloat = 4) -> UIImage {
    let size = CGSize(width: side, height: side)
    return UIGraphicsImageRenderer(size: size).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  /// A red page in a stack in a tab, with a scroll view that has three pages of white.
  @MainActor private struct App {
    let page = UIViewController()
    let scroll = UIScrollView()
    let navigation: UINavigationController
    let tabs = UITabBarController()
    let simulator: Simulator

    init(size: CGSize = CGSize(width: 300, height: 400)) {
      page.view.backgroundColor = .init(red: 1, green: 0, blue: 0, alpha: 1)
      page.title = "T"
      navigation = UINavigationController(rootViewController: page)
      navigation.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
      let other = UIViewController()
      other.tabBarItem = UITabBarItem(title: "Two", image: nil, tag: 1)
      tabs.viewControllers = [navigation, other]
      simulator = Simulator(size: size, scale: 1, root: tabs)
      simulator.settle()
    }

    func addScrollView() {
      scroll.frame = page.view.bounds
      scroll.contentSize = CGSize(width: 300, height: 1200)
      page.view.addSubview(scroll)
      simulator.settle()
    }

    func pixel(_ x: Int, _ y: Int) throws -> UInt32 {
      simulator.settle()
      return try #require(simulator.snapshot()).pixel(x: x, y: y)
    }

    /// The colours that are seen in a rectangle.
    func pixels(_ columns: Range<Int>, _ rows: Range<Int>) throws -> Set<UInt32> {
      simulator.settle()
      let picture = try #require(simulator.snapshot())
      return Set(rows.flatMap { y in columns.map { picture.pixel(x: $0, y: y) } })
    }
  }

  private func opaque<Appearance: UIBarAppearance>(
    _ appearance: Appearance, _ color: UIColor
  ) -> Appearance {
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = color
    return appearance
  }

  // MARK: Backgrounds

  @Test func aTabBarHasTheColorOfItsAppearance() throws {
    let app = App()
    app.tabs.tabBar.standardAppearance = opaque(UITabBarAppearance(), blue)
    #expect(try app.pixel(5, 395) == Self.blue)
  }

  @Test func aBarKeepsACopy() throws {
    let (app, appearance) = (App(), opaque(UITabBarAppearance(), blue))
    appearance.stackedLayoutAppearance.normal.iconColor = green
    app.tabs.tabBar.standardAppearance = appearance
    appearance.backgroundColor = green
    appearance.stackedLayoutAppearance.normal.iconColor = blue
    #expect(try app.pixel(5, 395) == Self.blue)
    let kept = app.tabs.tabBar.standardAppearance
    #expect(kept.stackedLayoutAppearance.normal.iconColor == green)
    let copy = try #require(kept.copy() as? UITabBarAppearance)
    #expect(copy !== kept && copy.backgroundColor == blue)
  }

  @Test func anImageLiesOverTheColor() throws {
    let (app, appearance) = (App(), opaque(UINavigationBarAppearance(), blue))
    appearance.backgroundImage = image(green, side: 20)
    appearance.backgroundImageContentMode = .left
    appearance.shadowImage = image(green)
    app.navigation.navigationBar.standardAppearance = appearance
    #expect(try app.pixel(10, 22) == Self.green)
    #expect(try app.pixel(280, 22) == Self.blue)
    #expect(try app.pixel(280, 46) == Self.green)
  }

  @Test func aCompactBarHasAnAppearanceOfItsOwn() throws {
    let app = App(size: CGSize(width: 700, height: 320))
    let bar = app.navigation.navigationBar
    bar.standardAppearance = opaque(UINavigationBarAppearance(), blue)
    #expect(try app.pixel(5, 5) == Self.blue)
    bar.compactAppearance = opaque(UINavigationBarAppearance(), green)
    #expect(try app.pixel(5, 5) == Self.green)
    app.page.navigationItem.compactAppearance = opaque(UINavigationBarAppearance(), .white)
    #expect(try app.pixel(5, 5) == Self.white)
  }

  // MARK: The end of the content

  @Test func aTabBarLooksDifferentWhereTheContentEnds() throws {
    let app = App()
    #expect(app.tabs.tabBar.scrollEdgeAppearance == nil)
    app.tabs.tabBar.standardAppearance = opaque(UITabBarAppearance(), blue)
    app.tabs.tabBar.scrollEdgeAppearance = opaque(UITabBarAppearance(), green)
    #expect(try app.pixel(5, 395) == Self.green, "nothing scrolls")
    app.addScrollView()
    app.tabs.view.setNeedsLayout()
    #expect(try app.pixel(5, 395) == Self.blue, "content is under the bar")
    app.scroll.contentOffset.y = 1200 - (400 - 49)
    #expect(try app.pixel(5, 395) == Self.green, "its end is above the bar")
    app.scroll.contentOffset.y -= 2
    #expect(try app.pixel(5, 395) == Self.blue)
    app.tabs.selectedIndex = 1
    #expect(try app.pixel(5, 395) == Self.green, "another tab has nothing to scroll")
    app.tabs.selectedIndex = 0
    #expect(try app.pixel(5, 395) == Self.blue)
  }

  @Test func aToolbarLooksDifferentWhereTheContentEnds() throws {
    let app = App()
    app.navigation.isToolbarHidden = false
    app.addScrollView()
    app.navigation.toolbar.standardAppearance = opaque(UIToolbarAppearance(), blue)
    app.navigation.toolbar.scrollEdgeAppearance = opaque(UIToolbarAppearance(), green)
    #expect(try app.pixel(5, 330) == Self.blue)
    app.scroll.contentOffset.y = 1200 - (400 - 49 - 44)
    #expect(try app.pixel(5, 330) == Self.green)
  }

  @Test func theSelectedItemsAppearanceTakesPrecedence() throws {
    let app = App()
    app.tabs.tabBar.standardAppearance = opaque(UITabBarAppearance(), blue)
    app.tabs.viewControllers?[1].tabBarItem.standardAppearance = opaque(UITabBarAppearance(), green)
    #expect(try app.pixel(5, 395) == Self.blue)
    app.tabs.selectedIndex = 1
    #expect(try app.pixel(5, 395) == Self.green)
  }

  @Test func anItemsAppearanceCountsFromTheBeginning() throws {
    let app = App()
    let page = UIViewController()
    page.tabBarItem.standardAppearance = opaque(UITabBarAppearance(), green)
    app.tabs.viewControllers = [page]
    #expect(try app.pixel(5, 395) == Self.green)
  }

  @Test func appearancesForAllBarsReachThoseThatHaveNone() throws {
    let proxy = UITabBar.appearance()
    let former = proxy.standardAppearance
    proxy.standardAppearance = opaque(UITabBarAppearance(), blue)
    defer { proxy.standardAppearance = former }
    #expect(try App().pixel(5, 395) == Self.blue)
  }

  @Test func everyAppearanceIsACopy() throws {
    let (app, appearance) = (App(), opaque(UITabBarAppearance(), blue))
    app.tabs.tabBar.scrollEdgeAppearance = appearance
    appearance.backgroundColor = green
    app.tabs.tabBar.standardAppearance = appearance
    #expect(try app.pixel(5, 395) == Self.blue, "nothing scrolls")
  }

  @Test func appearancesAreEqualIfTheyShowTheSame() {
    let (one, other) = (UINavigationBarAppearance(), UINavigationBarAppearance())
    #expect(one == other)
    other.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: green]
    #expect(one != other)
    one.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: green]
    #expect(one == other && one.hash == other.hash)
    other.configureWithTransparentBackground()
    #expect(one != other)
    #expect(UIToolbarAppearance() != UITabBarAppearance() as UIBarAppearance)
  }

  @Test func aMirroredBarMirrorsItsItems() throws {
    let app = App()
    let item = UIBarButtonItem(title: "MMM", style: .plain, target: nil, action: nil)
    app.page.navigationItem.leftBarButtonItem = item
    app.navigation.navigationBar.semanticContentAttribute = .forceRightToLeft
    app.simulator.settle()
    let button = try #require(app.navigation.navigationBar.all(UIButton.self).first)
    #expect(button.frame.minX > 200)
  }

  // MARK: Tabs

  @Test func tabsHaveTheColorsOfTheirStates() throws {
    let (app, appearance) = (App(), opaque(UITabBarAppearance(), .white))
    let looks = appearance.stackedLayoutAppearance
    looks.normal.titleTextAttributes = [
      .foregroundColor: blue, .font: UIFont.systemFont(ofSize: 30),
    ]
    looks.selected.iconColor = green
    looks.selected.badgeBackgroundColor = blue
    app.navigation.tabBarItem.image = image(.black, side: 20).withRenderingMode(.alwaysTemplate)
    app.navigation.tabBarItem.title = nil
    app.navigation.tabBarItem.badgeValue = "1"
    app.tabs.tabBar.standardAppearance = appearance
    let (selected, other) = (
      try app.pixels(0..<150, 352..<400), try app.pixels(150..<300, 352..<400)
    )
    #expect(selected.contains(Self.green) && selected.contains(Self.blue))
    #expect(other.contains(Self.blue) && !other.contains(Self.green))
  }

  @Test func anIndicatorLiesBehindTheSelectedTab() throws {
    let (app, appearance) = (App(), opaque(UITabBarAppearance(), .white))
    appearance.selectionIndicatorImage = image(green, side: 48)
    app.tabs.tabBar.standardAppearance = appearance
    let middles = try [75, 225].map { try app.pixel($0 - 22, 375) }
    #expect(middles == [Self.green, Self.white])
    app.tabs.selectedIndex = 1
    #expect(try [75, 225].map { try app.pixel($0 - 22, 375) } == [Self.white, Self.green])
  }

  @Test func tabsAreDistributedAsTheAppearanceSays() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 800, height: 49))
    bar.items = [
      UITabBarItem(title: "A", image: nil, tag: 0), UITabBarItem(title: "B", image: nil, tag: 1),
    ]
    func frames() -> [CGFloat] {
      bar.layoutIfNeeded()
      return bar.all(UIControl.self).flatMap { [$0.frame.minX, $0.frame.maxX] }
    }
    // A button leaves two points free at both sides of its tab.
    #expect(frames() == [252, 398, 402, 548])
    bar.itemPositioning = .fill
    #expect(frames() == [2, 398, 402, 798])
    bar.itemPositioning = .centered
    (bar.itemWidth, bar.itemSpacing) = (100, 20)
    #expect(frames() == [292, 388, 412, 508])
    let appearance = UITabBarAppearance()
    (appearance.stackedItemPositioning, appearance.stackedItemWidth) = (.centered, 50)
    bar.standardAppearance = appearance
    #expect(frames() == [342, 388, 412, 458])
  }

  // MARK: Buttons

  @Test func barButtonsHaveTheLookOfTheirStyle() throws {
    let (app, appearance) = (App(), opaque(UINavigationBarAppearance(), .white))
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: blue]
    appearance.doneButtonAppearance.normal.titleTextAttributes = [.foregroundColor: green]
    appearance.buttonAppearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.black]
    let item = app.page.navigationItem
    item.leftBarButtonItem = UIBarButtonItem(title: "MMM", style: .plain, target: nil, action: nil)
    item.rightBarButtonItem = UIBarButtonItem(title: "MMM", style: .done, target: nil, action: nil)
    app.navigation.navigationBar.standardAppearance = appearance
    let (left, right) = (try app.pixels(0..<80, 5..<40), try app.pixels(220..<300, 5..<40))
    #expect(left.contains(Self.blue) && !left.contains(Self.green))
    #expect(right.contains(Self.green) && !right.contains(Self.blue))
    item.leftBarButtonItem?.isEnabled = false
    #expect(try app.pixels(0..<80, 5..<40).contains(0xFF00_0000))
    item.rightBarButtonItem?.setTitleTextAttributes([.foregroundColor: blue], for: .normal)
    #expect(try app.pixels(220..<300, 5..<40).contains(Self.blue), "the item's own comes first")
  }

  @Test func aButtonsTitleAndBackgroundAreMoved() throws {
    let (app, appearance) = (App(), opaque(UINavigationBarAppearance(), .white))
    appearance.buttonAppearance.normal.backgroundImage = image(green)
    appearance.buttonAppearance.normal.backgroundImagePositionAdjustment = UIOffset(
      horizontal: 0, vertical: -30)
    app.page.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "MMM", style: .plain, target: nil, action: nil)
    app.navigation.navigationBar.standardAppearance = appearance
    #expect(try app.pixel(20, 5) == Self.green)
    #expect(try app.pixel(20, 40) == Self.white)
    let label = try #require(app.navigation.navigationBar.all(UIButton.self).first?.titleLabel)
    let before = label.frame.origin
    appearance.buttonAppearance.normal.titlePositionAdjustment = UIOffset(
      horizontal: 3, vertical: 5)
    app.navigation.navigationBar.standardAppearance = appearance
    app.simulator.settle()
    #expect(label.frame.origin == CGPoint(x: before.x + 3, y: before.y + 5))
  }

  @Test func anImageStandsForTheChevron() throws {
    let (app, appearance) = (App(), opaque(UINavigationBarAppearance(), .white))
    appearance.setBackIndicatorImage(image(.black, side: 16), transitionMaskImage: nil)
    #expect(appearance.backIndicatorImage == nil, "both are needed")
    appearance.setBackIndicatorImage(
      image(.black, side: 16), transitionMaskImage: image(.black, side: 16))
    appearance.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: blue]
    app.navigation.navigationBar.tintColor = green
    app.navigation.navigationBar.standardAppearance = appearance
    app.navigation.pushViewController(UIViewController(), animated: false)
    #expect(try app.pixels(10..<20, 18..<26) == [Self.green])
    #expect(try app.pixels(27..<60, 5..<40).contains(Self.blue))
  }

  @Test func anImageOfTheBarItselfStandsForTheChevron() throws {
    let app = App()
    let bar = app.navigation.navigationBar
    bar.tintColor = green
    app.navigation.pushViewController(UIViewController(), animated: false)
    bar.backIndicatorImage = image(.black, side: 16)
    let chevron = try app.pixels(10..<20, 18..<26)
    #expect(chevron != [Self.green], "both are needed")
    bar.backIndicatorTransitionMaskImage = image(.black, side: 16)
    #expect(try app.pixels(10..<20, 18..<26) == [Self.green])
  }

  @Test func toolbarButtonsHaveTheLookOfTheBar() throws {
    let (app, appearance) = (App(), opaque(UIToolbarAppearance(), .white))
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: blue]
    app.page.toolbarItems = [
      UIBarButtonItem(title: "MMM", style: .plain, target: nil, action: nil)
    ]
    app.navigation.toolbar.standardAppearance = appearance
    app.navigation.isToolbarHidden = false
    #expect(try app.pixels(10..<80, 310..<350).contains(Self.blue))
  }
}
