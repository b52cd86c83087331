/// Whether the screen measures the force of touches. The raw values are Apple's.
public enum UIForceTouchCapability: Int, Sendable {
  /// It is not known whether the screen measures force.
  case unknown = 0
  /// The screen does not measure force.
  case unavailable = 1
  /// The screen measures force.
  case available = 2
}

extension UITraitCollection {
  /// Always `unavailable`: no screen here measures force.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
}
