public import CoreGraphics

/// A range of motion of an attachment: points along an axis, or radians.
public struct UIFloatRange: Sendable, Hashable {
  /// The lower bound.
  public var minimum: CGFloat
  /// The upper bound.
  public var maximum: CGFloat

  /// A range between two bounds.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The range from 0 to 0.
  public init() { self.init(minimum: 0, maximum: 0) }

  /// The range from 0 to 0, in which nothing moves.
  public static let zero = UIFloatRange()
  /// A range without bounds.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// Whether both bounds are infinite.
  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}
