import CoreGraphics
import Testing
import UIKitTestSupport

/// Layouts that are mirrored where their collection's content goes from right to left.
@MainActor
struct LayoutMirroringTests {
  private final class MirroredFlow: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  private func flow(_ direction: UICollectionView.ScrollDirection = .vertical) -> MirroredFlow {
    let layout = MirroredFlow()
    layout.itemSize = CGSize(width: 100, height: 60)
    layout.scrollDirection = direction
    return layout
  }

  private func fixture(
    _ items: [[String]], _ layout: UICollectionViewLayout, isReversed: Bool = true
  ) -> CollectionFixture {
    let fixture = CollectionFixture(items, layout: layout)
    fixture.collection.semanticContentAttribute =
      isReversed ? .forceRightToLeft : .forceLeftToRight
    fixture.simulator.settle()
    return fixture
  }

  @Test func aLayoutIsNotMirroredUnlessItSaysSo() {
    #expect(!UICollectionViewFlowLayout().flipsHorizontallyInOppositeLayoutDirection)
    #expect(UICollectionViewFlowLayout().developmentLayoutDirection == .leftToRight)
    let plain = fixture([["a", "b"]], CollectionFixture.flow(CGSize(width: 100, height: 60)))
    let mirrored = fixture([["a", "b"]], flow(), isReversed: false)
    for fixture in [plain, mirrored] { #expect(fixture.frame(0)?.minX == 0) }
  }

  /// Three items of 100 points with gaps of 10 fill the width of 320.
  @Test func theFirstItemIsAtTheRight() {
    let fixture = fixture([["a", "b", "c", "d"]], flow())
    #expect(fixture.frame(0) == CGRect(x: 220, y: 0, width: 100, height: 60))
    #expect(fixture.frame(1)?.minX == 110 && fixture.frame(2)?.minX == 0)
    #expect(fixture.frame(3)?.origin == CGPoint(x: 220, y: 70))
    let cell = fixture.collection.cellForItem(at: fixture.path(0))
    #expect(cell?.frame == fixture.frame(0))
    #expect(fixture.collection.indexPathForItem(at: CGPoint(x: 5, y: 5)) == fixture.path(2))
    fixture.tap(1)
    #expect(fixture.collection.indexPathsForSelectedItems == [fixture.path(1)])
  }

  @Test func theAttributesOfTheLayoutStayItsOwn() {
    let layout = flow()
    let fixture = fixture([["a", "b", "c"]], layout)
    #expect(fixture.frame(0)?.minX == 220)
    #expect(layout.layoutAttributesForItem(at: fixture.path(0))?.frame.minX == 0)
  }

  /// Ten items of 100 points with gaps of 10 are 1090 points wide.
  @Test func whatScrollsAcrossBeginsAtTheRight() {
    let layout = flow(.horizontal)
    // One line.
    layout.itemSize.height = 400
    let collection = CollectionFixture([["0", "1", "2"]], layout: flow())
    collection.collection.semanticContentAttribute = .forceRightToLeft
    collection.items = [(0..<10).map { "\($0)" }]
    collection.collection.setCollectionViewLayout(layout, animated: false)
    collection.collection.reloadData()
    collection.simulator.settle()
    let view = collection.collection
    #expect(view.contentSize.width == 1090 && view.contentOffset.x == 770)
    #expect(collection.frame(0)?.minX == 990 && collection.frame(9)?.minX == 0)
    #expect(Set(collection.shown) == ["0", "1", "2"])
    view.scrollToItem(at: collection.path(9), at: .left, animated: false)
    #expect(view.contentOffset.x == 0 && Set(collection.shown) == ["7", "8", "9"])
  }

  @Test func narrowContentLiesAtTheRight() {
    let layout = flow(.horizontal)
    layout.itemSize.height = 400
    let fixture = fixture([["a", "b"]], layout)
    #expect(fixture.frame(0)?.minX == 220 && fixture.frame(1)?.minX == 110)
  }
}
