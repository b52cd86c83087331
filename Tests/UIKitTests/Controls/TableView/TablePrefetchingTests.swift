import CoreGraphics
import Testing

import UIKit

/// Which rows a table announces before it shows them.
@MainActor
final class TablePrefetchingTests: NSObject, UITableViewDataSourcePrefetching {
  /// The rows of each call.
  private var wanted: [[Int]] = []
  private var dropped: [[Int]] = []
  private var onWanted: (UITableView) -> Void = { _ in }
  private var onDropped: (UITableView) -> Void = { _ in }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    wanted.append(indexPaths.map(\.row))
    onWanted(tableView)
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    dropped.append(indexPaths.map(\.row))
    onDropped(tableView)
  }

  /// A screen of ten rows of 44 points.
  private func makeFixture(count: Int = 100) -> TableFixture {
    TableFixture(count: count) { $0.prefetchDataSource = self }
  }

  private func scroll(_ fixture: TableFixture, to row: CGFloat) {
    (wanted, dropped) = ([], [])
    fixture.table.contentOffset.y = row * 44
    fixture.table.layoutIfNeeded()
  }

  private func visible(_ fixture: TableFixture) -> [Int] {
    fixture.table.indexPathsForVisibleRows?.map(\.row) ?? []
  }

  @Test func theNextScreenIsAnnouncedWhenTheTableIsShown() {
    let fixture = makeFixture()
    let last = visible(fixture).last ?? 0
    let height = Int(fixture.table.bounds.height)
    // Rows that begin above the end of the second screen.
    let end = (2 * height - 1) / 44
    #expect(wanted == [Array((last + 1)...end)])
    #expect(dropped == [])
    fixture.table.setNeedsLayout()
    fixture.table.layoutIfNeeded()
    #expect(wanted.count == 1, "nothing has moved")
  }

  @Test func eachRowIsAnnouncedOnceWhileScrollingGoesOn() {
    let fixture = makeFixture()
    let before = wanted.flatMap { $0 }
    for row in stride(from: CGFloat(0), through: 20, by: 0.5) {
      fixture.table.contentOffset.y = row * 44
      fixture.table.layoutIfNeeded()
    }
    let all = wanted.flatMap { $0 }
    #expect(all.count == Set(all).count && all == all.sorted())
    #expect(all.first == before.first)
    let seen = 20 * 44 + 2 * fixture.table.bounds.height
    #expect(all.last == Int((seen - 1) / 44))
    #expect(dropped == [])
  }

  @Test func rowsAreDroppedWhereTheUserTurnsBack() {
    let fixture = makeFixture()
    scroll(fixture, to: 50)
    let announced = wanted.flatMap { $0 }
    let (first, last) = (visible(fixture).first ?? 0, visible(fixture).last ?? 0)
    #expect(announced.allSatisfy { $0 > last })
    scroll(fixture, to: 49)
    #expect(dropped == [announced.filter { !visible(fixture).contains($0) }])
    let rows = wanted.flatMap { $0 }
    #expect(rows.first == first - 2, "the nearest")
    #expect(rows == rows.sorted(by: >) && rows.count >= 10)
  }

  @Test func nothingIsAnnouncedBeyondTheEnds() {
    let fixture = makeFixture(count: 30)
    scroll(fixture, to: 10)
    #expect((wanted.flatMap { $0 }.max() ?? 0) <= 29)
    scroll(fixture, to: 9)
    scroll(fixture, to: 0)
    #expect(wanted == [] && (visible(fixture).first ?? -1) == 0)
  }

  @Test func nobodyIsNotifiedWithoutPrefetching() {
    let fixture = TableFixture(count: 100) {
      $0.prefetchDataSource = self
      $0.isPrefetchingEnabled = false
    }
    scroll(fixture, to: 10)
    #expect(wanted == [])
    fixture.table.isPrefetchingEnabled = true
    fixture.table.layoutIfNeeded()
    #expect(wanted.count == 1)
  }

  @Test func allIsAnnouncedAgainAfterAReload() {
    let fixture = makeFixture()
    let before = wanted
    wanted = []
    fixture.table.reloadData()
    fixture.table.layoutIfNeeded()
    #expect(wanted == before)
  }

  @Test func rowsThatMoveAlongAreNotAnnouncedAgain() {
    let fixture = makeFixture()
    let (first, last) = (wanted[0][0], wanted[0].last ?? 0)
    wanted = []
    fixture.table.reloadRows(at: [fixture.path(1)], with: .none)
    fixture.simulator.settle()
    #expect(wanted == [] && dropped == [])
    fixture.table.reloadRows(at: [fixture.path(first + 2)], with: .none)
    fixture.simulator.settle()
    #expect(wanted == [[first + 2]])
    wanted = []
    // The row that was the last visible one becomes the next; the last one leaves the area.
    fixture.rows[0].insert("new", at: 0)
    fixture.table.insertRows(at: [fixture.path(0)], with: .none)
    fixture.simulator.settle()
    #expect(wanted == [[first]] && dropped == [[last + 1]])
  }

  @Test func aTableThatMovesSidewaysAnnouncesNothingNew() {
    let fixture = makeFixture()
    wanted = []
    fixture.table.contentOffset.x = 5
    fixture.table.layoutIfNeeded()
    #expect(wanted == [] && dropped == [])
  }

  @Test func pathsOfBeforeAReloadAreNotAnnounced() {
    let fixture = makeFixture()
    var reloads = true
    onDropped = { [fixture] table in
      guard reloads else { return }
      reloads = false
      fixture.rows = [["one"]]
      table.reloadData()
    }
    scroll(fixture, to: 50)
    scroll(fixture, to: 40)
    #expect(!reloads)
    #expect(wanted == [])
  }

  @Test func whoIsNotifiedMayReload() {
    var rest = 3
    onWanted = { table in
      guard rest > 0 else { return }
      rest -= 1
      table.reloadData()
    }
    let fixture = makeFixture()
    #expect(rest == 0 && wanted.count == 4)
    #expect(fixture.shown.first == "Row 0")
  }

  @Test func theOneWhoIsNotifiedIsNotKept() {
    final class Source: NSObject, UITableViewDataSourcePrefetching {
      func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
    }
    let table = UITableView()
    weak var source: Source?
    do {
      let new = Source()
      (source, table.prefetchDataSource) = (new, new)
    }
    #expect(source == nil && table.prefetchDataSource == nil)
  }
}

/// Heights of headers and footers that are not visible yet.
@MainActor
struct EstimatedEdgeTests {
  private final class Delegate: NSObject, UITableViewDelegate {
    var asked: [Int] = []
    var estimate: CGFloat?

    func tableView(
      _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
    ) -> CGFloat { estimate ?? tableView.estimatedSectionHeaderHeight }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      asked.append(section)
      return 30
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      UIView()
    }
  }

  /// A hundred sections of ten rows of 44 points.
  private func makeFixture(
    _ delegate: Delegate, _ set: (UITableView) -> Void = { _ in }
  ) -> TableFixture {
    TableFixture(Array(repeating: (0..<10).map { "\($0)" }, count: 100)) {
      $0.delegate = delegate
      set($0)
    }
  }

  @Test func withoutAnEstimateAllHeadersAreAskedForAtOnce() {
    let delegate = Delegate()
    let fixture = makeFixture(delegate)
    #expect(Set(delegate.asked) == Set(0..<100))
    #expect(fixture.table.contentSize.height == 47_000)
  }

  @Test func withAnEstimateAHeaderIsAskedForWhenItIsSeen() {
    let delegate = Delegate()
    let fixture = makeFixture(delegate) { $0.estimatedSectionHeaderHeight = 50 }
    #expect(Set(delegate.asked) == [0] || Set(delegate.asked) == [0, 1], "those that are seen")
    let rest = 100 - Set(delegate.asked).count
    let known = CGFloat(100 - rest) * 30 + CGFloat(rest) * 50
    #expect(fixture.table.contentSize.height == known + 44_000)
    fixture.table.scrollToRow(at: fixture.path(9, 99), at: .bottom, animated: false)
    fixture.table.layoutIfNeeded()
    #expect(delegate.asked.contains(99) && !delegate.asked.contains(50))
  }

  @Test func theDelegatesEstimateGoesBeforeTheTables() {
    let delegate = Delegate()
    delegate.estimate = 70
    let fixture = makeFixture(delegate) { $0.estimatedSectionHeaderHeight = 50 }
    let rest = CGFloat(100 - Set(delegate.asked).count)
    #expect(fixture.table.contentSize.height == (100 - rest) * 30 + rest * 70 + 44_000)
  }
}
