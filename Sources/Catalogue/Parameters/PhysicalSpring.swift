public import UIKit

/// A spring that is given by its physical constants. They determine its duration.
public struct PhysicalSpring: Hashable, Sendable {
  /// The mass; Core Animation's default is 1.
  public var mass: CGFloat
  /// The stiffness.
  public var stiffness: CGFloat
  /// The damping coefficient.
  public var damping: CGFloat
  /// The initial velocity, in distances to the end per second.
  public var initialVelocity: CGFloat

  /// The names of the parts and the range of each, in the order of the properties.
  public static let ranges: [(name: String, range: ParameterRange)] = [
    ("Mass", ParameterRange(0.1...10, step: 0.1, unit: .none)),
    ("Stiffness", ParameterRange(1...1000, step: 1, unit: .none)),
    ("Damping", ParameterRange(0.5...100, step: 0.5, unit: .none)),
    ("Initial velocity", ParameterRange(-10...20, step: 0.1, unit: .none)),
  ]

  /// Makes a spring from its constants, as `CASpringAnimation` defines them.
  public init(
    mass: CGFloat = 1, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGFloat = 0
  ) {
    (self.mass, self.stiffness, self.damping, self.initialVelocity) = (
      mass, stiffness, damping, initialVelocity
    )
  }

  /// The values of the parts, in the order of ``ranges``.
  public var parts: [Double] {
    get { [mass, stiffness, damping, initialVelocity].map { Double($0) } }
    set { if newValue.count == 4 { self = Self(parts: newValue) } }
  }

  private init(parts: [Double]) {
    let parts = parts.map { CGFloat($0) }
    self.init(
      mass: parts[0], stiffness: parts[1], damping: parts[2], initialVelocity: parts[3])
  }

  /// The spring as timing parameters of a property animator.
  @MainActor
  public var timingParameters: UISpringTimingParameters {
    UISpringTimingParameters(
      mass: mass, stiffness: stiffness, damping: damping,
      initialVelocity: CGVector(dx: initialVelocity, dy: initialVelocity))
  }

  var valid: PhysicalSpring? {
    let parts = zip(parts, Self.ranges).compactMap { $1.range.clamped($0) }
    return parts.count == 4 ? Self(parts: parts) : nil
  }
}
