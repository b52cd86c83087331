extension UICollectionView {
  /// The direction in which a layout's content continues.
  public enum ScrollDirection: Int, Sendable {
    /// Content continues downwards.
    case vertical = 0
    /// Content continues to the right.
    case horizontal = 1
  }

  /// The changes after which visible cells get the size of their content again. The raw values are
  /// Apple's.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// None.
    case disabled = 0
    /// A call of ``UIView/invalidateIntrinsicContentSize()`` on the cell, or another content
    /// configuration.
    case enabled = 1
    /// Also a change of constraints or content sizes in the cell's content view.
    case enabledIncludingConstraints = 2
  }

  /// Whether a view shows an item or belongs to the layout.
  public enum ElementCategory: Int, Sendable {
    /// A cell, which shows an item.
    case cell = 0
    /// A header, footer or other view that the layout places.
    case supplementaryView = 1
    /// A decoration view, which shows no data.
    case decorationView = 2
  }

  /// Called at the end of an interactive transition between layouts. The arguments are whether the
  /// new layout was reached, and whether the animation completed.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// The position of an item after scrolling to it: one value for each axis.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The option bits.
    public let rawValue: UInt
    /// Makes a set from its bits. Undefined bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The item's upper edge at the upper edge of the visible part.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// The item in the vertical middle of the visible part.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The item's lower edge at the lower edge of the visible part.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// The item's left edge at the left edge of the visible part.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// The item in the horizontal middle of the visible part.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// The item's right edge at the right edge of the visible part.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The kind of a flow layout's headers.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a flow layout's footers.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
