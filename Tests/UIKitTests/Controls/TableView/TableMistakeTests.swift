import CoreGraphics
import Testing
import UIKitSimulator

import UIKit

@Suite(.serialized) @MainActor
struct TableMistakeTests {
  @Test func countsThatDoNotAgreeReloadTheTable() {
    let stand = TableStand(count: 5)
    var finished: Bool?
    let warnings = Diagnostics.collecting {
      stand.rows = [["a", "b"]]
      stand.table.performBatchUpdates {
        stand.table.deleteRows(at: [stand.path(0)], with: .fade)
      } completion: {
        finished = $0
      }
    }
    #expect(warnings.count == 1 && warnings[0].contains("section 0 has 2 items now, but 5 before"))
    #expect(stand.shown == ["a", "b"] && finished == false)
  }

  @Test(arguments: 0..<6)
  func changesThatCannotBeAreToldOnce(kind: Int) {
    let stand = TableStand(count: 5)
    let warnings = Diagnostics.collecting {
      switch kind {
      case 0: stand.table.deleteRows(at: [stand.path(9)], with: .fade)
      case 1: stand.table.insertRows(at: [stand.path(9)], with: .fade)
      case 2: stand.table.moveRow(at: stand.path(0), to: stand.path(0, 4))
      case 3: stand.table.deleteSections([3], with: .fade)
      case 4:
        stand.table.performBatchUpdates {
          stand.table.deleteRows(at: [stand.path(0)], with: .fade)
          stand.table.moveRow(at: stand.path(0), to: stand.path(1))
        }
      default: stand.table.endUpdates()
      }
    }
    #expect(warnings.count == 1)
    #expect(stand.shown.count == 5)
  }

  @Test func impossibleHeightsAndCountsAreTold() {
    let stand = TableStand(count: 2)
    let warnings = Diagnostics.collecting {
      stand.table.rowHeight = .nan
      stand.table.rowHeight = -7
      stand.height = { $0.row == 0 ? .nan : -3 }
      stand.table.reloadData()
      stand.table.layoutIfNeeded()
    }
    #expect(stand.table.rowHeight == 44 && !warnings.isEmpty)
    #expect(stand.cell(1)?.frame == CGRect(x: 0, y: 44, width: 390, height: 44))
    stand.height = nil
    for count in [-1, Int.max] {
      stand.rowCount = count
      let told = Diagnostics.collecting {
        stand.table.reloadData()
        stand.table.layoutIfNeeded()
      }
      #expect(told.count == 1 && stand.shown.isEmpty)
    }
    stand.sectionCount = -3
    #expect(
      Diagnostics.collecting {
        stand.table.reloadData(); _ = stand.shown
      }.count == 1)
  }

  @Test func unknownIdentifiersGiveAPlainCell() {
    let stand = TableStand(count: 2)
    #expect(stand.table.dequeueReusableCell(withIdentifier: "no") == nil)
    let warnings = Diagnostics.collecting {
      let cell = stand.table.dequeueReusableCell(withIdentifier: "no", for: stand.path(0))
      #expect(type(of: cell) == UITableViewCell.self && cell.reuseIdentifier == "no")
    }
    #expect(warnings.count == 1 && warnings[0].contains("\"no\""))
    #expect(
      Diagnostics.collecting {
        stand.table.register(UIView.self, forCellReuseIdentifier: "x")
      }.count == 1)
  }

  @Test func nothingChangesWhileTheTableAsks() {
    let stand = TableStand(count: 3)
    let warnings = Diagnostics.collecting {
      stand.onCell = { table, path in
        guard path.row == 1 else { return }
        table.reloadData()
        table.deleteRows(at: [path], with: .fade)
        table.scrollToRow(at: path, at: .top, animated: false)
      }
      stand.table.reloadData()
      stand.table.layoutIfNeeded()
    }
    #expect(warnings.count == 3 && stand.shown == ["Row 0", "Row 1", "Row 2"])
  }

  @Test func oneCellForTwoRowsIsTold() {
    final class Source: NSObject, UITableViewDataSource {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { cell }
    }
    let stand = TableStand(count: 2)
    let source = Source()
    let warnings = Diagnostics.collecting {
      stand.table.dataSource = source
      stand.table.layoutIfNeeded()
    }
    #expect(warnings.count == 1 && stand.table.visibleCells.count == 2)
  }

  @Test func tablesWithoutADataSourceAreEmptyAndReloadInCallbacksIsFine() {
    let stand = TableStand(count: 30)
    stand.table.dataSource = nil
    stand.table.layoutIfNeeded()
    #expect(stand.table.visibleCells.isEmpty && stand.table.contentSize.height == 0)
    stand.table.dataSource = stand
    stand.table.layoutIfNeeded()
    stand.willSelect = { path in
      stand.rows = [["only"]]
      stand.table.reloadData()
      return path
    }
    let warnings = Diagnostics.collecting { stand.tap(5) }
    #expect(warnings.count == 1 && stand.shown == ["only"])
    #expect(
      Diagnostics.collecting {
        stand.table.scrollToRow(at: stand.path(9), at: .top, animated: true)
        stand.table.selectRow(at: stand.path(9), animated: true, scrollPosition: .top)
      }.count == 2)
  }

  @Test func sectionsWithoutRowsAndTablesWithoutSizeAreFine() {
    let stand = TableStand([[], [], ["a"]], headers: ["A", nil, "C"])
    #expect(stand.shown == ["a"] && stand.table.headerView(forSection: 0) != nil)
    stand.table.frame = .zero
    stand.table.layoutIfNeeded()
    stand.table.reloadData()
    stand.table.layoutIfNeeded()
    stand.table.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    #expect(stand.shown == ["a"])
  }
}
