import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Tables that show snapshots.
@MainActor
struct TableDiffableTests {
  typealias Snapshot = RandomSnapshot.Snapshot

  /// A table of numbers, which are all visible.
  @MainActor
  private final class Fixture {
    let simulator: Simulator
    let table: UITableView
    let source: Source

    /// Has titles, and notes indices that are not there.
    final class Source: UITableViewDiffableDataSource<Int, Int> {
      private(set) var strays: [String] = []
      var hasTitles = false

      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int {
        if sectionIdentifier(for: section) == nil { strays.append("section \(section)") }
        return super.tableView(tableView, numberOfRowsInSection: section)
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        if itemIdentifier(for: indexPath) == nil { strays.append("row \(indexPath)") }
        return super.tableView(tableView, cellForRowAt: indexPath)
      }
      override func tableView(
        _ tableView: UITableView, titleForHeaderInSection section: Int
      ) -> String? {
        hasTitles ? sectionIdentifier(for: section).map { "Section \($0)" } : nil
      }
    }

    init() {
      let controller = UIViewController()
      table = UITableView(frame: .zero, style: .plain)
      simulator = Simulator(scale: 1, root: controller)
      table.register(NoteCell.self, forCellReuseIdentifier: "cell")
      table.rowHeight = 44
      table.sectionHeaderTopPadding = 0
      source = Source(tableView: table) { table, path, item in
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
        cell.textLabel?.text = "\(item)"
        return cell
      }
      table.frame = controller.view.bounds
      controller.view.addSubview(table)
      simulator.settle()
    }

    var shown: [String] {
      table.layoutIfNeeded()
      return table.visibleCells.map { $0.textLabel?.text ?? "" }
    }

    var cells: [String: UITableViewCell] {
      table.layoutIfNeeded()
      return Dictionary(table.visibleCells.map { ($0.textLabel?.text ?? "", $0) }) { one, _ in one }
    }
  }

  @Test(arguments: RandomSnapshot.walks)
  func theTableShowsEachSnapshotAndSurvivorsKeepTheirCells(seed: Int) {
    var random = SeededGenerator(state: UInt64(seed) &+ 3)
    let fixture = Fixture()
    fixture.source.hasTitles = seed % 2 == 0
    var snapshot = Snapshot()
    let warnings = Diagnostics.collecting {
      for turn in 0..<250 {
        snapshot =
          turn % 3 == 0
          ? RandomSnapshot.make(&random) : RandomSnapshot.changed(snapshot, &random)
        let before = fixture.cells
        fixture.source.apply(snapshot, animatingDifferences: turn % 25 == 0)
        let after = fixture.cells
        #expect(fixture.shown == snapshot.itemIdentifiers.map { "\($0)" })
        for (name, cell) in before where after[name] != nil { #expect(after[name] === cell) }
        if turn % 25 == 0 { fixture.simulator.advance(by: 0.1) }
      }
      fixture.simulator.settle()
    }
    #expect(warnings.isEmpty && fixture.source.strays.isEmpty)
    for path in fixture.table.indexPathsForVisibleRows ?? [] {
      let cell = fixture.table.cellForRow(at: path)
      #expect(cell?.frame == fixture.table.rectForRow(at: path) && cell?.alpha == 1)
    }
  }

  private func make(_ items: [Int]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  @Test func rowsMoveComeAndGoWithTheDefaultAnimation() throws {
    let fixture = Fixture()
    fixture.source.apply(make([0, 1, 2]), animatingDifferences: false)
    fixture.simulator.settle()
    fixture.source.defaultRowAnimation = .left
    let moving = try #require(fixture.cells["2"])
    fixture.source.apply(make([2, 0, 3]))
    fixture.simulator.advanceFrame()
    let new = try #require(fixture.cells["3"]?.layer.presentation())
    // The new row comes from the left of the table's 390 points; the moved one from the third row.
    #expect(new.position.x < 0)
    #expect(try #require(moving.layer.presentation()).position.y > 100)
    fixture.simulator.settle()
    #expect(fixture.cells["2"] === moving && moving.frame.minY == 0)
  }

  @Test func reconfiguredRowsKeepTheirCells() throws {
    let fixture = Fixture()
    fixture.source.apply(make([0, 1]), animatingDifferences: false)
    fixture.simulator.settle()
    let cell = try #require(fixture.cells["1"])
    cell.textLabel?.text = "old"
    var snapshot = fixture.source.snapshot()
    snapshot.reconfigureItems([1])
    fixture.source.apply(snapshot)
    #expect(fixture.shown == ["0", "1"] && fixture.cells["1"] === cell)
  }

  @Test func rowsAreFoundByTheirIdentifiers() {
    let fixture = Fixture()
    fixture.source.apply(make([4, 5]))
    #expect(fixture.source.indexPath(for: 5) == IndexPath(row: 1, section: 0))
    #expect(fixture.source.itemIdentifier(for: IndexPath(row: 0, section: 0)) == 4)
    #expect(fixture.source.itemIdentifier(for: IndexPath(row: 0, section: 1)) == nil)
  }

  @Test func rowsAreNotEditableUnlessOverridden() {
    let fixture = Fixture()
    fixture.source.apply(make([4, 5]))
    fixture.table.setEditing(true, animated: false)
    fixture.simulator.settle()
    #expect(fixture.table.visibleCells.allSatisfy { $0.editingStyle == .none })
  }

  @Test func whatTheEndOfAnUpdateWithoutAnimationAppliesIsAnimated() {
    let fixture = Fixture()
    let (first, second) = (make([0]), make([0, 1]))
    var ends = 0
    fixture.source.apply(first, animatingDifferences: false) {
      fixture.source.apply(second) { ends += 1 }
    }
    #expect(fixture.shown == ["0", "1"] && ends == 0)
    fixture.simulator.settle()
    #expect(ends == 1)
  }
}
