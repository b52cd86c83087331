public import CoreGraphics

/// The space between the items of a group, or beside an item.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  /// The points of space; for a flexible space, the minimum.
  public let spacing: CGFloat
  /// Whether it takes a share of the remaining space.
  public let isFlexibleSpacing: Bool
  /// Whether it is a number of points.
  open var isFixedSpacing: Bool { !isFlexibleSpacing }

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    isFlexibleSpacing = isFlexible
    if spacing.isFinite {
      self.spacing = spacing
    } else {
      Diagnostics.warn("A spacing of a layout cannot be \(spacing); zero is used.")
      self.spacing = 0
    }
    super.init()
  }

  /// Makes a space of at least a number of points. The flexible spaces of a group share the
  /// remaining space evenly.
  public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
  /// Makes a space of a number of points.
  public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
}

/// The spaces around an item, outside its size.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// At the left; nil for none.
  public let leading: NSCollectionLayoutSpacing?
  /// Above; nil for none.
  public let top: NSCollectionLayoutSpacing?
  /// At the right; nil for none.
  public let trailing: NSCollectionLayoutSpacing?
  /// Below; nil for none.
  public let bottom: NSCollectionLayoutSpacing?

  /// Makes the spaces at the four edges; nil for none.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    super.init()
  }
}
