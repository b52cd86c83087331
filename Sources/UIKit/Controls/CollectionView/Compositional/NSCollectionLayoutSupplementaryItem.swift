import CoreGraphics

/// A view that is attached to an item or a group of a compositional layout, for example a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind for which the data source is asked for the view.
  public let elementKind: String
  /// The point of the item at which the view is attached.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that is attached there; nil for the point at the same edges.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The z-order: views with larger numbers are in front. The default is 1, in front of cells.
  open var zIndex = 1

  /// Makes a view inside an item, at its edges.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind, containerAnchor, nil) }

  /// Makes a view, one point of which is at a point of the item.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind, containerAnchor, itemAnchor) }

  init(
    _ layoutSize: NSCollectionLayoutSize, _ elementKind: String,
    _ containerAnchor: NSCollectionLayoutAnchor, _ itemAnchor: NSCollectionLayoutAnchor?
  ) {
    (self.elementKind, self.containerAnchor) = (elementKind, containerAnchor)
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Returns the frame of the view on an item.
  func frame(on item: CGRect) -> CGRect {
    let size = layoutSize.value(in: item.size)
    let goal = containerAnchor.point(in: item, size: size)
    let bounds = CGRect(origin: .zero, size: size)
    let own =
      itemAnchor?.point(in: bounds, size: size)
      ?? NSCollectionLayoutAnchor(edges: containerAnchor.edges).point(in: bounds, size: size)
    return CGRect(origin: CGPoint(x: goal.x - own.x, y: goal.y - own.y), size: size)
      .inset(by: contentInsets)
  }
}
