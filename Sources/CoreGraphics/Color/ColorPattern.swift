/// An image that is repeated in place of a plain colour.
package struct ColorPattern: Sendable {
  /// One tile, without ``alpha``.
  package let image: CGImage
  /// The tile, faded by ``alpha``.
  package let shownImage: CGImage
  /// The size of a tile, in points.
  package let size: CGSize
  /// The opacity, from 0 to 1.
  package let alpha: CGFloat
  /// Several tiles in one image, so that a large area needs few blocks.
  package let block: CGImage
  /// The size of a block, in points.
  package let blockSize: CGSize

  /// The minimum side of a block, in pixels.
  private static let minimumBlock = 256

  /// Returns nil for an empty size.
  package init?(image: CGImage, size: CGSize, alpha: CGFloat = 1) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return nil
    }
    let faded = alpha < 1 ? image.faded(by: alpha) ?? image : image
    let (columns, rows) = (Self.count(of: image.width), Self.count(of: image.height))
    (self.image, self.size, self.alpha, shownImage) = (image, size, alpha, faded)
    guard columns > 1 || rows > 1,
      let context = CGContext(width: image.width * columns, height: image.height * rows)
    else {
      (block, blockSize) = (faded, size)
      return
    }
    context.drawUpright(
      faded, in: CGRect(x: 0, y: 0, width: image.width, height: image.height), byTiling: true)
    block = context.finish(isOpaque: faded.isOpaque) ?? faded
    blockSize = CGSize(width: size.width * CGFloat(columns), height: size.height * CGFloat(rows))
  }

  private static func count(of length: Int) -> Int { max(minimumBlock / max(length, 1), 1) }
}

extension ColorPattern: Hashable {
  package static func == (one: ColorPattern, other: ColorPattern) -> Bool {
    one.size == other.size && one.alpha == other.alpha && one.image === other.image
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(image)) }
}

extension CGImage {
  /// Returns the image with its opacity multiplied by a factor from 0 to 1; nil if there is no
  /// memory.
  func faded(by alpha: CGFloat) -> CGImage? {
    guard let context = CGContext(width: width, height: height) else { return nil }
    context.setAlpha(alpha)
    context.drawUpright(self, in: CGRect(x: 0, y: 0, width: width, height: height))
    return context.finish()
  }
}
