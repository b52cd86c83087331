import CoreGraphics

extension UIFont {
  /// The role of a text.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name that it is known by.
    public let rawValue: String
    /// A value of any name, also of one that is not listed here.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// 34 points, the title of a page that stands alone.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// 28 points, a title of the first level.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// 22 points, a title of the second level.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// 20 points, a title of the third level.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// 17 points, semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// 15 points, below a headline.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// 17 points, running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// 16 points, a remark.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// 13 points, a note.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// 12 points, below a picture.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// 11 points, the smallest.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// In points, at iOS's default text size; Apple's Human Interface Guidelines.
    var size: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    }
  }

  /// The system's font for a kind of text. An unknown style gives that of body text.
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    .systemFont(ofSize: style.size, weight: style == .headline ? .semibold : .regular)
  }

  /// The system's font for a kind of text; the traits make no difference here, as they hold no text
  /// size.
  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferredFont(forTextStyle: style)
  }
}
