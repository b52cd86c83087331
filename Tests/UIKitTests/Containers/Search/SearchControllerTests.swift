import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// A search in the navigation bar: when it begins and ends, the calls that it makes, and where the
/// bars are.
@MainActor
struct SearchControllerTests {
  @Test func theBarLiesBelowTheTitlesAndFoldsUpWithTheContent() {
    let fixture = SearchFixture()
    let bar = fixture.navigation.navigationBar
    // 44 for the buttons, 52 for the search bar.
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 300, height: 96))
    #expect(fixture.table.adjustedContentInset.top == 96 && fixture.table.contentOffset.y == -96)
    let field = fixture.search.searchBar.searchTextField
    #expect(field.convert(field.bounds, to: nil) == CGRect(x: 16, y: 45, width: 268, height: 36))
    fixture.table.contentOffset.y = -70
    fixture.simulator.settle()
    #expect(bar.frame.height == 70)
    #expect(field.convert(field.bounds, to: nil) == CGRect(x: 16, y: 45, width: 268, height: 10))
    fixture.table.contentOffset.y = 200
    fixture.simulator.settle()
    #expect(bar.frame.height == 44 && fixture.search.searchBar.alpha == 0)
    fixture.page.navigationItem.hidesSearchBarWhenScrolling = false
    fixture.simulator.settle()
    #expect(bar.frame.height == 96 && fixture.search.searchBar.alpha == 1)
  }

  @Test func theSearchBarFoldsUpBeforeALargeTitle() {
    let fixture = SearchFixture()
    let bar = fixture.navigation.navigationBar
    bar.prefersLargeTitles = true
    fixture.simulator.settle()
    fixture.table.contentOffset.y = -fixture.table.adjustedContentInset.top
    fixture.simulator.settle()
    #expect(bar.frame.height == 148)
    let scopes = fixture.search.searchBar
    #expect(scopes.convert(scopes.bounds, to: nil) == CGRect(x: 0, y: 96, width: 300, height: 52))
    fixture.table.contentOffset.y = -96
    fixture.simulator.settle()
    #expect(bar.frame.height == 96 && scopes.alpha == 0, "the title is still expanded")
  }

  @Test func contentSettlesWithTheBarFoldedUpOrNot() {
    let fixture = SearchFixture()
    for (distance, height) in [(20.0, 96.0), (36.0, 44.0)] {
      fixture.table.contentOffset.y = -96
      fixture.simulator.settle()
      let end = CGPoint(x: 150, y: 300 - distance - 10)
      fixture.simulator.drag(from: CGPoint(x: 150, y: 300), to: end, duration: 0.3)
      fixture.simulator.advance(by: 0.3)
      fixture.simulator.touchUp(at: end)
      fixture.simulator.settle()
      let difference = fixture.navigation.navigationBar.frame.height - height
      #expect(abs(difference) < 0.001, "dragged by \(distance)")
    }
  }

  @Test func aTapBeginsTheSearchInTheOrderOfIOS() {
    let fixture = SearchFixture()
    fixture.tapField()
    #expect(
      fixture.calls == [
        "may begin", "present", "will present", "update “” active", "did begin",
      ])
    #expect(fixture.search.isActive && fixture.search.searchBar.isFirstResponder)
    fixture.simulator.settle()
    #expect(fixture.calls.last == "did present")
    #expect(fixture.page.presentedViewController === fixture.search)
    #expect(fixture.search.presentingViewController === fixture.page)
    #expect(!fixture.page.definesPresentationContext, "it is as the app left it")
  }

  @Test func theBarMovesUpToTheTopWhileTheTitlesFade() throws {
    let fixture = SearchFixture()
    let bar = fixture.navigation.navigationBar
    let title = try #require(fixture.title)
    fixture.tapField()
    fixture.simulator.advance(by: 0.15)
    let height = try #require(bar.layer.presentation()).bounds.height
    #expect(height > 54 && height < 94, "in the middle")
    fixture.simulator.settle()
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 300, height: 52) && title.alpha == 0)
    let field = fixture.search.searchBar.searchTextField
    #expect(field.convert(field.bounds, to: nil).origin == CGPoint(x: 16, y: 1))
    #expect(field.frame.width < 230 && fixture.search.searchBar.showsCancelButton)
    #expect(fixture.table.adjustedContentInset.top == 52)
    #expect(fixture.table.contentOffset.y == -52, "the content follows")
  }

  @Test func theCancelButtonEndsTheSearch() throws {
    let fixture = SearchFixture()
    fixture.tapField()
    fixture.simulator.settle()
    fixture.simulator.type("ab")
    #expect(fixture.calls.suffix(2) == ["update “a” active", "update “ab” active"])
    fixture.calls = []
    fixture.simulator.tap(at: CGPoint(x: 265, y: 19))
    #expect(
      fixture.calls == ["cancel", "will dismiss", "did end", "text “”", "update “” inactive"])
    #expect(!fixture.search.isActive && fixture.search.searchBar.text == "")
    fixture.simulator.settle()
    #expect(fixture.calls.last == "did dismiss")
    #expect(fixture.page.presentedViewController == nil)
    #expect(fixture.navigation.navigationBar.frame.height == 96)
    #expect(fixture.title?.alpha == 1 && !fixture.search.searchBar.showsCancelButton)
    #expect(fixture.table.contentOffset.y == -96)
    fixture.tapField()
    fixture.simulator.settle()
    #expect(fixture.search.isActive, "again")
  }

  @Test func theContentIsObscuredAndAPressOnItEndsTheSearch() {
    let fixture = SearchFixture()
    fixture.tapField()
    fixture.simulator.settle()
    fixture.simulator.tap(at: CGPoint(x: 150, y: 200))
    fixture.simulator.settle()
    #expect(!fixture.search.isActive && fixture.selected == [], "the row is not touched")
    fixture.search.obscuresBackgroundDuringPresentation = false
    fixture.tapField()
    fixture.simulator.settle()
    fixture.simulator.tap(at: CGPoint(x: 150, y: 200))
    fixture.simulator.settle()
    #expect(fixture.search.isActive && fixture.selected.count == 1)
  }

  @Test func theResultsAreShownWhileThereIsAText() {
    let results = UIViewController()
    let fixture = SearchFixture(results: results)
    fixture.tapField()
    fixture.simulator.settle()
    #expect(results.parent === fixture.search && results.view.isHidden)
    fixture.simulator.type("a")
    fixture.simulator.settle()
    #expect(!results.view.isHidden)
    #expect(results.view.convert(results.view.bounds, to: nil).minY == 52)
    fixture.simulator.press("Backspace")
    fixture.simulator.settle()
    #expect(results.view.isHidden)
    fixture.search.showsSearchResultsController = true
    #expect(!fixture.search.automaticallyShowsSearchResultsController && !results.view.isHidden)
  }

  @Test func theTitlesStayWhereTheyAreNotToBeHidden() {
    let fixture = SearchFixture()
    fixture.search.hidesNavigationBarDuringPresentation = false
    fixture.tapField()
    fixture.simulator.settle()
    #expect(fixture.navigation.navigationBar.frame.height == 96 && fixture.title?.alpha == 1)
    fixture.table.contentOffset.y = 100
    fixture.simulator.settle()
    #expect(fixture.navigation.navigationBar.frame.height == 96, "an active bar does not fold up")
  }

  @Test func scopesAreShownWhileTheSearchIsActive() {
    let fixture = SearchFixture()
    fixture.search.searchBar.scopeButtonTitles = ["All", "Read"]
    fixture.simulator.settle()
    #expect(fixture.navigation.navigationBar.frame.height == 96)
    fixture.tapField()
    fixture.simulator.settle()
    // 52 for the field, and 40 for the scopes.
    #expect(fixture.navigation.navigationBar.frame.height == 92)
    fixture.calls = []
    fixture.simulator.tap(at: CGPoint(x: 220, y: 61))
    fixture.simulator.settle()
    #expect(fixture.calls == ["scope 1", "update “” active"])
    fixture.search.isActive = false
    fixture.simulator.settle()
    #expect(fixture.navigation.navigationBar.frame.height == 96)
  }

  @Test func theProgramBeginsAndEndsIt() {
    let fixture = SearchFixture()
    fixture.search.isActive = true
    #expect(fixture.search.isActive && !fixture.search.searchBar.isFirstResponder)
    fixture.simulator.advance(by: 0.1)
    // A change of mind in the middle is done when the transition is over.
    fixture.search.isActive = false
    fixture.simulator.settle()
    #expect(!fixture.search.isActive && fixture.page.presentedViewController == nil)
    #expect(
      fixture.calls == [
        "present", "will present", "did present", "will dismiss", "update “” inactive",
        "did dismiss",
      ])
    UIView.performWithoutAnimation { fixture.search.isActive = true }
    #expect(fixture.navigation.navigationBar.frame.height == 52)
    fixture.search.dismiss(animated: false)
    fixture.simulator.settle()
    #expect(fixture.navigation.navigationBar.frame.height == 96)
    #expect(fixture.calls.suffix(3) == ["will dismiss", "update “” inactive", "did dismiss"])
  }

  @Test func aPushCoversTheSearchAndAPopShowsItAgain() {
    let fixture = SearchFixture()
    fixture.search.obscuresBackgroundDuringPresentation = false
    fixture.tapField()
    fixture.simulator.settle()
    let next = UIViewController()
    next.title = "Next"
    fixture.navigation.pushViewController(next, animated: true)
    fixture.simulator.settle()
    #expect(fixture.navigation.navigationBar.frame.height == 44 && next.view.window != nil)
    #expect(fixture.search.view.window == nil)
    fixture.navigation.popViewController(animated: true)
    fixture.simulator.settle()
    #expect(fixture.search.isActive && fixture.search.view.window != nil)
    #expect(fixture.navigation.navigationBar.frame.height == 52)
    fixture.search.isActive = false
    fixture.simulator.settle()
    #expect(fixture.navigation.navigationBar.frame.height == 96)
  }

  @Test func aSearchWhoseBarIsNowhereIsRefused() {
    let search = UISearchController(searchResultsController: nil)
    let warnings = Diagnostics.collecting { search.isActive = true }
    #expect(warnings.count == 1 && !search.isActive)
  }
}

/// A search whose bar is the header of a table, as before iOS 11.
@MainActor
struct SearchHeaderTests {
  @Test func theBarMovesFromTheHeaderToTheTopAndBack() {
    let fixture = SearchFixture(isInHeader: true)
    let bar = fixture.search.searchBar
    #expect(bar.superview === fixture.table)
    #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 44, width: 300, height: 56))
    fixture.simulator.tap(at: CGPoint(x: 100, y: 72))
    #expect(fixture.search.isActive)
    fixture.simulator.settle()
    #expect(bar.superview !== fixture.table && bar.isFirstResponder)
    #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 0, width: 300, height: 56))
    #expect(fixture.navigation.isNavigationBarHidden)
    fixture.simulator.tap(at: CGPoint(x: 270, y: 28))
    fixture.simulator.settle()
    #expect(!fixture.search.isActive && bar.superview === fixture.table)
    #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 44, width: 300, height: 56))
    #expect(!fixture.navigation.isNavigationBarHidden)
    #expect(fixture.calls.last == "did dismiss")
  }

  @Test func aBarThatIsNowhereComesWithTheSearch() {
    let fixture = SearchFixture(isInHeader: true)
    fixture.table.tableHeaderView = nil
    fixture.page.present(fixture.search, animated: true)
    fixture.simulator.settle()
    let bar = fixture.search.searchBar
    #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 0, width: 300, height: 56))
    #expect(fixture.search.isActive && bar.alpha == 1)
    fixture.search.isActive = false
    fixture.simulator.settle()
    #expect(bar.superview == nil && !fixture.navigation.isNavigationBarHidden)
  }

  /// A row that was chosen among the results ends the search, and shows its page.
  @Test func aSearchEndsThoughAPageIsPushedAtOnce() {
    let fixture = SearchFixture()
    fixture.tapField()
    fixture.simulator.settle()
    fixture.search.isActive = false
    fixture.navigation.pushViewController(UIViewController(), animated: false)
    fixture.simulator.settle()
    #expect(fixture.calls.last == "did dismiss")
    fixture.navigation.popViewController(animated: false)
    fixture.simulator.settle()
    fixture.tapField()
    fixture.simulator.settle()
    #expect(fixture.search.isActive, "it can begin again")
  }

  @Test func aBarThatIsATitleStaysInANavigationBarThatStays() {
    let fixture = SearchFixture(isInHeader: true)
    let (item, bar) = (fixture.page.navigationItem, fixture.search.searchBar)
    fixture.table.tableHeaderView = nil
    fixture.search.hidesNavigationBarDuringPresentation = false
    item.titleView = bar
    fixture.simulator.settle()
    let frame = bar.convert(bar.bounds, to: nil)
    fixture.simulator.tap(at: CGPoint(x: frame.minX + 60, y: frame.midY))
    fixture.simulator.settle()
    #expect(fixture.search.isActive && bar.isFirstResponder && bar.showsCancelButton)
    #expect(bar.convert(bar.bounds, to: nil) == frame)
    #expect(!fixture.navigation.isNavigationBarHidden)
    #expect(fixture.search.presentingViewController === fixture.page)
    fixture.simulator.type("ab")
    #expect(bar.text == "ab")
    fixture.search.isActive = false
    fixture.simulator.settle()
    #expect(bar.isDescendant(of: fixture.navigation.navigationBar) && !bar.showsCancelButton)
    #expect(bar.convert(bar.bounds, to: nil) == frame && fixture.calls.last == "did dismiss")
  }

  /// The page is the root of its window, so that the search is presented over everything.
  @Test func aSearchWithoutANavigationControllerIsTypedInto() {
    let page = UITableViewController()
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.searchTextField.autocapitalizationType = .none
    search.searchBar.sizeToFit()
    page.tableView.tableHeaderView = search.searchBar
    let simulator = Simulator(size: CGSize(width: 300, height: 500), scale: 1, root: page)
    simulator.tap(at: CGPoint(x: 100, y: 28))
    simulator.settle()
    #expect(search.isActive && search.searchBar.isFirstResponder)
    simulator.type("ab")
    #expect(search.searchBar.text == "ab")
  }

  @Test func aCancelButtonThatTheProgramSetsIsItsOwn() {
    let fixture = SearchFixture()
    fixture.search.searchBar.showsCancelButton = false
    #expect(!fixture.search.automaticallyShowsCancelButton)
    fixture.tapField()
    fixture.simulator.settle()
    #expect(fixture.search.isActive && !fixture.search.searchBar.showsCancelButton)
    #expect(fixture.search.automaticallyShowsScopeBar, "the scopes are another matter")
  }

  @Test func scopesThatTheProgramShowsStayAfterTheSearch() {
    let fixture = SearchFixture()
    let bar = fixture.search.searchBar
    bar.scopeButtonTitles = ["All", "Mine"]
    bar.showsScopeBar = true
    #expect(!fixture.search.automaticallyShowsScopeBar)
    fixture.simulator.settle()
    fixture.search.isActive = true
    fixture.simulator.settle()
    fixture.search.isActive = false
    fixture.simulator.settle()
    #expect(bar.showsScopeBar && fixture.search.automaticallyShowsCancelButton)
  }
}

/// A table with a search in a navigation controller, 300 by 500 points.
@MainActor
private final class SearchFixture: NSObject, UISearchControllerDelegate, UISearchResultsUpdating,
  UISearchBarDelegate, UITableViewDataSource, UITableViewDelegate
{
  let simulator: Simulator
  let navigation: UINavigationController
  let page = UITableViewController(style: .plain)
  let search: UISearchController
  var calls: [String] = []
  var selected: [Int] = []
  var table: UITableView { page.tableView }
  /// The title in the row of the navigation bar.
  var title: UIView? { navigation.navigationBar.labels("Mail").first }

  init(results: UIViewController? = nil, isInHeader: Bool = false) {
    search = UISearchController(searchResultsController: results)
    page.title = "Mail"
    navigation = UINavigationController(rootViewController: page)
    if !isInHeader { page.navigationItem.searchController = search }
    simulator = Simulator(size: CGSize(width: 300, height: 500), scale: 1, root: navigation)
    super.init()
    search.delegate = self
    search.searchResultsUpdater = self
    search.searchBar.delegate = self
    page.tableView.dataSource = self
    page.tableView.delegate = self
    if isInHeader {
      search.searchBar.sizeToFit()
      page.tableView.tableHeaderView = search.searchBar
    }
    simulator.settle()
  }

  func tapField() { simulator.tap(at: CGPoint(x: 100, y: 63)) }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath.row)
  }

  func presentSearchController(_ searchController: UISearchController) { calls.append("present") }
  func willPresentSearchController(_ searchController: UISearchController) {
    calls.append("will present")
  }
  func didPresentSearchController(_ searchController: UISearchController) {
    calls.append("did present")
  }
  func willDismissSearchController(_ searchController: UISearchController) {
    calls.append("will dismiss")
  }
  func didDismissSearchController(_ searchController: UISearchController) {
    calls.append("did dismiss")
  }
  func updateSearchResults(for searchController: UISearchController) {
    let state = searchController.isActive ? "active" : "inactive"
    calls.append("update “\(searchController.searchBar.text ?? "")” \(state)")
  }
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    calls.append("may begin")
    return true
  }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("did begin") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("did end") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    if searchText.isEmpty { calls.append("text “”") }
  }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    calls.append("scope \(selectedScope)")
  }
}
