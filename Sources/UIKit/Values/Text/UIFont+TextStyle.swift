import CoreGraphics
import CoreText

extension UIFont {
  /// The role of a text.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The style's name.
    public let rawValue: String
    /// A style of any name, also of one that is not listed here.
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
    /// 15 points, the subtitle of a headline.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// 17 points, the main text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// 16 points, a callout.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// 13 points, a footnote.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// 12 points, the caption of a picture.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// 11 points, the smallest caption.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The point sizes of the styles from ``UIContentSizeCategory/extraSmall`` to the largest
    /// accessibility size: the tables "iOS, iPadOS Dynamic Type sizes" and "larger accessibility
    /// type sizes" of Apple's Human Interface Guidelines, Typography.
    private static let sizes: [TextStyle: [CGFloat]] = [
      .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]

    /// The size in points. An unknown style has the size of body text. An unspecified category has
    /// the default text size.
    func size(for category: UIContentSizeCategory) -> CGFloat {
      let sizes = Self.sizes[self] ?? Self.sizes[.body] ?? []
      let index = category.index ?? UIContentSizeCategory.large.index ?? 0
      return sizes.indices.contains(index) ? sizes[index] : 17
    }

    /// The system's font of the style.
    var face: SystemFace {
      SystemFace(weight: (self == .headline ? Weight.semibold : .regular).openType)
    }

    /// The weight of emphasized text: the column "Emphasized weight" in the same tables.
    var emphasizedWeight: UIFont.Weight {
      [.largeTitle, .title1, .title2].contains(self) ? .bold : .semibold
    }
  }

  /// The system's font for a text style, at the text size of the current traits. An unknown style
  /// has the font of body text.
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The system's font for a text style, at the text size of some traits.
  ///
  /// - Parameters:
  ///   - style: the text style.
  ///   - traitCollection: nil for the current traits. If they specify no text size, the default one
  ///     is used.
  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    FontScaling.style(style, style.face).font(for: traitCollection ?? .current)
  }
}
