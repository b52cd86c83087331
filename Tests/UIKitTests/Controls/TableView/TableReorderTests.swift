import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Rows of 44 points that are moved by the control at their right while their table is edited.
@MainActor
struct TableReorderTests {
  private final class Names: UITableViewController {
    var rows = [(0..<5).map { "\($0)" }, ["a", "b"]]
    var moves: [String] = []
    var fixed: Set<String> = []
    var maySwitchSections = true
    /// The rows that the delegate was asked for, or notified of, and that there are not.
    var strays: [IndexPath] = []

    private func check(_ path: IndexPath) {
      if !rows[path.section].indices.contains(path.row) { strays.append(path) }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(NoteCell.self, forCellReuseIdentifier: "cell")
      tableView.rowHeight = 44
    }

    override func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { rows[section].count }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = rows[indexPath.section][indexPath.row]
      return cell
    }
    override func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
      check(indexPath)
      return .delete
    }
    override func tableView(
      _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
    ) -> Int {
      check(indexPath)
      return 0
    }
    override func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { check(indexPath) }
    override func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) { check(indexPath) }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      !fixed.contains(rows[indexPath.section][indexPath.row])
    }
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      moves.append(
        "\(sourceIndexPath.section).\(sourceIndexPath.row) to "
          + "\(destinationIndexPath.section).\(destinationIndexPath.row)")
      let row = rows[sourceIndexPath.section].remove(at: sourceIndexPath.row)
      rows[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
    }
    override func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      maySwitchSections || proposedDestinationIndexPath.section == sourceIndexPath.section
        ? proposedDestinationIndexPath : sourceIndexPath
    }

    var shown: [String] {
      tableView.layoutIfNeeded()
      return tableView.visibleCells.map { $0.textLabel?.text ?? "" }
    }
  }

  private func make() -> (Names, Simulator) {
    let names = Names(style: .plain)
    let simulator = Simulator(scale: 1, root: names)
    names.fixed = ["1"]
    simulator.settle()
    names.setEditing(true, animated: false)
    simulator.settle()
    return (names, simulator)
  }

  /// The middle of the control of a row, 16 points from the right edge of 390.
  private func grip(_ row: Int) -> CGPoint { CGPoint(x: 363, y: 44 * row + 22) }

  /// Presses at a point, waits, and goes on to another one.
  private func hold(_ simulator: Simulator, from start: CGPoint, to end: CGPoint) {
    simulator.touchDown(at: start)
    simulator.advance(by: 0.7)
    for step in 1...12 {
      let fraction = CGFloat(step) / 12
      simulator.touchMove(
        to: CGPoint(
          x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction))
      simulator.advanceFrame()
    }
  }

  @Test func aRowIsMovedByItsControl() throws {
    let (names, simulator) = make()
    let cells = names.tableView.visibleCells
    hold(simulator, from: grip(0), to: grip(3))
    simulator.advance(by: 0.4)
    // It is at the touch, and the three after it have moved up.
    #expect(cells[0].frame.minY == 132 && cells[0].layer.shadowOpacity > 0)
    #expect(cells[1].frame.minY == 0 && cells[3].frame.minY == 88 && names.moves.isEmpty)
    #expect(names.tableView.contentOffset == .zero)
    simulator.touchUp(at: grip(3))
    simulator.settle()
    #expect(names.moves == ["0.0 to 0.3"] && names.shown == ["1", "2", "3", "0", "4", "a", "b"])
    #expect(names.tableView.visibleCells[3] === cells[0] && cells[0].layer.shadowOpacity == 0)
  }

  /// What clips has no shadow.
  @Test func aRowThatClipsDoesNotWhileItIsMoved() {
    let (names, simulator) = make()
    let cell = names.tableView.visibleCells[0]
    cell.clipsToBounds = true
    hold(simulator, from: grip(0), to: grip(3))
    #expect(!cell.clipsToBounds && cell.layer.shadowOpacity > 0)
    simulator.touchUp(at: grip(3))
    simulator.settle()
    #expect(cell.clipsToBounds && cell.layer.shadowOpacity == 0)
  }

  @Test func aRowCanGoToAnotherSectionUnlessTheDelegateKeepsIt() {
    let (names, simulator) = make()
    // At the place of the sixth row, with "a" before it in the second section.
    for expected in [["0.4 to 1.1"], ["0.4 to 1.1"]] {
      let from = names.rows[0].count - 1
      hold(simulator, from: grip(from), to: grip(from + 1))
      simulator.touchUp(at: grip(from + 1))
      simulator.settle()
      #expect(names.moves == expected)
      names.maySwitchSections = false
    }
    #expect(names.rows == [["0", "1", "2", "3"], ["a", "4", "b"]])
    #expect(names.shown == ["0", "1", "2", "3", "a", "4", "b"])
  }

  /// The second section has a row more here than in the data source meanwhile.
  @Test func theDelegateIsAskedForRowsOfTheDataSource() {
    let (names, simulator) = make()
    names.rows[1] = (0..<17).map { "b\($0)" }
    names.tableView.reloadData()
    simulator.settle()
    hold(simulator, from: grip(0), to: grip(7))
    for place: CGFloat in [124, 0] {
      names.tableView.contentOffset.y = place
      names.tableView.layoutIfNeeded()
    }
    simulator.touchUp(at: grip(7))
    simulator.settle()
    #expect(names.strays.isEmpty && names.moves.count == 1)
  }

  @Test func onlyRowsThatCanBeMovedHaveAControl() {
    let (names, simulator) = make()
    #expect(names.tableView.visibleCells.map(\.showsReorderControl).filter { !$0 }.count == 1)
    let widths = names.tableView.visibleCells.map(\.contentView.bounds.width)
    #expect(widths[1] > widths[0])
    hold(simulator, from: grip(1), to: grip(4))
    simulator.touchUp(at: grip(4))
    simulator.settle()
    #expect(names.moves.isEmpty && names.shown.prefix(2) == ["0", "1"])
    names.setEditing(false, animated: false)
    simulator.settle()
    #expect(names.tableView.visibleCells.allSatisfy { !$0.showsReorderControl })
  }

  @Test func theEndOfEditingBringsTheRowBack() {
    let (names, simulator) = make()
    hold(simulator, from: grip(0), to: grip(3))
    names.setEditing(false, animated: true)
    simulator.settle()
    #expect(names.moves.isEmpty && names.shown == ["0", "1", "2", "3", "4", "a", "b"])
    for (row, cell) in names.tableView.visibleCells.enumerated() {
      #expect(cell.frame.minY == 44 * CGFloat(row))
    }
  }

  @Test func changedRowsEndAMovement() {
    let (names, simulator) = make()
    let warnings = Diagnostics.collecting {
      hold(simulator, from: grip(0), to: grip(2))
      names.rows[1].removeLast()
      names.tableView.deleteRows(at: [IndexPath(row: 1, section: 1)], with: .automatic)
      simulator.settle()
      simulator.touchUp(at: grip(2))
      simulator.settle()
    }
    #expect(warnings.count == 1 && names.moves.isEmpty)
    #expect(names.shown == ["0", "1", "2", "3", "4", "a"])
  }
}
