import Testing
import UIKit
import UIKitSnapshotTesting
import UIKitTestSupport

/// A search in a navigation bar: at rest, active with a text, and with scopes.
@Suite(.serialized) @MainActor
struct SearchPictureTests {
  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func searchInABar(style: UIUserInterfaceStyle) {
    let rows = Rows()
    let page = UITableViewController(style: .plain)
    page.title = "Mailboxes"
    page.tableView.dataSource = rows
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.placeholder = "Search"
    search.searchBar.scopeButtonTitles = ["All", "Unread", "Flagged"]
    page.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    let simulator = Simulator(
      size: CGSize(width: 320, height: 300), scale: 2, framesPerSecond: 20, style: style,
      root: navigation)
    func check(_ name: String) {
      assertSnapshot(of: simulator, as: .image, named: "\(style)-\(name)", testName: "search")
    }
    simulator.settle()
    check("1-rest")
    search.isActive = true
    simulator.advance(by: 0.15)
    check("2-begins")
    simulator.settle()
    check("3-obscured")
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.text = "Project"
    simulator.settle()
    check("4-text")
    withExtendedLifetime(rows) {}
  }
}

@MainActor
private final class Rows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = ["Inbox", "Drafts", "Sent", "Archive"][indexPath.row % 4]
    return cell
  }
}
