import CoreGraphics
import Testing
import UIKitSimulator

import UIKit

/// Actions of rows in the manner before contextual actions, and what cells are notified of.
@MainActor
struct RowActionTests {
  /// Notes the states that it goes to and settles in.
  private final class StateCell: UITableViewCell {
    var states: [String] = []
    override func willTransition(to state: UITableViewCell.StateMask) {
      super.willTransition(to: state)
      states.append("will \(state.rawValue)")
    }
    override func didTransition(to state: UITableViewCell.StateMask) {
      super.didTransition(to: state)
      states.append("did \(state.rawValue)")
    }
  }

  /// Four rows of 60 points on a screen of 390 points; the last one has no actions.
  private final class ActionsController: UITableViewController {
    var calls: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 60
      tableView.register(StateCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      4
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath) }

    override func tableView(
      _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
      guard indexPath.row < 3 else { return [] }
      let delete = UITableViewRowAction(style: .destructive, title: "Del") {
        [unowned self] action, path in calls.append("\(action.title ?? "") \(path.row)")
      }
      let more = UITableViewRowAction(style: .normal, title: "More") {
        [unowned self] action, path in calls.append("\(action.title ?? "") \(path.row)")
      }
      more.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      return [delete, more]
    }
  }

  @MainActor private struct Fixture {
    let controller = ActionsController(style: .plain)
    let simulator: Simulator

    init() {
      let controller = controller
      simulator = Simulator(scale: 1, root: controller)
      simulator.settle()
    }

    func cell(_ row: Int) -> StateCell? {
      controller.tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? StateCell
    }
    func shift(_ row: Int) -> CGFloat { cell(row)?.frame.minX ?? 999 }
    func point(_ row: Int, _ x: CGFloat) -> CGPoint {
      CGPoint(x: x, y: -controller.tableView.contentOffset.y + CGFloat(row) * 60 + 30)
    }
    func swipe(_ row: Int, from: CGFloat, to: CGFloat) {
      simulator.drag(from: point(row, from), to: point(row, to), duration: 0.3)
      simulator.advance(by: 0.3)
      simulator.touchUp(at: point(row, to))
      simulator.settle()
    }
    func tap(_ row: Int, _ x: CGFloat) {
      simulator.tap(at: point(row, x))
      simulator.settle()
    }
  }

  @Test func aSwipeShowsTheActionsFromTheEdgeInwards() throws {
    let fixture = Fixture()
    fixture.swipe(1, from: 370, to: 60)
    // Two buttons of the least width, 74 points; a full swipe performs nothing.
    #expect(fixture.shift(1) == -148 && fixture.controller.calls.isEmpty)
    let picture = try #require(fixture.simulator.snapshot())
    let (y, edge) = (Int(fixture.point(1, 0).y), 390)
    #expect(picture.pixel(x: edge - 148 + 4, y: y) == 0xFF00_00FF)
    #expect(picture.pixel(x: edge - 4, y: y) != 0xFF00_00FF)
    fixture.tap(1, 390 - 30)
    fixture.tap(1, 390 - 148 + 30)
    #expect(fixture.controller.calls == ["Del 1", "More 1"])
    #expect(fixture.shift(1) == -148, "the row stays open")
    fixture.controller.tableView.setEditing(false, animated: true)
    fixture.simulator.settle()
    #expect(fixture.shift(1) == 0)
  }

  @Test func aRowWithoutActionsDoesNotMove() {
    let fixture = Fixture()
    fixture.swipe(3, from: 370, to: 200)
    #expect(fixture.shift(3) == 0)
  }

  @Test func aCopyHasTheValuesOfAnAction() throws {
    let action = UITableViewRowAction(style: .normal, title: "More") { _, _ in }
    action.backgroundColor = .green
    let copy = try #require(action.copy() as? UITableViewRowAction)
    #expect(copy !== action && copy.title == "More" && copy.backgroundColor == .green)
    #expect(copy.style == .normal && UITableViewRowAction.Style.destructive.rawValue == 0)
  }

  // MARK: States of cells

  @Test func aCellIsNotifiedOfASwipe() throws {
    let fixture = Fixture()
    let cell = try #require(fixture.cell(1))
    fixture.simulator.drag(
      from: fixture.point(1, 370), to: fixture.point(1, 230), duration: 0.3)
    #expect(cell.states == ["will 2"])
    fixture.simulator.advance(by: 0.3)
    fixture.simulator.touchUp(at: fixture.point(1, 230))
    fixture.simulator.settle()
    #expect(cell.states == ["will 2", "did 2"])
    fixture.tap(3, 100)
    #expect(cell.states == ["will 2", "did 2", "will 0", "did 0"])
    #expect(fixture.cell(0)?.states == [])
  }

  @Test func aCellIsNotifiedOfEditingAndOfTheQuestionWhetherToDelete() throws {
    let fixture = TableFixture(count: 3) {
      $0.register(StateCell.self, forCellReuseIdentifier: "cell")
    }
    let cell = try #require(fixture.cell(1) as? StateCell)
    fixture.table.setEditing(true, animated: true)
    #expect(cell.states == ["will 1"])
    fixture.simulator.settle()
    #expect(cell.states == ["will 1", "did 1"])
    // The middle of the control: 16 points of margin and half of its 22.
    fixture.simulator.tap(at: CGPoint(x: 27, y: fixture.middle(1).y))
    #expect(cell.states.dropFirst(2) == ["will 3"])
    fixture.simulator.settle()
    #expect(cell.states.dropFirst(2) == ["will 3", "did 3"])
    fixture.table.setEditing(false, animated: false)
    #expect(cell.states.dropFirst(4) == ["will 0", "did 0"])
  }

  @Test func aRowThatIsOneOfSeveralHasABackgroundOfItsOwn() throws {
    let fixture = TableFixture(count: 3)
    let (one, several) = (UIView(), UIView())
    let cell = try #require(fixture.cell(1))
    cell.selectedBackgroundView = one
    cell.multipleSelectionBackgroundView = several
    fixture.tap(1)
    #expect(one.superview === cell && several.superview == nil)
    fixture.table.deselectRow(at: fixture.path(1), animated: false)
    fixture.table.allowsMultipleSelection = true
    fixture.tap(1)
    #expect(several.superview === cell && one.superview == nil)
  }
}
