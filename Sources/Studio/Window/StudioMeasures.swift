import CoreGraphics

/// The lengths of the studio's parts, in points, on a grid of 8.
enum StudioMeasures {
  static let catalogueWidth: CGFloat = 248
  static let inspectorWidth: CGFloat = 320
  /// What the user can make of them.
  static let catalogueWidths: ClosedRange<CGFloat> = 200...400
  static let inspectorWidths: ClosedRange<CGFloat> = 320...720
  /// What the panels beside the stage leave of a window for it.
  static let stageWidth: CGFloat = 400
  static let timelineHeight: CGFloat = 112
  /// Above the stage, with the demo's title and what to do.
  static let stageHeader: CGFloat = 72
}

extension CGRect {
  /// The rectangle without a margin at each side, of which what has no room is empty: a panel that
  /// is hidden has no width.
  func inside(x: CGFloat, y: CGFloat) -> CGRect {
    CGRect(
      x: minX + min(x, width / 2), y: minY + min(y, height / 2), width: max(width - 2 * x, 0),
      height: max(height - 2 * y, 0))
  }
}
