public import CoreGraphics

/// What is shown where there is no content: an image, two texts and two buttons in the middle.
///
///     var configuration = UIContentUnavailableConfiguration.empty()
///     configuration.image = UIImage(systemName: "star")
///     configuration.text = "No Favourites"
///     contentUnavailableConfiguration = configuration
///
/// Sizes and distances were chosen by eye.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// Where the content is across the view.
  public enum Alignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// In the middle, as everywhere here; iOS may choose another place.
    case natural = 1
  }

  /// The properties of the image.
  public struct ImageProperties: Hashable, Sendable {
    /// The size, weight and scale of a symbol without any of its own.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? =
      UIImage.SymbolConfiguration(pointSize: 44)
    /// The colour of template images and symbols; nil for the tint colour.
    public var tintColor: UIColor? = .secondaryLabel
    /// In points.
    public var cornerRadius: CGFloat = 0
    /// The greatest size in points, into which the image is scaled; a side of 0 has no limit.
    public var maximumSize = CGSize.zero
  }

  /// The properties of a text.
  public struct TextProperties: Hashable, Sendable {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// How a text that is too long is shown.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The greatest number of lines; 0 for any number.
    public var numberOfLines = 0
    /// Whether a text that is too wide becomes smaller.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest size as a fraction of the font's.
    public var minimumScaleFactor: CGFloat = 0
  }

  /// The properties of a button, besides its configuration.
  @preconcurrency @MainActor
  public struct ButtonProperties {
    /// What the button does; nil for nothing.
    public var primaryAction: UIAction?
    /// The button's menu, which opens at once where there is no action; nil for none.
    public var menu: UIMenu?
    /// Whether the button can be pressed.
    public var isEnabled = true
  }

  /// The image above the text; nil for none.
  public var image: UIImage?
  /// The properties of the image.
  public var imageProperties = ImageProperties()
  /// The text; nil for none.
  public var text: String?
  /// The text with fonts and colours of its own, instead of ``text``.
  public var attributedText: NSAttributedString?
  /// The properties of the text.
  public var textProperties: TextProperties
  /// The second text; nil for none.
  public var secondaryText: String?
  /// The second text with fonts and colours of its own, instead of ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString?
  /// The properties of the second text.
  public var secondaryTextProperties: TextProperties
  /// The button below the texts. It is shown where it has a title or an image.
  public var button = UIButton.Configuration.borderedProminent()
  /// What the button does.
  public var buttonProperties = ButtonProperties()
  /// The button below that one. It is shown where it has a title or an image.
  public var secondaryButton = UIButton.Configuration.plain()
  /// What the second button does.
  public var secondaryButtonProperties = ButtonProperties()

  /// Where the content is across the view.
  public var alignment = Alignment.center
  /// On which axes the margins are at least those of the view around the content.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// Around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16, leading: 16, bottom: 16, trailing: 16)
  /// Between the image and the text, in points.
  public var imageToTextPadding: CGFloat = 15
  /// Between the texts, in points.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// Between the texts and the button, in points.
  public var textToButtonPadding: CGFloat = 20
  /// Between the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// What is behind the content.
  public var background = UIBackgroundConfiguration.clear()

  /// Whether something turns in the place of the image.
  var isLoading = false
  /// Whether the texts say what was searched for.
  private var followsSearch = false

  private init(font: UIFont, color: UIColor) {
    textProperties = TextProperties(font: font, color: color)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  }

  /// For a place without content; it has the styles, and no texts.
  public static func empty() -> UIContentUnavailableConfiguration {
    let title = UIFont.systemFont(ofSize: 22, weight: .bold)
    return UIContentUnavailableConfiguration(
      font: UIFontMetrics(forTextStyle: .title2).scaledFont(for: title), color: .label)
  }

  /// For content that is on its way: an activity indicator, and a text.
  public static func loading() -> UIContentUnavailableConfiguration {
    var result = UIContentUnavailableConfiguration(
      font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    result.isLoading = true
    result.text = "Loading…"
    return result
  }

  /// For a search without a result. In the state of a controller with a search bar it says what was
  /// searched for.
  public static func search() -> UIContentUnavailableConfiguration {
    var result = empty()
    result.followsSearch = true
    result.image = UIImage(systemName: "magnifyingglass")
    result.text = "No Results"
    result.secondaryText = "Check the spelling or try a new search."
    return result
  }

  /// A view that shows it.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// The configuration for a state: that of a search says what was searched for.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard followsSearch, let state = state as? UIContentUnavailableConfigurationState,
      let searched = state.searchText, !searched.isEmpty
    else { return self }
    var result = self
    result.text = "No Results for “\(searched)”"
    return result
  }
}

/// The state of a controller that shows that there is no content.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the controller.
  public var traitCollection: UITraitCollection
  /// The text in the search bar of the controller's search; nil where it searches nothing.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state of traits, without a search.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A state of the program's own; nil where it is not set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
