import CoreGraphics
import Testing
import UIKitSimulator

import UIKit

@MainActor
struct TableUpdateTests {
  private func fixture(_ count: Int = 6) -> TableFixture { TableFixture(count: count) }

  @Test func rowsComeGoAndMoveTogether() {
    let fixture = fixture()
    fixture.table.selectRow(at: fixture.path(3), animated: false, scrollPosition: .none)
    let survivor = fixture.cell(3)
    fixture.rows = [["Row 5", "new", "Row 1", "Row 3", "Row 4"]]
    var finished: Bool?
    fixture.table.performBatchUpdates {
      fixture.table.deleteRows(at: [fixture.path(0), fixture.path(2)], with: .left)
      fixture.table.insertRows(at: [fixture.path(1)], with: .top)
      fixture.table.moveRow(at: fixture.path(5), to: fixture.path(0))
    } completion: {
      finished = $0
    }
    #expect(fixture.shown == ["Row 5", "new", "Row 1", "Row 3", "Row 4"])
    #expect(
      fixture.cell(3) === survivor && fixture.table.indexPathForSelectedRow == fixture.path(3))
    #expect(finished == nil)
    fixture.simulator.settle()
    #expect(finished == true)
    #expect(fixture.table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132, 176])
    #expect(fixture.table.visibleCells.allSatisfy { $0.alpha == 1 })
    #expect(Set(fixture.ended) == [fixture.path(0), fixture.path(2)])
  }

  @Test func rowsBelowSlideToTheirPlaces() throws {
    let fixture = fixture()
    let cell = try #require(fixture.cell(1))
    fixture.rows[0].insert("new", at: 0)
    fixture.table.insertRows(at: [fixture.path(0)], with: .fade)
    #expect(cell.frame.minY == 88)
    fixture.simulator.advance(by: 0.15)
    let seen = try #require(cell.layer.presentation()).frame.minY
    #expect(seen > 50 && seen < 84)
    let opacity = fixture.cell(0)?.layer.presentation()?.opacity ?? 0
    #expect(opacity > 0.2 && opacity < 0.8)
    fixture.simulator.settle()
    #expect(fixture.shown.first == "new")
  }

  @Test func reloadedRowsAreAskedForAgain() {
    let fixture = fixture()
    let old = fixture.cell(2)
    fixture.rows[0][2] = "other"
    fixture.asked = []
    fixture.table.reloadRows(at: [fixture.path(2)], with: .none)
    #expect(fixture.shown[2] == "other" && fixture.cell(2) !== old)
    #expect(fixture.asked == [fixture.path(2)])
    fixture.simulator.settle()
    #expect(old?.isHidden == true)
  }

  @Test func sectionsComeGoAndMove() {
    let fixture = TableFixture([["a"], ["b"], ["c"]], headers: ["A", "B", "C"])
    fixture.rows = [["c"], ["new"], ["a"]]
    fixture.headers = ["C", "New", "A"]
    fixture.table.beginUpdates()
    fixture.table.deleteSections([1], with: .fade)
    fixture.table.insertSections([1], with: .right)
    fixture.table.moveSection(2, toSection: 0)
    fixture.table.endUpdates()
    fixture.simulator.settle()
    #expect(fixture.shown == ["c", "new", "a"])
    #expect(fixture.table.headerView(forSection: 1)?.textLabel?.text == "New")
    #expect(fixture.table.headerView(forSection: 2)?.frame.minY == 144)
    fixture.rows[2] = ["a", "b"]
    fixture.table.reloadSections([2], with: .automatic)
    fixture.simulator.settle()
    #expect(fixture.shown == ["c", "new", "a", "b"])
  }

  @Test func anEmptyBlockOfUpdatesAnimatesNewHeights() {
    let fixture = fixture()
    fixture.height = { $0.row == 1 ? 100 : 44 }
    fixture.table.performBatchUpdates(nil)
    #expect(fixture.cell(1)?.frame.height == 100 && fixture.cell(2)?.frame.minY == 144)
    fixture.simulator.settle()
    #expect(fixture.table.contentSize.height == 320)
  }

  @Test func aReloadCountsTheRowsAtOnce() {
    let fixture = fixture(30)
    fixture.rows[0].append("new")
    fixture.asked = []
    fixture.table.reloadData()
    #expect(fixture.table.contentSize.height == 1364)
    #expect(fixture.asked.isEmpty, "cells wait for the layout")
    fixture.table.contentOffset.y = fixture.table.contentSize.height - fixture.table.bounds.height
    #expect(fixture.shown.last == "new")
  }

  @Test func anUpdateAfterAReloadEndsWithTheNewCells() {
    let fixture = fixture()
    fixture.rows = [["new"]]
    fixture.table.reloadData()
    var text: String?
    fixture.table.performBatchUpdates(nil) { finished in
      #expect(finished)
      text = fixture.cell(0)?.textLabel?.text
    }
    #expect(text == "new")
  }

  @Test func anUpdateWhileRowsAreDisplayedEndsWithTheNewCells() {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      var count = 2
      var cellAtEnd: UITableViewCell?

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
      func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
      ) {
        guard count == 2 else { return }
        count = 3
        let new = IndexPath(row: 2, section: 0)
        tableView.performBatchUpdates {
          tableView.insertRows(at: [new], with: .none)
        } completion: { [unowned self] _ in
          cellAtEnd = tableView.cellForRow(at: new)
        }
      }
    }
    let fixture = fixture()
    let source = Source()
    (fixture.table.dataSource, fixture.table.delegate) = (source, source)
    fixture.table.layoutIfNeeded()
    #expect(source.cellAtEnd != nil && source.cellAtEnd === fixture.cell(2))
  }

  @Test func rowsThatGoOutOfTheEndTakeTheContentAlong() {
    let fixture = fixture(40)
    fixture.table.scrollToRow(at: fixture.path(39), at: .bottom, animated: false)
    fixture.rows[0].removeLast(30)
    fixture.table.deleteRows(at: (10..<40).map { fixture.path($0) }, with: .automatic)
    fixture.simulator.settle()
    #expect(fixture.table.contentOffset == .zero && fixture.shown.count == 10)
    #expect(fixture.cell(9)?.frame.minY == 396)
  }

  @Test func updatesWhileScrollingKeepTheMotion() {
    let fixture = fixture(400)
    fixture.simulator.drag(
      from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300), duration: 0.1)
    fixture.simulator.touchUp(at: CGPoint(x: 200, y: 300))
    fixture.simulator.advance(by: 0.1)
    #expect(fixture.table.isDecelerating)
    for turn in 0..<10 {
      fixture.rows[0].remove(at: 3)
      fixture.rows[0].insert("n\(turn)", at: 30)
      fixture.table.performBatchUpdates {
        fixture.table.deleteRows(at: [fixture.path(3)], with: .top)
        fixture.table.insertRows(at: [fixture.path(30)], with: .bottom)
      }
      fixture.simulator.advance(by: 0.05)
    }
    fixture.simulator.settle()
    let first = fixture.table.indexPathsForVisibleRows?.first?.row ?? 0
    #expect(fixture.shown == Array(fixture.rows[0][first..<first + fixture.shown.count]))
    #expect(fixture.table.contentOffset.y > 300)
  }

  // MARK: Cells that the program keeps

  /// A form that keeps its cells, and gives the same one for a row each time.
  @MainActor
  private final class Form: NSObject, UITableViewDataSource {
    let cells: [UITableViewCell]
    var rows: [Int]

    init(count: Int) {
      cells = (0..<count).map { _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
      rows = Array(0..<count)
      super.init()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { cells[rows[indexPath.row]] }

    /// The rows whose cells are seen at their places.
    func seen(in table: UITableView) -> [Int] {
      rows.indices.filter { row in
        let cell = cells[rows[row]]
        let place = table.rectForRow(at: IndexPath(row: row, section: 0))
        return cell.superview === table && !cell.isHidden && cell.alpha == 1 && cell.frame == place
      }
    }
  }

  private func form() -> (TableFixture, Form) {
    let (fixture, form) = (fixture(), Form(count: 3))
    fixture.table.dataSource = form
    fixture.simulator.settle()
    return (fixture, form)
  }

  @Test(arguments: [true, false])
  func aCellThatIsGivenAgainInAReloadIsSeen(animated: Bool) {
    let (fixture, form) = form()
    func reload(_ change: () -> Void) {
      if animated { change() } else { UIView.performWithoutAnimation(change) }
      fixture.simulator.settle()
      #expect(form.seen(in: fixture.table) == [0, 1, 2])
    }
    reload { fixture.table.reloadRows(at: [fixture.path(1)], with: .fade) }
    reload { fixture.table.reloadSections([0], with: .left) }
  }

  @Test(arguments: [UITableView.RowAnimation.fade, .none])
  func aRowThatComesBackBeforeItHasGoneIsSeen(animation: UITableView.RowAnimation) {
    let (fixture, form) = form()
    form.rows = [0, 2]
    fixture.table.deleteRows(at: [fixture.path(1)], with: .fade)
    fixture.simulator.advance(by: 0.1)
    form.rows = [0, 1, 2]
    fixture.table.insertRows(at: [fixture.path(1)], with: animation)
    fixture.simulator.settle()
    #expect(form.seen(in: fixture.table) == [0, 1, 2])
  }

  @Test func aRowThatComesBackInAReloadBeforeItHasGoneIsSeen() {
    let (fixture, form) = form()
    form.rows = [0, 2]
    fixture.table.deleteRows(at: [fixture.path(1)], with: .fade)
    fixture.simulator.advance(by: 0.1)
    form.rows = [0, 1, 2]
    fixture.table.reloadData()
    fixture.simulator.settle()
    #expect(form.seen(in: fixture.table) == [0, 1, 2])
  }

  @Test func anAnimatedScrollGoesToItsRowThoughOthersAreInsertedBefore() {
    let fixture = fixture(200)
    fixture.table.scrollToRow(at: fixture.path(100), at: .top, animated: true)
    fixture.simulator.advance(by: 0.05)
    fixture.rows[0].insert("new", at: 0)
    fixture.table.insertRows(at: [fixture.path(0)], with: .fade)
    fixture.simulator.settle()
    #expect(fixture.shown.first == "Row 100")
  }

  @Test func aReloadWhileRowsAreDisplayedAsksForNoRowsThatHaveGone() {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      var count = 5
      var strays: [Int] = []

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        if indexPath.row >= count { strays.append(indexPath.row) }
        return UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
      ) {
        guard count == 5 else { return }
        count = 1
        tableView.reloadData()
      }
    }
    let fixture = fixture()
    let source = Source()
    (fixture.table.dataSource, fixture.table.delegate) = (source, source)
    fixture.simulator.settle()
    #expect(source.strays.isEmpty && fixture.table.visibleCells.count == 1)
  }
}
