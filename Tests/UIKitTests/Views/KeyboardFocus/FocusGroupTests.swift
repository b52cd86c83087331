import CoreGraphics
import Platform
import Testing
import UIKitTestSupport

import UIKit

/// Parts of the screen that Tab goes through one after the other, and tables that are one stop.
@MainActor
struct FocusGroupTests {
  private func tab(_ simulator: Simulator, back: Bool = false) {
    simulator.press("Tab", modifiers: back ? .shift : [])
  }

  /// Two columns with two controls each: by rows without groups, by columns with them.
  @Test(arguments: [false, true])
  func groupsAreConsecutive(areGroups: Bool) {
    let root = UIViewController()
    let simulator = Simulator(scale: 1, root: root)
    let controls = [20, 200].map { x in
      let column = UIView(frame: CGRect(x: x, y: 0, width: 160, height: 844))
      column.isFocusGroup = areGroups
      root.view.addSubview(column)
      return [100, 300].map { y in
        let control = UIControl(frame: CGRect(x: 10, y: y, width: 100, height: 44))
        column.addSubview(control)
        return control
      }
    }
    let order =
      areGroups
      ? [controls[0][0], controls[0][1], controls[1][0], controls[1][1]]
      : [controls[0][0], controls[1][0], controls[0][1], controls[1][1]]
    for control in order {
      tab(simulator)
      #expect(control.isFocused)
    }
    for control in order.dropLast().reversed() {
      tab(simulator, back: true)
      #expect(control.isFocused)
    }
  }

  // MARK: Tables

  /// The row that has the focus; nil for none.
  private func focused(_ fixture: TableFixture) -> Int? {
    let view = UIApplication.shared.focusedView as? UITableViewCell
    return view.flatMap { fixture.table.indexPath(for: $0)?.row }
  }

  private func fixture(count: Int) -> (TableFixture, UIControl) {
    let fixture = TableFixture(count: count) { $0.isOneTabStop = true }
    let control = UIControl(frame: CGRect(x: 10, y: 800, width: 40, height: 40))
    fixture.controller.view.addSubview(control)
    return (fixture, control)
  }

  @Test func tabReachesOneRowAndLeaves() {
    let (fixture, control) = fixture(count: 30)
    tab(fixture.simulator)
    #expect(focused(fixture) == 0)
    tab(fixture.simulator)
    #expect(control.isFocused)
    tab(fixture.simulator, back: true)
    #expect(focused(fixture) == 0)
    fixture.table.selectRow(
      at: fixture.path(5), animated: false, scrollPosition: .none)
    tab(fixture.simulator)
    tab(fixture.simulator, back: true)
    #expect(focused(fixture) == 0, "the row that had the focus last")
  }

  @Test func tabBeginsAtTheSelectedRow() {
    let (fixture, _) = fixture(count: 30)
    fixture.table.selectRow(at: fixture.path(5), animated: false, scrollPosition: .none)
    tab(fixture.simulator)
    #expect(focused(fixture) == 5)
  }

  /// The table is 844 points high and its rows 44: 19 rows fit, and the last of them is the 18th
  /// after the first.
  @Test func keysMoveTheFocusAndScroll() {
    let (fixture, _) = fixture(count: 60)
    tab(fixture.simulator)
    let steps: [(key: String, row: Int)] = [
      ("Up", 0), ("Down", 1), ("Down", 2), ("Up", 1), ("Home", 0), ("PageDown", 18),
      ("PageDown", 36), ("PageUp", 18), ("End", 59), ("Down", 59), ("PageDown", 59), ("Home", 0),
    ]
    for (key, row) in steps {
      fixture.simulator.press(key)
      fixture.simulator.settle()
      #expect(focused(fixture) == row, "\(key)")
      let frame = fixture.table.rectForRow(at: fixture.path(row))
      #expect(fixture.table.bounds.contains(frame), "\(key) shows its row")
    }
    #expect(fixture.table.indexPathForSelectedRow == nil)
    fixture.simulator.press("Down")
    fixture.simulator.press("Return")
    #expect(fixture.table.indexPathForSelectedRow == fixture.path(1))
  }

  @Test func sectionsFollowEachOther() {
    let fixture = TableFixture([["a", "b"], [], ["c"]]) { $0.isOneTabStop = true }
    tab(fixture.simulator)
    for _ in 0..<2 { fixture.simulator.press("Down") }
    #expect(UIApplication.shared.focusedView === fixture.cell(0, 2))
    fixture.simulator.press("Up")
    #expect(UIApplication.shared.focusedView === fixture.cell(1, 0))
  }

  @Test func theFocusOutlivesAReload() {
    let (fixture, _) = fixture(count: 30)
    tab(fixture.simulator)
    for _ in 0..<4 { fixture.simulator.press("Down") }
    fixture.table.reloadData()
    fixture.simulator.settle()
    #expect(focused(fixture) == 4)
    fixture.rows = [["only"]]
    fixture.table.reloadData()
    fixture.simulator.settle()
    #expect(focused(fixture) == 0)
    fixture.rows = [[]]
    fixture.table.reloadData()
    fixture.simulator.settle()
    #expect(focused(fixture) == nil)
  }

  @Test func withoutTheSettingTabGoesFromRowToRow() {
    let fixture = TableFixture(count: 5)
    for row in 0..<3 {
      tab(fixture.simulator)
      #expect(focused(fixture) == row)
    }
    fixture.simulator.press("Down")
    #expect(focused(fixture) == 2)
  }
}
