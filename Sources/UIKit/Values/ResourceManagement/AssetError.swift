/// The reason why an asset could not be read: the file, the field in it, and what is wrong there.
package struct AssetError: Error, Sendable, Equatable, CustomStringConvertible {
  package var file: String
  /// The field, such as "colors[0].color.components.red"; nil for the whole file.
  package var field: String?
  package var reason: String

  package init(file: String, field: String? = nil, reason: String) {
    (self.file, self.field, self.reason) = (file, field, reason)
  }

  package var description: String {
    field.map { "\(file): \($0): \(reason)" } ?? "\(file): \(reason)"
  }
}
