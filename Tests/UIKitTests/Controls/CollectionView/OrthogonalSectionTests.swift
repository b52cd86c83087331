import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// Sections that scroll across the direction of their layout: cells of 200 points at distances of
/// 10, with 20 points before the first.
@MainActor
struct OrthogonalSectionTests {
  typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior

  /// A section that scrolls above one that does not.
  private func fixture(_ behavior: Behavior) -> CollectionFixture {
    let layout = UICollectionViewCompositionalLayout { section, _ in
      section == 0 ? Layout.strip(behavior) : Layout.grid
    }
    let names = (0..<100).map { "\($0)" }
    return CollectionFixture([Array(names.prefix(10)), names], layout: layout)
  }

  /// Where the first cell has been scrolled to.
  private func offset(_ fixture: CollectionFixture) -> CGFloat {
    fixture.collection.layoutIfNeeded()
    return 20 - (fixture.frame(0)?.minX ?? .nan)
  }

  private func drag(
    _ fixture: CollectionFixture, by distance: CGFloat, y: CGFloat = 50, rest: TimeInterval = 0
  ) {
    let end = CGPoint(x: 280 + distance, y: y)
    fixture.simulator.drag(from: CGPoint(x: 280, y: y), to: end, duration: 0.1)
    fixture.simulator.advance(by: rest)
    fixture.simulator.touchUp(at: end)
    fixture.simulator.settle()
  }

  @Test func theGroupsFollowEachOtherAcrossTheDirection() {
    let fixture = fixture(.continuous)
    #expect(fixture.frame(1) == CGRect(x: 230, y: 0, width: 200, height: 100))
    #expect(fixture.frame(0, 1) == CGRect(x: 0, y: 100, width: 80, height: 60))
    // Only the first two are visible.
    #expect(fixture.collection.indexPathsForVisibleItems.filter { $0.section == 0 }.count == 2)
  }

  /// A drag of 150 points to the left, and a release at speed.
  @Test(arguments: [
    (Behavior.groupPaging, CGFloat(210)), (Behavior.groupPagingCentered, CGFloat(170)),
    (Behavior.paging, CGFloat(320)),
  ])
  func aThrowGoesToTheNextGroup(_ behavior: Behavior, _ expected: CGFloat) {
    let fixture = fixture(behavior)
    drag(fixture, by: -150)
    #expect(offset(fixture) == expected)
    #expect(fixture.collection.contentOffset == .zero)
    let cell = fixture.collection.cellForItem(at: fixture.path(1))
    #expect(cell?.frame.minX == 230 - expected)
  }

  @Test func aSectionOfCentredGroupsBeginsWithTheFirstInTheMiddle() {
    let fixture = fixture(.groupPagingCentered)
    #expect(fixture.frame(0)?.midX == 160)
    for _ in 0..<12 { drag(fixture, by: -200) }
    #expect(fixture.frame(9)?.midX == 160)
  }

  /// The nearest group to the offset 60 is the first one.
  @Test func aSlowReleaseGoesBackToTheNearestGroup() {
    let fixture = fixture(.groupPaging)
    drag(fixture, by: -60, rest: 0.5)
    #expect(offset(fixture) == 0)
  }

  @Test func aFreeSectionGoesOnAfterTheRelease() {
    let fixture = fixture(.continuous)
    drag(fixture, by: -150)
    #expect(offset(fixture) > 200)
  }

  @Test func aFreeSectionCanSettleWhereAGroupBegins() {
    let fixture = fixture(.continuousGroupLeadingBoundary)
    drag(fixture, by: -150)
    let groups = offset(fixture) / 210
    #expect(groups >= 1 && groups == groups.rounded())
  }

  @Test func aVerticalDragScrollsTheCollection() {
    let fixture = fixture(.continuous)
    fixture.simulator.drag(
      from: CGPoint(x: 160, y: 90), to: CGPoint(x: 150, y: 20), duration: 0.1)
    #expect(fixture.collection.contentOffset.y > 50 && offset(fixture) == 0)
    fixture.simulator.touchUp(at: CGPoint(x: 150, y: 20))
    fixture.simulator.settle()
  }

  @Test func aDragBesideTheSectionDoesNotScrollIt() {
    let fixture = fixture(.continuous)
    drag(fixture, by: -150, y: 200)
    #expect(offset(fixture) == 0)
  }

  @Test func theSectionKeepsItsOffsetWhileItIsOutOfSight() {
    let fixture = fixture(.groupPaging)
    drag(fixture, by: -150)
    for place: CGFloat in [900, 0] {
      fixture.collection.contentOffset.y = place
      fixture.collection.layoutIfNeeded()
    }
    #expect(offset(fixture) == 210)
    drag(fixture, by: -150)
    #expect(offset(fixture) == 420)
  }

  @Test func scrollingToAnItemScrollsItsSection() {
    let fixture = fixture(.continuous)
    fixture.collection.scrollToItem(
      at: fixture.path(4), at: .centeredHorizontally, animated: false)
    // The fifth item begins at 20 + 4 × 210.
    #expect(offset(fixture) == 800)
    fixture.collection.scrollToItem(at: fixture.path(9), at: .right, animated: true)
    fixture.simulator.settle()
    #expect(offset(fixture) == 1_790)
  }

  @Test func itemsCanBeTappedWhereTheyAreSeen() {
    let fixture = fixture(.groupPaging)
    drag(fixture, by: -150)
    fixture.calls = []
    fixture.simulator.tap(at: CGPoint(x: 100, y: 50))
    fixture.simulator.settle()
    #expect(fixture.calls.last == "didSelect 1")
  }

  @Test func anUpdateKeepsTheOffsetOfASection() {
    let fixture = fixture(.groupPaging)
    drag(fixture, by: -150)
    fixture.items[0].remove(at: 0)
    fixture.collection.deleteItems(at: [fixture.path(0)])
    fixture.simulator.settle()
    #expect(offset(fixture) == 210)
    #expect(fixture.collection.indexPathsForVisibleItems.contains(fixture.path(1)))
  }

  @Test func anotherLayoutLeavesNoScrollViewBehind() {
    let fixture = fixture(.continuous)
    let recognizers = fixture.collection.gestureRecognizers?.count ?? 0
    fixture.collection.setCollectionViewLayout(
      CollectionFixture.flow(CGSize(width: 100, height: 60)), animated: true)
    fixture.simulator.settle()
    #expect(fixture.collection.gestureRecognizers?.count == recognizers - 1)
    #expect(!fixture.collection.subviews.contains { $0 is UIScrollView })
  }

  @Test func anUpdateLeavesADragOfASectionAsItIs() {
    let fixture = fixture(.continuous)
    fixture.simulator.drag(
      from: CGPoint(x: 280, y: 50), to: CGPoint(x: 180, y: 50), duration: 0.1)
    let before = offset(fixture)
    fixture.items[1].removeLast()
    fixture.collection.deleteItems(at: [fixture.path(99, 1)])
    fixture.simulator.touchMove(to: CGPoint(x: 130, y: 50))
    fixture.simulator.advanceFrame()
    #expect(before > 50 && abs(offset(fixture) - before - 50) < 1)
    fixture.simulator.touchUp(at: CGPoint(x: 130, y: 50))
    fixture.simulator.settle()
  }
}
