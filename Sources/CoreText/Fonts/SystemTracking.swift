import CoreGraphics

/// The tracking with which Inter is as wide as San Francisco, whose tracking depends on the size.
///
/// It was fitted to the widths of labels that Interface Builder had stored in public storyboards,
/// from 14 to 36 points. Single words differ from them by up to 2 %, because the letters of the two
/// fonts have different proportions.
enum SystemTracking {
  /// The tracking in ems for sizes in points, in the regular weight. Sizes below 20 points are for
  /// Inter, larger ones for Inter Display, which is narrower.
  private static let text: [(size: CGFloat, ems: CGFloat)] = [
    (9, 0.012), (10, 0.008), (11, 0.003), (12, -0.003), (13, -0.009), (14, -0.0157),
    (15, -0.019), (16, -0.023), (17, -0.027), (20, -0.0262),
  ]
  private static let display: [(size: CGFloat, ems: CGFloat)] = [
    (20, 0.0185), (28, 0.018), (34, 0.017), (36, 0.002), (40, 0),
  ]
  /// The increase per 100 units of weight above regular, in ems: bold San Francisco is wider than
  /// bold Inter.
  private static let emsAHundred: CGFloat = 0.0043

  /// Returns the tracking in ems.
  ///
  /// - Parameters:
  ///   - size: the font size in points.
  ///   - weight: the weight from 100 to 900.
  static func tracking(size: CGFloat, weight: Int) -> CGFloat {
    let knots = size < SystemFace.displaySize ? text : display
    let heavier = CGFloat(max(weight - 400, 0)) / 100 * emsAHundred
    return interpolated(knots, at: size) + heavier
  }

  private static func interpolated(
    _ knots: [(size: CGFloat, ems: CGFloat)], at size: CGFloat
  ) -> CGFloat {
    guard let next = knots.firstIndex(where: { $0.size >= size }) else {
      return knots[knots.count - 1].ems
    }
    guard next > 0 else { return knots[0].ems }
    let (lower, upper) = (knots[next - 1], knots[next])
    let part = (size - lower.size) / (upper.size - lower.size)
    return lower.ems + (upper.ems - lower.ems) * part
  }
}
