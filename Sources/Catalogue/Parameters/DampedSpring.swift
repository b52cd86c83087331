public import UIKit

/// A spring that takes as long as its animation, by its damping ratio.
public struct DampedSpring: Hashable, Sendable {
  /// 1 does not overshoot; the smaller, the longer it swings.
  public var dampingRatio: CGFloat
  /// At the start, in distances to the end a second.
  public var initialVelocity: CGFloat

  /// The parts, in the order of the properties, with the numbers that they can have.
  public static let ranges: [(name: String, range: ParameterRange)] = [
    ("Damping ratio", ParameterRange(0.05...1, step: 0.01, unit: .none)),
    ("Initial velocity", ParameterRange(-10...20, step: 0.1, unit: .none)),
  ]

  /// A spring by its damping ratio and its velocity at the beginning.
  public init(dampingRatio: CGFloat, initialVelocity: CGFloat = 0) {
    (self.dampingRatio, self.initialVelocity) = (dampingRatio, initialVelocity)
  }

  /// In the order of ``ranges``.
  public var parts: [Double] {
    get { [Double(dampingRatio), Double(initialVelocity)] }
    set { if newValue.count == 2 { self = Self(parts: newValue) } }
  }

  private init(parts: [Double]) {
    self.init(dampingRatio: CGFloat(parts[0]), initialVelocity: CGFloat(parts[1]))
  }

  var valid: DampedSpring? {
    let parts = zip(parts, Self.ranges).compactMap { $1.range.clamped($0) }
    return parts.count == 2 ? Self(parts: parts) : nil
  }
}
