import Testing
import UIKit
import UIKitSnapshotTesting
import UIKitTestSupport

/// A search in a navigation bar: at rest, active with a text, and with scopes.
@MainActor
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
    navigation.traitOverrides.verticalSizeClass = .regular
    let simulator = Simulator(
      size: CGSize(width: 320, height: 300), scale: 2, framesPerSecond: 20, style: style,
      root: navigation)
    var sheet = SnapshotSheet()
    simulator.settle()
    sheet.add(simulator, named: "rest")
    search.isActive = true
    simulator.advance(by: 0.15)
    sheet.add(simulator, named: "begins")
    simulator.settle()
    sheet.add(simulator, named: "obscured")
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.text = "Project"
    simulator.settle()
    sheet.add(simulator, named: "text")
    assertSnapshot(of: sheet, as: .image, named: "\(style)", testName: "search")
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
