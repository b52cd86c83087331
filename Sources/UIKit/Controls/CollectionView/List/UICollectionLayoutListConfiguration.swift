public import CoreGraphics

/// The configuration of a section of a compositional layout, or of a whole layout, as a list.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The appearance of a list.
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge. The header of a section stays at the edge while its section is
    /// visible.
    case plain = 0
    /// Rows from edge to edge, with lines and a space around each section.
    case grouped = 1
    /// Each section is a card with rounded corners.
    case insetGrouped = 2
    /// The rows of a sidebar, with a rounded selection.
    case sidebar = 3
    /// A list beside a sidebar.
    case sidebarPlain = 4
  }

  /// The kind of header of a section.
  public enum HeaderMode: Int, Sendable {
    /// No header.
    case none = 0
    /// A supplementary view of the kind ``UICollectionView/elementKindSectionHeader``.
    case supplementary = 1
    /// The section's first item.
    case firstItemInSection = 2
  }

  /// The kind of footer of a section.
  public enum FooterMode: Int, Sendable {
    /// No footer.
    case none = 0
    /// A supplementary view of the kind ``UICollectionView/elementKindSectionFooter``.
    case supplementary = 1
  }

  /// Returns the separators of a row from those of the list.
  public typealias ItemSeparatorHandler =
    @MainActor (
      _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration
  /// Returns the swipe actions at one side of a row; nil for none.
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// Makes the configuration of an appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  /// The appearance.
  public let appearance: Appearance
  /// Whether rows have separators. The default is true, except in a sidebar.
  public var showsSeparators: Bool
  /// The separators of rows, unless ``itemSeparatorHandler`` returns others.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Returns the separators of each row; nil for ``separatorConfiguration``. It is called whenever
  /// a row is laid out.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The colour behind the rows; nil for that of the appearance.
  public var backgroundColor: UIColor?
  /// The kind of header of a section. The default is none.
  public var headerMode = HeaderMode.none
  /// The kind of footer of a section. The default is none.
  public var footerMode = FooterMode.none
  /// The space above a section's header in points; nil for that of the appearance: 22 in a plain
  /// list.
  public var headerTopPadding: CGFloat?
  /// Returns the actions at the leading side of a row; nil for none.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Returns the actions at the trailing side of a row; nil for none.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  var hasSwipeActions: Bool {
    leadingSwipeActionsConfigurationProvider != nil
      || trailingSwipeActionsConfigurationProvider != nil
  }
}
