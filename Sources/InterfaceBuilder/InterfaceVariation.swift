/// The differences for some size classes.
package struct InterfaceVariation: Equatable, Sendable {
  package enum SizeClass: String, CaseIterable, Sendable {
    case compact, regular
  }

  /// The installed objects or constraints of a list.
  package struct Mask: Equatable, Sendable {
    /// The name of the list: `subviews`, `constraints` and others.
    package var key: String
    package var included: [String]
    package var excluded: [String]
  }

  /// The width class; nil for any.
  package var widthClass: SizeClass?
  package var heightClass: SizeClass?
  package var attributes = InterfaceAttributes()
  package var masks: [Mask] = []
  package var line: Int

  /// Whether it applies if no other variation does.
  package var isDefault: Bool { widthClass == nil && heightClass == nil }
}
