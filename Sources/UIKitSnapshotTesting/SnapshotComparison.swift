public import CoreGraphics

/// How closely a snapshot is compared with its reference.
public enum SnapshotComparison: Sendable, Equatable {
  /// Here is what the reference was made with: rounding apart, both must be the same.
  case exact
  /// Here are other versions of the font or of what draws text: only what is far off is found.
  ///
  /// - Parameter scale: a picture's pixels a point.
  case coarse(scale: CGFloat)
}
