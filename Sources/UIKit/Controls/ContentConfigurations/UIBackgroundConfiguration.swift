public import CoreGraphics

/// The background behind a button's content, a cell, a header or a footer.
public struct UIBackgroundConfiguration: Sendable, Hashable {
  /// Nil for the colour of the button's style, or for the tint colour in a list.
  public var backgroundColor: UIColor?
  /// Blurs what is below; nil for nothing. The background's colour lies above it in a button, and
  /// below it in a list.
  public var visualEffect: UIVisualEffect?
  /// In points; in a button it applies if the corner style is `.fixed`.
  public var cornerRadius: CGFloat = 0
  /// Nil for no edge in a button, and for the tint colour in a list.
  public var strokeColor: UIColor?
  /// In points, inside the background.
  public var strokeWidth: CGFloat = 0
  /// Insets around the background, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// How the background of a list depends on the state.
  private enum Behavior: Hashable {
    case none, cell, sidebar
  }
  private var behavior = Behavior.none
  /// The colour while nothing holds, of a background whose colour a state has changed.
  private var restingColor: UIColor?
  /// The colour that a state has set.
  private var stateColor: UIColor?

  init() {}

  private init(_ color: UIColor, _ behavior: Behavior) {
    (backgroundColor, self.behavior) = (color, behavior)
  }

  /// An invisible background.
  public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.clear, .none)
  }

  /// The background of rows in a plain list; grey while pressed or selected.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.systemBackground, .cell)
  }

  /// The background of rows in a grouped list; grey while pressed or selected.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.secondarySystemGroupedBackground, .cell)
  }

  /// The background of headers and footers in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.systemBackground, .none)
  }

  /// The background of headers and footers in a grouped list: none.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }

  /// The background of rows in a sidebar: none, and round and grey while pressed or selected.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    var result = UIBackgroundConfiguration(.clear, .sidebar)
    result.cornerRadius = 10
    return result
  }

  /// The background of headers in a sidebar: none.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }

  /// The background of rows of a list beside a sidebar.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    listPlainCell()
  }

  /// The background for a state: that of a list's row is grey while pressed or selected. A colour
  /// that the program has set meanwhile stays.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard behavior != .none else { return self }
    let cell = state as? UICellConfigurationState
    let view = state as? UIViewConfigurationState
    let isMarked =
      cell.map { $0.isSelected || $0.isHighlighted } ?? view.map {
        $0.isSelected || $0.isHighlighted
      } ?? false
    var result = self
    // The program has replaced the colour of the former state.
    if let stateColor, backgroundColor != stateColor {
      (result.restingColor, result.stateColor) = (nil, nil)
    }
    if isMarked, result.stateColor == nil {
      result.restingColor = result.backgroundColor
      result.stateColor = .systemGray4
      result.backgroundColor = .systemGray4
    } else if !isMarked, result.stateColor != nil {
      result.backgroundColor = result.restingColor
      (result.restingColor, result.stateColor) = (nil, nil)
    }
    return result
  }

  /// The colour that is shown under a tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    backgroundColor ?? tintColor
  }
}
