/// The name of an image, and its display options.
package struct InterfaceImage: Equatable, Sendable {
  package var name: String
  /// The catalog: `system` for symbols.
  package var catalog: String?
  /// The scale: `default`, `unspecified`, `small`, `medium` or `large`.
  package var symbolScale: String?
  /// The rendering mode: `original`, `template`, or for symbols `monochrome`, `hierarchical`,
  /// `palette` or `multicolor`.
  package var renderingMode: String?
}
