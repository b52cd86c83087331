import CoreGraphics

/// What a list shows a cell as: its part in the list, its style, and its separators.
struct ListRow: Equatable {
  /// The part of a section that a cell is.
  enum Part {
    case header, item, footer
  }

  var appearance: UICollectionLayoutListConfiguration.Appearance
  var part: Part
  /// Corners and lines of the appearance; its lines are those of `automatic` separators.
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

/// Separators of which only what the list chooses is left.
extension UIListSeparatorConfiguration {
  /// The line at one edge of a row.
  ///
  /// - Parameters:
  ///   - automatic: where the appearance has a line.
  ///   - isTop: whether it is the line above the row.
  /// - Returns: where the line begins and ends, as distances from the sides of the row, in points;
  ///   `inset` for those that the cell chooses. Nil for no line.
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

/// From where to where a separator goes: distances from the sides of the row, in points; nil for
/// that of the cell's content.
struct SeparatorSpan: Equatable {
  var leading: CGFloat?
  var trailing: CGFloat?
}
