public import CoreGraphics
import CoreText

/// A description of a font, from which others of its family, weight, slant or design are derived.
///
/// Unlike on iOS, a descriptor finds its font at once: one that cannot be found is Helvetica, which
/// has the name of what was found. Attributes that are not listed in ``AttributeName`` are left out
/// with a warning.
public final class UIFontDescriptor: NSObject, NSCopying, Sendable {
  /// The font that is meant, of any size.
  enum Base: Hashable, Sendable {
    case system(SystemFace)
    case named(NamedFace)
  }

  struct Content: Hashable, Sendable {
    var base: Base
    /// In points; 0 for none.
    var size: CGFloat = 0
    /// The style whose size the font has, at any text size.
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

  /// Describes a font by attributes; without a name, a family or a text style, Helvetica.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(Content.unspecified.adding(attributes))
  }

  /// Describes the font with a PostScript name, or of a family, at a size in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// The system's font for a kind of text, at the text size of the current traits. Fonts of it
  /// follow the text size.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// The system's font for a kind of text, at the text size of some traits; nil for the current
  /// ones. Fonts of it follow the text size.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return UIFontDescriptor(
      Content(
        base: .system(style.face), size: style.size(for: category), textStyle: style))
  }

  // MARK: What is described

  /// The PostScript name of the font, which ``UIFont/init(name:size:)`` accepts.
  public var postscriptName: String { content.namedFace.name }

  /// In points; 0 where no size is described.
  public var pointSize: CGFloat { content.size }

  /// The style of the font. Semibold counts as bold.
  public var symbolicTraits: SymbolicTraits { content.symbolicTraits }

  /// The attributes of the font that is described.
  public var fontAttributes: [AttributeName: Any] { content.attributes }

  /// The value of an attribute; nil where it is not described.
  public func object(forKey attribute: AttributeName) -> Any? { content.attributes[attribute] }

  // MARK: Others like it

  /// The descriptor with attributes that replace its own.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(content.adding(attributes))
  }

  /// The font with these traits and no others: nil where its family has none. Traits by which fonts
  /// are classified are ignored.
  ///
  /// The system's font is semibold where it is bold, and bold in the styles of titles from
  /// ``UIFont/TextStyle/title2`` up: the emphasized weights of Apple's Human Interface Guidelines,
  /// Typography.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    content.with(symbolicTraits).map(UIFontDescriptor.init)
  }

  /// The font at another size, in points. A font that follows the text size does so no more.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(content.adding([.size: newPointSize]))
  }

  /// The font of another family, in the same weight and slant.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    UIFontDescriptor(content.adding([.family: newFamily]))
  }

  /// Another font of the family, by the name of its weight and slant, such as "Bold Italic".
  public func withFace(_ newFace: String) -> UIFontDescriptor {
    UIFontDescriptor(content.adding([.face: newFace]))
  }

  /// The system's font in another design; nil for a font that is not the system's.
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
