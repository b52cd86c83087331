public import CoreGraphics

/// Whether a snapshot is compared exactly or coarsely with its reference.
public enum SnapshotComparison: Sendable, Equatable {
  /// For the versions that the reference was made with: both must be the same, except for rounding.
  case exact
  /// For pictures by another compositor, such as that of OpenGL ES: no channel may differ by more
  /// than 2 of 255 in 99.9 % of the pixels.
  case otherCompositor
  /// For other versions of the font or the text libraries: only large differences are found.
  ///
  /// - Parameter scale: a picture's pixels a point.
  case coarse(scale: CGFloat)
}
