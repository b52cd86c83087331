import Testing
import UIKitTestSupport

import UIKit

final class SearchPage: UIViewController, UISearchBarDelegate {
  @Outlet var search: UISearchBar!
}

@MainActor
struct SearchBarFileTests {
  private static let view = """
    <subviews>
    <searchBar contentMode="redraw" text="tea" placeholder="Recipes" searchBarStyle="minimal" \
    showsCancelButton="YES" showsScopeBar="YES" id="search">
    <rect key="frame" x="0.0" y="20" width="320" height="96"/>
    <scopeButtonTitles><string>All</string><string>Mine</string></scopeButtonTitles>
    <textInputTraits key="textInputTraits"/>
    <connections><outlet property="delegate" destination="page" id="o1"/></connections>
    </searchBar>
    </subviews>
    """

  @Test func itIsAsTheFileSays() throws {
    var found: SearchPage?
    let warnings = try Diagnostics.collecting {
      let storyboard = try StoryboardText.storyboard(
        StoryboardText.scene(
          "page", class: "SearchPage", view: Self.view,
          inside: "<connections><outlet property=\"search\" destination=\"search\" id=\"o2\"/>"
            + "</connections>"))
      found = storyboard.instantiateViewController(identifier: "page") as? SearchPage
      found?.loadViewIfNeeded()
    }
    #expect(warnings == [])
    let page = try #require(found)
    let bar = try #require(page.search)
    #expect(bar.text == "tea" && bar.placeholder == "Recipes" && bar.searchBarStyle == .minimal)
    #expect(bar.showsCancelButton && bar.showsScopeBar && bar.delegate === page)
    #expect(bar.scopeButtonTitles == ["All", "Mine"])
  }
}
