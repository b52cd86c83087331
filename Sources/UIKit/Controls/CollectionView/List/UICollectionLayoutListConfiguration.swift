public import CoreGraphics

/// How a section of a compositional layout, or a whole layout, shows its items as the rows of a
/// list.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The appearance of a list.
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge; the header of a section stays at the edge while it is visible.
    case plain = 0
    /// Rows from edge to edge, with lines and a space around each section.
    case grouped = 1
    /// Each section is a card with round corners.
    case insetGrouped = 2
    /// The rows of a sidebar, whose selection is round.
    case sidebar = 3
    /// A list beside a sidebar.
    case sidebarPlain = 4
  }

  /// What the header of a section is.
  public enum HeaderMode: Int, Sendable {
    /// There is none.
    case none = 0
    /// A supplementary view of the kind ``UICollectionView/elementKindSectionHeader``.
    case supplementary = 1
    /// The section's first item.
    case firstItemInSection = 2
  }

  /// What the footer of a section is.
  public enum FooterMode: Int, Sendable {
    /// There is none.
    case none = 0
    /// A supplementary view of the kind ``UICollectionView/elementKindSectionFooter``.
    case supplementary = 1
  }

  /// Gives the separators of a row: the configuration passed is that of the list.
  public typealias ItemSeparatorHandler =
    @MainActor (
      _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration
  /// Gives the actions at one side of a row, for a swipe; nil for none.
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// The configuration of an appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// The appearance.
  public let appearance: Appearance
  /// Whether rows have separators; true by default, except in a sidebar.
  public var showsSeparators: Bool
  /// The separators of rows for which ``itemSeparatorHandler`` gives no others.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Gives the separators of each row; nil for those of ``separatorConfiguration``. It is called
  /// whenever a row is placed.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The colour behind the rows; nil for that of the appearance.
  public var backgroundColor: UIColor?
  /// What the header of a section is; none by default.
  public var headerMode = HeaderMode.none
  /// What the footer of a section is; none by default.
  public var footerMode = FooterMode.none
  /// The space above a section's header, in points; nil for that of the appearance: 22 in a plain
  /// list.
  public var headerTopPadding: CGFloat?
  /// Gives the actions at the side of a row where texts begin; nil for none.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Gives the actions at the side of a row where texts end; nil for none.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  var hasSwipeActions: Bool {
    leadingSwipeActionsConfigurationProvider != nil
      || trailingSwipeActionsConfigurationProvider != nil
  }
}
