import CoreGraphics

/// A view that is attached to an item or a group of a compositional layout, for example a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind, by which the data source is asked for the view.
  public let elementKind: String
  /// The point of the item that the view is attached to.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that is attached there; nil for the point at the same edges.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// Views of higher numbers are in front; 1 by default, so that it is in front of cells.
  open var zIndex = 1

  /// A view inside an item, at its edges.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind, containerAnchor, nil) }

  /// A view of which a point is at a point of the item.
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

  /// The frame of the view, whose item has another.
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
