import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Titles of tabs that are moved from their places.
@MainActor
struct TabTitleAdjustmentTests {
  private func title(in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == "One" { return label }
    return view.subviews.lazy.compactMap { title(in: $0) }.first
  }

  @Test func theTitleIsMovedByTheItemAndByTheAppearance() throws {
    let page = UIViewController()
    let simulator = Simulator(size: CGSize(width: 390, height: 844), scale: 1, root: page)
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
    let item = UITabBarItem(title: "One", image: nil, tag: 0)
    bar.items = [item]
    page.view.addSubview(bar)
    simulator.settle()
    let label = try #require(title(in: bar))
    let usual = label.frame
    item.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: -5)
    simulator.settle()
    #expect(label.frame == usual.offsetBy(dx: 3, dy: -5))
    let appearance = UITabBarAppearance()
    appearance.stackedLayoutAppearance.normal.titlePositionAdjustment =
      UIOffset(horizontal: 1, vertical: 2)
    bar.standardAppearance = appearance
    simulator.settle()
    #expect(label.frame == usual.offsetBy(dx: 4, dy: -3))
  }
}
