public import CoreGraphics

/// Whether a snapshot is compared exactly or coarsely with its reference.
public enum SnapshotComparison: Sendable, Equatable {
  /// For the versions that the reference was made with: both must be the same, except for rounding.
  case exact
  /// For other versions of the font or the text libraries: only large differences are found.
  ///
  /// - Parameter scale: a picture's pixels a point.
  case coarse(scale: CGFloat)
}
