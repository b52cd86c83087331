import CoreGraphics
import Testing
import UIKitSimulator

import UIKit

/// Swipes across rows: how far a row follows, what a release does, and what closes it.
@MainActor
struct SwipeActionTests {
  /// A list of words of 60 points each on a screen of 390 points, with actions on both sides.
  private final class WordsController: UITableViewController {
    var words = (0..<8).map { "Word \($0)" }
    var calls: [String] = []
    var isFullSwipeOn = true
    var completion: ((Bool) -> Void)?
    var isPending = false

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 60
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      words.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = words[indexPath.row]
      return cell
    }

    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      guard indexPath.row != 5 else { return nil }
      let delete = UIContextualAction(style: .destructive, title: "Del") {
        [unowned self] _, _, done in
        calls.append("delete \(words[indexPath.row])")
        words.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .fade)
        done(true)
      }
      let flag = UIContextualAction(style: .normal, title: "Flag") { [unowned self] _, _, done in
        calls.append("flag \(indexPath.row)")
        if isPending { completion = done } else { done(true) }
      }
      let configuration = UISwipeActionsConfiguration(actions: [delete, flag])
      configuration.performsFirstActionWithFullSwipe = isFullSwipeOn
      return configuration
    }

    override func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Read") { [unowned self] _, _, done in
          calls.append("unread \(indexPath.row)")
          done(true)
        }
      ])
    }

    override func tableView(
      _ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath
    ) { calls.append("begin \(indexPath.row)") }
    override func tableView(
      _ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?
    ) { calls.append("end \(indexPath?.row ?? -1)") }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("select \(indexPath.row)")
    }
  }

  @MainActor private struct Fixture {
    let controller = WordsController(style: .plain)
    let simulator: Simulator

    init() {
      let controller = controller
      simulator = Simulator(scale: 1, root: controller)
      simulator.settle()
    }

    /// The distance of a row from its place, to the right.
    func shift(_ row: Int) -> CGFloat {
      controller.tableView.cellForRow(at: IndexPath(row: row, section: 0))?.frame.minX ?? 999
    }
    func point(_ row: Int, _ x: CGFloat) -> CGPoint {
      let top = -controller.tableView.contentOffset.y
      return CGPoint(x: x, y: top + CGFloat(row) * 60 + 30)
    }
    func drag(_ row: Int, from: CGFloat, to: CGFloat) {
      simulator.drag(from: point(row, from), to: point(row, to), duration: 0.3)
    }
    /// Drags, waits, so that the speed is not that of a flick, and lifts the finger.
    func swipe(_ row: Int, from: CGFloat, to: CGFloat) {
      drag(row, from: from, to: to)
      simulator.advance(by: 0.3)
      simulator.touchUp(at: point(row, to))
      simulator.settle()
    }
  }

  @Test func aRowFollowsTheFingerAndStaysOpenAtItsActions() {
    let fixture = Fixture()
    fixture.drag(2, from: 350, to: 240)
    #expect(fixture.shift(2) == -100, "without the ten points by which the drag begins")
    #expect(fixture.controller.calls == ["begin 2"])
    fixture.simulator.advance(by: 0.3)
    fixture.simulator.touchUp(at: fixture.point(2, 240))
    fixture.simulator.settle()
    // Two buttons of the least width, 74 points.
    #expect(fixture.shift(2) == -148 && fixture.shift(1) == 0)
    #expect(fixture.controller.calls == ["begin 2"])
  }

  @Test func aShortSwipeGoesBackAndAFlickOpens() {
    let fixture = Fixture()
    fixture.swipe(2, from: 350, to: 300)
    #expect(fixture.shift(2) == 0 && fixture.controller.calls == ["begin 2", "end 2"])
    let (start, end) = (fixture.point(2, 350), fixture.point(2, 300))
    fixture.simulator.drag(from: start, to: end, duration: 0.08)
    fixture.simulator.touchUp(at: end)
    fixture.simulator.settle()
    #expect(fixture.shift(2) == -148)
  }

  @Test func aButtonPerformsItsActionAndTheRowCloses() {
    let fixture = Fixture()
    fixture.swipe(2, from: 350, to: 200)
    // The first action is at the edge.
    fixture.simulator.tap(at: fixture.point(2, 390 - 148 + 30))
    fixture.simulator.settle()
    #expect(fixture.controller.calls == ["begin 2", "flag 2", "end 2"])
    #expect(fixture.shift(2) == 0)
  }

  @Test func anActionThatIsNotDoneKeepsTheRowOpen() {
    let fixture = Fixture()
    fixture.controller.isPending = true
    fixture.swipe(2, from: 350, to: 200)
    fixture.simulator.tap(at: fixture.point(2, 390 - 148 + 30))
    fixture.simulator.settle()
    fixture.simulator.tap(at: fixture.point(2, 390 - 148 + 30))
    fixture.simulator.settle()
    #expect(fixture.controller.calls == ["begin 2", "flag 2"], "it runs once")
    #expect(fixture.shift(2) == -148)
    fixture.controller.completion?(true)
    fixture.controller.completion?(true)
    fixture.simulator.settle()
    #expect(fixture.shift(2) == 0 && fixture.controller.calls.last == "end 2")
  }

  @Test func aFullSwipePerformsTheFirstAction() {
    let fixture = Fixture()
    fixture.swipe(2, from: 370, to: 100)
    #expect(fixture.controller.calls == ["begin 2", "delete Word 2", "end 2"])
    #expect(fixture.controller.words.count == 7 && fixture.shift(2) == 0)
    let table = fixture.controller.tableView!
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.textLabel?.text == "Word 3")
  }

  @Test func withoutAFullSwipeTheRowResistsBeyondItsActions() {
    let fixture = Fixture()
    fixture.controller.isFullSwipeOn = false
    fixture.drag(2, from: 370, to: 60)
    // 148 points, and a quarter of the other 152.
    #expect(fixture.shift(2) == -186)
    fixture.simulator.advance(by: 0.3)
    fixture.simulator.touchUp(at: fixture.point(2, 60))
    fixture.simulator.settle()
    #expect(fixture.shift(2) == -148 && fixture.controller.calls == ["begin 2"])
  }

  @Test func theOtherSideHasActionsOfItsOwn() {
    let fixture = Fixture()
    fixture.swipe(1, from: 20, to: 90)
    #expect(fixture.shift(1) == 74)
    fixture.simulator.tap(at: fixture.point(1, 30))
    fixture.simulator.settle()
    #expect(fixture.controller.calls == ["begin 1", "unread 1", "end 1"])
  }

  @Test func aTouchElsewhereOnlyClosesTheRow() {
    let fixture = Fixture()
    fixture.swipe(2, from: 350, to: 240)
    fixture.simulator.tap(at: fixture.point(4, 100))
    fixture.simulator.settle()
    #expect(fixture.shift(2) == 0 && fixture.controller.calls == ["begin 2", "end 2"])
    fixture.simulator.tap(at: fixture.point(4, 100))
    fixture.simulator.settle()
    #expect(fixture.controller.calls.last == "select 4")
    fixture.swipe(2, from: 350, to: 240)
    fixture.simulator.tap(at: fixture.point(2, 50))
    fixture.simulator.settle()
    #expect(fixture.shift(2) == 0 && fixture.controller.calls.last == "end 2")
  }

  @Test func scrollingAndAnotherSwipeCloseTheRow() {
    let fixture = Fixture()
    fixture.swipe(2, from: 350, to: 240)
    fixture.swipe(3, from: 350, to: 240)
    #expect(fixture.shift(2) == 0 && fixture.shift(3) == -148)
    fixture.simulator.drag(
      from: fixture.point(6, 100), to: fixture.point(5, 100), duration: 0.2)
    fixture.simulator.touchUp(at: fixture.point(5, 100))
    fixture.simulator.settle()
    #expect(fixture.shift(3) == 0)
  }

  @Test func anOpenRowCanBeDraggedBack() {
    let fixture = Fixture()
    fixture.swipe(2, from: 350, to: 240)
    fixture.swipe(2, from: 100, to: 210)
    #expect(fixture.shift(2) == 0 && fixture.controller.calls == ["begin 2", "end 2"])
  }

  @Test func aRowWithoutActionsAndATableThatIsEditedDoNotMove() {
    let fixture = Fixture()
    fixture.swipe(5, from: 350, to: 200)
    #expect(fixture.shift(5) == 0 && !fixture.controller.calls.contains("begin 5"))
    fixture.swipe(2, from: 350, to: 240)
    fixture.controller.setEditing(true, animated: false)
    fixture.simulator.settle()
    #expect(fixture.shift(2) == 0)
    fixture.controller.calls = []
    fixture.swipe(2, from: 350, to: 240)
    #expect(fixture.shift(2) == 0 && !fixture.controller.calls.contains("begin 2"))
  }

  @Test func theControlThatDeletesShowsTheActionsOfASwipe() {
    let fixture = Fixture()
    fixture.controller.setEditing(true, animated: false)
    fixture.simulator.settle()
    // The middle of a control: 16 points of margin and half of its 22.
    fixture.simulator.tap(at: fixture.point(2, 27))
    fixture.simulator.settle()
    #expect(fixture.shift(2) == -148 && fixture.controller.calls == ["begin 2"])
    fixture.simulator.tap(at: fixture.point(2, 390 - 148 + 30))
    fixture.simulator.settle()
    #expect(fixture.controller.calls == ["begin 2", "flag 2", "end 2"])
    #expect(fixture.shift(2) == 0)
    // A row without actions asks whether to delete it.
    fixture.simulator.tap(at: fixture.point(5, 27))
    fixture.simulator.settle()
    let cell = fixture.controller.tableView.cellForRow(at: IndexPath(row: 5, section: 0))
    #expect(cell?.showingDeleteConfirmation == true && fixture.shift(5) == 0)
  }

  @Test func aReloadClosesTheRow() {
    let fixture = Fixture()
    fixture.swipe(2, from: 350, to: 240)
    fixture.controller.tableView.reloadData()
    fixture.simulator.settle()
    #expect(fixture.shift(2) == 0 && fixture.controller.calls == ["begin 2", "end 2"])
  }

  @Test func anOpenRowFollowsItsPath() {
    let fixture = Fixture()
    fixture.swipe(2, from: 350, to: 240)
    fixture.controller.words.remove(at: 0)
    fixture.controller.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    fixture.simulator.settle()
    #expect(fixture.shift(1) == -148 && fixture.shift(2) == 0)
  }

  // MARK: Deletion without actions of the delegate

  private final class EditableController: UITableViewController {
    var count = 4
    var saysWhatCanBeEdited = true

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    override func tableView(
      _ tableView: UITableView, canEditRowAt indexPath: IndexPath
    ) -> Bool {
      saysWhatCanBeEdited
        ? indexPath.row != 0 : super.tableView(tableView, canEditRowAt: indexPath)
    }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      count -= 1
      tableView.deleteRows(at: [indexPath], with: .fade)
    }
  }

  @Test func aSwipeDeletesARowThatCanBeEdited() {
    let controller = EditableController(style: .plain)
    let simulator = Simulator(scale: 1, root: controller)
    simulator.settle()
    func swipe(_ row: Int) {
      let frame = controller.tableView.rectForRow(at: IndexPath(row: row, section: 0))
      let y = frame.midY - controller.tableView.contentOffset.y
      simulator.drag(
        from: CGPoint(x: 370, y: y), to: CGPoint(x: 60, y: y), duration: 0.3)
      simulator.touchUp(at: CGPoint(x: 60, y: y))
      simulator.settle()
    }
    swipe(0)
    #expect(controller.count == 4)
    swipe(1)
    #expect(controller.count == 3)
    controller.saysWhatCanBeEdited = false
    swipe(1)
    #expect(controller.count == 3, "nothing says that rows can be edited")
  }
}
