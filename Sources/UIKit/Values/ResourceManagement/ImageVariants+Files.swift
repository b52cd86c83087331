import CoreGraphics

extension ImageVariants.Variant {
  /// The scales that a drawing is drawn for when it is read.
  private static let scalesOfDrawings: [CGFloat] = [1, 2, 3]

  /// What a file holds: one picture, or of a drawing (SVG) one for each usual scale.
  ///
  /// - Parameter scale: the one that the file is for; nil where it names none.
  static func read(
    _ url: URL, scale: CGFloat?, isForDark: Bool
  ) throws(ImageError) -> [ImageVariants.Variant] {
    let isDrawing = url.pathExtension.lowercased() == "svg"
    let scales = scale.map { [$0] } ?? (isDrawing ? scalesOfDrawings : [1])
    var variants: [ImageVariants.Variant] = []
    for scale in scales {
      let image = try CGImage(imageFile: url, scale: scale)
      variants.append(.init(image: image, scale: scale, isForDark: isForDark))
    }
    return variants
  }
}
