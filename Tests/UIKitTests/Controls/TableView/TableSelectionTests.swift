import CoreGraphics
import Testing
import UIKitSimulator

import UIKit

@MainActor
struct TableSelectionTests {
  @Test func aPressSelectsInTheOrderOfCalls() {
    let fixture = TableFixture(count: 30)
    fixture.tap(1)
    #expect(
      fixture.calls == [
        "shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1", "didSelect 1",
      ])
    #expect(fixture.table.indexPathForSelectedRow == fixture.path(1))
    #expect(fixture.cell(1)?.isSelected == true)
    fixture.calls = []
    fixture.tap(3)
    #expect(
      fixture.calls == [
        "shouldHighlight 3", "didHighlight 3", "didUnhighlight 3", "willSelect 3",
        "willDeselect 1", "didDeselect 1", "didSelect 3",
      ])
    #expect(
      fixture.cell(1)?.isSelected == false && fixture.table.indexPathsForSelectedRows?.count == 1)
  }

  @Test func aFingerThatStaysHighlightsAndScrollingTakesItAway() {
    let fixture = TableFixture(count: 60)
    let place = fixture.middle(4)
    fixture.simulator.touchDown(at: place)
    fixture.simulator.advance(by: 0.1)
    #expect(fixture.cell(4)?.isHighlighted == false)
    fixture.simulator.advance(by: 0.1)
    #expect(fixture.cell(4)?.isHighlighted == true)
    fixture.simulator.touchMove(to: CGPoint(x: place.x, y: place.y - 30))
    #expect(fixture.cell(4)?.isHighlighted == false && fixture.table.isDragging)
    fixture.simulator.touchUp(at: CGPoint(x: place.x, y: place.y - 30))
    fixture.simulator.settle()
    #expect(fixture.calls == ["shouldHighlight 4", "didHighlight 4", "didUnhighlight 4"])
    #expect(fixture.table.indexPathForSelectedRow == nil)
  }

  @Test func theDelegateMayRefuseOrChooseAnother() {
    let fixture = TableFixture(count: 30)
    fixture.mayHighlight = false
    fixture.tap(1)
    #expect(fixture.calls == ["shouldHighlight 1"])
    fixture.mayHighlight = true
    fixture.willSelect = { _ in nil }
    fixture.tap(1)
    #expect(fixture.table.indexPathForSelectedRow == nil && fixture.calls.last == "willSelect 1")
    fixture.willSelect = { IndexPath(row: $0.row + 1, section: 0) }
    fixture.tap(1)
    #expect(fixture.table.indexPathForSelectedRow == fixture.path(2))
    fixture.table.allowsSelection = false
    fixture.calls = []
    fixture.tap(5)
    #expect(fixture.calls.isEmpty)
  }

  @Test func severalRowsCanBeSelectedAndDeselected() {
    let fixture = TableFixture(count: 30) { $0.allowsMultipleSelection = true }
    fixture.tap(1)
    fixture.tap(2)
    #expect(fixture.table.indexPathsForSelectedRows == [fixture.path(1), fixture.path(2)])
    fixture.calls = []
    fixture.tap(1)
    #expect(fixture.calls.suffix(2) == ["willDeselect 1", "didDeselect 1"])
    #expect(fixture.table.indexPathsForSelectedRows == [fixture.path(2)])
  }

  @Test func theProgramSelectsWithoutCallsAndCellsThatComeKnow() {
    let fixture = TableFixture(count: 100)
    fixture.table.selectRow(at: fixture.path(50), animated: false, scrollPosition: .middle)
    fixture.table.layoutIfNeeded()
    #expect(fixture.calls.isEmpty && fixture.cell(50)?.isSelected == true)
    #expect(abs(fixture.middle(50).y - 422) < 1)
    fixture.table.contentOffset = .zero
    fixture.table.layoutIfNeeded()
    #expect(fixture.cell(50) == nil && fixture.table.visibleCells.allSatisfy { !$0.isSelected })
    fixture.table.deselectRow(at: fixture.path(50), animated: true)
    #expect(fixture.table.indexPathForSelectedRow == nil)
    fixture.table.selectRow(at: fixture.path(2), animated: false, scrollPosition: .none)
    fixture.table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(fixture.table.indexPathForSelectedRow == nil && fixture.calls.isEmpty)
  }

  @Test func aSelectedRowHasAMarkThatFadesAway() throws {
    let fixture = TableFixture(count: 3)
    fixture.tap(1)
    let cell = try #require(fixture.cell(1))
    let mark = try #require(cell.subviews.first)
    #expect(mark.alpha == 1 && mark.frame == cell.bounds)
    fixture.table.deselectRow(at: fixture.path(1), animated: true)
    fixture.simulator.advance(by: 0.15)
    #expect((0.2...0.8).contains(mark.layer.presentation()?.opacity ?? 0))
    fixture.simulator.settle()
    #expect(mark.alpha == 0)
    cell.selectionStyle = .none
    fixture.tap(1)
    #expect(mark.alpha == 0 && cell.isSelected)
  }

  @Test func accessoryButtonsAreTheirOwn() throws {
    let fixture = TableFixture(count: 3)
    let cell = try #require(fixture.cell(1))
    cell.accessoryType = .detailButton
    cell.layoutIfNeeded()
    fixture.simulator.tap(at: CGPoint(x: 390 - 16 - 11, y: 66))
    fixture.simulator.settle()
    #expect(fixture.calls == ["accessory 1"])
    #expect(cell.contentView.frame.width < 360)
  }

  @Test func keysPressTheRowInFocus() {
    let fixture = TableFixture(count: 100)
    fixture.simulator.press("Tab")
    #expect(fixture.cell(0)?.isFocused == true)
    fixture.simulator.press("Return")
    fixture.simulator.settle()
    #expect(fixture.calls.suffix(2) == ["willSelect 0", "didSelect 0"])
    // Tab continues beyond the visible rows.
    for _ in 0..<30 {
      fixture.simulator.press("Tab")
      fixture.simulator.settle()
    }
    #expect(fixture.cell(30)?.isFocused == true)
    #expect(fixture.table.contentOffset.y > 400)
  }
}
