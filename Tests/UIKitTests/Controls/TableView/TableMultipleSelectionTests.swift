import CoreGraphics
import Testing

import UIKit

/// Selecting several rows of a table that is edited.
@MainActor
final class TableMultipleSelectionTests {
  private let fixture = TableFixture(count: 20) { $0.allowsMultipleSelectionDuringEditing = true }
  private var table: UITableView { fixture.table }

  private var selected: [Int]? { table.indexPathsForSelectedRows?.map(\.row) }

  private func edit(_ isEditing: Bool) {
    table.setEditing(isEditing, animated: true)
    fixture.simulator.settle()
    fixture.calls = []
  }

  /// The colour of a place in the circle of a row, beside the check: the circle is 22 points wide,
  /// and 16 from the left.
  private func circleColor(_ row: Int) -> UInt32? {
    let y = fixture.middle(row).y
    return fixture.simulator.snapshot()?.pixel(x: 16 + 6, y: Int(y) - 5)
  }

  @Test func theUserSelectsAndDeselectsRowAfterRow() {
    edit(true)
    for row in [1, 3, 2] { fixture.tap(row) }
    #expect(selected == [1, 3, 2])
    fixture.tap(3)
    #expect(selected == [1, 2])
    #expect(
      fixture.calls.filter { $0.hasPrefix("did") && $0.contains("elect") } == [
        "didSelect 1", "didSelect 3", "didSelect 2", "didDeselect 3",
      ])
  }

  @Test func aCircleTakesThePlaceOfTheControlAndIsFilledWhereTheRowIsSelected() {
    let before = fixture.cell(1)?.contentView.frame.minX
    edit(true)
    #expect(before == 0 && fixture.cell(1)?.contentView.frame.minX == 38)
    #expect(fixture.cell(1)?.editingStyle == UITableViewCell.EditingStyle.none)
    #expect(circleColor(1) == 0xFFFF_FFFF)
    fixture.tap(1)
    // The system blue in light mode, from the Human Interface Guidelines.
    #expect(circleColor(1) == 0xFF00_7AFF && circleColor(2) == 0xFFFF_FFFF)
    fixture.tap(1)
    #expect(circleColor(1) == 0xFFFF_FFFF)
  }

  @Test func theSelectionIsClearedWhenEditingBeginsAndEnds() {
    fixture.tap(2)
    #expect(selected == [2])
    edit(true)
    #expect(selected == nil)
    fixture.tap(4)
    fixture.tap(5)
    edit(false)
    #expect(selected == nil && fixture.cell(4)?.isSelected == false)
    fixture.tap(6)
    fixture.tap(7)
    #expect(selected == [7], "one row without editing")
  }

  @Test func rowsThatComeBackAreShownAsTheyAreSelected() {
    edit(true)
    fixture.tap(0)
    table.contentOffset.y = 400
    fixture.simulator.settle()
    table.contentOffset.y = 0
    fixture.simulator.settle()
    #expect(fixture.cell(0)?.isSelected == true && circleColor(0) == 0xFF00_7AFF)
    #expect(circleColor(1) == 0xFFFF_FFFF)
  }

  @Test func theProgramSelectsSeveralRows() {
    edit(true)
    table.selectRow(at: fixture.path(1), animated: false, scrollPosition: .none)
    table.selectRow(at: fixture.path(2), animated: false, scrollPosition: .none)
    #expect(selected == [1, 2])
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(selected == nil)
  }

  @Test func withoutItTheRowsHaveTheirControls() {
    edit(true)
    fixture.tap(1)
    fixture.tap(2)
    table.allowsMultipleSelectionDuringEditing = false
    fixture.simulator.settle()
    #expect(selected == [1])
    #expect(fixture.cell(1)?.editingStyle == .delete)
    #expect(fixture.cell(1)?.contentView.frame.minX == 38)
    fixture.tap(3)
    #expect(selected == [1], "rows are not selected")
  }
}
