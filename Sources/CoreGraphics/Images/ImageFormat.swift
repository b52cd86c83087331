/// The supported kinds of image files, which are recognised by their first bytes.
package enum ImageFormat: String, Sendable, CaseIterable {
  case png = "PNG"
  case jpeg = "JPEG"
  case gif = "GIF"
  case webp = "WebP"
  case bmp = "BMP"
  case tiff = "TIFF"
  case svg = "SVG"
  case pdf = "PDF"

  /// Returns nil for bytes of another kind. The file's name is ignored.
  package init?(of data: Data) {
    let start = [UInt8](data.prefix(16))
    let begins = { (text: String) in start.starts(with: text.utf8) }
    if start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if start.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if begins("GIF87a") || begins("GIF89a") {
      self = .gif
    } else if begins("RIFF"), start.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .webp
    } else if begins("BM") {
      self = .bmp
    } else if begins("II*\0") || begins("MM\0*") {
      self = .tiff
    } else if begins("%PDF-") {
      self = .pdf
    } else if Self.isSVG(data) {
      self = .svg
    } else {
      return nil
    }
  }

  /// Whether the data is an XML document whose SVG element is near the beginning: a declaration, a
  /// document type or comments may precede it.
  private static func isSVG(_ data: Data) -> Bool {
    let longestPrologue = 4096
    let start = String(decoding: data.prefix(longestPrologue), as: UTF8.self)
    let text = start.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    return text.hasPrefix("<") && text.contains("<svg")
  }

  /// gdk-pixbuf's name for the kind, if it decodes it.
  var loaderName: String { rawValue.lowercased() }

  /// The Debian package whose library decodes images of this kind.
  package var package: String {
    switch self {
    case .png, .jpeg, .gif, .bmp, .tiff: "libgdk-pixbuf-2.0-0"
    case .webp: "webp-pixbuf-loader"
    case .svg: "librsvg2-common"
    case .pdf: "libpoppler-glib8"
    }
  }
}
