import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Images in place of a bar's background and hairline.
@MainActor
struct BarImageTests {
  private static let blue: UInt32 = 0xFF00_00FF
  private static let red: UInt32 = 0xFFFF_0000

  private func image(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
  }

  /// The pixels in the middle of a bar and just outside of it, of a page that is red.
  private func show(
    _ configure: (UINavigationBar, UITabBar) -> Void
  ) throws -> (bar: UInt32, below: UInt32, tabs: UInt32, above: UInt32) {
    let page = UIViewController()
    page.view.backgroundColor = .init(red: 1, green: 0, blue: 0, alpha: 1)
    let navigation = UINavigationController(rootViewController: page)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let simulator = Simulator(size: CGSize(width: 300, height: 400), scale: 1, root: tabs)
    configure(navigation.navigationBar, tabs.tabBar)
    simulator.settle()
    let picture = try #require(simulator.snapshot())
    return (
      picture.pixel(x: 20, y: 20), picture.pixel(x: 20, y: 46), picture.pixel(x: 5, y: 390),
      picture.pixel(x: 20, y: 349)
    )
  }

  @Test func imagesTakeThePlaceOfBackgroundAndLine() throws {
    let blue = image(.init(red: 0, green: 0, blue: 1, alpha: 1))
    let pixels = try show { bar, tabBar in
      bar.setBackgroundImage(blue, for: .default)
      bar.shadowImage = blue
      tabBar.backgroundImage = blue
      tabBar.shadowImage = blue
    }
    #expect(pixels.bar == Self.blue && pixels.below == Self.blue)
    #expect(pixels.tabs == Self.blue && pixels.above == Self.blue)
  }

  @Test func emptyImagesLeaveTheBarsWithoutABackground() throws {
    let pixels = try show { bar, tabBar in
      bar.setBackgroundImage(UIImage(), for: .default)
      bar.shadowImage = UIImage()
      tabBar.backgroundImage = UIImage()
      tabBar.shadowImage = UIImage()
    }
    #expect(pixels.bar == Self.red && pixels.below == Self.red)
    #expect(pixels.tabs == Self.red && pixels.above == Self.red)
  }

  @Test func nilRestoresTheBackground() throws {
    let before = try show { _, _ in }
    let after = try show { bar, tabBar in
      bar.setBackgroundImage(UIImage(), for: .default)
      bar.setBackgroundImage(nil, for: .default)
      tabBar.backgroundImage = UIImage()
      tabBar.backgroundImage = nil
    }
    #expect(after == before && before.bar != Self.red)
  }

  @Test func barsThatAreNotTranslucentHaveTheirColourBehindAnEmptyImage() throws {
    let pixels = try show { bar, tabBar in
      bar.setBackgroundImage(UIImage(), for: .default)
      bar.barTintColor = .init(red: 0, green: 0, blue: 1, alpha: 1)
      bar.isTranslucent = false
      tabBar.backgroundImage = UIImage()
      tabBar.barTintColor = .init(red: 0, green: 0, blue: 1, alpha: 1)
      tabBar.isTranslucent = false
    }
    #expect(pixels.bar == Self.blue && pixels.tabs == Self.blue)
  }
}
