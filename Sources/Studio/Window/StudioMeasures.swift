import CoreGraphics

/// The lengths of the studio's parts, in points, on a grid of 8.
enum StudioMeasures {
  static let catalogueWidth: CGFloat = 248
  static let inspectorWidth: CGFloat = 320
  /// The widths that the user can give to the panels.
  static let catalogueWidths: ClosedRange<CGFloat> = 200...400
  static let inspectorWidths: ClosedRange<CGFloat> = 320...720
  /// The width that panels beside the stage leave for it at least.
  static let stageWidth: CGFloat = 400
  /// The width of the stage that a panel over it leaves visible.
  static let besideOverlay: CGFloat = 48
  static let timelineHeight: CGFloat = 112
  /// Above the stage, with the demo's title and what to do.
  static let stageHeader: CGFloat = 72
}

extension CGRect {
  /// Inset by x and y; never negative in size, as an inset of a hidden panel would be.
  func inside(x: CGFloat, y: CGFloat) -> CGRect {
    CGRect(
      x: minX + min(x, width / 2), y: minY + min(y, height / 2), width: max(width - 2 * x, 0),
      height: max(height - 2 * y, 0))
  }
}
