public import CoreGraphics

/// A row, a column or a free arrangement of items in a compositional layout, which is repeated for
/// as many items as there are. A group can contain others.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    /// Items one after the other, repeated as long as there is room, or a number of times.
    case line(isHorizontal: Bool, count: Int?)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement
  /// The items, or groups, that are repeated; none in a custom group.
  public let subitems: [NSCollectionLayoutItem]
  /// The space between items; nil for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  /// Views that are attached to the group.
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

  /// A row of items, repeated in their order as long as there is room.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .line(isHorizontal: true, count: nil), subitems)
  }

  /// A row of a number of equally wide items.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, .line(isHorizontal: true, count: sensible(count)), [subitem])
  }

  /// As ``horizontal(layoutSize:repeatingSubitem:count:)``, its name before iOS 16.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }

  /// A column of items, repeated in their order as long as there is room.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .line(isHorizontal: false, count: nil), subitems)
  }

  /// A column of a number of equally high items.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize, .line(isHorizontal: false, count: sensible(count)), [subitem])
  }

  /// As ``vertical(layoutSize:repeatingSubitem:count:)``, its name before iOS 16.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
  }

  /// Items at frames that the program works out for a group of the size.
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), []) }

  private static func sensible(_ count: Int) -> Int {
    if (1...GroupSolver.mostItems).contains(count) { return count }
    Diagnostics.warn("A group of a compositional layout cannot have \(count) items; it has one.")
    return 1
  }
}

/// Works out the frames of a custom group's items; the environment's container has the group's
/// size.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (_ layoutEnvironment: any NSCollectionLayoutEnvironment)
  -> [NSCollectionLayoutGroupCustomItem]

/// The place of one cell in a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// In the group's coordinates.
  public let frame: CGRect
  /// Cells of higher numbers are in front.
  public let zIndex: Int

  /// A cell at a frame, in the group's coordinates.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// A cell at a frame, in the group's coordinates, in front of those of lower numbers.
  public init(frame: CGRect, zIndex: Int) {
    (self.frame, self.zIndex) = (frame, zIndex)
    super.init()
  }
}
