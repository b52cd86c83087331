import CoreGraphics
import QuartzCore
import Testing

import UIKit

@MainActor
struct LayoutAttributesTests {
  private func attributes() -> UICollectionViewLayoutAttributes {
    let result = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    result.frame = CGRect(x: 10, y: 20, width: 100, height: 60)
    return result
  }

  @Test func theFrameFollowsA3DTransform() {
    let attributes = attributes()
    attributes.transform3D = CATransform3DMakeTranslation(0, -300, 0)
    #expect(attributes.transform == CGAffineTransform(translationX: 0, y: -300))
    #expect(attributes.frame == CGRect(x: 10, y: -280, width: 100, height: 60))
    // About the centre, (60, 50).
    attributes.transform3D = CATransform3DMakeScale(1.5, 2, 1)
    #expect(attributes.frame == CGRect(x: -15, y: -10, width: 150, height: 120))
    #expect(attributes.size == CGSize(width: 100, height: 60))
  }

  @Test func eachTransformReplacesTheOther() throws {
    let attributes = attributes()
    attributes.transform3D = CATransform3DMakeTranslation(0, 0, 40)
    #expect(attributes.transform == .identity)
    let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
    #expect(copy.transform3D.m43 == 40)
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(
      CATransform3DEqualToTransform(attributes.transform3D, CATransform3DMakeScale(2, 2, 1)))
  }

  /// Moves its only item from outside into sight.
  private final class LiftedLayout: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 1_000) }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      [layoutAttributesForItem(at: IndexPath(item: 0, section: 0))].compactMap { $0 }
    }
    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let result = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      result.frame = CGRect(x: 0, y: 600, width: 100, height: 100)
      result.transform3D = CATransform3DMakeTranslation(0, -300, 0)
      return result
    }
  }

  @Test func anItemThatATransformMovesIntoSightIsShownAndFoundThere() {
    let fixture = CollectionFixture([["a"]], layout: LiftedLayout())
    #expect(fixture.shown == ["a"])
    #expect(fixture.collection.indexPathForItem(at: CGPoint(x: 50, y: 350)) == fixture.path(0))
    #expect(fixture.collection.indexPathForItem(at: CGPoint(x: 50, y: 650)) == nil)
  }
}
