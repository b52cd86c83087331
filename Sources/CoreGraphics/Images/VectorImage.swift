import Synchronization

/// A picture that can be drawn sharp at any size: an SVG file, or the first page of a PDF file.
package final class VectorImage: Sendable {
  /// In points.
  package let size: CGSize
  private let data: Data
  private let format: ImageFormat
  private let name: String
  /// The last drawings, the newest first.
  private let drawings = Mutex<[CGImage]>([])

  /// An image is shown at few sizes at once; a drawing that is left out is drawn again.
  private static let mostDrawings = 3

  /// Nil for data of a picture that consists of pixels. Errors are those of data that cannot be
  /// drawn.
  ///
  /// - Parameter name: what errors call the data.
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

  /// The picture at its own size, of `scale` pixels a point.
  package func image(scale: CGFloat) throws(ImageError) -> CGImage {
    try image(size: size, scale: scale)
  }

  /// The picture drawn for a size in points, of `scale` pixels a point. It has whole pixels, at
  /// least one and not more than fit on a screen. A PDF is stretched to other proportions; an SVG
  /// keeps its own, and is large enough for both sides.
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
  /// Whether the kind has no pixels of its own.
  package var isVector: Bool { self == .svg || self == .pdf }
}
