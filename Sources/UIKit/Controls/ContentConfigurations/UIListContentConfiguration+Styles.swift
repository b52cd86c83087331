import CoreGraphics

// The fonts, colours and margins are those of iOS 17 on a device, as far as they could be measured.
// The list's side margins replace them if they are larger.
extension UIListContentConfiguration {
  private typealias Text = UIListContentConfiguration.TextProperties

  private static func style(
    _ font: UIFont, _ color: UIColor = .label, secondary: UIFont? = nil,
    _ secondaryColor: UIColor = .secondaryLabel, vertical: CGFloat = 11
  ) -> UIListContentConfiguration {
    UIListContentConfiguration(
      Text(font: font, color: color),
      Text(font: secondary ?? .preferredFont(forTextStyle: .subheadline), color: secondaryColor),
      margins: NSDirectionalEdgeInsets(top: vertical, leading: 16, bottom: vertical, trailing: 8))
  }

  private static var body: UIFont { .preferredFont(forTextStyle: .body) }
  private static var headline: UIFont { .preferredFont(forTextStyle: .headline) }
  private static var footnote: UIFont { .preferredFont(forTextStyle: .footnote) }

  /// Returns the style of a row with a text, and a secondary text below it.
  public static func cell() -> UIListContentConfiguration { style(body) }

  /// Returns the style of a row with a text, and a smaller secondary text below it.
  public static func subtitleCell() -> UIListContentConfiguration {
    style(body, secondary: .preferredFont(forTextStyle: .caption1), .label, vertical: 8)
  }

  /// Returns the style of a row with a text, and a value at the trailing side.
  public static func valueCell() -> UIListContentConfiguration {
    var result = style(body, secondary: body)
    result.prefersSideBySideTextAndSecondaryText = true
    return result
  }

  /// Returns the style of a section header in a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    style(headline, secondary: footnote, vertical: 5)
  }

  /// Returns the style of a section footer in a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    style(footnote, .secondaryLabel, secondary: footnote, vertical: 5)
  }

  /// Returns the style of a section header in a grouped list, in uppercase letters.
  public static func groupedHeader() -> UIListContentConfiguration {
    var result = style(footnote, .secondaryLabel, secondary: footnote, vertical: 6)
    result.textProperties.transform = .uppercase
    return result
  }

  /// Returns the style of a section footer in a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration {
    style(footnote, .secondaryLabel, secondary: footnote, vertical: 6)
  }

  /// Returns the style of a large section header in an inset grouped list.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    style(.preferredFont(forTextStyle: .headline), secondary: footnote, vertical: 8)
  }

  /// Returns the style of an extra large section header in an inset grouped list.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    style(.systemFont(ofSize: 22, weight: .bold), secondary: footnote, vertical: 8)
  }

  /// Returns the style of a row in a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { style(body, vertical: 11) }

  /// Returns the style of a row in a sidebar with a smaller secondary text below.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    style(body, secondary: footnote, vertical: 8)
  }

  /// Returns the style of a section header in a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration {
    style(.systemFont(ofSize: 20, weight: .semibold), secondary: footnote, vertical: 8)
  }

  /// Returns the style of a row in a list beside a sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { style(body) }

  /// Returns the style of a row in a list beside a sidebar, with a smaller secondary text below.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    style(body, secondary: footnote, vertical: 8)
  }
}
