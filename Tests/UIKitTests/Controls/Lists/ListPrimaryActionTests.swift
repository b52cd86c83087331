import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// The actions of rows and items that the user selects.
@MainActor
struct ListPrimaryActionTests {
  private final class Rows: UITableViewController {
    var log: [String] = []

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { 3 }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }
    override func tableView(
      _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
    ) { log.append("act \(indexPath.row)") }
  }

  private final class Items: UICollectionViewController {
    var log: [String] = []

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { log.append("select \(indexPath.item)") }
    override func collectionView(
      _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { indexPath.item != 2 }
    override func collectionView(
      _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
    ) { log.append("act \(indexPath.item)") }
  }

  private func rows(_ set: (UITableView) -> Void, tapping numbers: [Int]) -> [String] {
    let page = Rows()
    let simulator = Simulator(size: CGSize(width: 320, height: 480), scale: 1, root: page)
    page.tableView.rowHeight = 44
    set(page.tableView)
    simulator.settle()
    for number in numbers {
      let rect = page.tableView.rectForRow(at: IndexPath(row: number, section: 0))
      let place = CGPoint(x: rect.midX, y: rect.midY)
      simulator.tap(at: page.tableView.convert(place, to: nil))
      simulator.settle()
    }
    return page.log
  }

  @Test func aSelectedRowPerformsItsActionAfterTheSelection() {
    #expect(rows({ _ in }, tapping: [1, 2]) == ["select 1", "act 1", "select 2", "act 2"])
  }

  @Test func whatExtendsASelectionPerformsNothing() {
    #expect(
      rows({ $0.allowsMultipleSelection = true }, tapping: [0, 2]) == [
        "select 0", "act 0", "select 2",
      ])
  }

  @Test func rowsOfAnEditedTablePerformNothing() {
    let log = rows(
      {
        $0.allowsSelectionDuringEditing = true
        $0.setEditing(true, animated: false)
      }, tapping: [1])
    #expect(log == ["select 1"])
  }

  @Test func theDelegateDecidesWhichItemsHaveActions() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 50)
    let page = Items(collectionViewLayout: layout)
    page.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let simulator = Simulator(size: CGSize(width: 320, height: 480), scale: 1, root: page)
    simulator.settle()
    for number in [0, 2] {
      let path = IndexPath(item: number, section: 0)
      guard let frame = page.collectionView.layoutAttributesForItem(at: path)?.frame else {
        continue
      }
      let place = CGPoint(x: frame.midX, y: frame.midY)
      simulator.tap(at: page.collectionView.convert(place, to: nil))
      simulator.settle()
    }
    #expect(page.log == ["select 0", "act 0", "select 2"])
  }
}
