public import CoreGraphics
import CoreText

extension UIFont {
  /// The font that a descriptor describes.
  ///
  /// - Parameters:
  ///   - descriptor: of the font.
  ///   - pointSize: in points; 0 for the size of the descriptor, or 12 if it has none. A font with
  ///     the size of a text style follows the user's text size.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var content = descriptor.content
    if pointSize > 0 { (content.size, content.textStyle) = (pointSize, nil) }
    var scaling: FontScaling?
    if let style = content.textStyle, case .system(let face) = content.base {
      scaling = .style(style, face)
    }
    self.init(content.namedFace, scaling: scaling)
  }

  /// A description of the font, from which others like it are made.
  public var fontDescriptor: UIFontDescriptor {
    var content = UIFontDescriptor.Content(
      base: SystemFace(face).map { .system($0) } ?? .named(namedFace.withUsualSize),
      size: pointSize)
    if case .style(let style, let face) = scaling {
      (content.base, content.textStyle) = (.system(face), style)
    }
    return UIFontDescriptor(content)
  }

  /// The families of the fonts that are installed, in alphabetical order.
  public class var familyNames: [String] { InstalledFonts().families }

  /// The PostScript names of the fonts of a family, the thin ones first. Empty for a family that is
  /// not installed.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    InstalledFonts().faces(ofFamily: familyName).compactMap(\.postScriptName)
  }
}
