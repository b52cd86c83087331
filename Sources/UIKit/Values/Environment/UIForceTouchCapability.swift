/// Whether the screen measures how hard it is pressed. The raw values are Apple's.
public enum UIForceTouchCapability: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// It does not.
  case unavailable = 1
  /// It does.
  case available = 2
}

extension UITraitCollection {
  /// Always `unavailable`: no screen here measures force.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
}
