public import CoreGraphics

/// A font at a size.
///
/// The system font is Inter, with the cut for large text (Inter Display) from 20 points up; scripts
/// that it does not have come from other installed fonts. Metrics are those of the font itself, not
/// rounded, so that text is laid out alike at every scale.
public final class UIFont: NSObject, NSCopying, Sendable {
  let face: FontFace
  /// The weight that was asked for, which the name tells; nil for fonts made by name.
  private let style: (name: String, family: String)

  init(face: FontFace, fontName: String, familyName: String) {
    self.face = face
    style = (fontName, familyName)
    super.init()
  }

  /// The font of a PostScript name ("Inter-BoldItalic") or of a family ("Inter"), or nil where none
  /// of that name is installed.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let size = SystemFont.sound(fontSize)
    let installed = InstalledFonts()
    if let found = installed.face(postScriptName: fontName) {
      self.init(
        face: FontFace(
          families: found.family, size: size, weight: found.weight, isItalic: found.isItalic),
        fontName: fontName, familyName: found.family)
    } else if installed.hasFamily(fontName) {
      self.init(
        face: FontFace(families: fontName, size: size, weight: 400), fontName: fontName,
        familyName: fontName)
    } else {
      return nil
    }
  }

  /// The size in points: the font's em.
  public var pointSize: CGFloat { face.size }

  /// The name that ``init(name:size:)`` finds the font by.
  public var fontName: String { style.name }

  /// The name of the family, without weight and slant.
  public var familyName: String { style.family }

  /// How far the font reaches above the baseline, in points.
  public var ascender: CGFloat { metrics.ascender }

  /// How far the font reaches below the baseline, in points; negative.
  public var descender: CGFloat { metrics.descender }

  /// Additional room between lines, in points. The system font has none.
  public var leading: CGFloat { 0 }

  /// The height of a line of text, in points.
  public var lineHeight: CGFloat { metrics.ascender - metrics.descender }

  /// The height of a capital letter, in points.
  public var capHeight: CGFloat {
    TextEngine.shared.inkHeight(of: "H", in: face) ?? 0.727 * pointSize
  }

  /// The height of a small letter, in points.
  public var xHeight: CGFloat {
    TextEngine.shared.inkHeight(of: "x", in: face) ?? 0.546 * pointSize
  }

  var metrics: FontMetrics { TextEngine.shared.metrics(for: face) }

  /// The same font at another size. The system font changes between its two cuts.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    let size = SystemFont.sound(fontSize)
    if size == face.size { return self }
    if let system = SystemFont(face) { return system.font(ofSize: size) }
    return scaled(to: size)
  }

  /// The same outlines at another size, for text that is made smaller until it fits.
  func scaled(to size: CGFloat) -> UIFont {
    var scaled = face
    scaled.size = size
    return UIFont(face: scaled, fontName: style.name, familyName: style.family)
  }

  /// A copy; the zone does not count.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    self === object as AnyObject? || (object as? UIFont)?.face == face
  }

  public override var hash: Int { face.hashValue }

  public override var description: String { "<UIFont \(fontName) \(pointSize) pt>" }
}
