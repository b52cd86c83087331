public import CoreGraphics

/// The range in which an attachment moves its items: points along an axis, or radians.
public struct UIFloatRange: Sendable, Hashable {
  /// The lower end.
  public var minimum: CGFloat
  /// The upper end.
  public var maximum: CGFloat

  /// A range between two numbers.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// From 0 to 0.
  public init() { self.init(minimum: 0, maximum: 0) }

  /// From 0 to 0: nothing moves.
  public static let zero = UIFloatRange()
  /// No limits.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// Whether both ends are infinite.
  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}
