/// The vertical position of text that a label has scaled down to fit its width.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The text keeps the baseline that it has at full size.
  case alignBaselines
  /// The text is centred vertically.
  case alignCenters
  /// The text is aligned with the upper edge that it has at full size.
  case none
}
