public import CoreGraphics

/// How a ``UIGraphicsImageRenderer`` makes its bitmaps: always 8 bits a component, in sRGB.
///
/// A renderer takes a copy; what is changed afterwards has no effect on it.
public final class UIGraphicsImageRendererFormat: NSObject, NSCopying {
  /// Pixels a point; the screen's by default, and for 0.
  public var scale: CGFloat = BitmapScale.resolve(0)
  /// Whether the picture has no transparent places.
  public var opaque = false
  /// What a renderer draws, in points; empty in a format that no renderer has.
  public internal(set) var bounds = CGRect.zero

  public override init() { super.init() }

  /// A format that suits an environment: its scale, or the screen's where it names none.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    scale = BitmapScale.resolve(traitCollection.displayScale)
  }

  /// A format that suits the screen.
  public static func preferred() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }

  /// A format that suits the screen.
  public static func `default`() -> UIGraphicsImageRendererFormat { preferred() }

  /// A copy; the zone does not count.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIGraphicsImageRendererFormat()
    (copy.scale, copy.opaque, copy.bounds) = (scale, opaque, bounds)
    return copy
  }
}
