import Synchronization

/// A picture that can be drawn sharp at any size: an SVG file, or the first page of a PDF file.
package final class VectorImage: Sendable {
  /// The size in points.
  package let size: CGSize
  private let data: Data
  private let format: ImageFormat
  private let name: String
  /// A cache of the most recent drawings, the newest first.
  private let drawings = Mutex<[CGImage]>([])

  /// The maximum number of cached drawings. An image is shown in few sizes at once, and other sizes
  /// are drawn again.
  private static let mostDrawings = 3

  /// Returns nil for a picture that consists of pixels. Throws an error if the data cannot be
  /// drawn.
  ///
  /// - Parameter name: the name of the data in errors.
  package init?(data: Data, name: String) throws(ImageError) {
    guard let format = ImageFormat(of: data), format.isVector else { return nil }
    (self.data, self.format, self.name) = (data, format, name)
    if format == .pdf {
      size = try PDFPage.with(data, name: name, library: .shared) { $0.size }
    } else {
      let image = try CGImage(imageData: data, name: name)
      size = CGSize(width: CGFloat(image.width), height: CGFloat(image.height))
      drawings.withLock { $0 = [image] }
    }
  }

  /// Returns the picture at its own size, with `scale` pixels per point.
  package func image(scale: CGFloat) throws(ImageError) -> CGImage {
    try image(size: size, scale: scale)
  }

  /// Returns the picture drawn for a size in points, with `scale` pixels per point. Its sides are
  /// whole pixels: at least one, and at most as many as a large screen has. A PDF is stretched to
  /// the size. An SVG keeps its aspect ratio, and covers both sides.
  package func image(size wanted: CGSize, scale: CGFloat) throws(ImageError) -> CGImage {
    var wanted = wanted
    if format == .svg {
      let factor = max(wanted.width / size.width, wanted.height / size.height)
      wanted = CGSize(width: size.width * factor, height: size.height * factor)
    }
    let width = VectorSize.pixels(wanted.width * scale)
    let height = VectorSize.pixels(wanted.height * scale)
    let known = drawings.withLock { drawings in
      drawings.first { $0.width == width && $0.height == height }
    }
    if let known { return known }
    let drawn = try draw(width: width, height: height)
    drawings.withLock { $0 = Array(([drawn] + $0).prefix(Self.mostDrawings)) }
    return drawn
  }

  private func draw(width: Int, height: Int) throws(ImageError) -> CGImage {
    if format == .pdf {
      return try CGImage(pdfData: data, name: name, width: width, height: height)
    }
    return try CGImage(svgData: data, name: name, width: width, height: height)
  }
}

extension ImageFormat {
  /// Whether the kind of image has no size in pixels.
  package var isVector: Bool { self == .svg || self == .pdf }
}
