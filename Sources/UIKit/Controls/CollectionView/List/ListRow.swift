import CoreGraphics

/// The role of a cell in a list: its part, its style, and its separators.
struct ListRow: Equatable {
  /// The part of a section.
  enum Part {
    case header, item, footer
  }

  var appearance: UICollectionLayoutListConfiguration.Appearance
  var part: Part
  /// The corners and lines of the appearance. Its lines are those of `automatic` separators.
  var style = RowStyle()
  var separator: UIListSeparatorConfiguration

  @MainActor
  var content: UIListContentConfiguration {
    switch (part, appearance) {
    case (.item, .sidebar): .sidebarCell()
    case (.item, .sidebarPlain): .accompaniedSidebarCell()
    case (.item, _): .cell()
    case (.header, .plain): .plainHeader()
    case (.header, .sidebar), (.header, .sidebarPlain): .sidebarHeader()
    case (.header, _): .groupedHeader()
    case (.footer, .plain), (.footer, .sidebarPlain): .plainFooter()
    case (.footer, _): .groupedFooter()
    }
  }

  var background: UIBackgroundConfiguration {
    switch (part, appearance) {
    case (.item, .plain): .listPlainCell()
    case (.item, .sidebar): .listSidebarCell()
    case (.item, .sidebarPlain): .listAccompaniedSidebarCell()
    case (.item, _): .listGroupedCell()
    case (_, .plain), (_, .sidebarPlain): .listPlainHeaderFooter()
    case (.header, .sidebar): .listSidebarHeader()
    case (_, _): .listGroupedHeaderFooter()
    }
  }
}

/// Resolves the values of separators that the list chooses.
extension UIListSeparatorConfiguration {
  /// Returns the line at one edge of a row.
  ///
  /// - Parameters:
  ///   - automatic: the line of the appearance.
  ///   - isTop: whether it is the line above the row.
  /// - Returns: the distances of the line from the sides of the row in points, or `inset` for those
  ///   that the cell chooses; nil for no line.
  func line(_ automatic: RowStyle.Line, isTop: Bool) -> SeparatorSpan? {
    let visibility = isTop ? topSeparatorVisibility : bottomSeparatorVisibility
    guard visibility != .hidden, visibility == .visible || automatic != .none else { return nil }
    let insets = isTop ? topSeparatorInsets : bottomSeparatorInsets
    func own(_ value: CGFloat) -> CGFloat? {
      value < .greatestFiniteMagnitude && value.isFinite ? value : automatic == .full ? 0 : nil
    }
    return SeparatorSpan(leading: own(insets.leading), trailing: own(insets.trailing))
  }
}

/// The distances of a separator's ends from the sides of the row in points; nil for that of the
/// cell's content.
struct SeparatorSpan: Equatable {
  var leading: CGFloat?
  var trailing: CGFloat?
}
