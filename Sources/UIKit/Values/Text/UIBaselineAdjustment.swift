/// Where text lies that a label has made smaller to fit its width.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline of the text in its full size.
  case alignBaselines
  /// In the vertical middle.
  case alignCenters
  /// At the upper edge of the text in its full size.
  case none
}
