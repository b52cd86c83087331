import CoreGraphics

/// The lengths of the studio's parts, in points, on a grid of 8.
enum StudioMeasures {
  static let catalogueWidth: CGFloat = 248
  static let inspectorWidth: CGFloat = 320
  static let timelineHeight: CGFloat = 112
  /// Above the stage, with the demo's title and what to do.
  static let stageHeader: CGFloat = 72
}
