import CCairo
import Synchronization

/// The first page of a PDF file, for the duration of its drawing.
final class PDFPage {
  private let library: PopplerLibrary
  private let document, page: PopplerLibrary.Handle
  /// The size in units of the page, which are points.
  let size: CGSize

  /// Poppler's documents share data about fonts, so one thread at a time uses it.
  private static let turn = Mutex(())

  /// Calls `body` with the first page of the data, while no other page is used in the process.
  /// `name` is the name of the data in errors.
  static func with<Result: Sendable>(
    _ data: Data, name: String, library: PopplerLibrary?,
    _ body: (PDFPage) throws(ImageError) -> Result
  ) throws(ImageError) -> Result {
    guard let library else { throw .noDecoder(format: .pdf) }
    return try turn.withLock { _ throws(ImageError) in
      try CairoFonts.withLock { () throws(ImageError) in
        let page = try PDFPage(data, name: name, library)
        return try body(page)
      }
    }
  }

  private init(_ data: Data, name: String, _ library: PopplerLibrary) throws(ImageError) {
    func damaged(_ reason: String) -> ImageError {
      .damaged(name: name, format: .pdf, reason: reason)
    }
    let copied = data.withUnsafeBytes { library.newBytes($0.baseAddress, $0.count) }
    guard let bytes = copied else { throw damaged("out of memory") }
    defer { library.releaseBytes(bytes) }
    var error: PopplerLibrary.Handle?
    guard let document = library.open(bytes, nil, &error) else {
      throw damaged(library.message(freeing: error))
    }
    guard let page = library.page(document, 0) else {
      library.release(document)
      throw damaged("it has no page")
    }
    var (width, height) = (0.0, 0.0)
    library.size(page, &width, &height)
    guard width.isFinite, height.isFinite, width > 0, height > 0 else {
      library.release(page)
      library.release(document)
      throw damaged("its page has no area")
    }
    (self.library, self.document, self.page) = (library, document, page)
    size = CGSize(width: width, height: height)
  }

  deinit {
    library.release(page)
    library.release(document)
  }

  /// Draws the page, stretched over the whole context. Empty parts stay transparent.
  func draw(in context: CGContext) {
    cairo_save(context.cairo)
    cairo_scale(
      context.cairo, Double(context.width) / size.width, Double(context.height) / size.height)
    library.draw(page, context.cairo)
    cairo_restore(context.cairo)
  }
}
