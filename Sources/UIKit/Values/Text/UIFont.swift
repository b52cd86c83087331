public import CoreGraphics
public import CoreText

/// A font at a size.
///
/// The system font is Inter, with the optical size for large text (Inter Display) from 20 points
/// up. Other installed fonts supply the scripts that it lacks. The metrics are those of the font
/// itself. They are not rounded, so that the layout of text is the same at every scale.
public final class UIFont: NSObject, NSCopying, Sendable, TextFont {
  private let mark = SwiftObjectMark()
  package let namedFace: NamedFace
  /// How the font adapts to the text size that the user prefers; nil for a font of a fixed size.
  let scaling: FontScaling?

  init(_ face: NamedFace, scaling: FontScaling? = nil) {
    namedFace = face
    self.scaling = scaling
    super.init()
  }

  /// The font with a PostScript name ("Inter-BoldItalic") or of a family ("Inter").
  ///
  /// A font of iOS that is not installed is replaced by a metric-compatible family or by the
  /// nearest one, in its weight and slant. Nil for any other name that is not found.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let found = NamedFace(name: fontName, size: fontSize) else { return nil }
    self.init(found)
  }

  /// The size in points: the font's em.
  public var pointSize: CGFloat { face.size }

  /// The PostScript name, which ``init(name:size:)`` accepts.
  public var fontName: String { namedFace.name }

  /// The name of the family, without weight and slant.
  public var familyName: String { namedFace.family }

  /// The greatest extent above the baseline, in points.
  public var ascender: CGFloat { metrics.ascender }

  /// The greatest extent below the baseline, in points; negative.
  public var descender: CGFloat { metrics.descender }

  /// The additional space between lines, in points. The system font has none.
  public var leading: CGFloat { 0 }

  /// The height of a line of text, in points.
  public var lineHeight: CGFloat { metrics.lineHeight }

  /// The height of a capital letter, in points.
  public var capHeight: CGFloat {
    face.inkHeight(of: "H") ?? 0.727 * pointSize
  }

  /// The height of a lower-case x, in points.
  public var xHeight: CGFloat {
    face.inkHeight(of: "x") ?? 0.546 * pointSize
  }

  var face: FontFace { namedFace.face }

  private var metrics: FontMetrics { face.metrics }

  /// The same font at another size. The optical size of the system font changes with it. The result
  /// does not adapt to the user's text size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    let resized = namedFace.withSize(fontSize)
    return resized.face == face && scaling == nil ? self : UIFont(resized)
  }

  /// The same font at another size with its optical size unchanged, for text that is scaled down to
  /// fit.
  func scaled(to size: CGFloat) -> UIFont {
    UIFont(
      NamedFace(face: face.scaled(to: size), name: namedFace.name, family: namedFace.family))
  }

  /// Returns the font itself; the zone is ignored.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    if self === object as AnyObject? { return true }
    guard let other = object as? UIFont else { return false }
    return other.face == face && other.scaling == scaling
  }

  public override var hash: Int { face.hashValue }

  public override var description: String { "<UIFont \(fontName) \(pointSize) pt>" }
}
