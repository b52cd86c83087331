import CoreGraphics

/// The role of a compositional section in a list.
@MainActor
struct ListSection {
  let configuration: UICollectionLayoutListConfiguration
  /// The margin beside the rows' content, in points.
  let margin: CGFloat

  // The spaces of tables in points: around grouped sections, additionally above the first one, and
  // above a plain header.
  static let groupGap: CGFloat = 17.5
  private static let firstGroupGap: CGFloat = 17.5
  private static let headerTopPadding: CGFloat = 22
  /// The points above a grouped header. Its own margin is 6 of the 16 points in tables.
  private static let groupedHeaderGap: CGFloat = 10
  /// The points beside the rows of a sidebar (our choice).
  static let sidebarInset: CGFloat = 8

  private var appearance: UICollectionLayoutListConfiguration.Appearance {
    configuration.appearance
  }
  var isGrouped: Bool { appearance == .grouped || appearance == .insetGrouped }

  /// Returns the space above a section in points, outside the insets that the program sets.
  func gap(before section: Int) -> CGFloat {
    let first = isGrouped && section == 0 ? Self.firstGroupGap : 0
    guard configuration.headerMode == .supplementary else { return first }
    if let own = configuration.headerTopPadding, own.isFinite { return max(own, 0) + first }
    switch appearance {
    case .plain: return Self.headerTopPadding
    case .grouped, .insetGrouped: return Self.groupedHeaderGap + first
    case .sidebar, .sidebarPlain: return 0
    }
  }

  /// The colour behind the rows.
  var backgroundColor: UIColor {
    if let own = configuration.backgroundColor { return own }
    switch appearance {
    case .plain, .sidebarPlain: return .systemBackground
    case .grouped, .insetGrouped: return .systemGroupedBackground
    case .sidebar: return .secondarySystemBackground
    }
  }

  /// Returns the role of an item.
  ///
  /// - Parameters:
  ///   - path: the index path of the item.
  ///   - count: the number of items in the section.
  func row(_ path: IndexPath, of count: Int) -> ListRow {
    let hasHeader = configuration.headerMode == .firstItemInSection
    if hasHeader, path.item == 0 { return edge(.header) }
    var row = ListRow(
      appearance: appearance, part: .item, separator: configuration.separatorConfiguration)
    row.style.margin = margin
    row.style.setEdges(
      in: grouping, isFirst: path.item == (hasHeader ? 1 : 0), isLast: path.item == count - 1,
      showsSeparators: configuration.showsSeparators)
    if configuration.showsSeparators {
      row.separator = configuration.itemSeparatorHandler?(path, row.separator) ?? row.separator
    } else {
      (row.separator.topSeparatorVisibility, row.separator.bottomSeparatorVisibility) =
        (.hidden, .hidden)
    }
    return row
  }

  private var grouping: RowStyle.Grouping {
    switch appearance {
    case .grouped: .grouped
    case .insetGrouped: .card
    case .plain, .sidebar, .sidebarPlain: .plain
    }
  }

  /// Returns the role of a header or a footer.
  func edge(_ part: ListRow.Part) -> ListRow {
    var separator = configuration.separatorConfiguration
    (separator.topSeparatorVisibility, separator.bottomSeparatorVisibility) = (.hidden, .hidden)
    var row = ListRow(appearance: appearance, part: part, separator: separator)
    row.style.margin = margin
    return row
  }
}

extension NSCollectionLayoutSection {
  /// Makes a section that shows its items as the rows of a list, each as high as its content.
  ///
  /// - Parameters:
  ///   - configuration: the configuration of the list.
  ///   - layoutEnvironment: the argument of the layout's section provider.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let isWide = layoutEnvironment.traitCollection.horizontalSizeClass == .regular
    let list = ListSection(configuration: configuration, margin: isWide ? 20 : 16)
    func size(_ height: CGFloat) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
    }
    let row = size(UITableViewCell.standardHeight)
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    section.list = list
    func edge(_ kind: String, _ alignment: NSRectAlignment) {
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(UITableViewHeaderFooterView.plainHeight), elementKind: kind,
        alignment: alignment)
      item.pinToVisibleBounds = configuration.appearance == .plain
      section.boundarySupplementaryItems.append(item)
    }
    let hasHeader = configuration.headerMode == .supplementary
    if hasHeader { edge(UICollectionView.elementKindSectionHeader, .top) }
    let hasFooter = configuration.footerMode == .supplementary
    if hasFooter { edge(UICollectionView.elementKindSectionFooter, .bottom) }
    var side: CGFloat = 0
    switch configuration.appearance {
    case .insetGrouped: side = list.margin
    case .sidebar: side = ListSection.sidebarInset
    case .plain, .grouped, .sidebarPlain: break
    }
    section.contentInsets = NSDirectionalEdgeInsets(
      top: list.isGrouped && !hasHeader ? ListSection.groupGap : 0, leading: side,
      bottom: list.isGrouped && !hasFooter ? ListSection.groupGap : 0, trailing: side)
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// Makes a layout that shows the items of all sections as the rows of a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}
