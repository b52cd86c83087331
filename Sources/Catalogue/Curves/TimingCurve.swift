import UIKit

/// A timing curve, which the page plots and uses for the movement of a view.
struct TimingCurve: Sendable {
  enum Kind: Sendable {
    case curve(CAMediaTimingFunction)
    /// A spring of unit mass, as `UIView.animate` makes it from a damping ratio.
    case spring(UIViewSpring)
    /// A spring by its physical constants, as in Core Animation.
    case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
  }

  let name: String
  let detail: String
  /// The duration in seconds.
  let duration: TimeInterval
  let kind: Kind
}

/// A spring of `UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:…)`.
struct UIViewSpring: Sendable {
  let damping: CGFloat
  let velocity: CGFloat
  /// The undamped angular frequency of such a spring, in radians per second: with it a thousandth
  /// of the distance is left at the end of the duration.
  let frequency: Double
}

extension TimingCurve {
  /// Returns one of the standard curves, with a duration of one second.
  private static func curve(_ title: String, _ name: CAMediaTimingFunctionName) -> TimingCurve {
    curve(title, CAMediaTimingFunction(name: name))
  }

  private static func curve(_ title: String, _ function: CAMediaTimingFunction) -> TimingCurve {
    let points = [1, 2].map { function.controlPoint($0) }
    let detail = points.map { "\($0.x.short) \($0.y.short)" }.joined(separator: "  ")
    return TimingCurve(name: title, detail: detail, duration: 1, kind: .curve(function))
  }

  private static func spring(
    _ duration: TimeInterval, damping: CGFloat, velocity: CGFloat = 0, frequency: Double
  ) -> TimingCurve {
    let speed = velocity == 0 ? "" : "  v \(velocity)"
    return TimingCurve(
      name: "Spring \(damping)\(speed)", detail: "\(duration) s",
      duration: duration,
      kind: .spring(UIViewSpring(damping: damping, velocity: velocity, frequency: frequency)))
  }

  /// Returns a `CASpringAnimation` with its `settlingDuration`.
  @MainActor
  private static func coreAnimation(_ spring: PhysicalSpring) -> TimingCurve {
    let animation = CASpringAnimation()
    (animation.mass, animation.stiffness, animation.damping) = (
      spring.mass, spring.stiffness, spring.damping
    )
    // The duration is rounded to microseconds.
    let duration = (animation.settlingDuration * 1e6).rounded() / 1e6
    return TimingCurve(
      name: "CASpringAnimation", detail: "\((duration * 100).rounded() / 100) s",
      duration: duration,
      kind: .physical(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping))
  }

  /// The names of all curves, in the order of `all(custom:spring:)`.
  static let names = [
    "Linear", "Default", "Ease in", "Ease out", "Ease in–out", "Custom", "Spring 1.0",
    "Spring 0.8  v 1.0", "Spring 0.6", "Spring 0.5", "Spring 0.1", "CASpringAnimation",
  ]

  /// - Parameters:
  ///   - custom: a curve besides the standard ones.
  ///   - spring: a spring by its physical constants. Its velocity is ignored.
  @MainActor
  static func all(custom: BezierCurve, spring physical: PhysicalSpring) -> [TimingCurve] {
    let points = [custom.x1, custom.y1, custom.x2, custom.y2].map { Float($0) }
    return [
      curve("Linear", .linear), curve("Default", .default), curve("Ease in", .easeIn),
      curve("Ease out", .easeOut), curve("Ease in–out", .easeInEaseOut),
      curve(
        "Custom",
        CAMediaTimingFunction(controlPoints: points[0], points[1], points[2], points[3])),
      spring(0.5, damping: 1, frequency: 18.466827),
      spring(0.5, damping: 0.8, velocity: 1, frequency: 17.806633),
      spring(0.8, damping: 0.6, frequency: 13.791819),
      spring(1, damping: 0.5, frequency: 12.716898),
      spring(0.5, damping: 0.1, frequency: 92.203907), coreAnimation(physical),
    ]
  }
}

// MARK: The curve to plot

extension TimingCurve {
  /// The plot of progress over time, both from 0 to 1: (0, 0) is the start, (1, 1) the end.
  @MainActor
  var path: UIBezierPath {
    switch kind {
    case .curve(let function):
      // A timing function is itself a Bézier curve.
      let path = UIBezierPath()
      path.move(to: .zero)
      path.addCurve(
        to: CGPoint(x: 1, y: 1), controlPoint1: function.controlPoint(1),
        controlPoint2: function.controlPoint(2))
      return path
    case .spring(let spring):
      return path(
        frequency: spring.frequency, ratio: Double(spring.damping),
        velocity: Double(spring.velocity))
    case .physical(let mass, let stiffness, let damping):
      let frequency = (stiffness / mass).squareRoot()
      let ratio = damping / (2 * (stiffness * mass).squareRoot())
      return path(frequency: frequency, ratio: ratio, velocity: 0)
    }
  }

  private static let samples = 240

  private func path(frequency: Double, ratio: Double, velocity: Double) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: .zero)
    for sample in 1...Self.samples {
      let x = Double(sample) / Double(Self.samples)
      let y = Self.progress(
        at: x * duration, frequency: frequency, ratio: ratio, velocity: velocity)
      path.addLine(to: CGPoint(x: x, y: y))
    }
    return path
  }

  /// The progress of a damped harmonic oscillator that moves from 0 to 1.
  private static func progress(
    at time: Double, frequency: Double, ratio: Double, velocity: Double
  ) -> Double {
    if ratio >= 1 {
      return 1 - (1 + (frequency - velocity) * time) * exp(-frequency * time)
    }
    let damped = frequency * (1 - ratio * ratio).squareRoot()
    let sine = (ratio * frequency - velocity) / damped
    return 1 - exp(-ratio * frequency * time)
      * (cos(damped * time) + sine * sin(damped * time))
  }
}

// MARK: The view to move

extension TimingCurve {
  /// Moves a view to a centre with this timing curve.
  @MainActor
  func animate(_ view: UIView, to center: CGPoint) {
    switch kind {
    case .curve(let function):
      let animation = CABasicAnimation(keyPath: "position")
      animation.duration = duration
      animation.timingFunction = function
      run(animation, on: view, to: center)
    case .spring(let spring):
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: spring.damping,
        initialSpringVelocity: spring.velocity
      ) { view.center = center }
    case .physical(let mass, let stiffness, let damping):
      let animation = CASpringAnimation(keyPath: "position")
      (animation.mass, animation.stiffness, animation.damping) = (mass, stiffness, damping)
      animation.duration = duration
      animation.timingFunction = CAMediaTimingFunction(name: .linear)
      run(animation, on: view, to: center)
    }
  }

  @MainActor
  private func run(_ animation: CABasicAnimation, on view: UIView, to center: CGPoint) {
    animation.fromValue = view.center
    animation.toValue = center
    view.center = center
    view.layer.add(animation, forKey: "timingCurve")
  }
}

extension CAMediaTimingFunction {
  /// Returns the first or the second control point.
  fileprivate func controlPoint(_ index: Int) -> CGPoint {
    var values: [Float] = [0, 0]
    getControlPoint(at: index, values: &values)
    return CGPoint(x: CGFloat(values[0]), y: CGFloat(values[1]))
  }
}

extension CGFloat {
  /// The number with at most two decimals, without trailing zeros.
  fileprivate var short: String {
    var text = String(format: "%.2f", self)
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text.replacingOccurrences(of: "0.", with: ".")
  }
}
