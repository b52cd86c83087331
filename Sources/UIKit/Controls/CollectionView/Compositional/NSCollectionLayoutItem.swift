import CoreGraphics

/// The place of one cell in a group of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// The size, in which fractions are those of the group's.
  public let layoutSize: NSCollectionLayoutSize
  /// Views that are attached to the cell, for example badges.
  open internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// Distances by which the cell is smaller than the size, in points. Of a group: the distances
  /// around its items.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Spaces around the size; nil for none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// An item of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// An item of a size with views attached to it.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
    super.init()
  }
}
