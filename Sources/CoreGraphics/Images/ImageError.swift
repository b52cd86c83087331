/// The reason why an image could not be read or written. `name` is the file, or another source of
/// the data.
package enum ImageError: Error, Sendable, Equatable, CustomStringConvertible {
  case unreadable(name: String, reason: String)
  case notPNG(name: String, reason: String)
  case damaged(name: String, format: ImageFormat, reason: String)
  case unknownFormat(name: String)
  /// The library that decodes a kind of image is not installed.
  case noDecoder(format: ImageFormat)
  /// The library for lossless WebP images is not installed.
  case noWebPLibrary
  case impossibleSize(name: String, width: Int, height: Int)
  case unwritable(name: String, reason: String)

  package var description: String {
    switch self {
    case .unreadable(let name, let reason): "“\(name)” could not be read: \(reason)"
    case .notPNG(let name, let reason): "“\(name)” is not a whole PNG image: \(reason)"
    case .damaged(let name, let format, let reason):
      "“\(name)” is not a whole \(format.rawValue) image: \(reason)"
    case .unknownFormat(let name):
      "“\(name)” begins like none of the images that are read: "
        + ImageFormat.allCases.map(\.rawValue).joined(separator: ", ")
    case .noDecoder(let format):
      "\(format.rawValue) images need the Debian package \(format.package), which is not installed"
    case .noWebPLibrary:
      "Lossless WebP pictures need the Debian package libwebp7, which is not installed"
    case .impossibleSize(let name, let width, let height):
      "“\(name)” claims to be \(width) × \(height) pixels, which cannot be an image"
    case .unwritable(let name, let reason): "“\(name)” could not be written: \(reason)"
    }
  }
}

extension Data {
  /// Reads the bytes of an image file.
  package init(imageFile url: URL) throws(ImageError) {
    do {
      self = try Data(contentsOf: url)
    } catch {
      throw .unreadable(name: url.path, reason: error.localizedDescription)
    }
  }
}
