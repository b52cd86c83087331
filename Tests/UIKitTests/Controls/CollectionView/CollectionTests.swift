import CoreGraphics
import Testing
import UIKitSimulator

import UIKit

@MainActor
struct CollectionTests {
  @Test func onlyItemsThatAreSeenHaveCellsAndTheyAreUsedAgain() {
    NameCell.made = 0
    let fixture = CollectionFixture(count: 30_000)
    // Three items a line, at intervals of 70 points: seven lines are visible.
    #expect(fixture.shown.count == 21 && NameCell.made == 21)
    #expect(fixture.collection.contentSize == CGSize(width: 320, height: 699_990))
    for step in 1...40 {
      fixture.collection.contentOffset.y = CGFloat(step) * 35
      fixture.collection.layoutIfNeeded()
    }
    #expect(fixture.shown.first == "60" && NameCell.made <= 27)
    fixture.collection.scrollToItem(
      at: fixture.path(15_000), at: .centeredVertically, animated: false)
    #expect(fixture.shown.contains("15000"))
    #expect(fixture.frame(15_000)?.midY == fixture.collection.bounds.midY)
  }

  @Test func fullLinesAreSpreadAndTheLastOneFollowsTheirColumns() {
    let fixture = CollectionFixture(count: 5)
    #expect(fixture.frame(0) == CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(fixture.frame(1) == CGRect(x: 110, y: 0, width: 100, height: 60))
    #expect(fixture.frame(2)?.maxX == 320)
    #expect(fixture.frame(4) == CGRect(x: 110, y: 70, width: 100, height: 60))
    let few = CollectionFixture(count: 2)
    #expect(few.frame(1)?.minX == 110)
    let wide = CollectionFixture(
      [["a", "b"]], layout: CollectionFixture.flow(CGSize(width: 200, height: 50)))
    #expect(wide.frame(0)?.midX == 160 && wide.frame(1)?.midX == 160)
  }

  @Test func sideways() {
    let layout = CollectionFixture.flow(CGSize(width: 100, height: 200))
    layout.scrollDirection = .horizontal
    layout.sectionInset = UIEdgeInsets(top: 20, left: 5, bottom: 20, right: 7)
    let fixture = CollectionFixture([(0..<5).map { "\($0)" }], layout: layout)
    #expect(fixture.frame(0) == CGRect(x: 5, y: 20, width: 100, height: 200))
    #expect(fixture.frame(1) == CGRect(x: 5, y: 260, width: 100, height: 200))
    #expect(fixture.frame(2)?.minX == 115)
    #expect(fixture.collection.contentSize.width == 332)
  }

  @Test func headersHaveTheirPlaceAndMayStayAtTheEdge() throws {
    let layout = CollectionFixture.flow(CGSize(width: 100, height: 60))
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    layout.sectionHeadersPinToVisibleBounds = true
    let items = (0..<30).map { "\($0)" }
    let fixture = CollectionFixture([items, items], layout: layout)
    #expect(fixture.frame(0)?.minY == 40)
    let kind = UICollectionView.elementKindSectionHeader
    let header = try #require(
      fixture.collection.supplementaryView(forElementKind: kind, at: fixture.path(0)))
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 40))
    fixture.collection.contentOffset.y = 300
    fixture.collection.layoutIfNeeded()
    #expect(header.frame.minY == 300)
    #expect(fixture.frame(0, 1)?.minY == 770)
  }

  @Test func theDelegateSaysSizes() {
    final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { CGSize(width: 50 + 20 * indexPath.item, height: 30 + 10 * indexPath.item) }
    }
    let fixture = CollectionFixture(count: 4)
    let sizes = Sizes()
    fixture.collection.delegate = sizes
    // 50 + 70 + 90 and two gaps fit; they are centred on the highest.
    #expect(fixture.frame(0) == CGRect(x: 0, y: 10, width: 50, height: 30))
    #expect(fixture.frame(2)?.maxX == 320 && fixture.frame(2)?.height == 50)
    #expect(fixture.frame(3) == CGRect(x: 0, y: 60, width: 110, height: 60))
  }

  @Test func aPressSelectsInTheOrderOfCalls() {
    let fixture = CollectionFixture(count: 60)
    fixture.tap(4)
    #expect(
      fixture.calls == ["didHighlight 4", "didUnhighlight 4", "shouldSelect 4", "didSelect 4"])
    #expect(fixture.collection.indexPathsForSelectedItems == [fixture.path(4)])
    #expect(fixture.collection.cellForItem(at: fixture.path(4))?.isSelected == true)
    fixture.calls = []
    fixture.tap(5)
    #expect(fixture.calls.suffix(3) == ["shouldSelect 5", "didDeselect 4", "didSelect 5"])
    fixture.maySelect = false
    fixture.tap(6)
    #expect(fixture.collection.indexPathsForSelectedItems == [fixture.path(5)])
    fixture.simulator.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 50, y: 100))
    fixture.simulator.touchUp(at: CGPoint(x: 50, y: 100))
    fixture.simulator.settle()
    #expect(fixture.collection.contentOffset.y > 100 && fixture.calls.last == "shouldSelect 6")
  }

  @Test func itemsComeGoAndMove() throws {
    let fixture = CollectionFixture(count: 9)
    let mover = try #require(fixture.collection.cellForItem(at: fixture.path(8)))
    fixture.items = [["8", "new", "1", "2", "3", "4", "5", "7"]]
    var finished: Bool?
    fixture.collection.performBatchUpdates {
      fixture.collection.deleteItems(at: [fixture.path(0), fixture.path(6)])
      fixture.collection.insertItems(at: [fixture.path(1)])
      fixture.collection.moveItem(at: fixture.path(8), to: fixture.path(0))
    } completion: {
      finished = $0
    }
    #expect(fixture.shown == fixture.items[0])
    #expect(fixture.collection.cellForItem(at: fixture.path(0)) === mover)
    fixture.simulator.advance(by: 0.15)
    let seen = try #require(mover.layer.presentation()).position
    #expect(seen.y > 60 && seen.y < 140 && finished == nil)
    fixture.simulator.settle()
    #expect(finished == true && fixture.collection.visibleCells.allSatisfy { $0.alpha == 1 })
    let warnings = Diagnostics.collecting {
      fixture.items = [["a"]]
      fixture.collection.deleteItems(at: [fixture.path(0)])
    }
    #expect(warnings.count == 1 && fixture.shown == ["a"])
  }

  @Test func anUpdateAfterAReloadEndsWithTheNewCells() {
    let fixture = CollectionFixture(count: 6)
    fixture.items = [["new"]]
    fixture.collection.reloadData()
    var name: String?
    fixture.collection.performBatchUpdates(nil) { finished in
      #expect(finished)
      name = (fixture.collection.cellForItem(at: fixture.path(0)) as? NameCell)?.name
    }
    #expect(name == "new")
  }

  @Test func itemsMoveToThePlacesOfAnotherLayout() throws {
    let fixture = CollectionFixture(count: 9)
    let cell = try #require(fixture.collection.cellForItem(at: fixture.path(1)))
    fixture.collection.setCollectionViewLayout(
      CollectionFixture.flow(CGSize(width: 320, height: 50)), animated: true)
    #expect(cell.frame == CGRect(x: 0, y: 60, width: 320, height: 50))
    fixture.simulator.advance(by: 0.15)
    let width = try #require(cell.layer.presentation()).bounds.width
    #expect(width > 110 && width < 310)
    fixture.simulator.settle()
    #expect(fixture.shown.count == 8 || fixture.shown.count == 9)
  }

  @Test func layoutsOfOnesOwnPlaceAndTurn() throws {
    let fixture = CollectionFixture([(0..<6).map { "\($0)" }], layout: FanLayout())
    #expect(fixture.shown.count == 6 && fixture.collection.contentSize.height == 900)
    let cell = try #require(fixture.collection.cellForItem(at: fixture.path(2)))
    #expect(cell.center == CGPoint(x: 160, y: 140) && cell.transform.b != 0)
    #expect(cell.layer.zPosition == 2)
    fixture.simulator.drag(
      from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 340), duration: 0.1)
    fixture.simulator.touchUp(at: CGPoint(x: 160, y: 340))
    fixture.simulator.settle()
    // The layout's target offsets are multiples of 100.
    #expect(fixture.collection.contentOffset.y.truncatingRemainder(dividingBy: 100) == 0)
    #expect(fixture.collection.contentOffset.y > 0)
  }

  @Test func misuseIsReportedAndDoesNotCrash() {
    let fixture = CollectionFixture(count: 6)
    let warnings = Diagnostics.collecting {
      _ = fixture.collection.dequeueReusableCell(withReuseIdentifier: "no", for: fixture.path(0))
      fixture.collection.scrollToItem(at: fixture.path(99), at: .top, animated: true)
      fixture.collection.selectItem(at: fixture.path(99), animated: true, scrollPosition: .top)
      fixture.collection.register(UILabel.self, forCellWithReuseIdentifier: "x")
    }
    #expect(warnings.count == 4)
    for count in [-1, Int.max] {
      fixture.count = count
      let warnings = Diagnostics.collecting {
        fixture.collection.reloadData()
        #expect(fixture.shown.isEmpty)
      }
      #expect(warnings.count == 1)
    }
    fixture.count = nil
    fixture.onCell = { collection, path in
      if path.item == 0 { collection.reloadData() }
    }
    let asked = Diagnostics.collecting {
      fixture.collection.reloadData()
      #expect(fixture.shown.count == 6)
    }
    #expect(asked.count == 1)
    let broken = CollectionFixture([["a"]], layout: NowhereLayout())
    #expect(broken.shown.isEmpty)
  }
}

/// Rotated items, the later ones in front.
private final class FanLayout: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 900) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<6).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let result = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    result.size = CGSize(width: 80, height: 80)
    result.center = CGPoint(x: 160, y: 100 + 20 * indexPath.item)
    result.transform = CGAffineTransform(rotationAngle: 0.2 * CGFloat(indexPath.item))
    result.zIndex = indexPath.item
    return result
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { CGPoint(x: 0, y: (proposedContentOffset.y / 100).rounded(.up) * 100) }
}

/// Returns only invalid attributes.
private final class NowhereLayout: UICollectionViewLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let result = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 7, section: 0))
    let other = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    result.frame = rect
    other.center = CGPoint(x: CGFloat.nan, y: 0)
    return [result, other]
  }

  @Test func aReloadWhileItemsAreDisplayedAsksForNoItemsThatHaveGone() {
    final class Delegate: NSObject, UICollectionViewDelegate {
      let fixture: CollectionFixture
      init(_ fixture: CollectionFixture) { self.fixture = fixture }

      func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
      ) {
        guard fixture.items[0].count == 5 else { return }
        fixture.items = [["last"]]
        collectionView.reloadData()
      }
    }
    let fixture = CollectionFixture(count: 0)
    let delegate = Delegate(fixture)
    fixture.collection.delegate = delegate
    fixture.items = [(0..<5).map { "\($0)" }]
    var strays: [IndexPath] = []
    fixture.onCell = { _, path in
      if !fixture.items[0].indices.contains(path.item) { strays.append(path) }
    }
    fixture.collection.reloadData()
    fixture.simulator.settle()
    #expect(strays.isEmpty && fixture.shown == ["last"])
    #expect(fixture.collection.delegate === delegate)
  }
}
