public import UIKit

/// A spring by its physics, which takes as long as it needs.
public struct PhysicalSpring: Hashable, Sendable {
  /// What the spring moves; 1 is Core Animation's default.
  public var mass: CGFloat
  /// How strongly it pulls towards the end.
  public var stiffness: CGFloat
  /// How strongly it brakes.
  public var damping: CGFloat
  /// At the start, in distances to the end a second.
  public var initialVelocity: CGFloat

  /// The parts, in the order of the properties, with the numbers that they can have.
  public static let ranges: [(name: String, range: ParameterRange)] = [
    ("Mass", ParameterRange(0.1...10, step: 0.1, unit: .none)),
    ("Stiffness", ParameterRange(1...1000, step: 1, unit: .none)),
    ("Damping", ParameterRange(0.5...100, step: 0.5, unit: .none)),
    ("Initial velocity", ParameterRange(-10...20, step: 0.1, unit: .none)),
  ]

  /// A spring by its constants, as `CASpringAnimation` has them.
  public init(
    mass: CGFloat = 1, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGFloat = 0
  ) {
    (self.mass, self.stiffness, self.damping, self.initialVelocity) = (
      mass, stiffness, damping, initialVelocity
    )
  }

  /// In the order of ``ranges``.
  public var parts: [Double] {
    get { [mass, stiffness, damping, initialVelocity].map { Double($0) } }
    set { if newValue.count == 4 { self = Self(parts: newValue) } }
  }

  private init(parts: [Double]) {
    let parts = parts.map { CGFloat($0) }
    self.init(
      mass: parts[0], stiffness: parts[1], damping: parts[2], initialVelocity: parts[3])
  }

  /// For a property animator.
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
