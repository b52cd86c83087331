import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

/// From where a flow layout measures the insets of its sections.
@MainActor
struct SectionInsetReferenceTests {
  /// A grid of items of 100 points on a screen of 320 with 30 and 10 points that bars cover.
  private func grid(
    _ reference: UICollectionViewFlowLayout.SectionInsetReference
  ) -> CollectionFixture {
    let layout = CollectionFixture.flow(CGSize(width: 100, height: 60))
    layout.sectionInsetReference = reference
    let fixture = CollectionFixture([(0..<5).map { "\($0)" }], layout: layout)
    fixture.controller.additionalSafeAreaInsets = UIEdgeInsets(
      top: 0, left: 30, bottom: 0, right: 10)
    fixture.simulator.settle()
    return fixture
  }

  private func places(_ fixture: CollectionFixture) -> [CGFloat] {
    (0..<3).compactMap { fixture.frame($0)?.minX }
  }

  @Test func byDefaultItIsTheContent() {
    #expect(places(grid(.fromContentInset)) == [0, 110, 220])
  }

  @Test func itemsKeepOutOfTheSafeArea() {
    let fixture = grid(.fromSafeArea)
    // 280 points have room for two items, at their ends.
    #expect(places(fixture) == [30, 210, 30])
    #expect(fixture.collection.contentSize.width == 320)
    fixture.controller.additionalSafeAreaInsets = .zero
    fixture.simulator.settle()
    #expect(places(fixture) == [0, 110, 220])
  }

  @Test func whatTheContentIsInsetByCountsOnce() {
    let fixture = grid(.fromSafeArea)
    fixture.collection.contentInset.left = 50
    fixture.simulator.settle()
    // From the content's beginning, beyond the safe area, to the safe area: 260 points.
    #expect(places(fixture) == [0, 160, 0])
  }

  @Test func itemsKeepOutOfTheMargins() {
    let fixture = grid(.fromLayoutMargins)
    fixture.controller.additionalSafeAreaInsets = .zero
    fixture.collection.layoutMargins = UIEdgeInsets(top: 8, left: 24, bottom: 8, right: 24)
    fixture.simulator.settle()
    #expect(places(fixture) == [24, 196, 24])
  }

  @Test func sectionInsetsAreAddedInARow() {
    let layout = CollectionFixture.flow(CGSize(width: 100, height: 60))
    layout.scrollDirection = .horizontal
    layout.sectionInset.top = 7
    layout.sectionInsetReference = .fromSafeArea
    let fixture = CollectionFixture([["0"]], layout: layout)
    fixture.collection.contentInsetAdjustmentBehavior = .never
    fixture.controller.additionalSafeAreaInsets.top = 40
    fixture.simulator.settle()
    let flow = layout.layoutAttributesForItem(at: fixture.path(0))
    #expect((flow?.frame.minY ?? 0) >= 47)
  }
}
