public import CoreGraphics

extension UIButton {
  /// The appearance of a button as a value. Its colours depend on the button's state and tint.
  ///
  /// Apple documents the names but not the numbers. Sizes and insets are those observed on iOS 17;
  /// the colours of highlighted buttons are chosen by eye.
  public struct Configuration: Hashable, Sendable {
    /// The size of the text, and of the insets around the content.
    public enum Size: Int, Sendable {
      /// The default.
      case medium
      /// Smaller text and insets than medium.
      case small
      /// The smallest text and insets.
      case mini
      /// Larger text and insets than medium.
      case large
    }

    /// The corner radius of the background.
    public enum CornerStyle: Int, Sendable {
      /// The radius of `background.cornerRadius`.
      case fixed = -1
      /// A radius that depends on the button's size.
      case dynamic = 0
      /// 6 points.
      case small = 1
      /// 8 points.
      case medium = 2
      /// 12 points.
      case large = 3
      /// Half circles at both ends.
      case capsule = 4
    }

    /// The alignment of the title and the subtitle to each other.
    public enum TitleAlignment: Int, Sendable {
      /// Centred; leading if there is a subtitle.
      case automatic
      /// Left, or right in right-to-left layout.
      case leading
      /// Centred.
      case center
      /// Right, or left in right-to-left layout.
      case trailing
    }

    /// The indicator after the text. The raw values are Apple's.
    public enum Indicator: Int, Sendable {
      /// ``popup`` on a pop-up button, see ``UIButton/changesSelectionAsPrimaryAction``; none on
      /// other buttons.
      case automatic = 0
      /// No indicator.
      case none = 1
      /// Two arrows: a press opens a menu with a selected element.
      case popup = 2
    }

    enum Style: Sendable { case plain, gray, tinted, filled }

    var style: Style
    /// The title; nil for none. Setting it removes ``attributedTitle``.
    public var title: String? {
      get { titleText.string }
      set { titleText = ButtonText(plain: newValue) }
    }
    /// The title with its own attributes. Missing ones are those of a plain title. For a title from
    /// ``UIButton/setAttributedTitle(_:for:)`` it contains only the text.
    public var attributedTitle: AttributedString? {
      get { titleText.attributed }
      set { titleText = ButtonText(newValue) }
    }
    /// A second, smaller line. Setting it removes ``attributedSubtitle``.
    public var subtitle: String? {
      get { subtitleText.string }
      set { subtitleText = ButtonText(plain: newValue) }
    }
    /// The subtitle with its own attributes. Missing ones are those of a plain subtitle.
    public var attributedSubtitle: AttributedString? {
      get { subtitleText.attributed }
      set { subtitleText = ButtonText(newValue) }
    }
    var titleText = ButtonText()
    var subtitleText = ButtonText()
    /// Transforms the attributes of the title before it is shown; nil for no change.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Transforms the attributes of the subtitle before it is shown; nil for no change.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The image. It is a template image in the foreground colour, unless its rendering mode is
    /// another one.
    public var image: UIImage?
    /// The configuration of a symbol image without its own; nil for that of the title.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether an activity indicator of 20 points is shown in the place of the image, even if there
    /// is no image.
    public var showsActivityIndicator = false
    /// The indicator after the text. The default is ``Indicator/automatic``.
    public var indicator = Indicator.automatic
    /// The side of the text on which the image is.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The distance between the image and the text in points.
    public var imagePadding: CGFloat = 0
    /// The distance between the title and the subtitle in points.
    public var titlePadding: CGFloat = 1
    /// The alignment of the title and the subtitle to each other. The default is that of the
    /// button's content. In a button with centred content it is centred, or leading if there is a
    /// subtitle.
    public var titleAlignment = TitleAlignment.automatic
    /// The colour of the text and the image; nil for that of the style.
    public var baseForegroundColor: UIColor?
    /// The colour of the background; nil for that of the style.
    public var baseBackgroundColor: UIColor?
    /// The background behind the content. The style sets its colour, unless it has its own.
    public var background = UIBackgroundConfiguration()
    /// The corner radius of the background. The default depends on the button's size.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of the text and the insets. The default is medium.
    public var buttonSize = Size.medium
    private var ownInsets: NSDirectionalEdgeInsets?

    private init(_ style: Style) {
      self.style = style
      background.cornerRadius = Self.fixedCornerRadius
    }

    /// The insets around the content in points. The default depends on the size.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }

    /// Restores the insets of the size.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// Text in the tint colour.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Text in the tint colour on grey.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Text in the tint colour on a pale tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Text on the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// The same as ``plain()``, without insets at the sides.
    public static func borderless() -> Configuration {
      var configuration = Configuration(.plain)
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: 7, leading: 0, bottom: 7, trailing: 0)
      return configuration
    }
    /// The same as ``gray()``.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// The same as ``tinted()``.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// The same as ``filled()``.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    private static let fixedCornerRadius: CGFloat = 6
  }
}

extension UIButton.Configuration {
  /// Returns the font of the title at the text size of traits.
  func titleFont(for traits: UITraitCollection) -> UIFont {
    let weight: UIFont.Weight = style == .filled || style == .tinted ? .medium : .regular
    let font = UIFont.systemFont(ofSize: buttonSize.titleSize, weight: weight)
    return UIFontMetrics.default.scaledFont(for: font, compatibleWith: traits)
  }

  /// Returns the font of the subtitle at the text size of traits.
  func subtitleFont(for traits: UITraitCollection) -> UIFont {
    let font = UIFont.systemFont(ofSize: buttonSize.titleSize - 4)
    return UIFontMetrics.default.scaledFont(for: font, compatibleWith: traits)
  }

  /// Returns the corner radius of a background with a height, in points.
  func cornerRadius(forHeight height: CGFloat) -> CGFloat {
    switch cornerStyle {
    case .fixed: background.cornerRadius
    case .dynamic: buttonSize.cornerRadius
    case .small: 6
    case .medium: 8
    case .large: 12
    case .capsule: height / 2
    }
  }

  /// Returns the colours of a button in a state with a tint colour.
  func colors(for state: UIControl.State, tint: UIColor) -> (
    background: UIColor, foreground: UIColor
  ) {
    let isPressed = state.contains(.highlighted)
    var base = background.backgroundColor ?? baseBackgroundColor
    guard !state.contains(.disabled) else {
      let fill: UIColor = style == .plain ? base ?? .clear : .tertiarySystemFill
      return (fill, .tertiaryLabel)
    }
    let foreground = baseForegroundColor ?? tint
    var shown = style
    if state.contains(.selected) {
      // A selected toggle has a stronger style or colour than one that is off (our choice).
      if style == .tinted {
        shown = .filled
      } else if style != .filled, base == nil {
        shown = .tinted
      } else {
        base = (base ?? tint).darkened(by: 0.3)
      }
    }
    switch shown {
    case .plain:
      return (base ?? .clear, isPressed ? foreground.faded(to: 0.35) : foreground)
    case .gray:
      let fill = base ?? (isPressed ? .systemFill : .tertiarySystemFill)
      return (isPressed && base != nil ? fill.darkened(by: 0.12) : fill, foreground)
    case .tinted:
      let fill = base ?? tint
      return (fill.faded(to: isPressed ? 0.28 : 0.16), foreground)
    case .filled:
      let fill = base ?? tint
      return (
        isPressed ? fill.darkened(by: 0.16) : fill, baseForegroundColor ?? fill.contrastingText
      )
    }
  }
}

extension UIButton.Configuration.Size {
  /// The insets around the content in points.
  fileprivate var insets: NSDirectionalEdgeInsets {
    let (vertical, horizontal): (CGFloat, CGFloat) =
      switch self {
      case .mini: (4, 9)
      case .small: (5, 11)
      case .medium: (7, 14)
      case .large: (14, 20)
      }
    return NSDirectionalEdgeInsets(
      top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  /// The size in points.
  fileprivate var titleSize: CGFloat {
    switch self {
    case .mini: 13
    case .small: 15
    case .medium, .large: 17
    }
  }

  fileprivate var cornerRadius: CGFloat {
    switch self {
    case .mini, .small: 6
    case .medium: 8
    case .large: 12
    }
  }
}

extension UIColor {
  /// Returns the colour with its opacity multiplied by a factor.
  func faded(to factor: CGFloat) -> UIColor {
    mapped { RGBA(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha * Double(factor)) }
  }

  /// Returns a mixture of the colour with a fraction of black.
  func darkened(by share: CGFloat) -> UIColor {
    let rest = 1 - Double(share)
    return mapped {
      RGBA(red: $0.red * rest, green: $0.green * rest, blue: $0.blue * rest, alpha: $0.alpha)
    }
  }

  /// White, or black on light colours on which white would not be legible.
  var contrastingText: UIColor {
    mapped {
      // The perceived lightness with the weights of ITU-R BT.601, for encoded values.
      let lightness = 0.299 * $0.red + 0.587 * $0.green + 0.114 * $0.blue
      return lightness > 0.7 ? RGBA(red: 0, green: 0, blue: 0, alpha: 0.85) : .white
    }
  }

  private func mapped(_ change: @escaping @Sendable (RGBA) -> RGBA) -> UIColor {
    guard isDynamic else { return UIColor(cgColor: CGColor(change(rgba))) }
    return UIColor { traits in
      UIColor(cgColor: CGColor(change(self.resolvedColor(with: traits).rgba)))
    }
  }
}
