public import CoreGraphics
public import CoreText

/// A font at a size.
///
/// The system font is Inter, with the optical size for large text (Inter Display) from 20 points
/// up; other installed fonts supply the scripts that it lacks. Metrics are those of the font
/// itself, not rounded, so that text is laid out equally at every scale.
public final class UIFont: NSObject, NSCopying, Sendable, TextFont {
  private let mark = SwiftObjectMark()
  package let namedFace: NamedFace
  /// How it follows the user's text size; nil for a font of one size.
  let scaling: FontScaling?

  init(_ face: NamedFace, scaling: FontScaling? = nil) {
    namedFace = face
    self.scaling = scaling
    super.init()
  }

  /// The font with a PostScript name ("Inter-BoldItalic") or of a family ("Inter").
  ///
  /// A font that iOS ships and that is not installed is replaced by a metric-compatible family or
  /// the nearest one, in its weight and slant. Nil for any other name.
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

  /// Additional space between lines, in points. The system font has none.
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

  /// The same font at another size. The system font changes its optical size. A font that follows
  /// the user's text size does so no more.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    let resized = namedFace.withSize(fontSize)
    return resized.face == face && scaling == nil ? self : UIFont(resized)
  }

  /// The same optical size at another size, for text that shrinks to fit.
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
