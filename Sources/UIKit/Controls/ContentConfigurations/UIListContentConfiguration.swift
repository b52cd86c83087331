public import CoreGraphics

/// The content of a row in the standard styles: an image, a text and a secondary text.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The properties of the image.
  public struct ImageProperties: Hashable, Sendable {
    /// The configuration of symbols without their own; nil for that of the text.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of template images and symbols; nil for the tint colour.
    public var tintColor: UIColor?
    /// The corner radius in points.
    public var cornerRadius: CGFloat = 0
    /// The maximum size in points, to which the image is reduced. A side of 0 has no limit.
    public var maximumSize = CGSize.zero
    /// The size of the image's room, so that the texts of rows with different images are aligned. A
    /// side of 0 is that of the image.
    public var reservedLayoutSize = CGSize.zero
    /// The system's size for symbols, for ``reservedLayoutSize``.
    public static let standardDimension: CGFloat = 28
  }

  /// The properties of a text.
  public struct TextProperties: Hashable, Sendable {
    /// The alignment of the text.
    public enum TextAlignment: Int, Sendable {
      /// The leading side of the text's language.
      case natural = 0
      /// Centred.
      case center = 1
      /// Justified.
      case justified = 2
    }
    /// The change of the letters' case.
    public enum TextTransform: Int, Sendable {
      /// No change.
      case none = 0
      /// Uppercase.
      case uppercase = 1
      /// Lowercase.
      case lowercase = 2
      /// Each word begins with an uppercase letter.
      case capitalized = 3
    }

    /// The font.
    public var font: UIFont
    /// Whether the font follows the user's text size, if it comes from a text style.
    public var adjustsFontForContentSizeCategory = true
    /// The colour.
    public var color: UIColor
    /// The alignment of the text.
    public var alignment = TextAlignment.natural
    /// The way in which text that is too long is broken or truncated.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0 for any number.
    public var numberOfLines = 0
    /// Whether the font size is reduced for text that is too wide.
    public var adjustsFontSizeToFitWidth = false
    /// The minimum font size, as a fraction of the font's.
    public var minimumScaleFactor: CGFloat = 0
    /// The change of the letters' case.
    public var transform = TextTransform.none
  }

  /// The image before the text; nil for none.
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

  /// The axes along which the margins are at least those of the enclosing view.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The margins around the content in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the secondary text is at the trailing side of the text if there is room, instead of
  /// below it.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between the image and the text in points.
  public var imageToTextPadding: CGFloat = 16
  /// The minimum distance between texts side by side in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The distance between texts below each other in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The opacity of all content, from 0 to 1.
  public var alpha: CGFloat = 1

  /// The colours of the enabled state, if ``updated(for:)`` has set those of the disabled state.
  private var enabledColors: [UIColor]?

  init(_ text: TextProperties, _ secondary: TextProperties, margins: NSDirectionalEdgeInsets) {
    (textProperties, secondaryTextProperties) = (text, secondary)
    directionalLayoutMargins = margins
  }

  /// Makes a view that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the configuration for a state. In the disabled state the texts are grey.
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
  /// Returns the displayed text.
  func shown(_ text: String?) -> String? {
    switch transform {
    case .none: text
    case .uppercase: text?.uppercased()
    case .lowercase: text?.lowercased()
    case .capitalized: text?.capitalized
    }
  }
}
