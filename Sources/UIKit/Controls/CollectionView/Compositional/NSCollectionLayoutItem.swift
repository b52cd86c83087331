import CoreGraphics

/// The layout of one cell in a group of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// The size. Fractions are relative to the group.
  public let layoutSize: NSCollectionLayoutSize
  /// The views that are attached to the cell, for example badges.
  open internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The insets of the cell in its size, in points. For a group: the distances around its items.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spaces around the size; nil for none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Makes an item with a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Makes an item with a size and attached views.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
    super.init()
  }
}
