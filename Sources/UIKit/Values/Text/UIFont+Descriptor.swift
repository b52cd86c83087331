public import CoreGraphics
import CoreText

extension UIFont {
  /// The font that a descriptor describes.
  ///
  /// - Parameters:
  ///   - descriptor: describes the font.
  ///   - pointSize: in points. 0 means the size of the descriptor, or 12 if it has none. A font
  ///     whose size is that of a text style adapts to the text size that the user prefers.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var content = descriptor.content
    if pointSize > 0 { (content.size, content.textStyle) = (pointSize, nil) }
    var scaling: FontScaling?
    if let style = content.textStyle, case .system(let face) = content.base {
      scaling = .style(style, face)
    }
    self.init(content.namedFace, scaling: scaling)
  }

  /// A descriptor of the font, from which similar fonts can be derived.
  public var fontDescriptor: UIFontDescriptor {
    var content = UIFontDescriptor.Content(
      base: SystemFace(face).map { .system($0) } ?? .named(namedFace.withUsualSize),
      size: pointSize)
    if case .style(let style, let face) = scaling {
      (content.base, content.textStyle) = (.system(face), style)
    }
    return UIFontDescriptor(content)
  }

  /// The families of the installed fonts, in alphabetical order.
  public class var familyNames: [String] { InstalledFonts().families }

  /// The PostScript names of a family's fonts, in order of increasing weight. Empty if the family
  /// is not installed.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    InstalledFonts().faces(ofFamily: familyName).compactMap(\.postScriptName)
  }
}
