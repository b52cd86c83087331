import CoreGraphics

/// The lines above and below a row of a list.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
  /// Whether a line is shown.
  public enum Visibility: Int, Sendable {
    /// Where the appearance of the list has one.
    case automatic = 0
    /// Always.
    case visible = 1
    /// Never.
    case hidden = 2
  }

  /// The insets that the list chooses: from the beginning of the row's text to its end.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// Makes the separators of an appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
    guard listAppearance == .sidebar else { return }
    (topSeparatorVisibility, bottomSeparatorVisibility) = (.hidden, .hidden)
  }

  /// Whether there is a line above the row.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether there is a line below the row.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the line above from the sides of the row, in points.
  public var topSeparatorInsets = Self.automaticInsets
  /// The insets of the line below from the sides of the row, in points.
  public var bottomSeparatorInsets = Self.automaticInsets
  /// The colour.
  public var color = UIColor.separator
  /// The colour while several rows are selected.
  public var multipleSelectionColor = UIColor.separator
}
