public import CoreGraphics

/// The argument of the drawing closure of a ``UIGraphicsImageRenderer``.
public final class UIGraphicsImageRendererContext: NSObject {
  /// The graphics context; y points down, and the unit is a point.
  public let cgContext: CGContext
  /// The renderer's format, with the scale and the bounds in use.
  public let format: UIGraphicsImageRendererFormat

  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
    (self.cgContext, self.format) = (cgContext, format)
    super.init()
  }

  /// An image of what has been drawn so far.
  public var currentImage: UIImage {
    guard let image = cgContext.makeImage() else { return UIImage() }
    return UIImage(cgImage: image, scale: format.scale, orientation: .up)
  }

  /// Fills a rectangle with the current fill colour.
  public func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

  /// Fills a rectangle with the current fill colour, combined with the content below by
  /// `blendMode`.
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    draw(blendMode) { cgContext.fill(rect) }
  }

  /// Strokes the edge of a rectangle.
  public func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  /// Strokes the edge of a rectangle, combined with the content below by `blendMode`.
  public func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    draw(blendMode) { cgContext.stroke(rect) }
  }

  /// Clips all further drawing to a rectangle.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  private func draw(_ mode: CGBlendMode, _ body: () -> Void) {
    cgContext.saveGState()
    cgContext.setBlendMode(mode)
    body()
    cgContext.restoreGState()
  }
}
