import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// The bars of a phone in landscape are 32 points high, as on iOS; the tabs of a large phone keep
/// their 49 points. All bars of a tablet are 50 points high, as since iOS 12.
@MainActor
struct LandscapeBarTests {
  /// A page in a stack with a toolbar, in a tab.
  @MainActor
  private struct App {
    let page = UIViewController()
    let navigation: UINavigationController
    let tabs = UITabBarController()
    let simulator: Simulator

    init(_ width: CGFloat, _ height: CGFloat, prefersLargeTitles: Bool = false) {
      page.title = "Page"
      page.toolbarItems = [
        UIBarButtonItem(title: "Tool", style: .plain, target: nil, action: nil)
      ]
      navigation = UINavigationController(rootViewController: page)
      navigation.navigationBar.prefersLargeTitles = prefersLargeTitles
      navigation.isToolbarHidden = false
      navigation.tabBarItem = UITabBarItem(title: "Tab", image: App.image(20), tag: 0)
      tabs.viewControllers = [navigation, UIViewController()]
      simulator = Simulator(size: CGSize(width: width, height: height), scale: 1, root: tabs)
      simulator.settle()
    }

    static func image(_ side: CGFloat) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
        UIColor.black.setFill()
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: side, height: side)).fill()
      }
    }

    /// The heights of navigation bar, toolbar and tab bar.
    var heights: [CGFloat] {
      [
        navigation.navigationBar.frame.height, navigation.toolbar.frame.height,
        tabs.tabBar.frame.height,
      ]
    }

    /// The image and the title of the first tab.
    func tab() throws -> (image: UIImageView, title: UILabel) {
      let button = try #require(tabs.tabBar.all(UIControl.self).first)
      return (
        try #require(button.all(UIImageView.self).first),
        try #require(button.all(UILabel.self).first)
      )
    }
  }

  @Test func thePageLiesBetweenLowBars() {
    let app = App(844, 390)
    #expect(app.heights == [32, 32, 32])
    #expect(app.page.view.safeAreaInsets == UIEdgeInsets(top: 32, left: 0, bottom: 64, right: 0))
    #expect(app.tabs.tabBar.frame.maxY == 390)
    #expect(App(390, 844).heights == [44, 44, 49])
    #expect(App(926, 428).heights == [32, 32, 49])
    #expect(App(1024, 768).heights == [50, 50, 50])
    #expect(App(1024, 768, prefersLargeTitles: true).heights == [102, 50, 50])
  }

  @Test func barsChangeTheirHeightWithTheDevice() {
    let app = App(390, 844)
    app.simulator.resize(to: CGSize(width: 844, height: 390))
    app.simulator.settle()
    #expect(app.heights == [32, 32, 32])
    #expect(app.page.view.safeAreaInsets == UIEdgeInsets(top: 32, left: 0, bottom: 64, right: 0))
    #expect(app.tabs.tabBar.frame == CGRect(x: 0, y: 358, width: 844, height: 32))
    app.simulator.resize(to: CGSize(width: 390, height: 844))
    app.simulator.settle()
    #expect(app.heights == [44, 44, 49])
    #expect(app.page.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 93, right: 0))
    app.simulator.resize(to: CGSize(width: 820, height: 1180))
    app.simulator.settle()
    #expect(app.heights == [50, 50, 50])
    #expect(app.page.view.safeAreaInsets == UIEdgeInsets(top: 50, left: 0, bottom: 100, right: 0))
  }

  /// Traits that a parent overrides change the bars without any change of sizes.
  @Test func barsFollowOverriddenTraits() {
    let app = App(390, 844)
    app.tabs.traitOverrides.verticalSizeClass = .compact
    app.simulator.settle()
    #expect(app.heights == [32, 32, 32] && app.tabs.tabBar.frame.minY == 812)
    app.tabs.traitOverrides.verticalSizeClass = .regular
    app.simulator.settle()
    #expect(app.heights == [44, 44, 49] && app.tabs.tabBar.frame.minY == 795)
  }

  @Test func aLargeTitleIsInTheRow() {
    let app = App(390, 844, prefersLargeTitles: true)
    #expect(app.navigation.navigationBar.frame.height == 96)
    app.simulator.resize(to: CGSize(width: 844, height: 390))
    app.simulator.settle()
    let titles = app.navigation.navigationBar.all(UILabel.self).filter {
      $0.text == "Page" && !$0.isHidden && $0.alpha == 1
    }
    #expect(app.navigation.navigationBar.frame.height == 32)
    #expect(titles.count == 1)
    let middle = titles.first?.frame.midY ?? .nan
    #expect(abs(middle - 16) <= 0.5, "on a pixel")
    app.simulator.resize(to: CGSize(width: 390, height: 844))
    app.simulator.settle()
    #expect(app.navigation.navigationBar.frame.height == 96)
  }

  @Test func aTabsTitleLiesBesideItsImage() throws {
    // The middle of the bar, one point below whose top the button begins.
    for (app, middle) in [(App(844, 390), 15.0), (App(926, 428), 23.5)] {
      let (image, title) = try app.tab()
      #expect(title.frame.minX > image.frame.maxX)
      #expect(abs(image.frame.midY - middle) <= 0.5 && abs(title.frame.midY - middle) <= 0.5)
    }
    let (image, title) = try App(390, 844).tab()
    #expect(title.frame.minY > image.frame.maxY)
  }

  @Test func lowTabsHaveTheirOwnLook() throws {
    let appearance = UITabBarAppearance()
    let looks: [(UITabBarItemAppearance, UIColor)] = [
      (appearance.stackedLayoutAppearance, .red), (appearance.inlineLayoutAppearance, .green),
      (appearance.compactInlineLayoutAppearance, .blue),
    ]
    for (look, color) in looks { look.selected.titleTextAttributes = [.foregroundColor: color] }
    for (app, color) in [
      (App(390, 844), UIColor.red), (App(926, 428), .green), (App(844, 390), .blue),
    ] {
      app.tabs.tabBar.standardAppearance = appearance
      app.simulator.settle()
      #expect(try app.tab().title.textColor == color)
    }
  }

  @Test func imagesForLowBarsAreShownThere() throws {
    let app = App(390, 844)
    let button = UIBarButtonItem(image: App.image(20), style: .plain, target: nil, action: nil)
    button.landscapeImagePhone = App.image(12)
    button.landscapeImagePhoneInsets = UIEdgeInsets(top: 4, left: 0, bottom: -4, right: 0)
    app.page.navigationItem.rightBarButtonItem = button
    app.navigation.tabBarItem.landscapeImagePhone = App.image(14)
    func sides() throws -> [CGFloat?] {
      app.simulator.settle()
      let shown = app.navigation.navigationBar.all(UIButton.self).compactMap(\.currentImage)
      return [shown.last?.size.width, try app.tab().image.image?.size.width]
    }
    #expect(try sides() == [20, 20])
    app.simulator.resize(to: CGSize(width: 844, height: 390))
    #expect(try sides() == [12, 14])
    let inset = app.navigation.navigationBar.all(UIButton.self).last?.imageEdgeInsets
    #expect(inset == button.landscapeImagePhoneInsets)
    app.simulator.resize(to: CGSize(width: 390, height: 844))
    #expect(try sides() == [20, 20])
  }
}
