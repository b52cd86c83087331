import CoreGraphics

/// The difference of two pictures beyond the tolerance of a comparison.
struct ImageDifference {
  let message: String
  /// A picture of the difference; nil for pictures of different sizes.
  private(set) var picture: CGImage?

  /// Returns nil for pictures that count as equal.
  init?(from reference: CGImage, to actual: CGImage, _ comparison: SnapshotComparison) {
    guard reference.width == actual.width, reference.height == actual.height else {
      message =
        "The reference is \(reference.width) × \(reference.height) pixels, "
        + "the picture \(actual.width) × \(actual.height)."
      return
    }
    switch comparison {
    case .exact, .otherCompositor:
      let isExact = comparison == .exact
      let pixels = PixelDifference(
        from: reference, to: actual, tolerance: isExact ? PixelDifference.rounding : 2)
      guard pixels.count > (isExact ? 0 : reference.width * reference.height / 1000) else {
        return nil
      }
      (message, picture) = (pixels.description, pixels.picture(over: reference))
    case .coarse(let scale):
      let cells = CoarseDifference(from: reference, to: actual, scale: scale)
      guard cells.count > 0 else { return nil }
      (message, picture) = (cells.description, cells.picture(over: reference))
    }
  }
}
