public import CoreGraphics

/// Makes images by drawing. For a size without pixels, or one that is not finite, the image is
/// empty and the closure is not called.
public final class UIGraphicsImageRenderer: NSObject {
  /// A copy of the format that was passed to the initializer.
  public let format: UIGraphicsImageRendererFormat

  /// A renderer with bounds.
  ///
  /// - Parameters:
  ///   - bounds: in points; the origin is at the image's upper left corner.
  ///   - format: it is copied, so later changes have no effect.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    let copy = UIGraphicsImageRendererFormat()
    copy.scale = BitmapScale.resolve(format.scale)
    copy.opaque = format.opaque
    copy.bounds = bounds
    self.format = copy
    super.init()
  }

  /// A renderer with the default format, at the screen's scale.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// A renderer for a size in points, with the default format.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: .default())
  }

  /// A renderer for a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// The image that `actions` draws.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let (bounds, scale) = (format.bounds, format.scale)
    guard
      let context = BitmapScale.context(size: bounds.size, scale: scale, isOpaque: format.opaque)
    else { return UIImage() }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    context.performAsCurrent {
      actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
    }
    guard let image = context.finish() else { return UIImage() }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
  }

  /// The image that `actions` draws, as a PNG.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// The image that `actions` draws, as a JPEG. The quality is as for
  /// ``UIImage/jpegData(compressionQuality:)``.
  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
