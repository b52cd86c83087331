package import CoreGraphics

/// What the studio remembers from one time to the next.
package struct StudioSettings: Codable, Equatable, Sendable {
  /// The window's size in points; nil for the usual one.
  package var size: CGSize?
  package var isDark = false
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
    let usual = StudioSettings()
    size = try values.decodeIfPresent(CGSize.self, forKey: .size)
    isDark = try values.decodeIfPresent(Bool.self, forKey: .isDark) ?? usual.isDark
    showsCatalogue =
      try values.decodeIfPresent(Bool.self, forKey: .showsCatalogue) ?? usual.showsCatalogue
    showsInspector =
      try values.decodeIfPresent(Bool.self, forKey: .showsInspector) ?? usual.showsInspector
    catalogueWidth = try values.decodeIfPresent(CGFloat.self, forKey: .catalogueWidth)
    inspectorWidth = try values.decodeIfPresent(CGFloat.self, forKey: .inspectorWidth)
    tab = try values.decodeIfPresent(String.self, forKey: .tab)
    showsTouches =
      try values.decodeIfPresent(Bool.self, forKey: .showsTouches) ?? usual.showsTouches
    showsActualSize =
      try values.decodeIfPresent(Bool.self, forKey: .showsActualSize) ?? usual.showsActualSize
    demo = try values.decodeIfPresent(String.self, forKey: .demo)
  }
}
