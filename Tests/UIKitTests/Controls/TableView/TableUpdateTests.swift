import CoreGraphics
import Testing
import UIKitSimulator

import UIKit

@Suite(.serialized) @MainActor
struct TableUpdateTests {
  private func stand(_ count: Int = 6) -> TableStand { TableStand(count: count) }

  @Test func rowsComeGoAndMoveTogether() {
    let stand = stand()
    stand.table.selectRow(at: stand.path(3), animated: false, scrollPosition: .none)
    let survivor = stand.cell(3)
    stand.rows = [["Row 5", "new", "Row 1", "Row 3", "Row 4"]]
    var finished: Bool?
    stand.table.performBatchUpdates {
      stand.table.deleteRows(at: [stand.path(0), stand.path(2)], with: .left)
      stand.table.insertRows(at: [stand.path(1)], with: .top)
      stand.table.moveRow(at: stand.path(5), to: stand.path(0))
    } completion: {
      finished = $0
    }
    #expect(stand.shown == ["Row 5", "new", "Row 1", "Row 3", "Row 4"])
    #expect(stand.cell(3) === survivor && stand.table.indexPathForSelectedRow == stand.path(3))
    #expect(finished == nil)
    stand.simulator.settle()
    #expect(finished == true)
    #expect(stand.table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132, 176])
    #expect(stand.table.visibleCells.allSatisfy { $0.alpha == 1 })
    #expect(Set(stand.ended) == [stand.path(0), stand.path(2)])
  }

  @Test func rowsBelowSlideToTheirPlaces() throws {
    let stand = stand()
    let cell = try #require(stand.cell(1))
    stand.rows[0].insert("new", at: 0)
    stand.table.insertRows(at: [stand.path(0)], with: .fade)
    #expect(cell.frame.minY == 88)
    stand.simulator.advance(by: 0.15)
    let seen = try #require(cell.layer.presentation()).frame.minY
    #expect(seen > 50 && seen < 84)
    let opacity = stand.cell(0)?.layer.presentation()?.opacity ?? 0
    #expect(opacity > 0.2 && opacity < 0.8)
    stand.simulator.settle()
    #expect(stand.shown.first == "new")
  }

  @Test func reloadedRowsAreAskedForAgain() {
    let stand = stand()
    let old = stand.cell(2)
    stand.rows[0][2] = "other"
    stand.asked = []
    stand.table.reloadRows(at: [stand.path(2)], with: .none)
    #expect(stand.shown[2] == "other" && stand.cell(2) !== old)
    #expect(stand.asked == [stand.path(2)])
    stand.simulator.settle()
    #expect(old?.isHidden == true)
  }

  @Test func sectionsComeGoAndMove() {
    let stand = TableStand([["a"], ["b"], ["c"]], headers: ["A", "B", "C"])
    stand.rows = [["c"], ["new"], ["a"]]
    stand.headers = ["C", "New", "A"]
    stand.table.beginUpdates()
    stand.table.deleteSections([1], with: .fade)
    stand.table.insertSections([1], with: .right)
    stand.table.moveSection(2, toSection: 0)
    stand.table.endUpdates()
    stand.simulator.settle()
    #expect(stand.shown == ["c", "new", "a"])
    #expect(stand.table.headerView(forSection: 1)?.textLabel?.text == "New")
    #expect(stand.table.headerView(forSection: 2)?.frame.minY == 144)
    stand.rows[2] = ["a", "b"]
    stand.table.reloadSections([2], with: .automatic)
    stand.simulator.settle()
    #expect(stand.shown == ["c", "new", "a", "b"])
  }

  @Test func anEmptyBlockOfUpdatesAnimatesNewHeights() {
    let stand = stand()
    stand.height = { $0.row == 1 ? 100 : 44 }
    stand.table.performBatchUpdates(nil)
    #expect(stand.cell(1)?.frame.height == 100 && stand.cell(2)?.frame.minY == 144)
    stand.simulator.settle()
    #expect(stand.table.contentSize.height == 320)
  }

  @Test func rowsThatGoOutOfTheEndTakeTheContentAlong() {
    let stand = stand(40)
    stand.table.scrollToRow(at: stand.path(39), at: .bottom, animated: false)
    stand.rows[0].removeLast(30)
    stand.table.deleteRows(at: (10..<40).map { stand.path($0) }, with: .automatic)
    stand.simulator.settle()
    #expect(stand.table.contentOffset == .zero && stand.shown.count == 10)
    #expect(stand.cell(9)?.frame.minY == 396)
  }

  @Test func updatesWhileScrollingKeepTheMotion() {
    let stand = stand(400)
    stand.simulator.drag(
      from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300), duration: 0.1)
    stand.simulator.touchUp(at: CGPoint(x: 200, y: 300))
    stand.simulator.advance(by: 0.1)
    #expect(stand.table.isDecelerating)
    for turn in 0..<10 {
      stand.rows[0].remove(at: 3)
      stand.rows[0].insert("n\(turn)", at: 30)
      stand.table.performBatchUpdates {
        stand.table.deleteRows(at: [stand.path(3)], with: .top)
        stand.table.insertRows(at: [stand.path(30)], with: .bottom)
      }
      stand.simulator.advance(by: 0.05)
    }
    stand.simulator.settle()
    let first = stand.table.indexPathsForVisibleRows?.first?.row ?? 0
    #expect(stand.shown == Array(stand.rows[0][first..<first + stand.shown.count]))
    #expect(stand.table.contentOffset.y > 300)
  }
}
