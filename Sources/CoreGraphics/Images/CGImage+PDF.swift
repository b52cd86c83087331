extension CGImage {
  /// Draws the first page of a PDF file.
  ///
  /// - Parameters:
  ///   - name: the name of the data in errors.
  ///   - scale: the pixels per unit of the page.
  ///   - library: draws the page; nil if it is not installed.
  convenience init(
    pdfData data: Data, name: String, scale: CGFloat, library: PopplerLibrary?
  ) throws(ImageError) {
    let scale = VectorSize.usable(scale)
    let drawn = try PDFPage.with(data, name: name, library: library) { page throws(ImageError) in
      func pixels(_ side: CGFloat) -> Int {
        Int(min(VectorSize.roundedUp(side * scale), CGFloat(Int32.max)))
      }
      return try Self.draw(
        page, name: name, width: pixels(page.size.width), height: pixels(page.size.height))
    }
    self.init(sharing: drawn)
  }

  /// Draws the first page of a PDF file, stretched to a size in pixels.
  convenience init(
    pdfData data: Data, name: String, width: Int, height: Int
  ) throws(ImageError) {
    let drawn = try PDFPage.with(data, name: name, library: .shared) { page throws(ImageError) in
      try Self.draw(page, name: name, width: width, height: height)
    }
    self.init(sharing: drawn)
  }

  private static func draw(
    _ page: PDFPage, name: String, width: Int, height: Int
  ) throws(ImageError) -> CGImage {
    guard PixelStorage.isPossible(width: width, height: height),
      let context = CGContext(width: width, height: height)
    else { throw .impossibleSize(name: name, width: width, height: height) }
    page.draw(in: context)
    guard let image = context.finish() else {
      throw .damaged(name: name, format: .pdf, reason: "nothing could be drawn")
    }
    return image
  }
}
