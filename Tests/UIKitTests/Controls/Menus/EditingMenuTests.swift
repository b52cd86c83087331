import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Menus of editing actions for the rows and items of lists.
@MainActor
struct EditingMenuTests {
  private final class Rows: UITableViewController {
    var calls: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    override func tableView(
      _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
    ) -> Bool { indexPath.row != 1 }
    override func tableView(
      _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool {
      calls.append("can \(action.name ?? "-")")
      return action == Selector("copy:")
    }
    override func tableView(
      _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
      withSender sender: Any?
    ) { calls.append("perform \(action.name ?? "-") \(indexPath.row)") }
  }

  private final class Grid: UICollectionViewController {
    var calls: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
    ) -> Bool { true }
    override func collectionView(
      _ collectionView: UICollectionView, canPerformAction action: Selector,
      forItemAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool { false }
  }

  private func isOpen(_ simulator: Simulator) -> Bool { simulator.window.keyReceiver != nil }

  /// The only row of the open menu, whose card is in front in what covers the window.
  private func row(_ simulator: Simulator) throws -> CGPoint {
    let card = try #require(simulator.window.subviews.last?.subviews.last).frame
    return CGPoint(x: card.midX, y: card.midY)
  }

  @Test func aRowsActionsAreThoseThatTheDelegateCanPerform() throws {
    let rows = Rows(style: .plain)
    let simulator = Simulator(root: rows)
    simulator.settle()
    func middle(_ row: Int) -> CGPoint {
      let frame = rows.tableView.rectForRow(at: [0, row])
      return rows.tableView.convert(CGPoint(x: 100, y: frame.midY), to: nil)
    }
    simulator.secondaryClick(at: middle(1))
    simulator.settle()
    #expect(!isOpen(simulator) && rows.calls.isEmpty)
    simulator.secondaryClick(at: middle(2))
    simulator.settle()
    #expect(isOpen(simulator) && rows.calls == ["can cut:", "can copy:", "can paste:"])
    simulator.tap(at: try row(simulator))
    simulator.settle()
    #expect(!isOpen(simulator) && rows.calls.last == "perform copy: 2")
  }

  @Test func aMenuWithoutActionsIsNotShown() {
    let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
    let simulator = Simulator(root: grid)
    simulator.settle()
    guard let cell = grid.collectionView.cellForItem(at: [0, 0]) else {
      Issue.record("There is no cell.")
      return
    }
    simulator.secondaryClick(at: cell.convert(CGPoint(x: 10, y: 10), to: nil))
    simulator.settle()
    #expect(!isOpen(simulator))
  }
}
