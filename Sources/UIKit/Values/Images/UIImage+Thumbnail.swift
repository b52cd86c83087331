public import CoreGraphics
import Dispatch

extension UIImage {
  /// A smaller version of the image, for a place where the whole image would be scaled down in
  /// every frame.
  ///
  /// The thumbnail has the image's scale and rendering mode. The image is stretched to the size. To
  /// keep its proportions, pass a size of the same aspect ratio.
  ///
  /// - Parameter size: in points. Numbers that are not finite or not greater than 0 cause a
  ///   warning.
  /// - Returns: nil for an empty image, and for a size without pixels or beyond 32767 pixels.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
      Diagnostics.warnFromAnyThread(
        "A thumbnail's size must be finite and greater than 0; there is none of "
          + "\(size.width) x \(size.height).")
      return nil
    }
    let (columns, rows) = ((size.width * scale).rounded(), (size.height * scale).rounded())
    guard let pixels = values.cgImage, max(columns, rows) <= Self.largestThumbnail,
      let context = CGContext(width: Int(columns), height: Int(rows))
    else { return nil }
    context.interpolationQuality = .high
    context.drawUpright(pixels, in: CGRect(x: 0, y: 0, width: columns, height: rows))
    guard let reduced = context.finish(isOpaque: pixels.isOpaque) else { return nil }
    return UIImage(Values(cgImage: reduced, scale: scale, renderingMode: renderingMode))
  }

  /// The greatest width and height of a bitmap, in pixels.
  private static let largestThumbnail: CGFloat = 32767

  /// Makes a thumbnail, as ``preparingThumbnail(of:)`` does, on a background thread.
  ///
  /// - Parameters:
  ///   - size: in points.
  ///   - completionHandler: called on that thread with the thumbnail, or with nil.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    DispatchQueue.global().async { completionHandler(self.preparingThumbnail(of: size)) }
  }

  /// Makes a thumbnail, as ``preparingThumbnail(of:)`` does, off the main thread.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    await withCheckedContinuation { continuation in
      prepareThumbnail(of: size) { continuation.resume(returning: $0) }
    }
  }
}
