import CoreGraphics
import ObjectiveCSupport
import Testing
import UIKitTestSupport

import UIKit

/// Methods of data sources that have an effect by being there: the translator of iOS sources lists
/// the classes that have them.
@MainActor
struct DetectedMethodTests {
  /// Only supplies rows, and changes them.
  private class Rows: NSObject, UITableViewDataSource {
    var names = (0..<4).map { "\($0)" }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      names.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
  }

  private class ListedRows: Rows {}
  private final class InheritingRows: ListedRows {}

  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
  }

  init() {
    ObjectiveCNames.add(
      ListedRows.self,
      implements: [
        "tableView:commitEditingStyle:forRowAtIndexPath:",
        "tableView:moveRowAtIndexPath:toIndexPath:",
      ])
  }

  private func show(_ rows: Rows) -> (UITableViewController, Simulator) {
    let controller = UITableViewController(style: .plain)
    let simulator = Simulator(scale: 1, root: controller)
    controller.tableView.dataSource = rows
    controller.tableView.rowHeight = 44
    simulator.settle()
    return (controller, simulator)
  }

  private func drag(_ simulator: Simulator, from start: CGPoint, to end: CGPoint) {
    simulator.drag(from: start, to: end, duration: 0.3)
    simulator.touchUp(at: end)
    simulator.settle()
  }

  @Test func aSwipeDeletesARowWhereTheDataSourceCanCommitThat() {
    for (rows, count) in [(Rows(), 4), (ListedRows(), 3), (InheritingRows(), 3)] {
      let (controller, simulator) = show(rows)
      drag(simulator, from: CGPoint(x: 370, y: 66), to: CGPoint(x: 60, y: 66))
      #expect(rows.names.count == count, "\(type(of: rows))")
      #expect(controller.tableView.numberOfRows(inSection: 0) == count)
    }
  }

  @Test func aRowHasAReorderControlWhereTheDataSourceCanMoveIt() {
    for (rows, isMoved) in [(Rows(), false), (ListedRows(), true)] {
      let (controller, simulator) = show(rows)
      controller.setEditing(true, animated: false)
      simulator.settle()
      simulator.touchDown(at: CGPoint(x: 363, y: 22))
      simulator.advance(by: 0.7)
      for step in 1...10 {
        simulator.touchMove(to: CGPoint(x: 363, y: 22 + 10 * step))
        simulator.advanceFrame()
      }
      simulator.touchUp(at: CGPoint(x: 363, y: 122))
      simulator.settle()
      #expect((rows.names.first != "0") == isMoved, "\(rows.names)")
    }
  }

  @Test func anItemCanBeMovedWhereTheDataSourceCanMoveIt() {
    let items = Items()
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let first = IndexPath(item: 0, section: 0)
    #expect(!items.collectionView(collection, canMoveItemAt: first))
    ObjectiveCNames.add(
      Items.self, implements: ["collectionView:moveItemAtIndexPath:toIndexPath:"])
    #expect(items.collectionView(collection, canMoveItemAt: first))
  }

  @Test func anObjectRespondsToTheListedMethods() {
    let commit = Selector("tableView:commitEditingStyle:forRowAtIndexPath:")
    #expect(InheritingRows().responds(to: commit) && !Rows().responds(to: commit))
    #expect(!ListedRows().responds(to: Selector("tableView:cellForRowAtIndexPath:")))
  }
}
