import CoreGraphics
import Testing
import UIKitSimulator

import UIKit

@Suite(.serialized) @MainActor
struct CollectionTests {
  @Test func onlyItemsThatAreSeenHaveCellsAndTheyAreUsedAgain() {
    NameCell.made = 0
    let stand = CollectionStand(count: 30_000)
    // Three a line, at intervals of 70 points: seven lines are seen.
    #expect(stand.shown.count == 21 && NameCell.made == 21)
    #expect(stand.collection.contentSize == CGSize(width: 320, height: 699_990))
    for step in 1...40 {
      stand.collection.contentOffset.y = CGFloat(step) * 35
      stand.collection.layoutIfNeeded()
    }
    #expect(stand.shown.first == "60" && NameCell.made <= 27)
    stand.collection.scrollToItem(
      at: stand.path(15_000), at: .centeredVertically, animated: false)
    #expect(stand.shown.contains("15000"))
    #expect(stand.frame(15_000)?.midY == stand.collection.bounds.midY)
  }

  @Test func fullLinesAreSpreadAndTheLastOneFollowsTheirColumns() {
    let stand = CollectionStand(count: 5)
    #expect(stand.frame(0) == CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(stand.frame(1) == CGRect(x: 110, y: 0, width: 100, height: 60))
    #expect(stand.frame(2)?.maxX == 320)
    #expect(stand.frame(4) == CGRect(x: 110, y: 70, width: 100, height: 60))
    let few = CollectionStand(count: 2)
    #expect(few.frame(1)?.minX == 110)
    let wide = CollectionStand(
      [["a", "b"]], layout: CollectionStand.flow(CGSize(width: 200, height: 50)))
    #expect(wide.frame(0)?.midX == 160 && wide.frame(1)?.midX == 160)
  }

  @Test func sideways() {
    let layout = CollectionStand.flow(CGSize(width: 100, height: 200))
    layout.scrollDirection = .horizontal
    layout.sectionInset = UIEdgeInsets(top: 20, left: 5, bottom: 20, right: 7)
    let stand = CollectionStand([(0..<5).map { "\($0)" }], layout: layout)
    #expect(stand.frame(0) == CGRect(x: 5, y: 20, width: 100, height: 200))
    #expect(stand.frame(1) == CGRect(x: 5, y: 260, width: 100, height: 200))
    #expect(stand.frame(2)?.minX == 115)
    #expect(stand.collection.contentSize.width == 332)
  }

  @Test func headersHaveTheirPlaceAndMayStayAtTheEdge() throws {
    let layout = CollectionStand.flow(CGSize(width: 100, height: 60))
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    layout.sectionHeadersPinToVisibleBounds = true
    let items = (0..<30).map { "\($0)" }
    let stand = CollectionStand([items, items], layout: layout)
    #expect(stand.frame(0)?.minY == 40)
    let kind = UICollectionView.elementKindSectionHeader
    let header = try #require(
      stand.collection.supplementaryView(forElementKind: kind, at: stand.path(0)))
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 40))
    stand.collection.contentOffset.y = 300
    stand.collection.layoutIfNeeded()
    #expect(header.frame.minY == 300)
    #expect(stand.frame(0, 1)?.minY == 770)
  }

  @Test func theDelegateSaysSizes() {
    final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { CGSize(width: 50 + 20 * indexPath.item, height: 30 + 10 * indexPath.item) }
    }
    let stand = CollectionStand(count: 4)
    let sizes = Sizes()
    stand.collection.delegate = sizes
    // 50 + 70 + 90 and two gaps fit; they stand in the middle of the highest.
    #expect(stand.frame(0) == CGRect(x: 0, y: 10, width: 50, height: 30))
    #expect(stand.frame(2)?.maxX == 320 && stand.frame(2)?.height == 50)
    #expect(stand.frame(3) == CGRect(x: 0, y: 60, width: 110, height: 60))
  }

  @Test func aPressSelectsInTheOrderOfCalls() {
    let stand = CollectionStand(count: 60)
    stand.tap(4)
    #expect(
      stand.calls == ["didHighlight 4", "didUnhighlight 4", "shouldSelect 4", "didSelect 4"])
    #expect(stand.collection.indexPathsForSelectedItems == [stand.path(4)])
    #expect(stand.collection.cellForItem(at: stand.path(4))?.isSelected == true)
    stand.calls = []
    stand.tap(5)
    #expect(stand.calls.suffix(3) == ["shouldSelect 5", "didDeselect 4", "didSelect 5"])
    stand.maySelect = false
    stand.tap(6)
    #expect(stand.collection.indexPathsForSelectedItems == [stand.path(5)])
    stand.simulator.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 50, y: 100))
    stand.simulator.touchUp(at: CGPoint(x: 50, y: 100))
    stand.simulator.settle()
    #expect(stand.collection.contentOffset.y > 100 && stand.calls.last == "shouldSelect 6")
  }

  @Test func itemsComeGoAndMove() throws {
    let stand = CollectionStand(count: 9)
    let mover = try #require(stand.collection.cellForItem(at: stand.path(8)))
    stand.items = [["8", "new", "1", "2", "3", "4", "5", "7"]]
    var finished: Bool?
    stand.collection.performBatchUpdates {
      stand.collection.deleteItems(at: [stand.path(0), stand.path(6)])
      stand.collection.insertItems(at: [stand.path(1)])
      stand.collection.moveItem(at: stand.path(8), to: stand.path(0))
    } completion: {
      finished = $0
    }
    #expect(stand.shown == stand.items[0])
    #expect(stand.collection.cellForItem(at: stand.path(0)) === mover)
    stand.simulator.advance(by: 0.15)
    let seen = try #require(mover.layer.presentation()).position
    #expect(seen.y > 60 && seen.y < 140 && finished == nil)
    stand.simulator.settle()
    #expect(finished == true && stand.collection.visibleCells.allSatisfy { $0.alpha == 1 })
    let warnings = Diagnostics.collecting {
      stand.items = [["a"]]
      stand.collection.deleteItems(at: [stand.path(0)])
    }
    #expect(warnings.count == 1 && stand.shown == ["a"])
  }

  @Test func itemsMoveToThePlacesOfAnotherLayout() throws {
    let stand = CollectionStand(count: 9)
    let cell = try #require(stand.collection.cellForItem(at: stand.path(1)))
    stand.collection.setCollectionViewLayout(
      CollectionStand.flow(CGSize(width: 320, height: 50)), animated: true)
    #expect(cell.frame == CGRect(x: 0, y: 60, width: 320, height: 50))
    stand.simulator.advance(by: 0.15)
    let width = try #require(cell.layer.presentation()).bounds.width
    #expect(width > 110 && width < 310)
    stand.simulator.settle()
    #expect(stand.shown.count == 8 || stand.shown.count == 9)
  }

  @Test func layoutsOfOnesOwnPlaceAndTurn() throws {
    let stand = CollectionStand([(0..<6).map { "\($0)" }], layout: FanLayout())
    #expect(stand.shown.count == 6 && stand.collection.contentSize.height == 900)
    let cell = try #require(stand.collection.cellForItem(at: stand.path(2)))
    #expect(cell.center == CGPoint(x: 160, y: 140) && cell.transform.b != 0)
    #expect(cell.layer.zPosition == 2)
    stand.simulator.drag(
      from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 340), duration: 0.1)
    stand.simulator.touchUp(at: CGPoint(x: 160, y: 340))
    stand.simulator.settle()
    // The layout lets content rest at whole hundreds.
    #expect(stand.collection.contentOffset.y.truncatingRemainder(dividingBy: 100) == 0)
    #expect(stand.collection.contentOffset.y > 0)
  }

  @Test func mistakesAreToldAndSurvived() {
    let stand = CollectionStand(count: 6)
    let told = Diagnostics.collecting {
      _ = stand.collection.dequeueReusableCell(withReuseIdentifier: "no", for: stand.path(0))
      stand.collection.scrollToItem(at: stand.path(99), at: .top, animated: true)
      stand.collection.selectItem(at: stand.path(99), animated: true, scrollPosition: .top)
      stand.collection.register(UILabel.self, forCellWithReuseIdentifier: "x")
    }
    #expect(told.count == 4)
    for count in [-1, Int.max] {
      stand.count = count
      let told = Diagnostics.collecting {
        stand.collection.reloadData()
        #expect(stand.shown.isEmpty)
      }
      #expect(told.count == 1)
    }
    stand.count = nil
    stand.onCell = { collection, path in
      if path.item == 0 { collection.reloadData() }
    }
    let asked = Diagnostics.collecting {
      stand.collection.reloadData()
      #expect(stand.shown.count == 6)
    }
    #expect(asked.count == 1)
    let broken = CollectionStand([["a"]], layout: NowhereLayout())
    #expect(broken.shown.isEmpty)
  }
}

/// Items that are turned, the later ones in front.
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

/// Knows nothing but nonsense.
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
}
