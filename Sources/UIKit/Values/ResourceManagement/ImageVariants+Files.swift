import CoreGraphics

extension ImageVariants.Variant {
  /// The picture in a file: a bitmap, or a vector image that is drawn for any scale.
  ///
  /// - Parameter scale: the scale that the file's name gives; nil if it gives none.
  static func read(_ url: URL, scale: CGFloat?) throws(ImageError) -> ImageVariants.Picture {
    let data = try Data(imageFile: url)
    if scale == nil, let vector = try VectorImage(data: data, name: url.path) {
      return .vector(vector)
    }
    let image = try CGImage(imageData: data, name: url.path, scale: scale ?? 1)
    return .bitmap(image, scale: scale ?? 1)
  }
}
