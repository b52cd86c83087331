import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// A collection whose cells are moved by dynamics.
@MainActor
struct CollectionDynamicsTests {
  /// Each cell hangs on a spring at the place that the flow layout gives it, as in a list whose
  /// cells bounce.
  private final class SpringLayout: UICollectionViewFlowLayout {
    private(set) lazy var animator = UIDynamicAnimator(collectionViewLayout: self)
    private var attachments: [UIAttachmentBehavior] = []

    override func prepare() {
      super.prepare()
      guard attachments.isEmpty, let collectionView else { return }
      let content = CGRect(origin: .zero, size: collectionView.bounds.size)
      for attributes in super.layoutAttributesForElements(in: content) ?? [] {
        let spring = UIAttachmentBehavior(item: attributes, attachedToAnchor: attributes.center)
        (spring.length, spring.frequency, spring.damping) = (0, 2, 1)
        attachments.append(spring)
        animator.addBehavior(spring)
      }
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { animator.layoutAttributesForCell(at: indexPath) }

    func shift(by distance: CGFloat) {
      for case let item as UICollectionViewLayoutAttributes in attachments.flatMap(\.items) {
        item.center.y += distance
        animator.updateItem(usingCurrentState: item)
      }
    }
  }

  @Test func cellsFollowTheItemsOfTheAnimator() throws {
    let layout = SpringLayout()
    layout.itemSize = CGSize(width: 100, height: 60)
    let fixture = CollectionFixture([(0..<6).map { "\($0)" }], layout: layout)
    let cell = try #require(fixture.collection.cellForItem(at: fixture.path(0)))
    let place = cell.center
    layout.shift(by: 80)
    fixture.simulator.advanceFrame()
    fixture.simulator.advance(by: 1.0 / 60)
    let low = try #require(fixture.collection.cellForItem(at: fixture.path(0))).center.y
    #expect(low > place.y + 60)
    fixture.simulator.settle()
    let end = try #require(fixture.collection.cellForItem(at: fixture.path(0))).center
    #expect(isNear(end.y, place.y, within: 1) && isNear(end.x, place.x, within: 0.01))
    #expect(!layout.animator.isRunning && fixture.simulator.isIdle)
    let attributes = layout.animator.layoutAttributesForCell(at: fixture.path(5))
    #expect(attributes?.indexPath == fixture.path(5))
    #expect(layout.animator.layoutAttributesForCell(at: fixture.path(99)) == nil)
    #expect(
      layout.animator.layoutAttributesForSupplementaryView(ofKind: "x", at: fixture.path(0)) == nil)
    #expect(
      layout.animator.layoutAttributesForDecorationView(ofKind: "x", at: fixture.path(0)) == nil)
  }
}
