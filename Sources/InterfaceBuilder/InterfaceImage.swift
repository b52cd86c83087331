/// An image by its name, with how it is shown.
package struct InterfaceImage: Equatable, Sendable {
  package var name: String
  /// `system` for symbols.
  package var catalog: String?
  /// `default`, `unspecified`, `small`, `medium` or `large`.
  package var symbolScale: String?
  /// `original`, `template`, or for symbols `monochrome`, `hierarchical`, `palette` or
  /// `multicolor`.
  package var renderingMode: String?
}
