import CoreGraphics

/// The lengths of the studio's parts, in points, on a grid of 8.
enum StudioMeasures {
  static let catalogueWidth: CGFloat = 248
  static let inspectorWidth: CGFloat = 304
  static let timelineHeight: CGFloat = 96
}
