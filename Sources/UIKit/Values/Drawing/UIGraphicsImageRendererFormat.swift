public import CoreGraphics

/// Describes the bitmaps of a ``UIGraphicsImageRenderer``: always 8 bits per component, in sRGB.
///
/// A renderer takes a copy; later changes do not affect it.
public final class UIGraphicsImageRendererFormat: NSObject, NSCopying {
  /// The range of colours that a bitmap can hold.
  public enum Range: Int, Sendable {
    /// The range is not known.
    case unspecified = -1
    /// The range of the screen.
    case automatic = 0
    /// A range greater than that of sRGB.
    case extended = 1
    /// The range of sRGB.
    case standard = 2
  }

  /// The pixels per point. The default is the screen's scale, which 0 also means.
  public var scale: CGFloat = BitmapScale.resolve(0)
  /// Whether the image is opaque.
  public var opaque = false
  /// The range of colours that is wanted. It has no effect here: bitmaps have no wide colours.
  public var preferredRange = Range.automatic
  /// Whether an extended range is wanted. It has no effect here: bitmaps have no wide colours.
  public var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }
  /// The bounds of the renderer, in points; empty in a format without a renderer.
  public internal(set) var bounds = CGRect.zero

  public override init() { super.init() }

  /// A format with a trait collection's scale, or the screen's if the scale is unspecified.
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
