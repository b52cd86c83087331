/// Sizes in pixels of pictures that have none of their own.
package enum VectorSize {
  /// The longest side of a drawing, in pixels: that of the largest usual screens.
  private static let longestSide: CGFloat = 8192

  /// Whole pixels for a side of so many: at least one, and not more than fit on a screen.
  package static func pixels(_ side: CGFloat) -> Int {
    guard side.isFinite else { return 1 }
    return Int(min(max(roundedUp(side), 1), longestSide))
  }

  /// As many whole pixels as a side covers. Less than a thousandth of one is an error of
  /// arithmetic.
  static func roundedUp(_ side: CGFloat) -> CGFloat { (side - 0.001).rounded(.up) }

  /// A scale that can be drawn at: 1 in place of one that is not positive or not finite.
  static func usable(_ scale: CGFloat) -> CGFloat { scale.isFinite && scale > 0 ? scale : 1 }
}
