public import CoreGraphics

/// The configuration of a view without content: an image, two texts and two buttons in the middle.
///
///     var configuration = UIContentUnavailableConfiguration.empty()
///     configuration.image = UIImage(systemName: "star")
///     configuration.text = "No Favourites"
///     contentUnavailableConfiguration = configuration
///
/// Sizes and distances were chosen by eye.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The horizontal alignment of the content.
  public enum Alignment: Int, Sendable {
    /// Centred.
    case center = 0
    /// Centred here; iOS may choose another alignment.
    case natural = 1
  }

  /// The properties of the image.
  public struct ImageProperties: Hashable, Sendable {
    /// The configuration of symbols without their own.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? =
      UIImage.SymbolConfiguration(pointSize: 44)
    /// The colour of template images and symbols; nil for the tint colour.
    public var tintColor: UIColor? = .secondaryLabel
    /// The corner radius in points.
    public var cornerRadius: CGFloat = 0
    /// The maximum size in points, to which the image is reduced. A side of 0 has no limit.
    public var maximumSize = CGSize.zero
  }

  /// The properties of a text.
  public struct TextProperties: Hashable, Sendable {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// The way in which text that is too long is broken or truncated.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The maximum number of lines; 0 for any number.
    public var numberOfLines = 0
    /// Whether the font size is reduced for text that is too wide.
    public var adjustsFontSizeToFitWidth = false
    /// The minimum font size, as a fraction of the font's.
    public var minimumScaleFactor: CGFloat = 0
  }

  /// The properties of a button, besides its configuration.
  @preconcurrency @MainActor
  public struct ButtonProperties {
    /// The action of the button; nil for none.
    public var primaryAction: UIAction?
    /// The button's menu, which opens at once if there is no action; nil for none.
    public var menu: UIMenu?
    /// Whether the button is enabled.
    public var isEnabled = true
  }

  /// The image above the text; nil for none.
  public var image: UIImage?
  /// The properties of the image.
  public var imageProperties = ImageProperties()
  /// The text; nil for none.
  public var text: String?
  /// The text with its own attributes, in the place of ``text``.
  public var attributedText: NSAttributedString?
  /// The properties of the text.
  public var textProperties: TextProperties
  /// The secondary text; nil for none.
  public var secondaryText: String?
  /// The secondary text with its own attributes, in the place of ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString?
  /// The properties of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// The button below the texts. It is shown if it has a title or an image.
  public var button = UIButton.Configuration.borderedProminent()
  /// The properties of the button.
  public var buttonProperties = ButtonProperties()
  /// The button below the first one. It is shown if it has a title or an image.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The properties of the second button.
  public var secondaryButtonProperties = ButtonProperties()

  /// The horizontal alignment of the content.
  public var alignment = Alignment.center
  /// The axes along which the margins are at least those of the enclosing view.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The margins around the content in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16, leading: 16, bottom: 16, trailing: 16)
  /// The distance between the image and the text in points.
  public var imageToTextPadding: CGFloat = 15
  /// The distance between the texts in points.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// The distance between the texts and the button in points.
  public var textToButtonPadding: CGFloat = 20
  /// The distance between the buttons in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// The background behind the content.
  public var background = UIBackgroundConfiguration.clear()

  /// Whether an activity indicator replaces the image.
  var isLoading = false
  /// Whether the texts contain the search text.
  private var followsSearch = false

  private init(font: UIFont, color: UIColor) {
    textProperties = TextProperties(font: font, color: color)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  }

  /// Returns the styles for a view without content, without texts.
  public static func empty() -> UIContentUnavailableConfiguration {
    let title = UIFont.systemFont(ofSize: 22, weight: .bold)
    return UIContentUnavailableConfiguration(
      font: UIFontMetrics(forTextStyle: .title2).scaledFont(for: title), color: .label)
  }

  /// Returns the configuration for content that is being loaded: an activity indicator and a text.
  public static func loading() -> UIContentUnavailableConfiguration {
    var result = UIContentUnavailableConfiguration(
      font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    result.isLoading = true
    result.text = "Loading…"
    return result
  }

  /// Returns the configuration for a search without results. In the state of a controller with a
  /// search bar it contains the search text.
  public static func search() -> UIContentUnavailableConfiguration {
    var result = empty()
    result.followsSearch = true
    result.image = UIImage(systemName: "magnifyingglass")
    result.text = "No Results"
    result.secondaryText = "Check the spelling or try a new search."
    return result
  }

  /// Makes a view that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Returns the configuration for a state: that of a search contains the search text.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard followsSearch, let state = state as? UIContentUnavailableConfigurationState,
      let searched = state.searchText, !searched.isEmpty
    else { return self }
    var result = self
    result.text = "No Results for “\(searched)”"
    return result
  }
}

/// The state of a controller that shows that it has no content.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the controller.
  public var traitCollection: UITraitCollection
  /// The text in the search bar of the controller; nil without a search.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes a state with traits, without a search.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A custom state; nil if it is not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
