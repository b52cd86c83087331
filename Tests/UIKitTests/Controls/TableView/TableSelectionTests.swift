import CoreGraphics
import Testing
import UIKitSimulator

import UIKit

@Suite(.serialized) @MainActor
struct TableSelectionTests {
  @Test func aPressSelectsInTheOrderOfCalls() {
    let stand = TableStand(count: 30)
    stand.tap(1)
    #expect(
      stand.calls == [
        "shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1", "didSelect 1",
      ])
    #expect(stand.table.indexPathForSelectedRow == stand.path(1))
    #expect(stand.cell(1)?.isSelected == true)
    stand.calls = []
    stand.tap(3)
    #expect(
      stand.calls == [
        "shouldHighlight 3", "didHighlight 3", "didUnhighlight 3", "willSelect 3",
        "willDeselect 1", "didDeselect 1", "didSelect 3",
      ])
    #expect(stand.cell(1)?.isSelected == false && stand.table.indexPathsForSelectedRows?.count == 1)
  }

  @Test func aFingerThatStaysHighlightsAndScrollingTakesItAway() {
    let stand = TableStand(count: 60)
    let place = stand.middle(4)
    stand.simulator.touchDown(at: place)
    stand.simulator.advance(by: 0.1)
    #expect(stand.cell(4)?.isHighlighted == false)
    stand.simulator.advance(by: 0.1)
    #expect(stand.cell(4)?.isHighlighted == true)
    stand.simulator.touchMove(to: CGPoint(x: place.x, y: place.y - 30))
    #expect(stand.cell(4)?.isHighlighted == false && stand.table.isDragging)
    stand.simulator.touchUp(at: CGPoint(x: place.x, y: place.y - 30))
    stand.simulator.settle()
    #expect(stand.calls == ["shouldHighlight 4", "didHighlight 4", "didUnhighlight 4"])
    #expect(stand.table.indexPathForSelectedRow == nil)
  }

  @Test func theDelegateMayRefuseOrChooseAnother() {
    let stand = TableStand(count: 30)
    stand.mayHighlight = false
    stand.tap(1)
    #expect(stand.calls == ["shouldHighlight 1"])
    stand.mayHighlight = true
    stand.willSelect = { _ in nil }
    stand.tap(1)
    #expect(stand.table.indexPathForSelectedRow == nil && stand.calls.last == "willSelect 1")
    stand.willSelect = { IndexPath(row: $0.row + 1, section: 0) }
    stand.tap(1)
    #expect(stand.table.indexPathForSelectedRow == stand.path(2))
    stand.table.allowsSelection = false
    stand.calls = []
    stand.tap(5)
    #expect(stand.calls.isEmpty)
  }

  @Test func severalRowsCanBeSelectedAndLetGo() {
    let stand = TableStand(count: 30) { $0.allowsMultipleSelection = true }
    stand.tap(1)
    stand.tap(2)
    #expect(stand.table.indexPathsForSelectedRows == [stand.path(1), stand.path(2)])
    stand.calls = []
    stand.tap(1)
    #expect(stand.calls.suffix(2) == ["willDeselect 1", "didDeselect 1"])
    #expect(stand.table.indexPathsForSelectedRows == [stand.path(2)])
  }

  @Test func theProgramSelectsWithoutCallsAndCellsThatComeKnow() {
    let stand = TableStand(count: 100)
    stand.table.selectRow(at: stand.path(50), animated: false, scrollPosition: .middle)
    stand.table.layoutIfNeeded()
    #expect(stand.calls.isEmpty && stand.cell(50)?.isSelected == true)
    #expect(abs(stand.middle(50).y - 422) < 1)
    stand.table.contentOffset = .zero
    stand.table.layoutIfNeeded()
    #expect(stand.cell(50) == nil && stand.table.visibleCells.allSatisfy { !$0.isSelected })
    stand.table.deselectRow(at: stand.path(50), animated: true)
    #expect(stand.table.indexPathForSelectedRow == nil)
    stand.table.selectRow(at: stand.path(2), animated: false, scrollPosition: .none)
    stand.table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(stand.table.indexPathForSelectedRow == nil && stand.calls.isEmpty)
  }

  @Test func aSelectedRowHasAMarkThatFadesAway() throws {
    let stand = TableStand(count: 3)
    stand.tap(1)
    let cell = try #require(stand.cell(1))
    let mark = try #require(cell.subviews.first)
    #expect(mark.alpha == 1 && mark.frame == cell.bounds)
    stand.table.deselectRow(at: stand.path(1), animated: true)
    stand.simulator.advance(by: 0.15)
    #expect((0.2...0.8).contains(mark.layer.presentation()?.opacity ?? 0))
    stand.simulator.settle()
    #expect(mark.alpha == 0)
    cell.selectionStyle = .none
    stand.tap(1)
    #expect(mark.alpha == 0 && cell.isSelected)
  }

  @Test func accessoryButtonsAreTheirOwn() throws {
    let stand = TableStand(count: 3)
    let cell = try #require(stand.cell(1))
    cell.accessoryType = .detailButton
    cell.layoutIfNeeded()
    stand.simulator.tap(at: CGPoint(x: 390 - 16 - 11, y: 66))
    stand.simulator.settle()
    #expect(stand.calls == ["accessory 1"])
    #expect(cell.contentView.frame.width < 360)
  }

  @Test func keysPressTheRowInFocus() {
    let stand = TableStand(count: 100)
    stand.simulator.press("Tab")
    #expect(stand.cell(0)?.isFocused == true)
    stand.simulator.press("Return")
    stand.simulator.settle()
    #expect(stand.calls.suffix(2) == ["willSelect 0", "didSelect 0"])
    // Tab goes on beyond the rows that are seen.
    for _ in 0..<30 {
      stand.simulator.press("Tab")
      stand.simulator.settle()
    }
    #expect(stand.cell(30)?.isFocused == true)
    #expect(stand.table.contentOffset.y > 400)
  }
}
