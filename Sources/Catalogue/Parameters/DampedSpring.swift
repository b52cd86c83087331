public import UIKit

/// A spring that is given by its damping ratio, and takes exactly the duration of its animation.
public struct DampedSpring: Hashable, Sendable {
  /// The damping ratio: 1 does not overshoot; the smaller, the longer the spring oscillates.
  public var dampingRatio: CGFloat
  /// The initial velocity, in distances to the end per second.
  public var initialVelocity: CGFloat

  /// The names of the parts and the range of each, in the order of the properties.
  public static let ranges: [(name: String, range: ParameterRange)] = [
    ("Damping ratio", ParameterRange(0.05...1, step: 0.01, unit: .none)),
    ("Initial velocity", ParameterRange(-10...20, step: 0.1, unit: .none)),
  ]

  /// Makes a spring from its damping ratio and its initial velocity.
  public init(dampingRatio: CGFloat, initialVelocity: CGFloat = 0) {
    (self.dampingRatio, self.initialVelocity) = (dampingRatio, initialVelocity)
  }

  /// The values of the parts, in the order of ``ranges``.
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
