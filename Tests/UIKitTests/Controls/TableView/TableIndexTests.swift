import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// The index beside the rows of a table.
@MainActor
struct TableIndexTests {
  /// A section for each letter, with five rows.
  private final class Letters: UITableViewController {
    var titles: [String]? = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)
    var asked: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 44
      tableView.sectionHeaderTopPadding = 0
    }
    override func numberOfSections(in tableView: UITableView) -> Int { 26 }
    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { 5 }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Section \(section)" }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
    override func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
      asked.append("\(title) \(index)")
      return index
    }

    /// The middle of a line on the screen, of so many that are 14 points high.
    func point(line: Int, of count: Int) -> CGPoint {
      let area = tableView.bounds.inset(by: tableView.adjustedContentInset).size.height
      let top = tableView.adjustedContentInset.top + (area - CGFloat(count) * 14) / 2
      return CGPoint(x: tableView.bounds.width - 7, y: top + (CGFloat(line) + 0.5) * 14)
    }

    /// Where the content begins on the screen.
    var offset: CGFloat { tableView.contentOffset.y + tableView.adjustedContentInset.top }
  }

  @Test func aFingerScrollsToTheSectionsOfTitles() {
    let page = Letters()
    let simulator = Simulator(size: CGSize(width: 320, height: 600), scale: 1, root: page)
    simulator.settle()
    simulator.touchDown(at: page.point(line: 12, of: 26))
    #expect(page.asked == ["M 12"])
    #expect(abs(page.offset - page.tableView.rectForHeader(inSection: 12).minY) < 1)
    simulator.touchMove(to: page.point(line: 3, of: 26))
    #expect(page.asked == ["M 12", "D 3"])
    #expect(abs(page.offset - page.tableView.rectForHeader(inSection: 3).minY) < 1)
    // Beyond the ends it is the first title, or the last.
    simulator.touchMove(to: CGPoint(x: 313, y: 2))
    simulator.touchUp(at: CGPoint(x: 313, y: 2))
    simulator.settle()
    #expect(page.asked.last == "A 0" && page.offset == 0)
    #expect(page.tableView.indexPathForSelectedRow == nil)
  }

  /// 26 titles of 14 points do not fit into 200: 13 lines stand for them.
  @Test func titlesWithoutRoomAreReachedBetweenOthers() {
    let page = Letters()
    let simulator = Simulator(size: CGSize(width: 320, height: 200), scale: 1, root: page)
    simulator.settle()
    let area = page.tableView.bounds.inset(by: page.tableView.adjustedContentInset).height
    let count = 2 * max((Int(area / 14) - 1) / 2, 1) + 1
    simulator.touchDown(at: page.point(line: count - 1, of: count))
    #expect(page.asked == ["Z 25"])
    simulator.touchMove(to: page.point(line: 0, of: count))
    simulator.touchUp(at: page.point(line: 0, of: count))
    #expect(page.asked.last == "A 0")
  }

  @Test func theIndexIsThereForTitlesAndEnoughRows() {
    let page = Letters()
    let simulator = Simulator(size: CGSize(width: 320, height: 600), scale: 1, root: page)
    simulator.settle()
    func tapSelects() -> Bool {
      simulator.tap(at: page.point(line: 12, of: 26))
      simulator.settle()
      defer { page.tableView.selectRow(at: nil, animated: false, scrollPosition: .none) }
      return page.tableView.indexPathForSelectedRow != nil
    }
    #expect(!tapSelects())
    page.tableView.sectionIndexMinimumDisplayRowCount = 131
    simulator.settle()
    #expect(tapSelects())
    page.tableView.sectionIndexMinimumDisplayRowCount = 130
    simulator.settle()
    #expect(!tapSelects())
    page.titles = nil
    page.tableView.reloadSectionIndexTitles()
    simulator.settle()
    #expect(tapSelects())
  }
}
