import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Rows of 44 points that are dragged in a table whose data source can move them.
@MainActor
struct TableRowDragTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDragDelegate {
    var rows = (0..<6).map { "Row \($0)" }
    /// The old and new indices of the moved rows.
    var moves: [[Int]] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = rows[indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      rows[indexPath.row] != "Row 5"
    }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      moves.append([sourceIndexPath.row, destinationIndexPath.row])
      rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }

    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      [UIDragItem(itemProvider: NSItemProvider(object: rows[indexPath.row] as NSString))]
    }
  }

  private final class Target: NSObject, UITableViewDropDelegate {
    var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
    var performed = 0

    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .move, intent: intent) }
    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) { performed += 1 }
  }

  private func show(_ source: Source, _ target: Target? = nil) -> TableFixture {
    let fixture = TableFixture(count: 6) { $0.dragInteractionEnabled = true }
    fixture.table.dataSource = source
    fixture.table.dragDelegate = source
    fixture.table.dropDelegate = target
    fixture.simulator.settle()
    return fixture
  }

  private func drag(_ row: Int, to end: CGPoint, _ fixture: TableFixture) {
    fixture.simulator.touchDown(at: fixture.middle(row))
    fixture.simulator.settle()
    fixture.simulator.touchMove(to: end)
    fixture.simulator.touchUp(at: end)
    fixture.simulator.settle()
  }

  @Test func aRowIsMovedByTheDataSourceWithoutADropDelegate() {
    let source = Source()
    let fixture = show(source)
    drag(1, to: fixture.middle(4), fixture)
    #expect(source.moves == [[1, 4]])
    #expect(fixture.shown == [0, 2, 3, 4, 1, 5].map { "Row \($0)" })
    fixture.simulator.advance(by: 1)
    drag(4, to: fixture.middle(0), fixture)
    #expect(source.moves == [[1, 4], [4, 0]])
    #expect(fixture.shown == [1, 0, 2, 3, 4, 5].map { "Row \($0)" })
    #expect(!fixture.table.hasActiveDrag && !fixture.table.hasActiveDrop)
  }

  @Test func aRowThatIsDroppedAtItsOwnPlaceIsNotMoved() {
    let source = Source()
    let fixture = show(source)
    fixture.simulator.touchDown(at: fixture.middle(1))
    fixture.simulator.settle()
    fixture.simulator.touchMove(to: fixture.middle(3))
    fixture.simulator.touchMove(to: fixture.middle(1))
    fixture.simulator.touchUp(at: fixture.middle(1))
    fixture.simulator.settle()
    #expect(source.moves == [])
    #expect(fixture.shown == (0..<6).map { "Row \($0)" })
  }

  @Test func aRowThatCannotBeMovedReturns() {
    let source = Source()
    let fixture = show(source)
    drag(5, to: fixture.middle(1), fixture)
    #expect(source.moves == [])
    #expect(fixture.shown == (0..<6).map { "Row \($0)" })
  }

  @Test func theDropDelegateDoesNotPerformTheMoveOfARow() {
    let (source, target) = (Source(), Target())
    let fixture = show(source, target)
    drag(1, to: fixture.middle(3), fixture)
    #expect(source.moves == [[1, 3]] && target.performed == 0)
    #expect(fixture.shown == [0, 2, 3, 1, 4, 5].map { "Row \($0)" })
  }

  @Test func theDropDelegatePerformsADropIntoARow() {
    let (source, target) = (Source(), Target())
    target.intent = .insertIntoDestinationIndexPath
    let fixture = show(source, target)
    drag(1, to: fixture.middle(3), fixture)
    #expect(source.moves == [] && target.performed == 1)
  }

  @Test func aLiftedRowIsNotHighlighted() {
    let source = Source()
    let fixture = show(source)
    fixture.simulator.touchDown(at: fixture.middle(1))
    fixture.simulator.settle()
    #expect(fixture.table.hasActiveDrag && fixture.cell(1)?.isHighlighted == false)
    #expect(fixture.calls.last == "didUnhighlight 1")
    fixture.simulator.touchUp(at: fixture.middle(1))
    fixture.simulator.settle()
    #expect(!fixture.calls.contains("didSelect 1"))
  }
}
