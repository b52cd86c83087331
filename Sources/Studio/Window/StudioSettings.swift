package import CoreGraphics

/// The settings that the studio stores between launches.
package struct StudioSettings: Codable, Equatable, Sendable {
  /// The window's size in points; nil for the usual one.
  package var size: CGSize?
  package var isDark = false
  /// Whether that is what the desktop says, and not the user's choice.
  package var followsDesktop = true
  package var showsCatalogue = true
  package var showsInspector = true
  /// The widths of the panels in points; nil for the usual ones.
  package var catalogueWidth: CGFloat?
  package var inspectorWidth: CGFloat?
  /// The panel of the inspector; nil for the one that suits the demo.
  package var tab: String?
  package var showsTouches = true
  /// Whether a point of the demo is a point of the window.
  package var showsActualSize = false
  /// The demo on the stage.
  package var demo: String?

  package init() {}

  /// Reads settings; what is missing, or is of a later version, has its usual value.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func value<Value: Decodable>(_ key: CodingKeys) -> Value? {
      try? values.decodeIfPresent(Value.self, forKey: key)
    }
    let usual = StudioSettings()
    size = value(.size)
    isDark = value(.isDark) ?? usual.isDark
    // Earlier versions did not ask the desktop: the user has chosen the dark one.
    followsDesktop = value(.followsDesktop) ?? !isDark
    showsCatalogue = value(.showsCatalogue) ?? usual.showsCatalogue
    showsInspector = value(.showsInspector) ?? usual.showsInspector
    catalogueWidth = value(.catalogueWidth)
    inspectorWidth = value(.inspectorWidth)
    tab = value(.tab)
    showsTouches = value(.showsTouches) ?? usual.showsTouches
    showsActualSize = value(.showsActualSize) ?? usual.showsActualSize
    demo = value(.demo)
  }
}
