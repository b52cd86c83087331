public import CoreGraphics
import CoreText

/// A description of a font, from which fonts of another family, weight, slant or design are
/// derived.
///
/// Unlike on iOS, a descriptor finds its font immediately. If the font is not found, the descriptor
/// describes Helvetica, under the name of the font that is used for it. Attributes that are not
/// listed in ``AttributeName`` are left out with a warning.
public final class UIFontDescriptor: NSObject, NSCopying, Sendable {
  /// The described font, regardless of its size.
  enum Base: Hashable, Sendable {
    case system(SystemFace)
    case named(NamedFace)
  }

  struct Content: Hashable, Sendable {
    var base: Base
    /// The size in points; 0 for none.
    var size: CGFloat = 0
    /// The text style whose size the font has, for any text size that the user prefers.
    var textStyle: UIFont.TextStyle?
  }

  private let mark = SwiftObjectMark()
  let content: Content

  init(_ content: Content) {
    self.content = content
    super.init()
  }

  /// Describes Helvetica, without a size.
  public override convenience init() { self.init(.unspecified) }

  /// A descriptor with attributes. Without a name, a family and a text style it describes
  /// Helvetica.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(Content.unspecified.adding(attributes))
  }

  /// A descriptor of the font with a PostScript name, or of a family, at a size in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// A descriptor of the system's font for a text style, at the text size of the current traits.
  /// Its fonts adapt to the text size.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// A descriptor of the system's font for a text style, at the text size of some traits; nil for
  /// the current ones. Its fonts adapt to the text size.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return UIFontDescriptor(
      Content(
        base: .system(style.face), size: style.size(for: category), textStyle: style))
  }

  // MARK: The described font

  /// The PostScript name of the font, which ``UIFont/init(name:size:)`` accepts.
  public var postscriptName: String { content.namedFace.name }

  /// The size in points; 0 if the descriptor has none.
  public var pointSize: CGFloat { content.size }

  /// The font's traits. Semibold counts as bold.
  public var symbolicTraits: SymbolicTraits { content.symbolicTraits }

  /// The attributes of the described font.
  public var fontAttributes: [AttributeName: Any] { content.attributes }

  /// The value of an attribute; nil if the descriptor does not have it.
  public func object(forKey attribute: AttributeName) -> Any? { content.attributes[attribute] }

  // MARK: Similar descriptors

  /// A descriptor with attributes that replace this one's.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(content.adding(attributes))
  }

  /// A descriptor of the font with these traits and no others; nil if the family has none. Traits
  /// that only classify fonts are ignored.
  ///
  /// The bold system font is semibold. In the text styles of titles from
  /// ``UIFont/TextStyle/title2`` up it is bold. These are the emphasized weights of Apple's Human
  /// Interface Guidelines, Typography.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    content.with(symbolicTraits).map(UIFontDescriptor.init)
  }

  /// A descriptor of the font at another size, in points. The result does not adapt to the text
  /// size.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(content.adding([.size: newPointSize]))
  }

  /// A descriptor of the font of another family, with the same weight and slant.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    UIFontDescriptor(content.adding([.family: newFamily]))
  }

  /// A descriptor of another font of the family, by a weight and slant such as "Bold Italic".
  public func withFace(_ newFace: String) -> UIFontDescriptor {
    UIFontDescriptor(content.adding([.face: newFace]))
  }

  /// A descriptor of the system's font in another design; nil if this font is not the system's.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    content.with(design).map(UIFontDescriptor.init)
  }

  // MARK: Object

  /// Returns the descriptor itself; the zone is ignored.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    if self === object as AnyObject? { return true }
    return (object as? UIFontDescriptor)?.content == content
  }

  public override var hash: Int { content.hashValue }

  public override var description: String {
    "<UIFontDescriptor \(postscriptName) \(pointSize) pt>"
  }
}
