public import CoreGraphics

/// The way in which a snapshot is compared with its reference.
public enum SnapshotComparison: Sendable, Equatable {
  /// For the versions with which the reference was made: both must be the same, except for
  /// rounding.
  case exact
  /// For pictures by another compositor, such as that of OpenGL ES: in 99.9 % of the pixels no
  /// channel may differ by more than 2 of 255.
  case otherCompositor
  /// For other versions of the font or the text libraries: only large differences are found.
  ///
  /// - Parameter scale: the pixels per point of the picture.
  case coarse(scale: CGFloat)
}
