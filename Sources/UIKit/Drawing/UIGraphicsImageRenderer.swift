public import CoreGraphics

/// How a `UIGraphicsImageRenderer` makes its bitmaps.
public final class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels a point; the screen's by default.
  public var scale: CGFloat = BitmapScale.resolve(0)
  /// Whether the picture has no transparent places.
  public var opaque = false

  /// A format that suits the screen.
  public static func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
}

/// What the drawing closure of a `UIGraphicsImageRenderer` gets.
public final class UIGraphicsImageRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat

  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
    (self.cgContext, self.format) = (cgContext, format)
    super.init()
  }

  /// A picture of what was drawn so far.
  public var currentImage: UIImage {
    guard let image = cgContext.makeImage() else { return UIImage() }
    return UIImage(cgImage: image, scale: format.scale, orientation: .up)
  }

  /// Fills a rectangle with the current fill colour.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Strokes the edge of a rectangle.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }

  /// Clips what is drawn next to a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes images by drawing. A size without pixels, or one that is not finite, gives an empty image
/// and its closure is not called.
public final class UIGraphicsImageRenderer: NSObject {
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
    super.init()
  }

  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: .default())
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// The image that `actions` draws.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let scale = BitmapScale.resolve(format.scale)
    guard
      let context = BitmapScale.context(size: bounds.size, scale: scale, isOpaque: format.opaque)
    else { return UIImage() }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
    UIGraphicsPopContext()
    guard let image = context.finish() else { return UIImage() }
    return UIImage(cgImage: image, scale: scale, orientation: .up)
  }

  /// The image that `actions` draws, as a PNG.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}
