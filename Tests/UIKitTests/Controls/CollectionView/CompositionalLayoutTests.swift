import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Frames of written-out layouts, worked out by hand for 320 × 480 points.
@MainActor
struct CompositionalLayoutTests {
  private func fixture(
    _ section: NSCollectionLayoutSection, _ counts: [Int] = [10],
    set: (UICollectionViewCompositionalLayoutConfiguration) -> Void = { _ in }
  ) -> CollectionFixture {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    set(configuration)
    return CollectionFixture(
      counts.map { (0..<$0).map { "\($0)" } },
      layout: UICollectionViewCompositionalLayout(section: section, configuration: configuration))
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private func isNear(_ a: CGRect?, _ b: CGRect) -> Bool {
    guard let a else { return false }
    return [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height]
      .allSatisfy { abs($0) < 1e-6 }
  }

  // MARK: Groups

  @Test func aRowRepeatsItsItemAsLongAsThereIsRoom() {
    let fixture = fixture(Layout.grid)
    #expect(fixture.frame(0) == rect(0, 0, 80, 60))
    #expect(fixture.frame(3) == rect(240, 0, 80, 60))
    #expect(fixture.frame(5) == rect(80, 60, 80, 60))
    #expect(fixture.frame(9) == rect(80, 120, 80, 60) && fixture.frame(10) == nil)
    #expect(fixture.collection.contentSize == CGSize(width: 320, height: 180))
    #expect(fixture.shown == (0..<10).map { "\($0)" })
    let cell = fixture.collection.cellForItem(at: fixture.path(5))
    #expect(cell?.frame == rect(80, 60, 80, 60))
  }

  @Test func insetsAndSpacesAreKeptFree() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Layout.size(.fractionalWidth(1), .absolute(60)),
      repeatingSubitem: Layout.item(.absolute(1), .fractionalHeight(1)), count: 3)
    group.interItemSpacing = .fixed(10)
    group.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 0, bottom: 6, trailing: 0)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 10)
    section.interGroupSpacing = 8
    let fixture = fixture(section)
    // 290 points less two spaces, in three parts.
    #expect(isNear(fixture.frame(0), rect(20, 14, 90, 50)))
    #expect(isNear(fixture.frame(2), rect(220, 14, 90, 50)))
    #expect(isNear(fixture.frame(4), rect(120, 82, 90, 50)))
    // Four rows, three spaces and the insets.
    #expect(fixture.collection.contentSize.height == 304)
  }

  @Test func groupsCanBeInGroups() {
    let large = Layout.item(.fractionalWidth(0.7), .fractionalHeight(1))
    large.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8)
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: Layout.size(.fractionalWidth(0.3), .fractionalHeight(1)),
      repeatingSubitem: Layout.item(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
    let fixture = fixture(
      NSCollectionLayoutSection(group: Layout.row(.absolute(200), [large, pair])))
    #expect(isNear(fixture.frame(0), rect(4, 2, 212, 192)))
    #expect(isNear(fixture.frame(1), rect(224, 0, 96, 100)))
    #expect(isNear(fixture.frame(2), rect(224, 100, 96, 100)))
    #expect(isNear(fixture.frame(3), rect(4, 202, 212, 192)))
    #expect(fixture.collection.contentSize.height == 800)
  }

  @Test func itemsOfDifferentSizesAreRepeatedInTheirOrder() {
    let fixture = fixture(
      NSCollectionLayoutSection(
        group: Layout.row(
          .absolute(50),
          [
            Layout.item(.fractionalWidth(0.5), .fractionalHeight(1)),
            Layout.item(.fractionalWidth(0.25), .fractionalHeight(0.5)),
          ])))
    #expect(fixture.frame(1) == rect(160, 0, 80, 25))
    // A second item of half the width has no room.
    #expect(fixture.frame(2) == rect(0, 50, 160, 50))
  }

  @Test func flexibleSpacesShareWhatIsLeft() {
    let group = Layout.row(.absolute(50), [Layout.item(.absolute(80), .absolute(50))])
    group.interItemSpacing = .flexible(10)
    let spread = fixture(NSCollectionLayoutSection(group: group))
    #expect(spread.frame(1)?.minX == 120 && spread.frame(2)?.minX == 240)
    #expect(spread.frame(3) == rect(0, 50, 80, 50))
    let item = Layout.item(.absolute(200), .absolute(20))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: .fixed(10))
    let centred = fixture(NSCollectionLayoutSection(group: Layout.row(.absolute(50), [item])))
    #expect(centred.frame(0) == rect(60, 20, 200, 20))
  }

  @Test func aCustomGroupPlacesItsItems() {
    var sizes: [CGSize] = []
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: Layout.size(.fractionalWidth(1), .absolute(100))
    ) { environment in
      sizes.append(environment.container.effectiveContentSize)
      return (0..<3).map { index in
        let place = CGFloat(index) * 50
        return NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: place, y: place / 2, width: 40, height: 40), zIndex: index)
      }
    }
    let fixture = fixture(NSCollectionLayoutSection(group: group))
    #expect(sizes.allSatisfy { $0 == CGSize(width: 320, height: 100) } && !sizes.isEmpty)
    #expect(fixture.frame(2) == rect(100, 50, 40, 40) && fixture.frame(4) == rect(50, 125, 40, 40))
    let attributes = fixture.collection.layoutAttributesForItem(at: fixture.path(5))
    #expect(attributes?.zIndex == 2)
  }

  @Test func heightsCanBeFractionsOfTheCollection() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: Layout.size(.fractionalWidth(0.5), .fractionalHeight(0.5)),
      subitems: [Layout.item(.fractionalWidth(1), .fractionalHeight(0.5))])
    let fixture = fixture(NSCollectionLayoutSection(group: group))
    #expect(fixture.frame(1) == rect(0, 120, 160, 120) && fixture.frame(2)?.minY == 240)
  }

  @Test func aLayoutCanContinueToTheRight() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: Layout.size(.absolute(100), .fractionalHeight(1)),
      repeatingSubitem: Layout.item(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 40, leading: 5, bottom: 40, trailing: 7)
    section.interGroupSpacing = 10
    let fixture = fixture(section) { $0.scrollDirection = .horizontal }
    #expect(fixture.frame(0) == rect(5, 40, 100, 200))
    #expect(fixture.frame(3) == rect(115, 240, 100, 200))
    #expect(fixture.collection.contentSize == CGSize(width: 552, height: 480))
  }

  @Test func theLastOfAHundredThousandItemsHasItsPlace() {
    let fixture = fixture(Layout.grid, [100_000, 6])
    #expect(fixture.frame(99_999) == rect(240, 1_499_940, 80, 60))
    #expect(fixture.frame(5, 1) == rect(80, 1_500_060, 80, 60))
    #expect(fixture.shown.count == 32)
    fixture.collection.scrollToItem(at: fixture.path(4, 1), at: .bottom, animated: false)
    #expect(fixture.shown.suffix(2) == ["4", "5"] && fixture.shown.count == 30)
  }

  // MARK: Sections

  @Test func eachSectionHasALayoutOfItsOwn() {
    var asked: [Int] = []
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 12
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { section, environment in
        asked.append(section)
        #expect(environment.container.contentSize == CGSize(width: 320, height: 480))
        return section == 0 ? Layout.grid : Layout.strip(.none)
      }, configuration: configuration)
    let fixture = CollectionFixture([["a"], ["b", "c"]], layout: layout)
    #expect(asked.prefix(2) == [0, 1])
    #expect(fixture.frame(0, 1) == rect(20, 72, 200, 100))
    #expect(fixture.frame(1, 1) == rect(20, 182, 200, 100))
    #expect(fixture.collection.contentSize.height == 282)
  }

  @Test func headersAndFootersMakeASectionLonger() throws {
    let head = Layout.boundary("head", height: 40, .top)
    let foot = Layout.boundary("foot", height: 30, .bottom)
    let section = Layout.grid
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 7, trailing: 20)
    section.boundarySupplementaryItems = [head, foot]
    head.pinToVisibleBounds = true
    let fixture = fixture(section, [40, 40])
    func frame(_ kind: String, _ section: Int) -> CGRect? {
      fixture.collection.layoutAttributesForSupplementaryElement(
        ofKind: kind, at: fixture.path(0, section))?.frame
    }
    #expect(fixture.frame(0) == rect(20, 45, 70, 60))
    #expect(frame("head", 0) == rect(20, 0, 280, 40))
    #expect(frame("foot", 0) == rect(20, 652, 280, 30))
    #expect(frame("head", 1) == rect(20, 682, 280, 40))
    #expect(fixture.frame(0, 1)?.minY == 727)
    // A pinned header stays at the edge, until its section leaves.
    fixture.collection.contentOffset.y = 300
    fixture.collection.layoutIfNeeded()
    let view = try #require(
      fixture.collection.supplementaryView(forElementKind: "head", at: fixture.path(0)))
    #expect(view.frame.minY == 300)
    fixture.collection.contentOffset.y = 660
    fixture.collection.layoutIfNeeded()
    #expect(view.frame.minY == 642)
  }

  @Test func aHeaderThatDoesNotMakeTheSectionLongerCoversItems() {
    let head = Layout.boundary("head", height: 40, .top)
    head.extendsBoundary = false
    let section = Layout.grid
    section.boundarySupplementaryItems = [head]
    let fixture = fixture(section)
    #expect(fixture.frame(0)?.minY == 0)
    #expect(
      fixture.collection.layoutAttributesForSupplementaryElement(
        ofKind: "head", at: fixture.path(0))?.frame == rect(0, 0, 320, 40))
  }

  @Test func theWholeLayoutCanHaveAHeader() {
    let fixture = fixture(Layout.grid) {
      $0.boundarySupplementaryItems = [Layout.boundary("all", height: 50, .top)]
    }
    #expect(fixture.frame(0)?.minY == 50)
    let attributes = fixture.collection.layoutAttributesForSupplementaryElement(
      ofKind: "all", at: IndexPath(index: 0))
    #expect(attributes?.frame == rect(0, 0, 320, 50))
    #expect(fixture.collection.contentSize.height == 230)
  }

  @Test func badgesAreAttachedToTheirItems() {
    let size = Layout.size(.absolute(20), .absolute(20))
    let inside = NSCollectionLayoutSupplementaryItem(
      layoutSize: size, elementKind: "inside",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let outside = NSCollectionLayoutSupplementaryItem(
      layoutSize: size, elementKind: "outside",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom]),
      itemAnchor: NSCollectionLayoutAnchor(
        edges: [.top], absoluteOffset: CGPoint(x: 0, y: -3)))
    let item = NSCollectionLayoutItem(
      layoutSize: Layout.size(.fractionalWidth(0.25), .fractionalHeight(1)),
      supplementaryItems: [inside, outside])
    let section = NSCollectionLayoutSection(group: Layout.row(.absolute(60), [item]))
    section.interGroupSpacing = 40
    let fixture = fixture(section)
    func frame(_ kind: String) -> CGRect? {
      fixture.collection.supplementaryView(forElementKind: kind, at: fixture.path(5))?.frame
    }
    // The item is at (80, 100), 80 × 60 points.
    #expect(isNear(frame("inside"), rect(146, 94, 20, 20)))
    #expect(isNear(frame("outside"), rect(110, 163, 20, 20)))
  }

  @Test func aSectionHasABackground() throws {
    let section = Layout.grid
    section.boundarySupplementaryItems = [Layout.boundary("head", height: 40, .top)]
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "back")
    background.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    section.decorationItems = [background]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Background.self, forDecorationViewOfKind: "back")
    let fixture = CollectionFixture([["a"], ["b"]], layout: layout)
    let views = fixture.collection.subviews.compactMap { $0 as? Background }
    #expect(views.map(\.frame.minY).sorted() == [1, 101])
    let view = try #require(views.first)
    #expect(view.frame.size == CGSize(width: 314, height: 96))
    #expect(view.layer.zPosition < (fixture.collection.visibleCells[0].layer.zPosition))
  }

  private final class Background: UICollectionReusableView {}

  @Test func aHandlerChangesVisibleItems() throws {
    let section = Layout.grid
    var offsets: [CGPoint] = []
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      offsets.append(offset)
      #expect(environment.container.contentSize.width == 320)
      for item in items { item.alpha = item.frame.minY < 60 ? 0.5 : 1 }
    }
    let fixture = fixture(section, [100])
    #expect(fixture.collection.cellForItem(at: fixture.path(1))?.alpha == 0.5)
    #expect(fixture.collection.cellForItem(at: fixture.path(4))?.alpha == 1)
    fixture.collection.contentOffset.y = 30
    fixture.collection.layoutIfNeeded()
    #expect(offsets.last == CGPoint(x: 0, y: 30))
  }

  @Test func aHandlerIsCalledForTheVisibleItemsOnly() {
    let section = Layout.grid
    var calls: [[Int]] = []
    section.visibleItemsInvalidationHandler = { items, _, _ in
      calls.append(items.map(\.indexPath.item))
    }
    let fixture = fixture(section, [100])
    // Eight rows of four.
    #expect(calls.last == Array(0..<32))
    let count = calls.count
    #expect(fixture.collection.indexPathForItem(at: CGPoint(x: 90, y: 10)) == fixture.path(1))
    #expect(fixture.collection.indexPathForItem(at: CGPoint(x: 400, y: 10)) == nil)
    #expect(calls.count == count)
    fixture.collection.performBatchUpdates(nil)
    fixture.simulator.settle()
    #expect(calls[count...].allSatisfy { $0 == Array(0..<32) })
  }

  @Test func anItemIsFoundWhereAHandlerHasPutIt() {
    let section = Layout.grid
    section.visibleItemsInvalidationHandler = { items, _, _ in
      guard let first = items.first(where: { $0.indexPath.item == 0 }) else { return }
      first.center = CGPoint(x: 40, y: 450)
      first.zIndex = 1
    }
    let fixture = fixture(section, [100])
    #expect(fixture.collection.indexPathForItem(at: CGPoint(x: 40, y: 450)) == fixture.path(0))
    #expect(fixture.collection.indexPathForItem(at: CGPoint(x: 40, y: 30)) == nil)
  }

  // MARK: Misuse

  @Test func misuseIsReportedAndDoesNotCrash() {
    let warnings = Diagnostics.collecting {
      let nothing = CollectionFixture(
        [["a"], ["b"]],
        layout: UICollectionViewCompositionalLayout { section, _ in
          section == 0 ? nil : Layout.grid
        })
      #expect(nothing.shown == ["b"] && nothing.frame(0, 1) == rect(0, 0, 80, 60))
      let empty = fixture(NSCollectionLayoutSection(group: Layout.row(.absolute(60), [])))
      #expect(empty.shown.isEmpty)
      let broken = fixture(
        NSCollectionLayoutSection(
          group: Layout.row(.absolute(.nan), [Layout.item(.absolute(-5), .absolute(10))])))
      #expect(broken.collection.contentSize.height == 0)
    }
    #expect(warnings.count == 4)
  }
}
