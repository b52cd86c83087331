import CoreGraphics
import Testing
import UIKitTestSupport

/// Headers, footers and other views that updates remove and add.
@MainActor
struct ExtraUpdateTests {
  /// Some badges in a line, 200 points from the top, beside the items.
  private final class BadgeLayout: UICollectionViewFlowLayout {
    var badges = 0
    var deleted: [IndexPath] = []
    var inserted: [IndexPath] = []

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (super.layoutAttributesForElements(in: rect) ?? [])
        + (0..<badges).map { badge(IndexPath(item: $0, section: 0), top: 200) }
    }

    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { badge(indexPath, top: 200) }

    override func indexPathsToDeleteForSupplementaryView(
      ofKind elementKind: String
    ) -> [IndexPath] { elementKind == "badge" ? deleted : [] }

    override func indexPathsToInsertForSupplementaryView(
      ofKind elementKind: String
    ) -> [IndexPath] { elementKind == "badge" ? inserted : [] }

    override func initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { badge(elementIndexPath, top: 0) }

    override func finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { badge(elementIndexPath, top: 400) }

    private func badge(
      _ path: IndexPath, top: CGFloat
    ) -> UICollectionViewLayoutAttributes {
      let result = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: "badge", with: path)
      result.frame = CGRect(x: 50 * CGFloat(path.item), y: top, width: 20, height: 20)
      return result
    }
  }

  private let layout = BadgeLayout()
  private let fixture: CollectionFixture

  init() {
    layout.itemSize = CGSize(width: 100, height: 60)
    fixture = CollectionFixture([(0..<6).map { "\($0)" }], layout: layout)
    fixture.collection.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "badge",
      withReuseIdentifier: "head")
    layout.badges = 3
    layout.invalidateLayout()
    fixture.simulator.settle()
  }

  private func badge(_ item: Int) -> UICollectionReusableView? {
    fixture.collection.supplementaryView(forElementKind: "badge", at: fixture.path(item))
  }

  private func deleteLastItem() {
    fixture.items[0].removeLast()
    fixture.collection.performBatchUpdates {
      fixture.collection.deleteItems(at: [fixture.path(fixture.items[0].count)])
    }
  }

  @Test func oneThatTheLayoutDeletesGoesWhereItSays() throws {
    let last = try #require(badge(2))
    layout.badges = 2
    layout.deleted = [fixture.path(2)]
    deleteLastItem()
    #expect(badge(2) == nil && badge(1) != nil)
    #expect(!last.isHidden && last.frame.minY == 400)
    fixture.simulator.settle()
    #expect(last.isHidden)
  }

  /// The layout has a view at the path again, which is another one.
  @Test func oneThatIsDeletedIsNotTheOneThatFollows() throws {
    let first = try #require(badge(0))
    layout.deleted = [fixture.path(0)]
    deleteLastItem()
    #expect(!first.isHidden && first.frame.minY == 400)
    let next = try #require(badge(0))
    #expect(next !== first && next.frame.minY == 200)
    fixture.simulator.settle()
  }

  @Test func oneThatTheLayoutInsertsComesFromWhereItSays() throws {
    let (kept, former) = (try #require(badge(0)), try #require(badge(1)))
    layout.inserted = [fixture.path(1)]
    deleteLastItem()
    let new = try #require(badge(1))
    #expect(new !== former && badge(0) === kept)
    fixture.simulator.advanceFrame()
    let place = try #require(new.layer.presentation()).frame.minY
    #expect(place < 100 && new.frame.minY == 200)
    fixture.simulator.settle()
    #expect(former.isHidden)
  }

  @Test func withoutAnimationTheyGoAtOnce() throws {
    let last = try #require(badge(2))
    layout.badges = 2
    layout.deleted = [fixture.path(2)]
    UIView.performWithoutAnimation { deleteLastItem() }
    #expect(last.isHidden && badge(2) == nil)
  }

  @Test func theHeaderOfADeletedSectionFadesOut() throws {
    let layout = CollectionFixture.flow(CGSize(width: 100, height: 60))
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    let fixture = CollectionFixture([["a"], ["b"]], layout: layout)
    let kind = UICollectionView.elementKindSectionHeader
    let header = try #require(
      fixture.collection.supplementaryView(forElementKind: kind, at: fixture.path(0, 1)))
    fixture.items = [["a"]]
    fixture.collection.performBatchUpdates { fixture.collection.deleteSections([1]) }
    fixture.simulator.advance(by: 0.1)
    let shown = try #require(header.layer.presentation()).opacity
    #expect(!header.isHidden && shown > 0 && shown < 1)
    fixture.simulator.settle()
    #expect(header.isHidden && header.alpha == 1)
    #expect(fixture.collection.visibleSupplementaryViews(ofKind: kind).count == 1)
  }
}
