public import CoreGraphics
public import CoreImage

extension UIImage {
  /// The output of a filter, rendered immediately, with one pixel per point. The image is empty if
  /// the output has no pixels, or an infinite extent.
  public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1) }

  /// The output of a filter, rendered immediately. The image is empty if the output has no pixels,
  /// or an infinite extent.
  ///
  /// - Parameters:
  ///   - ciImage: the image; its extent must be finite.
  ///   - scale: the pixels per point.
  public convenience init(ciImage: CIImage, scale: CGFloat) {
    self.init(ciImage: ciImage, scale: scale, orientation: .up)
  }

  /// The output of a filter, rendered immediately. The orientation applies where the image is shown
  /// or drawn. The image is empty if the output has no pixels, or an infinite extent.
  ///
  /// - Parameters:
  ///   - ciImage: the image; its extent must be finite.
  ///   - scale: the pixels per point.
  ///   - orientation: how the pixels are rotated and mirrored.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    guard let image = CIContext().createCGImage(ciImage, from: ciImage.extent) else {
      self.init()
      return
    }
    self.init(cgImage: image, scale: scale, orientation: orientation)
  }
}

extension CIImage {
  /// The image's pixels, without applying its orientation; nil if it has none.
  public convenience init?(image: UIImage) {
    guard let pixels = image.cgImage else { return nil }
    self.init(cgImage: pixels)
  }
}
