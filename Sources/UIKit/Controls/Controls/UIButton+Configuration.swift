public import CoreGraphics

extension UIButton {
  /// The appearance of a button, as a value. Its colours follow the button's state and tint.
  ///
  /// Apple documents the names, not the numbers: sizes and insets are as seen on iOS 17, the
  /// colours of pressed buttons are chosen by eye.
  public struct Configuration: Hashable, Sendable {
    /// The size of the text, and of the insets around the content.
    public enum Size: Int, Sendable {
      /// The usual one.
      case medium
      /// Smaller text and insets than medium.
      case small
      /// The least room.
      case mini
      /// Larger text and insets than medium.
      case large
    }

    /// The corner radius of the background.
    public enum CornerStyle: Int, Sendable {
      /// By `background.cornerRadius`.
      case fixed = -1
      /// By the button's size.
      case dynamic = 0
      /// 6 points, for any size of the button.
      case small = 1
      /// 8 points, for any size of the button.
      case medium = 2
      /// 12 points, for any size of the button.
      case large = 3
      /// Half circles at both ends.
      case capsule = 4
    }

    /// Where title and subtitle stand to each other.
    public enum TitleAlignment: Int, Sendable {
      /// In the middle; at the leading edge where there is a subtitle.
      case automatic
      /// At the left, or at the right where the layout direction is from right to left.
      case leading
      /// In the middle.
      case center
      /// At the right, or at the left where the layout direction is from right to left.
      case trailing
    }

    /// The mark after the text that says what a press does. The raw values are Apple's.
    public enum Indicator: Int, Sendable {
      /// ``popup`` on a pop-up button, see ``UIButton/changesSelectionAsPrimaryAction``; none on
      /// others.
      case automatic = 0
      /// None.
      case none = 1
      /// Two arrows: a press opens a menu of which one element is selected.
      case popup = 2
    }

    enum Style: Sendable { case plain, gray, tinted, filled }

    var style: Style
    /// The first line; nil for none. Setting it removes an ``attributedTitle``.
    public var title: String? {
      get { titleText.string }
      set { titleText = ButtonText(plain: newValue) }
    }
    /// The first line with attributes of its own; missing ones are those of a plain title. Of a
    /// title from ``UIButton/setAttributedTitle(_:for:)`` it has the text alone.
    public var attributedTitle: AttributedString? {
      get { titleText.attributed }
      set { titleText = ButtonText(newValue) }
    }
    /// A second, smaller line. Setting it removes an ``attributedSubtitle``.
    public var subtitle: String? {
      get { subtitleText.string }
      set { subtitleText = ButtonText(plain: newValue) }
    }
    /// The second line with attributes of its own; missing ones are those of a plain subtitle.
    public var attributedSubtitle: AttributedString? {
      get { subtitleText.attributed }
      set { subtitleText = ButtonText(newValue) }
    }
    var titleText = ButtonText()
    var subtitleText = ButtonText()
    /// Changes the attributes of the title before it is shown; nil changes nothing.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Changes the attributes of the subtitle before it is shown; nil changes nothing.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// A template image in the foreground colour, unless its rendering mode says otherwise.
    public var image: UIImage?
    /// The size, weight and scale of a symbol image, unless it specifies these itself; nil for
    /// those of the title.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether an activity indicator of 20 points turns in place of the image, also where there is
    /// none.
    public var showsActivityIndicator = false
    /// The mark after the text; by default that of a pop-up button on such a button.
    public var indicator = Indicator.automatic
    /// On which side of the text the image is.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// Between image and text, in points.
    public var imagePadding: CGFloat = 0
    /// Between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// Where title and subtitle stand to each other; by default in the middle, or at the leading
    /// edge where there is a subtitle.
    public var titleAlignment = TitleAlignment.automatic
    /// The colour of text and image; nil for the style's own.
    public var baseForegroundColor: UIColor?
    /// The colour of the background; nil for the style's own.
    public var baseBackgroundColor: UIColor?
    /// The background behind the content. The style sets its colour, unless it has one of its own.
    public var background = UIBackgroundConfiguration()
    /// The corner radius of the background; by the button's size by default.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of the text and of the insets; medium by default.
    public var buttonSize = Size.medium
    private var ownInsets: NSDirectionalEdgeInsets?

    private init(_ style: Style) {
      self.style = style
      background.cornerRadius = Self.fixedCornerRadius
    }

    /// Insets around the content, in points; those of the size, unless set.
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
    /// As ``plain()``, without insets at the sides.
    public static func borderless() -> Configuration {
      var configuration = Configuration(.plain)
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: 7, leading: 0, bottom: 7, trailing: 0)
      return configuration
    }
    /// As ``gray()``.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// As ``tinted()``.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// As ``filled()``.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    private static let fixedCornerRadius: CGFloat = 6
  }
}

extension UIButton.Configuration {
  /// The font of the title at the text size of some traits.
  func titleFont(for traits: UITraitCollection) -> UIFont {
    let weight: UIFont.Weight = style == .filled || style == .tinted ? .medium : .regular
    let font = UIFont.systemFont(ofSize: buttonSize.titleSize, weight: weight)
    return UIFontMetrics.default.scaledFont(for: font, compatibleWith: traits)
  }

  /// The font of the subtitle at the text size of some traits.
  func subtitleFont(for traits: UITraitCollection) -> UIFont {
    let font = UIFont.systemFont(ofSize: buttonSize.titleSize - 4)
    return UIFontMetrics.default.scaledFont(for: font, compatibleWith: traits)
  }

  /// The corner radius of a background of a height, in points.
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

  /// The colours of a button in a state, under a tint.
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
      // A stronger style or colour, chosen: a toggle is told by it from one that is off.
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
  /// Around the content, in points.
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

  /// In points.
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
  /// The colour with its opacity multiplied.
  func faded(to factor: CGFloat) -> UIColor {
    mapped { RGBA(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha * Double(factor)) }
  }

  /// The colour mixed with a fraction of black.
  func darkened(by share: CGFloat) -> UIColor {
    let rest = 1 - Double(share)
    return mapped {
      RGBA(red: $0.red * rest, green: $0.green * rest, blue: $0.blue * rest, alpha: $0.alpha)
    }
  }

  /// White, or black where this is so light that white would not be legible on it.
  var contrastingText: UIColor {
    mapped {
      // Perceived lightness by the weights of ITU-R BT.601, on encoded values.
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
