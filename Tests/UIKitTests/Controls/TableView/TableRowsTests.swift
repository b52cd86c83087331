import CoreGraphics
import Testing
import UIKitSimulator

import UIKit

@MainActor
struct TableRowsTests {
  @Test func onlyRowsThatAreSeenHaveCellsAndTheyAreUsedAgain() {
    NoteCell.made = 0
    let fixture = TableFixture(count: 100_000)
    #expect(fixture.table.contentSize == CGSize(width: 390, height: 4_400_000))
    // 844 points hold 19 rows and a part of another.
    #expect(fixture.shown.count == 20 && fixture.shown.first == "Row 0" && NoteCell.made == 20)
    for step in 1...50 {
      fixture.table.contentOffset.y = CGFloat(step) * 30
      fixture.table.layoutIfNeeded()
    }
    #expect(fixture.shown.first == "Row 34" && NoteCell.made <= 22)
    #expect((fixture.cell(40) as? NoteCell)?.reuses ?? 0 > 0)
    fixture.table.contentOffset.y = 4_000_000
    #expect(fixture.shown.first == "Row 90909" && NoteCell.made <= 42)
    #expect(fixture.displayed.last == fixture.path(90_928) && !fixture.ended.isEmpty)
    #expect(fixture.cell(0) == nil)
  }

  @Test func rowsAreFoundByPlaceCellAndPoint() throws {
    let fixture = TableFixture([["a", "b"], ["c"]], headers: ["One", "Two"])
    #expect(fixture.table.numberOfSections == 2 && fixture.table.numberOfRows(inSection: 0) == 2)
    #expect(fixture.table.numberOfRows(inSection: 7) == 0)
    let row = fixture.table.rectForRow(at: fixture.path(0, 1))
    #expect(row == CGRect(x: 0, y: 28 + 88 + 28, width: 390, height: 44))
    #expect(fixture.table.rectForHeader(inSection: 1).minY == 116)
    #expect(fixture.table.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 390, height: 116))
    #expect(fixture.table.indexPathForRow(at: CGPoint(x: 5, y: 150)) == fixture.path(0, 1))
    #expect(fixture.table.indexPathForRow(at: CGPoint(x: 5, y: 120)) == nil)
    let cell = try #require(fixture.cell(0, 1))
    #expect(fixture.table.indexPath(for: cell) == fixture.path(0, 1))
    #expect(fixture.table.indexPathsForVisibleRows?.count == 3)
    #expect(fixture.table.rectForRow(at: fixture.path(9, 9)) == .zero)
  }

  @Test func headersOfPlainTablesStayAtTheEdge() throws {
    let rows = (0..<30).map { "\($0)" }
    let fixture = TableFixture([rows, rows], headers: ["One", "Two"])
    fixture.table.contentOffset.y = 500
    fixture.table.layoutIfNeeded()
    let header = try #require(fixture.table.headerView(forSection: 0))
    #expect(header.frame == CGRect(x: 0, y: 500, width: 390, height: 28))
    #expect(header.textLabel?.text == "One")
    // The next one pushes it out: the first section ends at 28 + 30 · 44.
    fixture.table.contentOffset.y = 1340
    fixture.table.layoutIfNeeded()
    #expect(header.frame.minY == 1320)
    fixture.table.contentOffset.y = -50
    fixture.table.layoutIfNeeded()
    #expect(fixture.table.headerView(forSection: 0)?.frame.minY == 0)
  }

  @Test func groupsAreApart() {
    let fixture = TableFixture([["a"], ["b"]], style: .grouped, headers: [nil, "Two"])
    #expect(fixture.table.rectForRow(at: fixture.path(0)).minY == 35)
    let header = fixture.table.headerView(forSection: 1)
    #expect(header?.textLabel?.text == "TWO")
    #expect(fixture.table.rectForHeader(inSection: 1).minY == 35 + 44 + 17.5)
    let cards = TableFixture([["a"], ["b"]], style: .insetGrouped)
    #expect(cards.table.rectForRow(at: cards.path(0)).minX == 16)
    #expect(cards.cell(0)?.layer.cornerRadius == 10)
  }

  @Test func viewsAboveAndBelowTheRowsMoveThem() {
    let fixture = TableFixture(count: 3)
    let top = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
    fixture.table.tableHeaderView = top
    fixture.table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    fixture.table.layoutIfNeeded()
    #expect(top.frame == CGRect(x: 0, y: 0, width: 390, height: 60))
    #expect(fixture.table.rectForRow(at: fixture.path(0)).minY == 60)
    #expect(fixture.cell(0)?.frame.minY == 60)
    #expect(fixture.table.tableFooterView?.frame.minY == 192)
    #expect(fixture.table.contentSize.height == 222)
    fixture.table.tableHeaderView = nil
    fixture.table.layoutIfNeeded()
    #expect(fixture.cell(0)?.frame.minY == 0 && top.superview == nil)
  }

  @Test func theDelegateSaysHeights() {
    let fixture = TableFixture(count: 5)
    fixture.height = { CGFloat($0.row * 10) }
    fixture.table.reloadData()
    #expect(
      fixture.table.rectForRow(at: fixture.path(3)) == CGRect(x: 0, y: 30, width: 390, height: 30))
    #expect(fixture.table.contentSize.height == 100)
    // A row of zero height is not visible.
    #expect(fixture.shown == ["Row 1", "Row 2", "Row 3", "Row 4"])
  }

  @Test func rowsGrowWithTheirText() {
    let long = Array(repeating: "many words", count: 20).joined(separator: " ")
    let fixture = TableFixture([["short", long, "short"]]) {
      $0.register(WrappingCell.self, forCellReuseIdentifier: "cell")
      $0.rowHeight = UITableView.automaticDimension
    }
    #expect(fixture.table.rectForRow(at: fixture.path(0)).height == 44)
    let tall = fixture.table.rectForRow(at: fixture.path(1)).height
    #expect(tall > 80)
    #expect(fixture.cell(2)?.frame.minY == 44 + tall)
    // In a wider table the text needs fewer lines.
    fixture.table.frame.size.width = 800
    fixture.table.layoutIfNeeded()
    #expect(fixture.table.rectForRow(at: fixture.path(1)).height < tall)
  }

  @Test func constraintsInTheContentMakeTheHeight() {
    let fixture = TableFixture(count: 3) {
      $0.register(ConstrainedCell.self, forCellReuseIdentifier: "cell")
      $0.rowHeight = UITableView.automaticDimension
    }
    #expect(
      fixture.table.rectForRow(at: fixture.path(1)) == CGRect(x: 0, y: 70, width: 390, height: 70))
    let box = fixture.cell(1)?.contentView.subviews.first
    #expect(box?.frame == CGRect(x: 16, y: 5, width: 358, height: 60))
  }

  @Test func estimatedRowsKeepWhatIsSeenInItsPlaceWhenTheyAreMeasured() throws {
    let fixture = TableFixture(count: 200) {
      $0.rowHeight = UITableView.automaticDimension
      $0.estimatedRowHeight = 100
      $0.register(ConstrainedCell.self, forCellReuseIdentifier: "cell")
    }
    #expect(fixture.table.contentSize.height > 200 * 90)
    fixture.table.scrollToRow(at: fixture.path(100), at: .top, animated: false)
    fixture.table.layoutIfNeeded()
    #expect(fixture.table.indexPathsForVisibleRows?.first == fixture.path(100))
    let place = try #require(fixture.cell(100)).frame.minY - fixture.table.contentOffset.y
    #expect(place == 0)
    // Rows above turn out to be less high than estimated.
    let cell = try #require(fixture.cell(102))
    let before = cell.frame.minY - fixture.table.contentOffset.y
    fixture.table.contentOffset.y -= 35
    fixture.table.layoutIfNeeded()
    #expect(abs(cell.frame.minY - fixture.table.contentOffset.y - before - 35) < 1e-6)
    #expect(fixture.table.rectForRow(at: fixture.path(99)).height == 70)
  }

  @Test(arguments: [UITableView.ScrollPosition.top, .middle, .bottom])
  func anAnimatedScrollEndsAtItsRowThoughHeightsChangeMeanwhile(
    position: UITableView.ScrollPosition
  ) throws {
    let fixture = TableFixture(count: 200) {
      $0.rowHeight = UITableView.automaticDimension
      $0.estimatedRowHeight = 50
      $0.register(ConstrainedCell.self, forCellReuseIdentifier: "cell")
    }
    fixture.table.scrollToRow(at: fixture.path(30), at: position, animated: true)
    fixture.simulator.settle()
    let frame = try #require(fixture.cell(30)).frame.offsetBy(
      dx: 0, dy: -fixture.table.contentOffset.y)
    switch position {
    case .top: #expect(abs(frame.minY) < 1)
    case .bottom: #expect(abs(frame.maxY - 844) < 1)
    default: #expect(abs(frame.midY - 422) <= 1)
    }
  }

  @Test func theRowScrolledToIsNotUnderTheHeader() {
    let rows = (0..<40).map { "\($0)" }
    let fixture = TableFixture([rows, rows], headers: ["One", "Two"])
    fixture.table.scrollToRow(at: fixture.path(20), at: .top, animated: false)
    #expect(fixture.middle(20).y == 50)
    fixture.table.scrollToRow(at: fixture.path(30), at: .bottom, animated: false)
    #expect(fixture.middle(30).y == 822)
    fixture.table.scrollToRow(at: fixture.path(31), at: .none, animated: false)
    #expect(fixture.middle(31).y == 822)
    fixture.table.scrollToRow(at: fixture.path(NSNotFound, 1), at: .top, animated: true)
    fixture.simulator.settle()
    #expect(fixture.table.contentOffset.y == 1788)
  }

  @Test func viewsOfHeadersAreUsedAgain() {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      func numberOfSections(in tableView: UITableView) -> Int { 60 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
      func tableView(
        _ tableView: UITableView, viewForHeaderInSection section: Int
      ) -> UIView? {
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "head")
        view?.textLabel?.text = "Section \(section)"
        return view
      }
      func tableView(
        _ tableView: UITableView, heightForHeaderInSection section: Int
      ) -> CGFloat { 40 }
    }
    let fixture = TableFixture(count: 1)
    let source = Source()
    fixture.table.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "head")
    fixture.table.dataSource = source
    fixture.table.delegate = source
    fixture.table.layoutIfNeeded()
    #expect(fixture.table.contentSize.height == 7680)
    fixture.table.contentOffset.y = 50 * 128
    fixture.table.layoutIfNeeded()
    #expect(fixture.table.headerView(forSection: 50)?.textLabel?.text == "Section 50")
    #expect(fixture.table.subviews.filter { $0 is UITableViewHeaderFooterView }.count < 26)
  }
}

/// Its text may have many lines.
final class WrappingCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    textLabel?.numberOfLines = 0
  }

  required init?(coder: NSCoder) { nil }
}

/// Its height follows from constraints: 60 points and a margin.
final class ConstrainedCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
      box.heightAnchor.constraint(equalToConstant: 60),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
