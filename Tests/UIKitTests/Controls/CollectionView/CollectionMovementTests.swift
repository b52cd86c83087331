import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Items that the user moves: cells of 100 × 60 points, three in a line, at distances of 10.
@MainActor
struct CollectionMovementTests {
  private final class Names: UICollectionViewController {
    var items: [String]
    var moves: [String] = []
    var asked: [String] = []
    /// The items that cannot be moved.
    var fixed: Set<String> = []
    /// The last item to which others may go.
    var last: Int?

    init(count: Int) {
      items = (0..<count).map { "\($0)" }
      super.init(collectionViewLayout: CollectionFixture.flow(CGSize(width: 100, height: 60)))
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(NameCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { items.count }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? NameCell)?.name = items[indexPath.item]
      asked.append(items[indexPath.item])
      return cell
    }

    override func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { !fixed.contains(items[indexPath.item]) }

    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      moves.append("\(sourceIndexPath.item) to \(destinationIndexPath.item)")
      items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
      IndexPath(item: min(proposedIndexPath.item, last ?? .max), section: 0)
    }

    var shown: [String] {
      collectionView.layoutIfNeeded()
      return collectionView.visibleCells.compactMap { ($0 as? NameCell)?.name }
    }
  }

  private func make(_ count: Int = 9) -> (Names, Simulator, UICollectionView) {
    let names = Names(count: count)
    let simulator = Simulator(size: CGSize(width: 320, height: 480), scale: 1, root: names)
    simulator.settle()
    return (names, simulator, names.collectionView)
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func center(_ item: Int) -> CGPoint {
    CGPoint(x: 110 * (item % 3) + 50, y: 70 * (item / 3) + 30)
  }

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

  @Test func theOthersMakeRoomAndTheDataSourceIsNotifiedAtTheEnd() throws {
    let (names, simulator, collection) = make()
    let cells = collection.visibleCells
    names.asked = []
    #expect(collection.beginInteractiveMovementForItem(at: path(0)))
    collection.updateInteractiveMovementTargetPosition(
      CGPoint(x: center(4).x + 7, y: center(4).y + 9))
    simulator.advance(by: 0.4)
    #expect(cells[0].center == CGPoint(x: center(4).x + 7, y: center(4).y + 9))
    #expect(cells[1].center == center(0) && cells[4].center == center(3))
    #expect(cells[5].center == center(5) && names.moves.isEmpty)
    #expect(cells[0].layer.zPosition > cells[1].layer.zPosition)
    collection.endInteractiveMovement()
    #expect(names.moves == ["0 to 4"])
    simulator.settle()
    #expect(names.shown == ["1", "2", "3", "4", "0", "5", "6", "7", "8"])
    #expect(cells[0].center == center(4) && cells[0].layer.zPosition == 0)
    #expect(names.asked.isEmpty)
  }

  @Test func aCancelledMovementBringsTheItemBack() {
    let (names, simulator, collection) = make()
    let cells = collection.visibleCells
    #expect(collection.beginInteractiveMovementForItem(at: path(6)))
    for item in [7, 4, 1] { collection.updateInteractiveMovementTargetPosition(center(item)) }
    simulator.advance(by: 0.1)
    collection.cancelInteractiveMovement()
    simulator.settle()
    for (item, cell) in collection.visibleCells.enumerated() {
      #expect(cell === cells[item] && cell.center == center(item))
    }
    #expect(names.moves.isEmpty)
  }

  /// A long press, by the gesture that the controller installs.
  @Test func aLongPressMovesItems() {
    let (names, simulator, collection) = make()
    names.fixed = ["2"]
    hold(simulator, from: center(1), to: center(8))
    simulator.touchUp(at: center(8))
    simulator.settle()
    #expect(names.moves == ["1 to 8"])
    #expect(names.shown == ["0", "2", "3", "4", "5", "6", "7", "8", "1"])
    hold(simulator, from: center(1), to: center(5))
    simulator.touchUp(at: center(5))
    simulator.settle()
    #expect(names.moves.count == 1 && collection.contentOffset == .zero)
    names.installsStandardGestureForInteractiveMovement = false
    // What remains is the press that opens menus.
    let presses = collection.gestureRecognizers?.filter { $0 is UILongPressGestureRecognizer } ?? []
    #expect(presses.allSatisfy { $0.delegate is UIContextMenuInteraction })
  }

  @Test func theDelegateLimitsWhereAnItemGoes() {
    let (names, simulator, collection) = make()
    names.last = 3
    #expect(collection.beginInteractiveMovementForItem(at: path(0)))
    collection.updateInteractiveMovementTargetPosition(center(7))
    collection.endInteractiveMovement()
    simulator.settle()
    #expect(names.moves == ["0 to 3"])
  }

  @Test func anItemThatIsHeldAtTheEdgeScrollsTheCollection() {
    let (names, simulator, collection) = make(200)
    #expect(collection.beginInteractiveMovementForItem(at: path(1)))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 470))
    simulator.advance(by: 1)
    #expect(collection.contentOffset.y > 150)
    collection.endInteractiveMovement()
    let offset = collection.contentOffset
    simulator.settle()
    #expect(collection.contentOffset == offset && names.moves.count == 1)
    let first = collection.indexPathsForVisibleItems.first?.item ?? 0
    #expect(names.shown == Array(names.items[first..<first + names.shown.count]))
  }

  @Test func aDiffableDataSourceFollowsTheUser() {
    let fixture = CollectionFixture([])
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: fixture.collection) {
      $0.dequeueReusableCell(withReuseIdentifier: "cell", for: $1).named("\($2)")
    }
    var calls: [String] = []
    source.reorderingHandlers.canReorderItem = { $0 != 5 }
    source.reorderingHandlers.willReorder = {
      calls.append("will \($0.initialSnapshot.itemIdentifiers)")
    }
    source.reorderingHandlers.didReorder = {
      calls.append("did \($0.finalSnapshot.itemIdentifiers), \($0.difference.count) changes")
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3, 4, 5])
    source.apply(snapshot, animatingDifferences: false)
    fixture.simulator.settle()
    #expect(!fixture.collection.beginInteractiveMovementForItem(at: path(4)))
    #expect(fixture.collection.beginInteractiveMovementForItem(at: path(0)))
    fixture.collection.updateInteractiveMovementTargetPosition(center(2))
    fixture.collection.endInteractiveMovement()
    fixture.simulator.settle()
    #expect(source.snapshot().itemIdentifiers == [2, 3, 1, 4, 5])
    #expect(calls == ["will [1, 2, 3, 4, 5]", "did [2, 3, 1, 4, 5], 2 changes"])
    #expect(fixture.shown == ["2", "3", "1", "4", "5"])
  }

  // MARK: Misuse

  @Test func anItemThatCannotBeMovedStays() {
    let (names, _, collection) = make()
    names.fixed = ["3"]
    #expect(!collection.beginInteractiveMovementForItem(at: path(3)))
    let warnings = Diagnostics.collecting {
      #expect(!collection.beginInteractiveMovementForItem(at: path(99)))
      collection.updateInteractiveMovementTargetPosition(.zero)
      collection.endInteractiveMovement()
      #expect(collection.beginInteractiveMovementForItem(at: path(0)))
      #expect(!collection.beginInteractiveMovementForItem(at: path(1)))
      collection.updateInteractiveMovementTargetPosition(CGPoint(x: CGFloat.nan, y: 0))
      collection.cancelInteractiveMovement()
    }
    #expect(warnings.count == 3)
  }

  @Test func changedItemsEndAMovement() {
    let (names, simulator, collection) = make()
    #expect(collection.beginInteractiveMovementForItem(at: path(0)))
    collection.updateInteractiveMovementTargetPosition(center(4))
    names.items.removeLast(4)
    let warnings = Diagnostics.collecting {
      collection.deleteItems(at: (5..<9).map(path))
      simulator.settle()
      #expect(names.shown == ["0", "1", "2", "3", "4"])
      #expect(collection.beginInteractiveMovementForItem(at: path(0)))
      collection.reloadData()
      simulator.settle()
    }
    #expect(warnings.count == 1 && names.shown == ["0", "1", "2", "3", "4"])
    #expect(names.moves.isEmpty)
  }

  /// The first item is 90 points wide, also while it is elsewhere.
  @Test func anItemKeepsTheSizeThatTheDelegateGivesIt() {
    final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { CGSize(width: indexPath.item == 0 ? 90 : 100, height: 60) }
    }
    let (_, simulator, collection) = make()
    let sizes = Sizes()
    collection.delegate = sizes
    simulator.settle()
    #expect(collection.beginInteractiveMovementForItem(at: path(0)))
    collection.updateInteractiveMovementTargetPosition(center(4))
    simulator.advance(by: 0.4)
    let widths = (0..<9).map { collection.layoutAttributesForItem(at: path($0))?.size.width }
    #expect(widths == [100, 100, 100, 100, 90, 100, 100, 100, 100])
    collection.cancelInteractiveMovement()
    simulator.settle()
    #expect(collection.delegate === sizes)
  }
}

extension UICollectionViewCell {
  fileprivate func named(_ name: String) -> UICollectionViewCell {
    (self as? NameCell)?.name = name
    return self
  }
}
