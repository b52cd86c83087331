import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Items of 100 × 60 points, three in a line of 320 with 10 between, which are dragged within their
/// collection.
@MainActor
struct CollectionDragTests {
  private final class Delegate: NSObject, UICollectionViewDragDelegate,
    UICollectionViewDropDelegate
  {
    let fixture: CollectionFixture
    var calls: [String] = []

    init(_ fixture: CollectionFixture) {
      self.fixture = fixture
      super.init()
      fixture.collection.dragDelegate = self
      fixture.collection.dropDelegate = self
      fixture.collection.dragInteractionEnabled = true
    }

    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      let text = fixture.items[0][indexPath.item]
      return [UIDragItem(itemProvider: NSItemProvider(object: text as NSString))]
    }
    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      let fixture = fixture
      guard let path = coordinator.destinationIndexPath else {
        return calls.append("perform nowhere")
      }
      calls.append("perform \(path.item) \(coordinator.proposal.operation)")
      for item in coordinator.items {
        guard let source = item.sourceIndexPath else { continue }
        collectionView.performBatchUpdates {
          let moved = fixture.items[0].remove(at: source.item)
          fixture.items[0].insert(moved, at: path.item)
          collectionView.moveItem(at: source, to: path)
        }
        coordinator.drop(item.dragItem, toItemAt: path)
      }
    }
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
    ) { calls.append("end") }
  }

  private func middle(_ item: Int, _ fixture: CollectionFixture) -> CGPoint {
    let frame = fixture.frame(item) ?? .zero
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  private func drag(_ item: Int, to point: CGPoint, _ fixture: CollectionFixture) {
    fixture.simulator.touchDown(at: middle(item, fixture))
    fixture.simulator.settle()
    fixture.simulator.touchMove(to: point)
  }

  @Test func anItemIsDraggedToAnother() {
    let fixture = CollectionFixture(count: 6)
    let delegate = Delegate(fixture)
    drag(0, to: middle(4, fixture), fixture)
    #expect(fixture.collection.hasActiveDrag && fixture.collection.hasActiveDrop)
    // Item 4 is at 110 to 210, and 70 to 130. It moves back, so that the place is behind it.
    #expect(
      fixture.collection.dropMarkFrame == CGRect(x: 208.5, y: 70, width: 3, height: 60))
    fixture.simulator.touchUp(at: middle(4, fixture))
    fixture.simulator.settle()
    #expect(delegate.calls == ["perform 4 move", "end"])
    #expect(fixture.shown == ["1", "2", "3", "4", "0", "5"])
    #expect(!fixture.collection.hasActiveDrag && fixture.collection.dropMarkFrame == nil)
    #expect(fixture.simulator.window.windowScene?.dragPreviewFrames == [])
  }

  @Test func betweenItemsTheNearestOneCounts() {
    let fixture = CollectionFixture(count: 6)
    let delegate = Delegate(fixture)
    // Four points from item 1, and six from item 2.
    let gap = CGPoint(x: 214, y: 30)
    drag(5, to: gap, fixture)
    fixture.simulator.touchUp(at: gap)
    fixture.simulator.settle()
    #expect(delegate.calls == ["perform 1 move", "end"])
    #expect(fixture.shown == ["0", "5", "1", "2", "3", "4"])
  }

  @Test func aDragThatIsCancelledChangesNothing() {
    let fixture = CollectionFixture(count: 6)
    let delegate = Delegate(fixture)
    drag(0, to: middle(4, fixture), fixture)
    fixture.simulator.touchCancel()
    #expect(fixture.collection.dropMarkFrame == nil && !fixture.collection.hasActiveDrop)
    fixture.simulator.settle()
    #expect(delegate.calls == ["end"] && !fixture.collection.hasActiveDrag)
    #expect(fixture.shown == ["0", "1", "2", "3", "4", "5"])
  }

  @Test func thatIsReloadedMeanwhileNoItemIsTheSource() {
    let fixture = CollectionFixture(count: 6)
    let delegate = Delegate(fixture)
    drag(0, to: middle(4, fixture), fixture)
    fixture.items = [["a"]]
    fixture.collection.reloadData()
    fixture.simulator.touchUp(at: middle(0, fixture))
    fixture.simulator.settle()
    #expect(fixture.items == [["a"]] && delegate.calls.last == "end")
    #expect(fixture.simulator.window.windowScene?.dragPreviewFrames == [])
  }
}
