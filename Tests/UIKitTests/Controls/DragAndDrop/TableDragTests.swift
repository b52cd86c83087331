import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Rows of 44 points that are dragged within their table, and what is dropped on it from elsewhere.
@MainActor
struct TableDragTests {
  private final class Delegate: NSObject, UITableViewDragDelegate, UITableViewDropDelegate {
    let fixture: TableFixture
    var calls: [String] = []
    var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
    /// The rows that are not dragged.
    var fixed: Set<Int> = []

    init(_ fixture: TableFixture) {
      self.fixture = fixture
      super.init()
      fixture.table.dragDelegate = self
      fixture.table.dropDelegate = self
      fixture.table.dragInteractionEnabled = true
    }

    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      guard !fixed.contains(indexPath.row) else { return [] }
      let text = fixture.rows[0][indexPath.row]
      let item = UIDragItem(itemProvider: NSItemProvider(object: text as NSString))
      item.localObject = text
      return [item]
    }
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
      calls.append("begin")
    }
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
      calls.append("end of drag")
    }

    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
      calls.append("enter")
    }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      UITableViewDropProposal(
        operation: tableView.hasActiveDrag ? .move : .copy, intent: intent)
    }
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
      calls.append("exit")
    }
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
      calls.append("end of drop")
    }
    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      calls.append("perform \(coordinator.destinationIndexPath?.row ?? -1)")
      let fixture = fixture
      let end = IndexPath(row: fixture.rows[0].count, section: 0)
      let path = coordinator.destinationIndexPath ?? end
      for item in coordinator.items {
        guard intent != .insertIntoDestinationIndexPath else {
          let rect = CGRect(x: 0, y: 0, width: 44, height: 44)
          coordinator.drop(item.dragItem, intoRowAt: path, rect: rect)
          continue
        }
        tableView.performBatchUpdates {
          if let source = item.sourceIndexPath {
            fixture.rows[0].remove(at: source.row)
            tableView.deleteRows(at: [source], with: .automatic)
          }
          fixture.rows[0].insert(item.dragItem.localObject as? String ?? "", at: path.row)
          tableView.insertRows(at: [path], with: .automatic)
        }
        coordinator.drop(item.dragItem, toRowAt: path).addCompletion { [unowned self] in
          calls.append("dropped \($0 == .end)")
        }
      }
    }
  }

  /// The middle of each preview, in whole points.
  private func previews(_ fixture: TableFixture) -> [[Int]] {
    (fixture.simulator.window.windowScene?.dragPreviewFrames ?? []).map { frame in
      [frame.midX, frame.midY].map { Int($0.rounded()) }
    }
  }

  private func lift(_ row: Int, _ fixture: TableFixture) {
    fixture.simulator.touchDown(at: fixture.middle(row))
    fixture.simulator.settle()
  }

  @Test func aRowIsDraggedDownToAnother() {
    let fixture = TableFixture(count: 10)
    let delegate = Delegate(fixture)
    lift(1, fixture)
    #expect(fixture.table.hasActiveDrag && !fixture.table.hasActiveDrop)
    #expect(previews(fixture) == [[195, 66]] && fixture.calls.last != "didSelect 1")
    fixture.simulator.touchMove(to: fixture.middle(4))
    #expect(delegate.calls == ["begin", "enter"] && fixture.table.hasActiveDrop)
    // Row 4 moves up, so that the place is below it.
    #expect(fixture.table.dropMarkFrame == CGRect(x: 0, y: 218.5, width: 390, height: 3))
    fixture.simulator.touchUp(at: fixture.middle(4))
    #expect(previews(fixture) == [[195, 198]] && fixture.table.dropMarkFrame == nil)
    fixture.simulator.settle()
    #expect(
      delegate.calls == [
        "begin", "enter", "perform 4", "dropped true", "end of drag", "end of drop",
      ])
    #expect(
      fixture.shown == [0, 2, 3, 4, 1, 5, 6, 7, 8, 9].map { "Row \($0)" })
    #expect(!fixture.table.hasActiveDrag && !fixture.table.hasActiveDrop)
    #expect(previews(fixture) == [])
  }

  @Test func aRowIsDraggedUpToAnother() {
    let fixture = TableFixture(count: 6)
    let delegate = Delegate(fixture)
    lift(4, fixture)
    fixture.simulator.touchMove(to: fixture.middle(1))
    #expect(fixture.table.dropMarkFrame == CGRect(x: 0, y: 42.5, width: 390, height: 3))
    fixture.simulator.touchMove(to: fixture.middle(4))
    #expect(fixture.table.dropMarkFrame == nil)
    fixture.simulator.touchMove(to: fixture.middle(1))
    fixture.simulator.touchUp(at: fixture.middle(1))
    fixture.simulator.settle()
    #expect(delegate.calls.contains("perform 1"))
    #expect(fixture.shown == [0, 4, 1, 2, 3, 5].map { "Row \($0)" })
  }

  @Test func belowAllRowsTheLastPlaceCounts() {
    let fixture = TableFixture(count: 6)
    let delegate = Delegate(fixture)
    lift(2, fixture)
    fixture.simulator.touchMove(to: CGPoint(x: 195, y: 600))
    fixture.simulator.touchUp(at: CGPoint(x: 195, y: 600))
    fixture.simulator.settle()
    #expect(delegate.calls.contains("perform 5"))
    #expect(fixture.shown == [0, 1, 3, 4, 5, 2].map { "Row \($0)" })
  }

  @Test func aRowThatIsHeldNearTheEdgeScrollsTheTable() {
    let fixture = TableFixture(count: 100)
    let delegate = Delegate(fixture)
    lift(1, fixture)
    let edge = CGPoint(x: 195, y: 838)
    fixture.simulator.touchMove(to: edge)
    fixture.simulator.advance(by: 1)
    let offset = fixture.table.contentOffset.y
    #expect(offset > 100)
    fixture.simulator.touchUp(at: edge)
    fixture.simulator.settle()
    let row = Int((offset + edge.y) / 44)
    #expect(delegate.calls.contains("perform \(row)") && fixture.rows[0][row] == "Row 1")
    let rest = fixture.table.contentOffset
    fixture.simulator.advance(by: 0.5)
    #expect(fixture.table.contentOffset == rest)
  }

  @Test func anItemThatGoesIntoARowFramesIt() {
    let fixture = TableFixture(count: 6)
    let delegate = Delegate(fixture)
    delegate.intent = .insertIntoDestinationIndexPath
    lift(1, fixture)
    fixture.simulator.touchMove(to: fixture.middle(3))
    #expect(fixture.table.dropMarkFrame == CGRect(x: 0, y: 132, width: 390, height: 44))
    fixture.simulator.touchUp(at: fixture.middle(3))
    #expect(previews(fixture) == [[22, 154]])
    fixture.simulator.settle()
    #expect(fixture.shown.count == 6 && delegate.calls.last == "end of drop")
  }

  @Test func rowsAreNotDraggedWhereTheyShouldNotBe() {
    let fixture = TableFixture(count: 6)
    let delegate = Delegate(fixture)
    delegate.fixed = [1]
    lift(1, fixture)
    #expect(previews(fixture) == [] && !fixture.table.hasActiveDrag)
    fixture.simulator.touchUp(at: fixture.middle(1))
    fixture.table.dragInteractionEnabled = false
    lift(2, fixture)
    #expect(previews(fixture) == [])
    fixture.simulator.touchUp(at: fixture.middle(2))
    fixture.table.dragInteractionEnabled = true
    lift(2, fixture)
    #expect(previews(fixture).count == 1)
    fixture.simulator.touchUp(at: fixture.middle(2))
    fixture.simulator.settle()
    #expect(previews(fixture) == [] && !fixture.table.hasActiveDrag && delegate.calls.isEmpty)
  }

  @Test func aRowThatMovesMeanwhileIsStillTheSource() {
    let fixture = TableFixture(count: 6)
    let delegate = Delegate(fixture)
    lift(1, fixture)
    fixture.simulator.touchMove(to: fixture.middle(4))
    fixture.rows[0].insert("New", at: 0)
    fixture.table.insertRows(at: [fixture.path(0)], with: .none)
    fixture.simulator.touchUp(at: fixture.middle(4))
    fixture.simulator.settle()
    #expect(fixture.rows[0] == ["New", "Row 0", "Row 2", "Row 3", "Row 1", "Row 4", "Row 5"])
    #expect(delegate.calls.last == "end of drop")
  }

  @Test func itemsFromElsewhereAreCopiedBeforeARow() {
    let fixture = TableFixture(count: 3)
    let delegate = Delegate(fixture)
    let page = DragPage()
    fixture.controller.addChild(page)
    page.view.frame = CGRect(x: 0, y: 400, width: 390, height: 400)
    fixture.controller.view.addSubview(page.view)
    page.didMove(toParent: fixture.controller)
    fixture.simulator.settle()
    fixture.simulator.touchDown(at: CGPoint(x: 60, y: 530))
    fixture.simulator.settle()
    fixture.simulator.touchMove(to: fixture.middle(1))
    #expect(fixture.table.dropMarkFrame == CGRect(x: 0, y: 42.5, width: 390, height: 3))
    fixture.simulator.touchUp(at: fixture.middle(1))
    fixture.simulator.settle()
    #expect(fixture.rows[0] == ["Row 0", "apple", "Row 1", "Row 2"])
    #expect(delegate.calls.contains("perform 1") && page.calls.contains("didEnd copy"))
  }

  /// The touch rests at a row that is deleted meanwhile.
  @Test func aDropAfterRowsHaveGoneIsAtOneThatIsLeft() {
    let fixture = TableFixture(count: 10)
    let delegate = Delegate(fixture)
    let place = fixture.middle(8)
    lift(1, fixture)
    fixture.simulator.touchMove(to: place)
    #expect(fixture.table.dropMarkFrame != nil)
    fixture.rows[0].removeLast(5)
    fixture.table.deleteRows(at: (5..<10).map { fixture.path($0) }, with: .none)
    fixture.simulator.settle()
    #expect(fixture.table.dropMarkFrame == nil)
    fixture.simulator.touchUp(at: place)
    fixture.simulator.settle()
    #expect(delegate.calls.contains("perform 4"))
    #expect(fixture.shown == [0, 2, 3, 4, 1].map { "Row \($0)" })
  }
}
