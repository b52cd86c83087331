import CoreGraphics

// The fonts, colours and margins are those of iOS 17 on a device, as far as they can be measured
// there; the margins at the sides are replaced by those of the list where it has wider ones.
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

  /// A row with a text, and a second one below it.
  public static func cell() -> UIListContentConfiguration { style(body) }

  /// A row with a text and a smaller one below it.
  public static func subtitleCell() -> UIListContentConfiguration {
    style(body, secondary: .preferredFont(forTextStyle: .caption1), .label, vertical: 8)
  }

  /// A row with a text, and a value at the trailing side.
  public static func valueCell() -> UIListContentConfiguration {
    var result = style(body, secondary: body)
    result.prefersSideBySideTextAndSecondaryText = true
    return result
  }

  /// The header of a section in a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    style(headline, secondary: footnote, vertical: 5)
  }

  /// The footer of a section in a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    style(footnote, .secondaryLabel, secondary: footnote, vertical: 5)
  }

  /// The header of a section in a grouped list, in capital letters.
  public static func groupedHeader() -> UIListContentConfiguration {
    var result = style(footnote, .secondaryLabel, secondary: footnote, vertical: 6)
    result.textProperties.transform = .uppercase
    return result
  }

  /// The footer of a section in a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration {
    style(footnote, .secondaryLabel, secondary: footnote, vertical: 6)
  }

  /// A large header of a section of cards.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    style(.preferredFont(forTextStyle: .headline), secondary: footnote, vertical: 8)
  }

  /// A very large header of a section of cards.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    style(.systemFont(ofSize: 22, weight: .bold), secondary: footnote, vertical: 8)
  }

  /// A row of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { style(body, vertical: 11) }

  /// A row of a sidebar with a smaller text below.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    style(body, secondary: footnote, vertical: 8)
  }

  /// The header of a section of a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration {
    style(.systemFont(ofSize: 20, weight: .semibold), secondary: footnote, vertical: 8)
  }

  /// A row of a list beside a sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { style(body) }

  /// A row of a list beside a sidebar, with a smaller text below.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    style(body, secondary: footnote, vertical: 8)
  }
}
