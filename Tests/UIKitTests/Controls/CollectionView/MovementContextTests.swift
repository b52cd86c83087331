import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// What a layout is asked for while the user moves an item: cells of 100 × 60 points, three in a
/// line of 320 points, at distances of 10.
@MainActor
struct MovementContextTests {
  private final class Layout: UICollectionViewFlowLayout {
    var calls: [String] = []
    var invalidations = 0
    var names: [[IndexPath]?] = []

    override func invalidationContext(
      forInteractivelyMovingItems targetIndexPaths: [IndexPath],
      withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
      previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(
        forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
        previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
      calls.append(
        "\(previousIndexPaths.map(\.item)) to \(targetIndexPaths.map(\.item)), "
          + "\(Int(previousPosition.x)) to \(Int(context.interactiveMovementTarget.x))")
      names += [
        context.previousIndexPathsForInteractivelyMovingItems,
        context.targetIndexPathsForInteractivelyMovingItems,
      ]
      return context
    }

    override func invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
      movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
      calls.append(
        "end \(previousIndexPaths.map(\.item)) to \(indexPaths.map(\.item)) \(movementCancelled)")
      return super.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
        movementCancelled: movementCancelled)
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      if context.targetIndexPathsForInteractivelyMovingItems != nil { invalidations += 1 }
    }
  }

  private final class Page: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(NameCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 9 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { true }
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {}
  }

  private let layout = Layout()

  private func make() -> (Simulator, UICollectionView) {
    layout.itemSize = CGSize(width: 100, height: 60)
    let page = Page(collectionViewLayout: layout)
    let simulator = Simulator(size: CGSize(width: 320, height: 480), scale: 1, root: page)
    simulator.settle()
    return (simulator, page.collectionView)
  }

  @Test func theLayoutIsAskedWithEveryStepAndAtTheEnd() {
    let (simulator, collection) = make()
    #expect(collection.beginInteractiveMovementForItem(at: [0, 0]))
    // Above the item's own place, then above that of the second one.
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 60, y: 30))
    #expect(layout.calls == ["[0] to [0], 50 to 60"] && layout.invalidations == 0)
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 165, y: 30))
    #expect(layout.calls.last == "[0] to [1], 60 to 165" && layout.invalidations == 1)
    let (before, after): ([IndexPath], [IndexPath]) = ([[0, 0]], [[0, 1]])
    #expect(Array(layout.names.suffix(2)) == [before, after])
    collection.endInteractiveMovement()
    #expect(layout.calls.last == "end [1] to [1] false" && layout.invalidations == 2)
    simulator.settle()
  }

  @Test func aCancelledMovementEndsWhereItBegan() {
    let (simulator, collection) = make()
    #expect(collection.beginInteractiveMovementForItem(at: [0, 0]))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 165, y: 30))
    collection.cancelInteractiveMovement()
    #expect(layout.calls.last == "end [1] to [0] true")
    simulator.settle()
    #expect(collection.cellForItem(at: [0, 0])?.center == CGPoint(x: 50, y: 30))
  }
}
