public import CoreGraphics

/// A row, a column or a custom arrangement of items in a compositional layout. It is repeated for
/// as many items as there are. A group can contain other groups.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    /// Items one after the other. They are repeated a number of times, or as long as there is room.
    case line(isHorizontal: Bool, count: Int?)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement
  /// The items or groups that are repeated; empty for a custom group.
  public let subitems: [NSCollectionLayoutItem]
  /// The space between items; nil for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  /// The views that are attached to the group.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { super.supplementaryItems }
    set { super.supplementaryItems = newValue }
  }

  init(
    _ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement,
    _ subitems: [NSCollectionLayoutItem]
  ) {
    (self.arrangement, self.subitems) = (arrangement, subitems)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
    if case .line = arrangement, subitems.isEmpty {
      Diagnostics.warn("A group of a compositional layout has no items; it shows nothing.")
    }
  }

  /// Makes a row of items, which are repeated in order as long as there is room.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .line(isHorizontal: true, count: nil), subitems)
  }

  /// Makes a row of a number of items of equal width.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, .line(isHorizontal: true, count: sensible(count)), [subitem])
  }

  /// Does the same as ``horizontal(layoutSize:repeatingSubitem:count:)``, under its name before iOS
  /// 16.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }

  /// Makes a column of items, which are repeated in order as long as there is room.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .line(isHorizontal: false, count: nil), subitems)
  }

  /// Makes a column of a number of items of equal height.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, .line(isHorizontal: false, count: sensible(count)), [subitem])
  }

  /// Does the same as ``vertical(layoutSize:repeatingSubitem:count:)``, under its name before iOS
  /// 16.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }

  /// Makes a group of items whose frames the program computes for the group's size.
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), []) }

  private static func sensible(_ count: Int) -> Int {
    if (1...GroupSolver.maximumItems).contains(count) { return count }
    Diagnostics.warn("A group of a compositional layout cannot have \(count) items; it has one.")
    return 1
  }
}

/// Returns the frames of a custom group's items. The container of the environment has the group's
/// size.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (_ layoutEnvironment: any NSCollectionLayoutEnvironment)
  -> [NSCollectionLayoutGroupCustomItem]

/// The frame of one cell in a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The frame in the group's coordinates.
  public let frame: CGRect
  /// The z-order: cells with larger numbers are in front.
  public let zIndex: Int

  /// Makes a cell with a frame in the group's coordinates.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// Makes a cell with a frame in the group's coordinates, and a z-order.
  public init(frame: CGRect, zIndex: Int) {
    (self.frame, self.zIndex) = (frame, zIndex)
    super.init()
  }
}
