import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Headers and footers whose heights change: those of sections in an update, and those of tables
/// when they are set again.
@MainActor
struct TableEdgeUpdateTests {
  /// A first section with a header as long as it has rows, and a second one without.
  @MainActor
  private final class Fixture: NSObject, UITableViewDataSource, UITableViewDelegate {
    let simulator: Simulator
    let table = UITableView(frame: .zero, style: .plain)
    let header = UIView()
    var counts: [Int]
    var height: CGFloat = 40

    init(counts: [Int]) {
      self.counts = counts
      let controller = UIViewController()
      simulator = Simulator(scale: 1, root: controller)
      super.init()
      table.rowHeight = 44
      table.sectionHeaderTopPadding = 0
      (table.dataSource, table.delegate) = (self, self)
      table.frame = controller.view.bounds
      controller.view.addSubview(table)
      simulator.settle()
    }

    private func hasHeader(_ section: Int) -> Bool { section == 0 && counts[0] > 0 }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      hasHeader(section) ? header : nil
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      hasHeader(section) ? height : 0
    }

    func top(_ row: Int, _ section: Int) -> CGFloat? {
      table.cellForRow(at: IndexPath(row: row, section: section))?.frame.minY
    }
  }

  private let first = IndexPath(row: 0, section: 0)

  @Test func aHeaderComesWithTheFirstRowOfItsSectionAndGoesWithTheLast() {
    let fixture = Fixture(counts: [0, 2])
    #expect(fixture.header.superview == nil && fixture.top(0, 1) == 0)
    fixture.counts[0] = 1
    fixture.table.insertRows(at: [first], with: .automatic)
    fixture.simulator.settle()
    #expect(fixture.header.superview === fixture.table && fixture.header.alpha == 1)
    #expect(fixture.header.frame == CGRect(x: 0, y: 0, width: 390, height: 40))
    #expect(fixture.top(0, 0) == 40 && fixture.top(0, 1) == 84)
    fixture.counts[0] = 0
    fixture.table.deleteRows(at: [first], with: .automatic)
    #expect(fixture.header.superview === fixture.table, "it fades")
    fixture.simulator.settle()
    #expect(fixture.header.superview == nil && fixture.top(0, 1) == 0)
    #expect(fixture.table.contentSize.height == 88)
  }

  @Test func aHeaderThatIsBackBeforeItHasFadedStays() {
    let fixture = Fixture(counts: [1, 2])
    fixture.counts[0] = 0
    fixture.table.deleteRows(at: [first], with: .automatic)
    fixture.simulator.advance(by: 0.1)
    fixture.counts[0] = 1
    fixture.table.insertRows(at: [first], with: .automatic)
    fixture.simulator.settle()
    #expect(fixture.header.superview === fixture.table && fixture.header.alpha == 1)
    #expect(fixture.top(0, 1) == 84)
  }

  @Test func aHeaderThatIsGivenAgainInAReloadOfItsSectionIsSeen() {
    let fixture = Fixture(counts: [1, 2])
    fixture.table.reloadSections([0], with: .fade)
    fixture.simulator.settle()
    #expect(fixture.header.superview === fixture.table && fixture.header.alpha == 1)
    #expect(fixture.header.frame == CGRect(x: 0, y: 0, width: 390, height: 40))
    #expect(!fixture.header.isHidden && fixture.top(0, 0) == 40)
  }

  @Test func theDelegateIsNotifiedOfTheHeaderOfADeletedSection() {
    let fixture = TableFixture([["a"], ["b"]], headers: ["A", "B"])
    fixture.rows.removeFirst()
    fixture.headers.removeFirst()
    fixture.table.deleteSections([0], with: .fade)
    fixture.simulator.settle()
    #expect(fixture.headersDisplayed == [0, 1] && fixture.headersEnded == [0])
  }

  /// After a reload the headers of the first sections are made for their heights; those below the
  /// screen are not displayed.
  @Test func theDelegateIsNotifiedOfNoHeadersThatWereNotDisplayed() {
    let sections = 0..<16
    let fixture = TableFixture(
      Array(repeating: ["a", "b", "c"], count: 16), headers: sections.map { "\($0)" })
    for place: CGFloat in [600, 1_200, 1_700, 0] {
      fixture.table.contentOffset.y = place
      fixture.simulator.settle()
    }
    fixture.table.reloadData()
    fixture.simulator.settle()
    for section in sections {
      let times = fixture.headersDisplayed.filter { $0 == section }.count
      let ends = fixture.headersEnded.filter { $0 == section }.count
      // 844 points show six sections of 160.
      #expect(times - ends == (section < 6 ? 1 : 0), "section \(section)")
    }
  }

  @Test func anEmptyBlockOfUpdatesAnimatesANewHeightOfAHeader() {
    let fixture = Fixture(counts: [1, 2])
    fixture.height = 120
    fixture.table.beginUpdates()
    fixture.table.endUpdates()
    #expect(fixture.header.frame.height == 120 && fixture.top(0, 0) == 120)
    fixture.simulator.advance(by: 0.15)
    let between = fixture.header.layer.presentation()?.bounds.height ?? 0
    #expect(between > 40 && between < 120)
    fixture.simulator.settle()
    #expect(fixture.table.contentSize.height == 252)
  }

  @Test func aTitleThatComesWithAnUpdateHasItsPadding() {
    let fixture = TableFixture([["a"]], headers: [nil]) { $0.sectionHeaderTopPadding = 10 }
    #expect(fixture.cell(0)?.frame.minY == 0)
    fixture.headers = ["One"]
    fixture.table.performBatchUpdates(nil)
    fixture.simulator.settle()
    #expect(fixture.table.headerView(forSection: 0)?.textLabel?.text == "One")
    #expect(fixture.cell(0)?.frame.minY == 38)
  }

  // MARK: Views above and below all sections

  /// Has a view above its rows that gets its height when they are laid out.
  private class EdgeController: UITableViewController {
    let edge = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 44
      setEdge()
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      edge.frame.size.height = 80
      setEdge()
    }
    func setEdge() { tableView.tableHeaderView = edge }
  }

  private final class FooterController: EdgeController {
    override func setEdge() { tableView.tableFooterView = edge }
  }

  @Test func aHeaderThatIsSetAgainWithAnotherHeightMovesTheRows() {
    let controller = EdgeController(style: .plain)
    var simulator: Simulator?
    let warnings = Diagnostics.collecting {
      simulator = Simulator(scale: 1, root: controller)
      simulator?.settle()
    }
    #expect(controller.tableView.cellForRow(at: first)?.frame.minY == 80)
    #expect(controller.tableView.contentSize.height == 212)
    #expect(warnings.isEmpty, "setting it in each layout does not cause layouts without end")
    simulator = nil
  }

  @Test func aFooterThatIsSetAgainWithAnotherHeightMakesTheContentLonger() {
    let controller = FooterController(style: .plain)
    let simulator = Simulator(scale: 1, root: controller)
    simulator.settle()
    #expect(controller.tableView.contentSize.height == 212)
    #expect(controller.edge.frame.minY == 132)
  }
}
