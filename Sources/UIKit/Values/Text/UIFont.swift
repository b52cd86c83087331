public import CoreGraphics
public import CoreText

/// A font at a size.
///
/// The system font is Inter, with the cut for large text (Inter Display) from 20 points up; scripts
/// that it does not have come from other installed fonts. Metrics are those of the font itself, not
/// rounded, so that text is laid out alike at every scale.
public final class UIFont: NSObject, NSCopying, Sendable, TextFont {
  package let namedFace: NamedFace

  init(_ face: NamedFace) {
    namedFace = face
    super.init()
  }

  /// The font of a PostScript name ("Inter-BoldItalic") or of a family ("Inter"), or nil where none
  /// of that name is installed.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let found = NamedFace(name: fontName, size: fontSize) else { return nil }
    self.init(found)
  }

  /// The size in points: the font's em.
  public var pointSize: CGFloat { face.size }

  /// The name that ``init(name:size:)`` finds the font by.
  public var fontName: String { namedFace.name }

  /// The name of the family, without weight and slant.
  public var familyName: String { namedFace.family }

  /// How far the font reaches above the baseline, in points.
  public var ascender: CGFloat { metrics.ascender }

  /// How far the font reaches below the baseline, in points; negative.
  public var descender: CGFloat { metrics.descender }

  /// Additional room between lines, in points. The system font has none.
  public var leading: CGFloat { 0 }

  /// The height of a line of text, in points.
  public var lineHeight: CGFloat { metrics.lineHeight }

  /// The height of a capital letter, in points.
  public var capHeight: CGFloat {
    face.inkHeight(of: "H") ?? 0.727 * pointSize
  }

  /// The height of a small letter, in points.
  public var xHeight: CGFloat {
    face.inkHeight(of: "x") ?? 0.546 * pointSize
  }

  var face: FontFace { namedFace.face }

  private var metrics: FontMetrics { face.metrics }

  /// The same font at another size. The system font changes between its two cuts.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    let resized = namedFace.withSize(fontSize)
    return resized.face == face ? self : UIFont(resized)
  }

  /// The same outlines at another size, for text that is made smaller until it fits.
  func scaled(to size: CGFloat) -> UIFont {
    UIFont(
      NamedFace(face: face.scaled(to: size), name: namedFace.name, family: namedFace.family))
  }

  /// A copy; the zone does not count.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    self === object as AnyObject? || (object as? UIFont)?.face == face
  }

  public override var hash: Int { face.hashValue }

  public override var description: String { "<UIFont \(fontName) \(pointSize) pt>" }
}
