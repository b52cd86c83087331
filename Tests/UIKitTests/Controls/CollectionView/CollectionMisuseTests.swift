import CoreGraphics
import Testing
import UIKitTestSupport

import UIKit

@MainActor
struct CollectionMisuseTests {
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude])
  func attributesWithoutFiniteNumbersTakeNoTaps(number: CGFloat) {
    for part in 0..<6 {
      var selected: [IndexPath]?
      _ = Diagnostics.collecting {
        let fixture = CollectionFixture([["a", "b"]], layout: HostileLayout(number, in: part))
        for place in [CGPoint(x: 50, y: 50), CGPoint(x: 160, y: 300)] {
          fixture.simulator.tap(at: place)
          fixture.simulator.settle()
        }
        fixture.collection.scrollToItem(
          at: IndexPath(item: 0, section: 0), at: .centeredVertically, animated: false)
        fixture.simulator.settle()
        selected = fixture.collection.indexPathsForSelectedItems ?? []
      }
      let isSeen = selected?.contains(IndexPath(item: 0, section: 0)) ?? true
      // The number in the content's size, or so large an item, leaves the items where they are.
      #expect(!isSeen || part == 5 || number == .greatestFiniteMagnitude)
    }
  }
}

/// Two items over the whole screen; one of the numbers of the first, or of the content's size, is
/// hostile.
private final class HostileLayout: UICollectionViewLayout {
  private let number: CGFloat
  private let part: Int

  init(_ number: CGFloat, in part: Int) {
    (self.number, self.part) = (number, part)
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var collectionViewContentSize: CGSize {
    part == 5 ? CGSize(width: number, height: number) : CGSize(width: 320, height: 480)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<2).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let result = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    result.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    guard indexPath.item == 0 else { return result }
    result.zIndex = 1
    switch part {
    case 0: result.center.x = number
    case 1: result.size.height = number
    case 2: result.frame = CGRect(x: number, y: number, width: number, height: number)
    case 3: result.transform = CGAffineTransform(scaleX: number, y: 1)
    case 4: result.alpha = number
    default: break
    }
    return result
  }
}
