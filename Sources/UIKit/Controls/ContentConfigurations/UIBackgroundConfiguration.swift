public import CoreGraphics

/// The background behind a button's content, a cell, a header or a footer.
public struct UIBackgroundConfiguration: Sendable, Hashable {
  /// The background colour; nil for the colour of the button's style, or for the tint colour in a
  /// list.
  public var backgroundColor: UIColor?
  /// A blur of the content below; nil for none. The background colour is above it in a button, and
  /// below it in a list.
  public var visualEffect: UIVisualEffect?
  /// The corner radius in points. In a button it applies only to the corner style `.fixed`.
  public var cornerRadius: CGFloat = 0
  /// The stroke colour; nil for no stroke in a button, and for the tint colour in a list.
  public var strokeColor: UIColor?
  /// The stroke width in points, inside the background.
  public var strokeWidth: CGFloat = 0
  /// Insets around the background, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// The dependence of a list background on the state.
  private enum Behavior: Hashable {
    case none, cell, sidebar
  }
  private var behavior = Behavior.none
  /// The colour in the normal state, for a background whose colour a state has changed.
  private var restingColor: UIColor?
  /// The colour that a state has set.
  private var stateColor: UIColor?

  init() {}

  private init(_ color: UIColor, _ behavior: Behavior) {
    (backgroundColor, self.behavior) = (color, behavior)
  }

  /// Returns an invisible background.
  public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.clear, .none)
  }

  /// Returns the background of rows in a plain list, which is grey while highlighted or selected.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.systemBackground, .cell)
  }

  /// Returns the background of rows in a grouped list, which is grey while highlighted or selected.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.secondarySystemGroupedBackground, .cell)
  }

  /// Returns the background of headers and footers in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.systemBackground, .none)
  }

  /// Returns the background of headers and footers in a grouped list, which is clear.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }

  /// Returns the background of rows in a sidebar: clear, and rounded and grey while highlighted or
  /// selected.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    var result = UIBackgroundConfiguration(.clear, .sidebar)
    result.cornerRadius = 10
    return result
  }

  /// Returns the background of headers in a sidebar, which is clear.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { clear() }

  /// Returns the background of rows in a list beside a sidebar.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    listPlainCell()
  }

  /// Returns the background for a state: that of a list row is grey while highlighted or selected.
  /// A colour that the program has set in the meantime is kept.
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

  /// Returns the displayed colour for a tint colour.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    backgroundColor ?? tintColor
  }
}
