public import CoreGraphics
import Dispatch

extension UIImage {
  /// A smaller picture of the image, for a place where the whole one would be scaled down in every
  /// frame.
  ///
  /// The thumbnail has the image's scale and rendering mode. Its pixels are the image's stretched
  /// to the size: where proportions count, pass a size of the same shape.
  ///
  /// - Parameter size: in points. A number that is not finite or not greater than 0 is warned of.
  /// - Returns: nil for an empty image, and for a size without a pixel or beyond 32767 pixels.
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

  /// Pixels on a side; the largest bitmap.
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

  /// The thumbnail of ``preparingThumbnail(of:)``, made off the main thread.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    await withCheckedContinuation { continuation in
      prepareThumbnail(of: size) { continuation.resume(returning: $0) }
    }
  }
}
