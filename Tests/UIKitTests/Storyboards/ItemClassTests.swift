import CoreGraphics
import ObjectiveCSupport
import Testing
import UIKit
import UIKitTestSupport

final class BadgeItem: UIBarButtonItem {
  private(set) var isAwake = false
  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = true
  }
}

final class TitledItem: UINavigationItem {
  private(set) var titleOfFile: String?
  override func awakeFromNib() {
    super.awakeFromNib()
    titleOfFile = title
  }
}

final class CountedTab: UITabBarItem {}

final class ImmediatePan: UIPanGestureRecognizer {}

/// Items and recognisers of classes of the program in storyboards.
@MainActor
struct ItemClassTests {
  private func custom(_ name: String) -> String {
    "id=\"\(name)\" customClass=\"\(name)\" customModule=\"UIKitTests\""
  }

  @Test func theyAreOfTheClassesThatTheFileNames() throws {
    // The translator registers this for opened projects.
    ObjectiveCNames.makes(ImmediatePan.self) { ImmediatePan() }
    var found: UIViewController?
    let warnings = try Diagnostics.collecting {
      let storyboard = try StoryboardText.storyboard(
        StoryboardText.scene(
          "page",
          view: """
            <connections><outletCollection property="gestureRecognizers" \
            destination="ImmediatePan" appends="YES" id="c1"/></connections>
            """,
          inside: """
            <navigationItem key="navigationItem" title="Items" \(custom("TitledItem"))>
            <barButtonItem key="rightBarButtonItem" systemItem="done" \(custom("BadgeItem"))/>
            </navigationItem>
            <tabBarItem key="tabBarItem" systemItem="search" \(custom("CountedTab"))/>
            """,
          beside: """
            <panGestureRecognizer minimumNumberOfTouches="2" \(custom("ImmediatePan"))/>
            """))
      found = storyboard.instantiateViewController(withIdentifier: "page")
      found?.loadViewIfNeeded()
    }
    let page = try #require(found)
    #expect(warnings == [])
    #expect((page.navigationItem as? TitledItem)?.titleOfFile == "Items")
    let button = try #require(page.navigationItem.rightBarButtonItem as? BadgeItem)
    #expect(button.isAwake && button.style == .done)
    let standard = UITabBarItem(tabBarSystemItem: .search, tag: 0)
    #expect(page.tabBarItem is CountedTab && page.tabBarItem.title == standard.title)
    let pan = try #require(page.view.gestureRecognizers?.first as? ImmediatePan)
    #expect(pan.minimumNumberOfTouches == 2)
  }
}
