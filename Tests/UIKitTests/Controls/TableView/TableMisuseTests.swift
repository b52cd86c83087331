import CoreGraphics
import Testing
import UIKitSimulator
import UIKit

@MainActor
struct TableMisuseTests {
  @Test func countsThatDoNotAgreeReloadTheTable() {
    let fixture = TableFixture(count: 5)
    var finished: Bool?
    let warnings = Diagnostics.collecting {
      fixture.rows = [["a", "b"]]
      fixture.table.performBatchUpdates {
        fixture.table.deleteRows(at: [fixture.path(0)], with: .fade)
      } completion: {
        finished = $0
      }
    }
    #expect(warnings.count == 1 && warnings[0].contains("section 0 has 2 items now, but 5 before"))
    #expect(fixture.shown == ["a", "b"] && finished == false)
  }

  @Test(arguments: 0..<6)
  func changesThatCannotBeAreReportedOnce(kind: Int) {
    let fixture = TableFixture(count: 5)
    let warnings = Diagnostics.collecting {
      switch kind {
      case 0: fixture.table.deleteRows(at: [fixture.path(9)], with: .fade)
      case 1: fixture.table.insertRows(at: [fixture.path(9)], with: .fade)
      case 2: fixture.table.moveRow(at: fixture.path(0), to: fixture.path(0, 4))
      case 3: fixture.table.deleteSections([3], with: .fade)
      case 4:
        fixture.table.performBatchUpdates {
          fixture.table.deleteRows(at: [fixture.path(0)], with: .fade)
          fixture.table.moveRow(at: fixture.path(0), to: fixture.path(1))
        }
      default: fixture.table.endUpdates()
      }
    }
    #expect(warnings.count == 1)
    #expect(fixture.shown.count == 5)
  }

  @Test func impossibleHeightsAndCountsAreReported() {
    let fixture = TableFixture(count: 2)
    let warnings = Diagnostics.collecting {
      fixture.table.rowHeight = .nan
      fixture.table.rowHeight = -7
      fixture.height = { $0.row == 0 ? .nan : -3 }
      fixture.table.reloadData()
      fixture.table.layoutIfNeeded()
    }
    #expect(fixture.table.rowHeight == 44 && !warnings.isEmpty)
    #expect(fixture.cell(1)?.frame == CGRect(x: 0, y: 44, width: 390, height: 44))
    fixture.height = nil
    for count in [-1, Int.max] {
      fixture.rowCount = count
      let warnings = Diagnostics.collecting {
        fixture.table.reloadData()
        fixture.table.layoutIfNeeded()
      }
      #expect(warnings.count == 1 && fixture.shown.isEmpty)
    }
    fixture.sectionCount = -3
    #expect(
      Diagnostics.collecting {
        fixture.table.reloadData(); _ = fixture.shown
      }.count == 1)
  }

  @Test func unknownIdentifiersGiveAPlainCell() {
    let fixture = TableFixture(count: 2)
    #expect(fixture.table.dequeueReusableCell(withIdentifier: "no") == nil)
    let warnings = Diagnostics.collecting {
      let cell = fixture.table.dequeueReusableCell(withIdentifier: "no", for: fixture.path(0))
      #expect(type(of: cell) == UITableViewCell.self && cell.reuseIdentifier == "no")
    }
    #expect(warnings.count == 1 && warnings[0].contains("\"no\""))
    #expect(
      Diagnostics.collecting {
        fixture.table.register(UIView.self, forCellReuseIdentifier: "x")
      }.count == 1)
  }

  @Test func nothingChangesWhileTheTableAsks() {
    let fixture = TableFixture(count: 3)
    let warnings = Diagnostics.collecting {
      fixture.onCell = { table, path in
        guard path.row == 1 else { return }
        table.reloadData()
        table.deleteRows(at: [path], with: .fade)
        table.scrollToRow(at: path, at: .top, animated: false)
      }
      fixture.table.reloadData()
      fixture.table.layoutIfNeeded()
    }
    #expect(warnings.count == 3 && fixture.shown == ["Row 0", "Row 1", "Row 2"])
  }

  @Test func oneCellForTwoRowsIsReported() {
    final class Source: NSObject, UITableViewDataSource {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { cell }
    }
    let fixture = TableFixture(count: 2)
    let source = Source()
    let warnings = Diagnostics.collecting {
      fixture.table.dataSource = source
      fixture.table.layoutIfNeeded()
    }
    #expect(warnings.count == 1 && fixture.table.visibleCells.count == 2)
  }

  @Test func tablesWithoutADataSourceAreEmptyAndReloadInCallbacksIsFine() {
    let fixture = TableFixture(count: 30)
    fixture.table.dataSource = nil
    fixture.table.layoutIfNeeded()
    #expect(fixture.table.visibleCells.isEmpty && fixture.table.contentSize.height == 0)
    fixture.table.dataSource = fixture
    fixture.table.layoutIfNeeded()
    fixture.willSelect = { path in
      fixture.rows = [["only"]]
      fixture.table.reloadData()
      return path
    }
    let warnings = Diagnostics.collecting { fixture.tap(5) }
    #expect(warnings.count == 1 && fixture.shown == ["only"])
    #expect(
      Diagnostics.collecting {
        fixture.table.scrollToRow(at: fixture.path(9), at: .top, animated: true)
        fixture.table.selectRow(at: fixture.path(9), animated: true, scrollPosition: .top)
      }.count == 2)
  }

  @Test func sectionsWithoutRowsAndTablesWithoutSizeAreFine() {
    let fixture = TableFixture([[], [], ["a"]], headers: ["A", nil, "C"])
    #expect(fixture.shown == ["a"] && fixture.table.headerView(forSection: 0) != nil)
    fixture.table.frame = .zero
    fixture.table.layoutIfNeeded()
    fixture.table.reloadData()
    fixture.table.layoutIfNeeded()
    fixture.table.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    #expect(fixture.shown == ["a"])
  }
}
