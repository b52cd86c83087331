/// Sizes in pixels of vector images.
package enum VectorSize {
  /// The maximum side of a drawing in pixels, which is that of the largest common screens.
  private static let longestSide: CGFloat = 8192

  /// Rounds a side to whole pixels: at least one, and at most `longestSide`.
  package static func pixels(_ side: CGFloat) -> Int {
    guard side.isFinite else { return 1 }
    return Int(min(max(roundedUp(side), 1), longestSide))
  }

  /// Rounds a side up to whole pixels. Less than a thousandth of a pixel is treated as a rounding
  /// error.
  static func roundedUp(_ side: CGFloat) -> CGFloat { (side - 0.001).rounded(.up) }

  /// Returns a valid scale: 1 in the place of a scale that is not positive or not finite.
  static func usable(_ scale: CGFloat) -> CGFloat { scale.isFinite && scale > 0 ? scale : 1 }
}
