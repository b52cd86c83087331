/// The panels of the inspector, in the order of their tabs.
package enum InspectorTab: String, CaseIterable, Sendable {
  case curves = "Curves"
  case calls = "Calls"
  case layers = "Layers"
  case code = "Code"
  case frames = "Frames"

  /// The key that shows it.
  package var key: String {
    switch self {
    case .curves: "F3"
    case .calls: "F4"
    case .layers: "F5"
    case .code: "F6"
    case .frames: "F7"
    }
  }

  /// Nil for a key that shows none.
  package init?(key: String) {
    guard let tab = Self.allCases.first(where: { $0.key == key }) else { return nil }
    self = tab
  }
}
