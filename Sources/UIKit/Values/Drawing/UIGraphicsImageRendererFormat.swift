public import CoreGraphics

/// How a ``UIGraphicsImageRenderer`` makes its bitmaps: always 8 bits a component, in sRGB.
///
/// A renderer takes a copy; later changes do not affect it.
public final class UIGraphicsImageRendererFormat: NSObject, NSCopying {
  /// Which colours a bitmap can hold.
  public enum Range: Int, Sendable {
    /// Not known.
    case unspecified = -1
    /// Those of the screen.
    case automatic = 0
    /// More than those of sRGB.
    case extended = 1
    /// Those of sRGB.
    case standard = 2
  }

  /// Pixels a point; the screen's by default, and for 0.
  public var scale: CGFloat = BitmapScale.resolve(0)
  /// Whether the image is opaque.
  public var opaque = false
  /// Which colours are wanted. It has no effect here: there are no wide colours.
  public var preferredRange = Range.automatic
  /// Whether more colours are wanted than those of sRGB. It has no effect here: there are none.
  public var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }
  /// The bounds of the renderer, in points; empty in a format without a renderer.
  public internal(set) var bounds = CGRect.zero

  public override init() { super.init() }

  /// A format for a trait collection: its scale, or the screen's if that is unspecified.
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

  /// A copy; the zone is ignored.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIGraphicsImageRendererFormat()
    (copy.scale, copy.opaque, copy.bounds) = (scale, opaque, bounds)
    copy.preferredRange = preferredRange
    return copy
  }
}
