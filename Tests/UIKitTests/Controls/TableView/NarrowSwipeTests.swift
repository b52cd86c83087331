import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// A swipe in a table that is narrower than the actions of its rows.
@MainActor
struct NarrowSwipeTests {
  private final class Page: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: CGRect(x: 0, y: 200, width: 200, height: 400))

    override func viewDidLoad() {
      super.viewDidLoad()
      table.rowHeight = 60
      (table.dataSource, table.delegate) = (self, self)
      view.addSubview(table)
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      // Three buttons of the least width, 74 points: 222 points.
      let actions = ["A", "B", "C"].map {
        UIContextualAction(style: .normal, title: $0) { _, _, done in done(true) }
      }
      let configuration = UISwipeActionsConfiguration(actions: actions)
      configuration.performsFirstActionWithFullSwipe = false
      return configuration
    }
  }

  @Test func aRowGoesAsideByItsOwnWidthAtMost() throws {
    let page = Page()
    let simulator = Simulator(scale: 1, root: page)
    simulator.settle()
    simulator.drag(from: CGPoint(x: 180, y: 230), to: CGPoint(x: 20, y: 230), duration: 0.3)
    simulator.advance(by: 0.3)
    simulator.touchUp(at: CGPoint(x: 20, y: 230))
    simulator.settle()
    let cell = try #require(page.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.frame.minX == -200)
  }
}
