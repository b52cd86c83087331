public import CoreGraphics

/// The content of a row in the standard styles: an image, a text and a second text.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The properties of the image.
  public struct ImageProperties: Hashable, Sendable {
    /// The size of symbols without one of their own; nil for that of the text.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of template images and symbols; nil for the tint colour.
    public var tintColor: UIColor?
    /// In points.
    public var cornerRadius: CGFloat = 0
    /// The greatest size in points, into which the image is scaled; a side of 0 has no limit.
    public var maximumSize = CGSize.zero
    /// The size that is kept free, so that texts of rows with images of several sizes begin at one
    /// place; a side of 0 is that of the image.
    public var reservedLayoutSize = CGSize.zero
    /// For ``reservedLayoutSize``: the system's size for symbols.
    public static let standardDimension: CGFloat = 28
  }

  /// The properties of a text.
  public struct TextProperties: Hashable, Sendable {
    /// Where the text stands.
    public enum TextAlignment: Int, Sendable {
      /// At the leading side of the text's language.
      case natural = 0
      /// In the middle.
      case center = 1
      /// With lines of the same width.
      case justified = 2
    }
    /// How the letters are changed.
    public enum TextTransform: Int, Sendable {
      /// Not at all.
      case none = 0
      /// To capital letters.
      case uppercase = 1
      /// To small letters.
      case lowercase = 2
      /// Each word begins with a capital letter.
      case capitalized = 3
    }

    /// The font.
    public var font: UIFont
    /// Whether the font changes with the user's text size, if it is one that follows it.
    public var adjustsFontForContentSizeCategory = true
    /// The colour.
    public var color: UIColor
    /// Where the text stands.
    public var alignment = TextAlignment.natural
    /// How a text that is too long is shown.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The greatest number of lines; 0 for any number.
    public var numberOfLines = 0
    /// Whether a text that is too wide becomes smaller.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest size as a fraction of the font's.
    public var minimumScaleFactor: CGFloat = 0
    /// How the letters are changed.
    public var transform = TextTransform.none
  }

  /// The image before the text; nil for none.
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

  /// On which axes the margins are at least those of the view around the content.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// Around the content, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the second text is at the trailing side of the text where both fit, and not below it.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Between the image and the text, in points.
  public var imageToTextPadding: CGFloat = 16
  /// Between texts side by side, in points at the least.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// Between texts one below the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The opacity of all content, 0 to 1.
  public var alpha: CGFloat = 1

  /// The colours for a cell that takes no touches are those of ``updated(for:)``.
  private var enabledColors: [UIColor]?

  init(_ text: TextProperties, _ secondary: TextProperties, margins: NSDirectionalEdgeInsets) {
    (textProperties, secondaryTextProperties) = (text, secondary)
    directionalLayoutMargins = margins
  }

  /// A view that shows it.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The configuration for a state: where it is disabled the texts are grey.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let isDisabled =
      (state as? UICellConfigurationState)?.isDisabled
      ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
    var result = self
    if isDisabled, enabledColors == nil {
      result.enabledColors = [textProperties.color, secondaryTextProperties.color]
      result.textProperties.color = .tertiaryLabel
      result.secondaryTextProperties.color = .tertiaryLabel
    } else if !isDisabled, let colors = enabledColors {
      result.enabledColors = nil
      (result.textProperties.color, result.secondaryTextProperties.color) = (colors[0], colors[1])
    }
    return result
  }
}

extension UIListContentConfiguration.TextProperties {
  /// The text as it is shown.
  func shown(_ text: String?) -> String? {
    switch transform {
    case .none: text
    case .uppercase: text?.uppercased()
    case .lowercase: text?.lowercased()
    case .capitalized: text?.capitalized
    }
  }
}
