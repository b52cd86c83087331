/// The reason why an image could not be read or written. `name` is the file, or another source of
/// the data.
package enum ImageError: Error, Sendable, Equatable, CustomStringConvertible {
  case unreadable(name: String, reason: String)
  case notPNG(name: String, reason: String)
  case impossibleSize(name: String, width: Int, height: Int)
  case unwritable(name: String, reason: String)

  package var description: String {
    switch self {
    case .unreadable(let name, let reason): "“\(name)” could not be read: \(reason)"
    case .notPNG(let name, let reason): "“\(name)” is not a whole PNG image: \(reason)"
    case .impossibleSize(let name, let width, let height):
      "“\(name)” claims to be \(width) × \(height) pixels, which cannot be an image"
    case .unwritable(let name, let reason): "“\(name)” could not be written: \(reason)"
    }
  }
}
